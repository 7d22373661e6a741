/** What is known of a reward: whose it is, how much, what holds it, where it comes from and where it goes. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RewardDetail } from '@weitersagen/contract/reward/desk';
import { day, fullName, moment, money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { movedAt } from '../../work/history/moved-at.ts';
import { cameText } from '../came.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';

export type Reward = Value<typeof RewardDetail>;

/** Whose it is, how much, and since when it is where it is. */
export function rewardTitle(reward: Reward, t: T, locale: string): string {
  const { status, collectUntil, collectedAt, paidAt, createdAt, events } = reward;
  const at = { ready: collectUntil, expired: collectUntil, collected: collectedAt, paidOut: paidAt }[status as 'ready'];
  return t(`desk.reward.titleOf.${status}`, {
    who: fullName(reward.name) || t('desk.reward.nobody'),
    amount: money(reward.amountCents, locale),
    date: day(at ?? (status === 'cancelled' ? movedAt(events) : undefined) ?? createdAt, locale),
  });
}

/** Why nothing happens, before anything else: reason and date. */
export function RewardHolds({ reward }: { reward: Reward }) {
  const t = useT();
  const locale = useLocale();
  return reward.holds.map((hold) => {
    const row = reward.holdHistory.findLast((one) => one.hold === hold && one.liftedAt === null);
    const at = row?.until ?? row?.since;
    return (
      <Notice key={hold} kind={row?.until ? 'warn' : 'bad'}>
        <b>{t('desk.reward.holds')}.</b> {t(`desk.reward.holdOf.${hold}`, { date: at ? moment(at, locale) : '' })}
      </Notice>
    );
  });
}

/** The recommender has a page of the own. */
function Person({ reward }: { reward: Reward }) {
  const t = useT();
  const { mandant } = useSeat();
  const name = reward.name ? <bdi>{reward.name}</bdi> : t('desk.reward.deleted');
  const hash = reward.recommenderHash;
  return (
    <>
      {hash === null ? name : <a href={deskPath(mandant.slug, 'empfehler', hash)}>{name}</a>} (
      {t(`desk.reward.roleOf.${reward.role}`)})
    </>
  );
}

export function RewardFacts({ reward }: { reward: Reward }) {
  const t = useT();
  const { mandant } = useSeat();
  const came = cameText(reward, t);
  const to = (part: string, number: string) => <a href={deskPath(mandant.slug, part, number)}>{number}</a>;
  return (
    <Facts
      facts={[
        [t('desk.reward.person'), <Person key="person" reward={reward} />],
        [t('desk.reward.recommendation'), to('empfehlungen', reward.recommendationNumber)],
        [
          t('desk.reward.cause'),
          reward.orderNumber ? to('auftraege', reward.orderNumber) : t('desk.reward.goodwillCause'),
        ],
        ...(came === null ? [] : [[t('desk.came'), <bdi key="came">{came}</bdi>] as const]),
        [t('desk.reward.product'), reward.product],
        [t('desk.reward.premium'), reward.premium ?? t('desk.reward.none')],
        [
          t('desk.reward.payTo'),
          reward.kind === 'voucher'
            ? t('desk.reward.voucher')
            : [reward.holder, reward.maskedIban].filter(Boolean).join(', ') || t('desk.reward.none'),
        ],
        [t('desk.reward.attempt'), reward.attempt],
        ...(reward.payoutId === null
          ? []
          : [
              [
                t('desk.reward.run'),
                <a key="run" href={deskPath(mandant.slug, 'auszahlungen', reward.payoutId)}>
                  {reward.payoutId}
                </a>,
              ] as const,
            ]),
      ]}
    />
  );
}
