/** An agency beside the list. */
import { useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { AgencyCounts, AgencyFacts } from './agency-facts.tsx';
import { AgencyNotices } from './agency-notices.tsx';
import type { Detail } from './decisions.ts';

export function AgencyPanel({ detail }: { detail: Detail }) {
  const t = useT();
  return (
    <PanelBody title={detail.company} state={<StateBadge of="agency" code={detail.status} />}>
      <p>{t('desk.agency.numberIs', { number: detail.number })}</p>
      <OpenApprovals approvals={detail.approvals} />
      <AgencyNotices detail={detail} />
      <AgencyFacts detail={detail} isBeside />
      <AgencyCounts detail={detail} isBeside />
      <History events={detail.events} />
    </PanelBody>
  );
}
