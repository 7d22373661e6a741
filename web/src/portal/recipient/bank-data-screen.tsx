/** EmpfaengerBankdaten: the account for the recipient's own premium (R9, R-15). */
import { giveBankData, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { BankData } from '@weitersagen/contract/recipient/schemas';
import { useLoaderData } from 'react-router';
import { BankFields } from '../../form/bank-fields.tsx';
import { CheckField } from '../../form/check-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';
import { type Load, need, type Submit as Sent, trouble } from '../screen.ts';
import { BankSafety } from '../shell/bank-safety.tsx';
import { PageLink } from '../shell/page-link.tsx';

export const texts = ['recipientBank.', 'bank.', 'form.', 'problem.', 'label.'];
export const tokenStore = 'empfaenger';

export async function load({ api, token }: Load) {
  if (!token) throw trouble(404);
  const { firstName, lastName, needsBankData } = need(await api(showRecipientOrder, { token }));
  return { token, name: fullName(firstName, lastName), needsBankData };
}

export const submit = ({ form: sent, token, go }: Sent) =>
  sent.send(giveBankData, { token }, () => go('recipientBankData', {}, token));

export default function RecipientBankDataScreen() {
  const { token, name, needsBankData } = useLoaderData<typeof load>();
  return needsBankData ? <Ask token={token} name={name} /> : <Given token={token} />;
}

function Ask({ token, name }: { token: string; name: string }) {
  const t = useT();
  const { germanIbanOnly } = useFrame().mandant;
  useTitle(t('recipientBank.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('recipientBank.title')}</h1>
        <p className={layout.lead}>{t('recipientBank.lead')}</p>
      </div>
      <div className={layout.columns}>
        <Form schema={BankData} token={token}>
          <fieldset className={form.group}>
            <legend className={form.hush}>{t('recipientBank.account')}</legend>
            <BankFields owner="holder" iban="iban" ownerValue={name} germanOnly={germanIbanOnly} />
          </fieldset>
          <CheckField name="acceptsTerms" text={t('recipientBank.agree')} />
          <div className={layout.row}>
            <Submit>{t('recipientBank.submit')}</Submit>
          </div>
        </Form>
        <aside className={layout.stack}>
          <BankSafety />
        </aside>
      </div>
    </div>
  );
}

function Given({ token }: { token: string }) {
  const t = useT();
  useTitle(t('recipientBank.done'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack} role="status">
          <h1>{t('recipientBank.done')}</h1>
          <p className={layout.lead}>{t('recipientBank.doneLead')}</p>
        </div>
        <div className={layout.row}>
          <PageLink to="recipientAgreement" values={{ token }} className={`${button.button} ${button.second}`}>
            {t('recipientBank.journey')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
