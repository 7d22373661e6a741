/** PraemieDaten: the chosen premium is collected, money with owner and IBAN, a voucher with a word of consent (P4). */
import { collectReward } from '@weitersagen/contract/reward/endpoints';
import { CollectReward } from '@weitersagen/contract/reward/schemas';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted, Voucher } from '../../ui/banknote.tsx';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BankLine, BankSafety } from '../shell/bank-part.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { AccountFields, accountProblems, sentAccount } from './account-fields.tsx';
import { noPremium, ownReward } from './own-reward.ts';

export const texts = ['reward.', 'collect.', 'bank.', 'form.', 'problem.', 'label.'];
export const tokenStore = 'praemierung';

export async function load({ api, token, params, go }: Load) {
  if (!token) throw trouble(404);
  const reward = await ownReward({ api }, token);
  const id = params.praemieid ?? '';
  const premiums = reward.choice?.premiums ?? [];
  const premium = premiums.find((offered) => String(offered.id) === id);
  const isOffered = premium !== undefined || (id === noPremium && premiums.length === 0);
  // Where nothing can be collected, the page before tells what is the matter.
  if (reward.status !== 'ready' || reward.isHeld || !isOffered) throw go('rewardChoice', {}, token);
  return {
    token,
    reward,
    premiumId: premium?.id ?? null,
    isMoney: premium?.kind !== 'voucher',
    amountCents: premium?.amountCents ?? reward.amountCents,
    hasChoice: premiums.length > 1,
  };
}
type Shown = Awaited<ReturnType<typeof load>>;

export const submit = ({ form: sent, token, go }: Sent) =>
  sent.send(collectReward, { token, also: accountProblems(sent.values), instead: sentAccount(sent.values) }, (reply) =>
    go(reply.nextPage, {}, token),
  );

export default function RewardDataScreen() {
  const { token, reward, premiumId, isMoney, amountCents, hasChoice } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const amount = money(amountCents, locale);
  useTitle(isMoney ? t('collect.title') : t('collect.voucherTitle', { amount }));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="rewardChoice" values={{ token }}>
          {t(hasChoice ? 'collect.other' : 'collect.back')}
        </BackLink>
        <h1>{isMoney ? t('collect.headline', { amount }) : t('collect.voucherTitle', { amount })}</h1>
        <p className={layout.lead}>{t(isMoney ? 'collect.lead' : 'collect.voucherLead')}</p>
      </div>
      <div className={layout.columns}>
        <Form schema={CollectReward} token={token} keep={`bank.${reward.number}`}>
          {premiumId !== null && <HiddenField name="premiumId" value={premiumId} />}
          {isMoney && (
            <>
              <AccountFields reward={reward} />
              <BankSafety {...reward} />
            </>
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
          {isMoney && <BankLine amount={amount} stored={reward.bankData?.iban} day={reward.onAccountBy} />}
        </Form>
        <aside className={layout.stack}>
          <Summary reward={reward} isMoney={isMoney} amountCents={amountCents} />
        </aside>
      </div>
    </div>
  );
}

function Summary({ reward, isMoney, amountCents }: Pick<Shown, 'reward' | 'isMoney' | 'amountCents'>) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes } = useFrame().mandant.features;
  const amount = shortMoney(amountCents, locale);
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      {banknotes &&
        (isMoney ? (
          <Lifted above={t('reward.premium')} amount={amount} below={t('reward.forYou')} />
        ) : (
          <Voucher above={t('reward.voucher')} amount={amount} />
        ))}
      <Facts
        facts={[
          [
            t('reward.for'),
            <span key="product" lang={lang}>
              {reward.product.name}
            </span>,
          ],
          [t('reward.amount'), money(amountCents, locale)],
          ...(reward.collectUntil ? ([[t('reward.untilShort'), day(reward.collectUntil, locale)]] as const) : []),
        ]}
      />
    </div>
  );
}
