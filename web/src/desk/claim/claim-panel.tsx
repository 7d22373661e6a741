/** A claim beside its list. */
import { useLocale, useT } from '../../i18n/t.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { type Claim, ClaimFacts, claimTitle } from './claim-facts.tsx';

export function ClaimPanel({ claim }: { claim: Claim }) {
  const t = useT();
  const locale = useLocale();
  return (
    <PanelBody
      title={claimTitle(claim, t, locale)}
      state={<StateBadge of="claim" code={claim.status} />}
      number={{ name: t('desk.claim.title'), value: claim.number }}
    >
      <OpenApprovals approvals={claim.approvals} />
      <ClaimFacts claim={claim} />
      <History events={claim.events} />
    </PanelBody>
  );
}
