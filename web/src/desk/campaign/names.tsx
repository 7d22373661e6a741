/** Where campaigns are, and how each stands. */
import type { CampaignPhase, CampaignRow } from '@weitersagen/contract/campaign/desk';
import { useT } from '../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { ContentBadge } from '../content/names.tsx';
import { deskPath } from '../screen.ts';
import styles from './campaign.module.css';

export const campaignPath = (slug: string, id: number): string => deskPath(slug, 'aktionen', id);

const looks: Readonly<Record<CampaignPhase, BadgeKind>> = { running: 'good', coming: 'info', over: 'open' };

/** Of what is public whether its days are here; and that something is not public yet. */
export function CampaignBadges({ campaign: { phase, state } }: { campaign: Pick<CampaignRow, 'phase' | 'state'> }) {
  const t = useT();
  return (
    <span className={styles.badges}>
      {phase && <Badge kind={looks[phase]}>{t(`desk.campaign.phaseOf.${phase}`)}</Badge>}
      {state !== 'published' && <ContentBadge state={state} />}
    </span>
  );
}
