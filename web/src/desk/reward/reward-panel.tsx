/** A reward beside its list. */
import { useLocale, useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { RewardBadges } from './reward-badges.tsx';
import { type Reward, RewardFacts, RewardHolds, rewardTitle } from './reward-facts.tsx';

export function RewardPanel({ reward }: { reward: Reward }) {
  const t = useT();
  const locale = useLocale();
  return (
    <PanelBody
      title={rewardTitle(reward, t, locale)}
      state={<RewardBadges reward={reward} />}
      number={{ name: t('desk.reward.one'), value: reward.number }}
    >
      <OpenApprovals approvals={reward.approvals} />
      <RewardHolds reward={reward} />
      <RewardFacts reward={reward} />
      <History events={reward.events} />
    </PanelBody>
  );
}
