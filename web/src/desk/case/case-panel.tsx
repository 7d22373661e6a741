/** A case beside its list: whose it is, why it came about, and what colleagues wrote. */
import { useLocale, useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { type Case, CaseFacts, caseTitle } from './case-facts.tsx';
import { Notes } from './case-signals.tsx';

export function CasePanel({ found }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  return (
    <PanelBody
      title={caseTitle(found, t, locale)}
      state={<StateBadge of="case" code={found.status} />}
      number={{ name: t('desk.case.one'), value: found.id }}
    >
      <OpenApprovals approvals={found.approvals} />
      <CaseFacts found={found} />
      <Notes found={found} />
      <History events={found.events} />
    </PanelBody>
  );
}
