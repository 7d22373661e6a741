/** The state of a reward, and what holds it back besides, in the words of a badge. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RewardRow } from '@weitersagen/contract/reward/desk';
import { checks, type Hold, stops } from '@weitersagen/contract/reward/rules';
import { useT } from '../../i18n/t.ts';
import { Badge } from '../../ui/state/badge.tsx';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';

type Row = Pick<Value<typeof RewardRow>, 'status' | 'holds' | 'isCancelNoted'>;

const days = ['newIban', 'addressChanged'] as const;

export function RewardBadges({ reward: { status, holds, isCancelNoted } }: { reward: Row }) {
  const t = useT();
  const isHeldBy = (kinds: readonly Hold[]): boolean => kinds.some((kind) => holds.includes(kind));
  return (
    <span className={work.badges}>
      <StateBadge of="reward" code={status} />
      {isHeldBy(stops) && <Badge kind="bad">{t('desk.reward.stopped')}</Badge>}
      {isHeldBy(checks) && <Badge kind="warn">{t('desk.reward.checked')}</Badge>}
      {isHeldBy(days) && <Badge kind="warn">{t('desk.reward.held')}</Badge>}
      {status === 'collected' && isCancelNoted && <Badge kind="warn">{t('desk.reward.cancelNoted')}</Badge>}
    </span>
  );
}
