/**
 * Kundennummer: the number the client knows the person by, and what the client's list says about it (R-13, C-14). For
 * whoever is signed in, or has the link of the mail that asks for it.
 */
import { setCustomerNumber, showCustomerNumber } from '@weitersagen/contract/account/own-endpoints';
import { TypedCustomerNumber } from '@weitersagen/contract/account/own-schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { NarrowPage } from '../shell/narrow-page.tsx';
import { Said } from '../shell/said.tsx';

export const texts = ['customerNumber.', 'form.', 'problem.', 'label.Kundennummer'];
export const tokenStore = 'kundennummer';

const savedMark = 'gespeichert';

export async function load({ api, person, token, query }: Load) {
  if (!person && !token) throw trouble(404);
  const found = need(await api(showCustomerNumber, { query: { token } }));
  return { ...found, token, isSaved: query.has(savedMark) };
}
type Shown = Awaited<ReturnType<typeof load>>;

export const submit = ({ form, token, enter }: Sent) =>
  form.send(
    setCustomerNumber,
    { schema: TypedCustomerNumber, params: { number: form.values.number ?? '' }, query: { token } },
    () => enter('customerNumber', { [savedMark]: 1, token }),
  );

const kinds = { missing: 'info', unchecked: 'info', valid: 'good', invalid: 'bad' } as const;

export default function CustomerNumberScreen() {
  const data = useLoaderData<typeof load>();
  const { number, result, token } = data;
  const t = useT();
  const { person } = useFrame();
  return (
    <NarrowPage
      above={person && <BackLink to="personalArea">{t('customerNumber.area')}</BackLink>}
      title={t('customerNumber.title')}
      lead={t('customerNumber.lead')}
    >
      <Result {...data} />
      {result !== 'valid' && (
        <Form schema={TypedCustomerNumber} token={token}>
          <TextField
            name="number"
            autoComplete="off"
            inputMode="numeric"
            hint={t('customerNumber.hint')}
            value={result === 'invalid' ? undefined : number}
            width="middle"
          />
          <div className={layout.row}>
            <Submit>{t('customerNumber.submit')}</Submit>
          </div>
        </Form>
      )}
    </NarrowPage>
  );
}

function Result({ number, result, text, checkedAt, isSaved }: Shown) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    text,
    number && t('customerNumber.stored', { number }),
    checkedAt && t('customerNumber.checked', { day: day(checkedAt, locale) }),
  ].filter(Boolean);
  const kind = kinds[result];
  const Told = isSaved ? Said : Notice;
  return <Told kind={kind}>{facts.join(' ')}</Told>;
}
