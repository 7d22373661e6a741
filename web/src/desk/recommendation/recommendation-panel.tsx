/** A recommendation beside its list. */
import { useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { type Recommendation, RecommendationFacts, recommendationTitle } from './recommendation-facts.tsx';

export function RecommendationPanel({ detail }: { detail: Recommendation }) {
  const t = useT();
  return (
    <PanelBody
      title={recommendationTitle(detail, t)}
      state={<StateBadge of="recommendation" code={detail.status} />}
      number={{ name: t('desk.recommendation.one'), value: detail.number }}
    >
      <OpenApprovals approvals={detail.approvals} />
      <RecommendationFacts detail={detail} isBeside />
      <History events={detail.events} />
    </PanelBody>
  );
}
