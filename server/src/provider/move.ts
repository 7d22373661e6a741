/** The one function that moves the state of a load, with its event. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type LoadEvent, loadMoves, mayLoad } from '@weitersagen/contract/provider/rules';
import type { LoadFailure } from '@weitersagen/contract/provider/status';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import * as sql from './load-sql.ts';

interface More {
  reason?: string | null;
  decidedBy?: string;
  failure?: LoadFailure;
  /** What was wrong until then. */
  faults?: unknown;
}

/** The load is locked. One that failed was never anything, and leaves no event. */
export async function moveLoad(
  tx: Tx,
  { id, status }: Pick<sql.Load, 'id' | 'status'>,
  event: LoadEvent,
  { reason = null, decidedBy, failure, faults }: More = {},
): Promise<void> {
  if (!mayLoad(event, { status })) refuse('state.not-allowed');
  const { to } = loadMoves[event];
  const isOver = to === 'taken' || to === 'refused' || to === 'superseded' || to === 'failed';
  await sql.setStatus(tx.db, id, {
    status: to,
    ...(isOver && { ended_at: tx.now }),
    ...(decidedBy !== undefined && { decided_by: decidedBy }),
    ...(failure !== undefined && { failure }),
    ...(faults !== undefined && { faults }),
  });
  if (event !== 'fail') await recordEvent(tx, { object: 'providerLoad', id, event, from: status, to, reason });
}
