/** PraemieDaten: the chosen premium is collected, money with owner and IBAN, a voucher with a word of consent (P4). */
import { collectReward } from '@weitersagen/contract/reward/endpoints';
import { CollectReward } from '@weitersagen/contract/reward/schemas';
import { useLoaderData } from 'react-router';
import { AgreementField } from '../../form/agreement-field.tsx';
import { BankFields } from '../../form/bank-fields.tsx';
import { CheckField } from '../../form/check-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { HiddenField } from '../../form/text-field.tsx';
import { money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';
import { type Load, type Submit as Sent, trouble } from '../screen.ts';
import { BackLink } from '../shell/back-link.tsx';
import { BankSafety } from '../shell/bank-safety.tsx';
import { noPremium, ownReward } from './own-reward.ts';
import { RewardStand } from './reward-stand.tsx';

export const texts = ['reward.', 'collect.', 'bank.', 'form.', 'problem.', 'label.'];
export const tokenStore = 'praemierung';

export async function load({ api, token, params }: Load) {
  if (!token) throw trouble(404);
  const reward = await ownReward({ api }, token);
  const id = params.praemieid ?? '';
  const premium = reward.choice?.premiums.find((offered) => String(offered.id) === id);
  if (!premium && id !== noPremium && reward.status === 'ready') throw trouble(404);
  const amountCents = premium?.amountCents ?? reward.amountCents;
  return { token, reward, premiumId: premium?.id ?? null, isMoney: premium?.kind !== 'voucher', amountCents };
}

/** Money needs an account, a voucher none: the page knows which it asked for. */
const account = ['Kontoinhaber', 'IBAN'].map((field) => ({ field, code: 'required' }));

export const submit = ({ form: sent, token, go }: Sent) =>
  sent.send(
    collectReward,
    { token, also: account.filter(({ field }) => sent.values[field === 'IBAN' ? 'iban' : 'holder']?.trim() === '') },
    (reply) => go(reply.nextPage, {}, token),
  );

export default function RewardDataScreen() {
  const { token, reward, premiumId, isMoney, amountCents } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const { germanIbanOnly, storesBankData, showsBanknotes } = useFrame().mandant;
  const amount = money(amountCents, locale);
  useTitle(isMoney ? t('collect.title') : t('collect.voucherTitle', { amount }));
  if (reward.status !== 'ready') return <RewardStand reward={reward} />;
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="rewardChoice" values={{ token }}>
          {t('collect.other')}
        </BackLink>
        <h1>{isMoney ? t('collect.headline', { amount }) : t('collect.voucherTitle', { amount })}</h1>
        {!isMoney && <p className={layout.lead}>{t('collect.voucherLead')}</p>}
      </div>
      <div className={layout.columns}>
        <Form schema={CollectReward} token={token}>
          {premiumId !== null && <HiddenField name="premiumId" value={premiumId} />}
          {isMoney && (
            <fieldset className={form.group}>
              <legend className={form.hush}>{t('collect.account')}</legend>
              <BankFields owner="holder" iban="iban" germanOnly={germanIbanOnly} />
              {storesBankData && (
                <CheckField name="storesBankData" text={t('collect.store')} hint={t('collect.storeHint')} optional />
              )}
            </fieldset>
          )}
          <AgreementField
            text={reward.termsText ?? ''}
            textName="termsText"
            boxName="acceptsTerms"
            legend={t('collect.terms')}
            agree={t('collect.agree')}
          />
          <div className={layout.row}>
            <Submit>{isMoney ? t('collect.submit', { amount }) : t('collect.submitVoucher')}</Submit>
          </div>
        </Form>
        <aside className={layout.stack}>
          <div className={`${layout.card} ${layout.tint}`}>
            {showsBanknotes && <Lifted above={t('reward.premium')} amount={shortMoney(amountCents, locale)} />}
            <Facts facts={[[t('reward.for'), reward.product.name]]} />
          </div>
          {isMoney && <BankSafety />}
        </aside>
      </div>
    </div>
  );
}
