/**
 * PraemieWaehlen: the person with the reward's token chooses a premium. With `?stopp=` the page of "Das war ich
 * nicht" (P4). A reward that cannot be collected says so, with its status.
 */
import { stopReward } from '@weitersagen/contract/reward/endpoints';
import { useLoaderData } from 'react-router';
import { ChoiceField } from '../../form/choice-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote, Voucher } from '../../ui/banknote.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame, useTitle } from '../page-frame.ts';
import { type Load, type Submit as Sent, trouble } from '../screen.ts';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { noPremium, type OwnReward, ownReward } from './own-reward.ts';
import { RewardStand } from './reward-stand.tsx';

export const texts = ['reward.', 'refuse.', 'form.', 'problem.', 'label.PraemieId'];
export const tokenStore = 'praemierung';

export async function load({ api, token, query }: Load) {
  const stop = query.get('stopp');
  if (stop) return { kind: 'refuse' as const, token: stop };
  if (query.has('gestoppt')) return { kind: 'refused' as const };
  if (!token) throw trouble(404);
  return { kind: 'shown' as const, token, reward: await ownReward({ api }, token) };
}

export async function submit({ form, query, token, t, go }: Sent) {
  if (form.values[refuseField] !== undefined) {
    return form.send(stopReward, { instead: { token: query.get('stopp') ?? '' } }, () =>
      go('rewardChoice', { gestoppt: 1 }),
    );
  }
  const { premiumId } = form.values;
  if (!premiumId) return form.refuse('premiumId', t('problem.required', { label: t('label.PraemieId') }));
  return go('rewardData', { praemieid: premiumId }, token);
}

export default function RewardChoiceScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="reward" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="reward" />;
  return data.reward.status === 'ready' ? <Choose {...data} /> : <RewardStand reward={data.reward} />;
}

function Choose({ token, reward }: { token: string; reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  const choices = useChoices(reward);
  const product = reward.product.name;
  useTitle(t('reward.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('reward.headline')}</h1>
        <p className={layout.lead}>
          {reward.role === 'recommender' ? t('reward.lead', { product }) : t('reward.leadRecipient', { product })}
        </p>
      </div>
      <Form token={token}>
        <ChoiceField name="premiumId" legend={t('reward.choose')} quiet choices={choices} chosen={choices[0]?.value} />
        <div className={layout.row}>
          <Submit>{t('reward.next')}</Submit>
        </div>
      </Form>
      {reward.collectUntil && (
        <div className={layout.read}>
          <Notice>{t('reward.until', { day: day(reward.collectUntil, locale) })}</Notice>
        </div>
      )}
    </div>
  );
}

/** The premiums to choose from; goodwill without an order has none and is paid to the account. */
function useChoices(reward: OwnReward) {
  const t = useT();
  const locale = useLocale();
  const { showsBanknotes } = useFrame().mandant;
  const premiums = reward.choice?.premiums ?? [];
  const offered =
    premiums.length > 0
      ? premiums
      : [{ id: noPremium, name: t('reward.money'), kind: 'money' as const, amountCents: reward.amountCents }];
  const isOnlyMoney = offered.filter(({ kind }) => kind === 'money').length === 1;
  return offered.map(({ id, name, kind, amountCents }) => {
    const amount = shortMoney(amountCents, locale);
    return {
      value: String(id),
      name: kind === 'money' && isOnlyMoney ? t('reward.money') : name,
      lines: [[t(kind === 'money' ? 'reward.moneyLine' : 'reward.voucherLine'), money(amountCents, locale)]] as const,
      picture:
        showsBanknotes &&
        (kind === 'money' ? (
          <Banknote above={t('reward.premium')} amount={amount} />
        ) : (
          <Voucher above={t('reward.voucher')} amount={amount} />
        )),
    };
  });
}
