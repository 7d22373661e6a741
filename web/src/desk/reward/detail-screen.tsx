/** One reward with everything a person needs to decide about it: whose, how much, what holds it, the books, the history. */
import {
  cancelReward,
  clawBackReward,
  freeReward,
  returnReward,
  reviveReward,
  setBackReward,
  showRewardDetail,
} from '@weitersagen/contract/reward/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day, fullName, moment, money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { movedAt } from '../../work/history/moved-at.ts';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { cameText } from '../came.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Attempts, Postings } from './books.tsx';
import { askedBy, type Decision } from './decisions.ts';
import { HoldHistory } from './hold-history.tsx';
import { RewardBadges } from './reward-badges.tsx';
import { RewardDecisions } from './reward-decisions.tsx';

export const load = async ({ api, params }: Load) => ({
  reward: need(await api(showRewardDetail, { params: { number: params.nr } })),
  nonce: crypto.randomUUID(),
});

type Reward = Awaited<ReturnType<typeof load>>['reward'];

const calls = {
  free: freeReward,
  setBack: setBackReward,
  return: returnReward,
  cancel: cancelReward,
  clawBack: clawBackReward,
  revive: reviveReward,
} as const satisfies Record<Decision, unknown>;

export const submit = ({ form, query, params, done, t, locale }: Submit) => {
  const decision = askedBy(questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  return form.send(calls[decision], { params: { number: params.nr } }, (reply) =>
    done(waitingText(reply, t, locale) ?? t(`desk.reward.done.${decision}`)),
  );
};

export default function RewardDetailScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { reward, nonce } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'praemien')}>{t('desk.reward.title')}</BackToList>}
        title={titleOf(reward, t, locale)}
        state={<RewardBadges reward={reward} />}
        number={{ name: t('desk.reward.one'), value: reward.number }}
        lead={reward.status === 'open' && t('desk.reward.waitsForRelease')}
      />
      <OpenApprovals approvals={reward.approvals} />
      <Holds />
      <div className={work.side}>
        <section className={layout.card} aria-labelledby="reward-what">
          <h2 id="reward-what">{t('desk.reward.what')}</h2>
          <RewardFacts />
        </section>
        <RewardDecisions reward={{ ...reward, asked: reward.approvals.map(({ kind }) => kind) }} nonce={nonce} />
      </div>
      <HoldHistory holds={reward.holdHistory} />
      <Postings postings={reward.postings} />
      <Attempts attempts={reward.attempts} />
      <History events={reward.events} />
    </>
  );
}

/** Whose it is, how much, and since when it is where it is. */
function titleOf(reward: Reward, t: T, locale: string): string {
  const { status, collectUntil, collectedAt, paidAt, createdAt, events } = reward;
  const at = { ready: collectUntil, expired: collectUntil, collected: collectedAt, paidOut: paidAt }[status as 'ready'];
  return t(`desk.reward.titleOf.${status}`, {
    who: fullName(reward.name) || t('desk.reward.nobody'),
    amount: money(reward.amountCents, locale),
    date: day(at ?? (status === 'cancelled' ? movedAt(events) : undefined) ?? createdAt, locale),
  });
}

/** Why nothing happens, before anything else: reason and date. */
function Holds() {
  const t = useT();
  const locale = useLocale();
  const { reward } = useLoaderData<typeof load>();
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
function Person() {
  const t = useT();
  const { mandant } = useSeat();
  const { reward } = useLoaderData<typeof load>();
  const name = reward.name ? <bdi>{reward.name}</bdi> : t('desk.reward.deleted');
  const hash = reward.recommenderHash;
  return (
    <>
      {hash === null ? name : <a href={deskPath(mandant.slug, 'empfehler', hash)}>{name}</a>} (
      {t(`desk.reward.roleOf.${reward.role}`)})
    </>
  );
}

function RewardFacts() {
  const t = useT();
  const { mandant } = useSeat();
  const { reward } = useLoaderData<typeof load>();
  const came = cameText(reward, t);
  const to = (part: string, number: string) => <a href={deskPath(mandant.slug, part, number)}>{number}</a>;
  return (
    <Facts
      facts={[
        [t('desk.reward.person'), <Person key="person" />],
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
