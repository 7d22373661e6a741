/**
 * EmpfaengerBankdaten: the account for the recipient's own premium (R9, R-15). Where there is no premium to transfer,
 * or none any more, the page of the journey says why.
 */
import { giveBankData, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { BankData } from '@weitersagen/contract/recipient/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { CheckField } from '../../form/field/check-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, ibanAtBank, money, typedName } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Signed } from '../../ui/signed.tsx';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BankLine, BankPart, BankSafety } from '../shell/bank-part.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { PremiumCard } from './premium-card.tsx';
import { endOf } from './recipient-end.ts';

export const texts = ['recipientBank.', 'agreement.', 'bank.', 'form.', 'problem.', 'label.'];
export const tokenStore = 'empfaenger';

export async function load({ api, token, go }: Load) {
  if (!token) throw trouble(404);
  const order = need(await api(showRecipientOrder, { token }));
  if (!order.needsBankData && (!order.hasBankData || endOf(order))) throw go('recipientAgreement', {}, token);
  return { token, order };
}
type Shown = Awaited<ReturnType<typeof load>>;

export const submit = ({ form: sent, token, go }: Sent) =>
  sent.send(giveBankData, { token }, () => go('recipientBankData', {}, token));

export default function RecipientBankDataScreen() {
  const data = useLoaderData<typeof load>();
  return data.order.needsBankData ? <Ask {...data} /> : <Given {...data} />;
}

function Ask({ token, order }: Shown) {
  const t = useT();
  const locale = useLocale();
  const { rewardStatus, collectUntil } = order;
  const amount = money(order.amountCents, locale);
  useTitle(t('recipientBank.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="recipientAgreement" values={{ token }}>
          {t('recipientBank.later')}
        </BackLink>
        <h1>{t('recipientBank.headline', { amount })}</h1>
        <p className={layout.lead}>
          {rewardStatus === 'ready' && collectUntil
            ? t('recipientBank.leadReady', { day: day(collectUntil, locale) })
            : t('recipientBank.lead')}
        </p>
      </div>
      <div className={layout.columns}>
        <Form schema={BankData} token={token} keep={`bank.${order.number}`}>
          <fieldset className={form.group}>
            <legend className={form.hush}>{t('recipientBank.account')}</legend>
            <BankPart ownerValue={typedName(order.firstName, order.lastName)} />
          </fieldset>
          <BankSafety {...order} />
          <CheckField name="acceptsTerms" text={t('recipientBank.agree')} />
          <div className={layout.row}>
            <Submit>{t('recipientBank.submit')}</Submit>
          </div>
          <BankLine amount={amount} day={order.onAccountBy} />
        </Form>
        <aside className={layout.stack}>
          <PremiumCard order={order} />
        </aside>
      </div>
    </div>
  );
}

function Given({ token, order }: Shown) {
  const t = useT();
  const locale = useLocale();
  useTitle(t('recipientBank.done'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div role="status">
        <Signed>
          <h1>{t('recipientBank.done')}</h1>
          <p className={layout.lead}>
            {order.onAccountBy
              ? t('recipientBank.doneBy', {
                  amount: money(order.amountCents, locale),
                  day: day(order.onAccountBy, locale),
                })
              : t('recipientBank.doneLead')}
          </p>
          {order.maskedIban && <p>{t('recipientBank.doneTo', { iban: ibanAtBank(order.maskedIban, order.bank) })}</p>}
        </Signed>
      </div>
      <div className={layout.row}>
        <PageLink to="recipientAgreement" values={{ token }} className={`${button.button} ${button.second}`}>
          {t('recipientBank.journey')}
        </PageLink>
      </div>
    </div>
  );
}
