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
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Attempts, Postings } from './books.tsx';
import { askedBy, type Decision } from './decisions.ts';
import { HoldHistory } from './hold-history.tsx';
import { RewardBadges } from './reward-badges.tsx';
import { RewardDecisions } from './reward-decisions.tsx';
import { RewardFacts, RewardHolds, rewardTitle } from './reward-facts.tsx';

export const load = async ({ api, params }: Load) => ({
  reward: need(await api(showRewardDetail, { params: { number: params.nr } })),
  nonce: crypto.randomUUID(),
});

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
        title={rewardTitle(reward, t, locale)}
        state={<RewardBadges reward={reward} />}
        number={{ name: t('desk.reward.one'), value: reward.number }}
        lead={reward.status === 'open' && t('desk.reward.waitsForRelease')}
      />
      <OpenApprovals approvals={reward.approvals} />
      <RewardHolds reward={reward} />
      <div className={work.side}>
        <section className={layout.card} aria-labelledby="reward-what">
          <h2 id="reward-what">{t('desk.reward.what')}</h2>
          <RewardFacts reward={reward} />
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
