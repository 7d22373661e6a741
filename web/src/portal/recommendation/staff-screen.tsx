/** MitarbeiterEmpfehlen: as Empfehlen, but the product is chosen here, and the e-mail has to be one of the staff's (V-10). */
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { FormContext, useField } from '../../form/form-context.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFormKey, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { loadFields, RecommendFields } from './recommend-fields.tsx';
import { sendRecommendation } from './send-recommendation.ts';
import { ShareField } from './share-field.tsx';

export const texts = ['staff.', 'recommend.', 'captcha.', 'form.', 'problem.', 'label.'];

const productField = 'recommendation.product';

export async function load({ api, terms, mandant }: Load) {
  if (!terms || !mandant.hasStaff) throw trouble(404);
  // An agent is chosen on the page of the agents.
  const products = need(await api(showShopWindow, { query: { all: true, limit: 1000 } })).products.filter(
    ({ isAgent }) => !isAgent,
  );
  return { products, termsText: terms.text };
}

export const prepare = loadFields;

export const submit = (sent: Sent) => sendRecommendation(sent, { isEmployee: true });

type Product = Awaited<ReturnType<typeof load>>['products'][number];

export default function StaffScreen() {
  const { products, termsText } = useLoaderData<typeof load>();
  const t = useT();
  useTitle(t('staff.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="home">{t('recommend.back')}</BackLink>
        <h1>{t('staff.title')}</h1>
        <p className={layout.lead}>{t('staff.lead')}</p>
      </div>
      <div className={layout.read}>
        <Form schema={NewRecommendation} keep="staff" nonce={useFormKey()}>
          <ProductAndShare products={products} />
          <RecommendFields termsText={termsText} isStaff />
        </Form>
      </div>
    </div>
  );
}

/** The sums of the shares follow the product, once the page is alive. */
function ProductAndShare({ products }: { products: readonly Product[] }) {
  const t = useT();
  const before = useField(productField).value;
  const chosen = useContext(FormContext).typed[productField] ?? before;
  const product = products.find(({ id }) => String(id) === chosen);
  return (
    <>
      <fieldset className={form.group}>
        <legend>{t('staff.product')}</legend>
        <SelectField
          name={productField}
          options={[['', t('staff.choose')], ...products.map(({ id, name }) => [String(id), name] as const)]}
        />
      </fieldset>
      <ShareField key={product?.id} valueCents={product?.valueCents ?? null} />
    </>
  );
}
