/** The state of a reward, and what holds it back besides: only what was collected and not decided can be held. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RewardRow } from '@weitersagen/contract/reward/desk';
import { payoutHoldsOf } from '@weitersagen/contract/reward/rules';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';

type Row = Pick<Value<typeof RewardRow>, 'status' | 'stoppedAt' | 'payableAt' | 'isCancelNoted'>;

export function RewardBadges({
  reward: { status, stoppedAt, payableAt, isCancelNoted },
  now,
}: {
  reward: Row;
  now: Date;
}) {
  const t = useT();
  const holds = payoutHoldsOf({ status, stopped: stoppedAt !== null, payableAt }, now);
  return (
    <span className={layout.row}>
      <StateBadge of="reward" code={status} />
      {holds.includes('stopped') && <Badge kind="bad">{t('desk.reward.stopped')}</Badge>}
      {holds.includes('newIban') && <Badge kind="warn">{t('desk.reward.held')}</Badge>}
      {status === 'collected' && isCancelNoted && <Badge kind="warn">{t('desk.reward.cancelNoted')}</Badge>}
    </span>
  );
}
