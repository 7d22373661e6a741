import { leaveDrafts } from '#payout-run/payout-run.ts';
import type { Tx } from '#platform/context.ts';
import type { Reward } from '../sql.ts';

/** Held or ended: out of the draft of a run (K10, A8, P10, stop, check). */
export const leaveDraft = (tx: Tx, rewards: readonly Reward[]): Promise<void> =>
  leaveDrafts(tx, { kind: 'reward', ids: rewards.map(({ id }) => id) });
