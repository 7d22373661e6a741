/**
 * Nachbuchung: "My contact signed, and nothing happened" (rules 3.13). A real form: words and numbers go without script, files
 * need it. The page asks nothing about orders, and its answer is the same whether there is one or not.
 */
import { fileClaim } from '@weitersagen/contract/claim/endpoints';
import { FileClaim } from '@weitersagen/contract/claim/schemas';
import { listOwnRecommendations } from '@weitersagen/contract/personal-area/endpoints';
import { asOwn, type OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextArea } from '../../form/field/text-area.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, fullName } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFormKey, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { ClaimFiles } from './claim-files.tsx';

export const texts = ['claim.', 'claims.title', 'form.', 'problem.', 'label.'];

/** The latest ones can be chosen; of an older one the order number tells. */
const listedMax = 100;

export async function load({ api, person, query }: Load) {
  if (!person) throw trouble(404);
  const all = asOwn(need(await api(listOwnRecommendations, { query: { count: listedMax } })));
  const asked = query.get('empfehlung');
  return { all, chosen: all.some(({ number }) => number === asked) ? asked : null };
}

export const submit = ({ form: sent, enter }: Sent) =>
  sent.send(fileClaim, {}, () => enter('claims', { gesendet: '1' }));

export default function ClaimScreen() {
  const { all, chosen } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  useTitle(t('claim.title'));
  const options = all.map((one) => [one.number, nameOf(one, t, locale)] as const);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="claims">{t('claims.title')}</BackLink>
        <h1>{t('claim.title')}</h1>
        <p className={layout.lead}>{t('claim.lead')}</p>
      </div>
      <div className={layout.columns}>
        <Form schema={FileClaim} keep="claim" nonce={useFormKey()}>
          <fieldset className={form.group}>
            <legend>{t('claim.about')}</legend>
            <p className={`${layout.small} ${layout.soft}`}>{t('claim.aboutHint')}</p>
            <SelectField
              name="recommendationNumber"
              label={t('claim.recommendation')}
              options={[['', t('claim.noRecommendation')], ...options]}
              {...(chosen && { value: chosen })}
              optional
            />
            <TextField
              name="externalNumber"
              label={t('claim.externalNumber')}
              hint={t('claim.externalHint')}
              autoComplete="off"
              width="middle"
              optional
            />
            <TextField
              name="contractOn"
              label={t('claim.contractOn')}
              hint={t('claim.contractHint')}
              autoComplete="off"
              inputMode="numeric"
              width="short"
            />
          </fieldset>
          <fieldset className={form.group}>
            <legend>{t('claim.words')}</legend>
            <TextArea name="words" hint={t('claim.wordsHint')} />
            <ClaimFiles />
          </fieldset>
          <div className={layout.row}>
            <Submit>{t('claim.submit')}</Submit>
          </div>
        </Form>
        <aside className={layout.stack}>
          <div className={layout.card}>
            <h2>{t('claim.aside')}</h2>
            <p>{t('claim.asideAnswer')}</p>
            <p className={`${layout.small} ${layout.soft}`}>{t('claim.asideData')}</p>
          </div>
        </aside>
      </div>
    </div>
  );
}

function nameOf({ product, createdAt, recipient }: OwnRecommendation, t: T, locale: string): string {
  const told = { product: product.name, day: day(createdAt, locale) };
  const contact = recipient && fullName(recipient.firstName, recipient.lastInitial);
  return contact ? t('claim.recommendationTo', { ...told, contact }) : t('claim.recommendationOf', told);
}
