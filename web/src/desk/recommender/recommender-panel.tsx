/** A recommender beside the list. */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import type { Detail } from './decisions.ts';
import { RecommenderFacts, RecommenderHolds } from './recommender-facts.tsx';

export function RecommenderPanel({ detail }: { detail: Detail }) {
  const t = useT();
  return (
    <PanelBody
      title={fullName(detail.name) || t('desk.recommender.deleted')}
      state={<StateBadge of="account" code={detail.status} />}
    >
      {detail.email && <p>{detail.email}</p>}
      <OpenApprovals approvals={detail.approvals} />
      <RecommenderHolds holds={detail.holds} />
      <RecommenderFacts detail={detail} isBeside />
      <History events={detail.events} />
    </PanelBody>
  );
}
