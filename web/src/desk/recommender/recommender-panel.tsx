/** A recommender beside the list. */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import type { Detail } from './decisions.ts';
import { RecommenderFacts } from './recommender-facts.tsx';

export function RecommenderPanel({ detail }: { detail: Detail }) {
  const t = useT();
  return (
    <PanelBody
      title={fullName(detail.name) || t('desk.recommender.deleted')}
      state={<StateBadge of="account" code={detail.status} />}
    >
      {detail.email && <p>{detail.email}</p>}
      <OpenApprovals approvals={detail.approvals} />
      {detail.holds.map((hold) => (
        <Notice key={hold} kind="warn">
          {t(`desk.recommender.holdOf.${hold}`)}
        </Notice>
      ))}
      <RecommenderFacts detail={detail} isBeside />
      <History events={detail.events} />
    </PanelBody>
  );
}
