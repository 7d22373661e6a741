/** Empfehlen: who gets the premium, who recommends, the terms; then the link (E1, G-02, E-05). */

import { plusDays } from '@weitersagen/contract/basics/day';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { type Quote, quoteOf } from '@weitersagen/contract/product/quote';
import { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFormKey, useFrame, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { findTariff } from '../product/find-tariff.ts';
import { Chosen } from '../product/price/chosen.tsx';
import { Young } from '../product/price/young.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { Still } from '../shell/still.tsx';
import { DeviceField } from './device/device-field.tsx';
import { devicesFor } from './device/devices.ts';
import { readAgency } from './for-agency.ts';
import { loadFields, RecommendFields } from './recommend-fields.tsx';
import { RecommendSummary } from './recommend-summary.tsx';
import { sendRecommendation } from './send-recommendation.ts';
import { ShareField } from './share-field.tsx';

export const texts = ['recommend.', 'price.', 'captcha.', 'form.', 'problem.', 'label.'];

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadForm : undefined;

async function loadForm(load: Load) {
  const { api, params, query, today, terms, mandant, go } = load;
  const id = Number(params.produktId);
  if (!Number.isInteger(id) || id < 1) throw trouble(404);
  const tariff = need(await findTariff(api, id, { source: query.get('quelle') }));
  const { name, description, premiums, isAgent } = tariff;
  if (isAgent) throw go('recommendAgent', { produktId: id, ...Object.fromEntries(query) });
  if (!terms) throw trouble(404);
  const devices = await devicesFor(api, tariff, query);
  const { agency, addedCents } = await readAgency(load, id);
  const valueCents = (snapshotPremium(premiums, today)?.valueCents ?? 0) + addedCents;
  const validUntil = plusDays(today, mandant.recommendationValidityDays);
  /** Where the contact is to land, as the page around asks for it (E-15). */
  const target = mandant.integratedFrame ? query.get('ziel') : null;
  return {
    product: { id, name, description, valueCents, young: tariff.young },
    agency,
    addedCents,
    quote: quoteOf(tariff),
    devices,
    termsText: terms.text,
    validUntil,
    target,
  };
}

export const prepare = loadFields;

export const submit = (sent: Sent) => sendRecommendation(sent);

export default function RecommendScreen() {
  const { product, quote, devices, termsText, validUntil, target, agency, addedCents } =
    useLoaderData<typeof loadForm>();
  const t = useT();
  const { person } = useFrame();
  const title = t('recommend.title', { product: unbroken(product.name) });
  useTitle(title, t('recommend.description', { product: product.name }));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="home">{t('recommend.back')}</BackLink>
        <h1>{title}</h1>
        <p className={layout.lead}>
          {t(person?.firstName && person.lastName ? 'recommend.ownLead' : 'recommend.lead')}
        </p>
      </div>
      <div className={layout.columns}>
        <Form schema={NewRecommendation} keep="recommend" nonce={useFormKey()}>
          <HiddenField name="recommendation.product" value={product.id} />
          {agency && <HiddenField name="recommendation.agencyNumber" value={agency} />}
          {target && <HiddenField name="recommendation.target" value={target} />}
          {devices && <DeviceField {...devices} />}
          <ShareField valueCents={product.valueCents} />
          <RecommendFields termsText={termsText} />
        </Form>
        <Still>
          {import.meta.env.SSR && (
            <RecommendSummary
              product={product}
              price={<Costs young={product.young} quotes={[quote, ...(devices?.quotes ?? [])]} />}
              addedCents={addedCents}
              validUntil={validUntil}
            />
          )}
        </Still>
      </div>
    </div>
  );
}

/** Of the tariff alone and with each device; style shows the one that is chosen (device/device.css). */
const Costs = ({ young, quotes }: { young: boolean; quotes: readonly Quote[] }) => (
  <>
    {young && <Young />}
    <div className="quotes">
      {quotes.map((quote) => (
        <Chosen key={quote.deviceId} quote={quote} />
      ))}
    </div>
  </>
);
