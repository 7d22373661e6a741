/** Asking: what needs nobody else is done at once; the rest waits, after its guards were tried. */
import { approvalDays } from '@weitersagen/contract/approval/rules';
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type RawBuilder, sql as raw } from 'kysely';
import { type ApprovalRow, insertApproval, lockOpen, moveApproval } from '#approval/approval.ts';
import { findClaim } from '#claim/claim.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Tx } from '#platform/context.ts';
import { type Deeds, deeds } from './deeds.ts';

export interface AskedDeed<K extends ApprovalKind = ApprovalKind> {
  kind: K;
  given: Deeds[K];
  reason: string;
}

const dayMs = 86_400_000;

/**
 * Does what one person may do, and gives nothing; else the approval that waits now. What would be refused is refused when
 * it is asked for, and one of a kind waits for each thing.
 */
export async function askOrDo<K extends ApprovalKind>(tx: Tx, asked: AskedDeed<K>): Promise<ApprovalRow | undefined> {
  const { kind, given, reason } = asked;
  const deed = deeds[kind];
  const object = typeof deed.object === 'function' ? deed.object(given) : deed.object;
  const objectId = await deed.find(tx, given);
  if (await deed.isFree?.(tx, given)) {
    await deed.do(tx, given, reason, true);
    return undefined;
  }
  const isSingleHanded = !tx.system.config.fourEyes;
  const waiting = await lockOpen(tx.db, object, objectId, kind);
  if (waiting && waiting.endsAt > tx.now) refuse('approval.waits');
  // The job comes at night; whoever asks before it asks anew.
  if (waiting) await moveApproval(tx, waiting, 'expire', { by: null, reason: null });
  if (!isSingleHanded) await tryOut(tx, () => deed.do({ ...tx, afterCommit: () => undefined }, given, reason));
  const made = await insertApproval(
    tx,
    {
      kind,
      object,
      objectId,
      claimId: deed.claim ? ((await findClaim(tx, deed.claim(given)))?.id ?? null) : null,
      reason,
      askedBy: operatorOf(tx).operatorId,
      askedAt: tx.now,
      endsAt: new Date(tx.now.getTime() + approvalDays * dayMs),
      isSingleHanded,
    },
    given,
  );
  if (!isSingleHanded) return made;
  await deed.do(tx, given, reason);
  return undefined;
}

/** The deed with all its guards, taken back: nothing of it stays but the refusal. */
async function tryOut(tx: Tx, step: () => Promise<unknown>): Promise<void> {
  const both = async (statement: RawBuilder<unknown>): Promise<void> => {
    await statement.execute(tx.db);
    await tx.home((db) => statement.execute(db));
  };
  await both(raw`savepoint deed`);
  try {
    await step();
  } finally {
    await both(raw`rollback to savepoint deed`);
  }
}
