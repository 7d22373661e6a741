/**
 * Decisions about money that wait for another person (rules 3.12): their rows and states. What can be asked for, who counts as
 * another person and what is done when one agrees is the desk's (`desk/approval`). What was written about a person goes with
 * the person.
 */

import { type ApprovalEvent, approvalMoves, mayApproval } from '@weitersagen/contract/approval/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { Tx } from '#platform/context.ts';
import { forgetReasons, recordEvent } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

export { type ApprovalRow, listOpen, lockBudget, lockOpen, type NewApproval, openRow } from './sql.ts';

/** Waits from now on, or was taken at once by the one who asked, 409 where one of its kind waits; the deed is kept as it was asked for, for its row alone. */
export async function insertApproval(tx: Tx, given: sql.NewApproval, deed: unknown): Promise<sql.ApprovalRow> {
  const made = (await sql.insertApproval(tx.db, given)) ?? refuse('approval.waits');
  const { id, status, reason } = made;
  await sql.putDeed(tx.db, id, tx.system.vault.seal(JSON.stringify(deed), placeIn(tx, column, id)));
  await recordEvent(tx, { object: 'approval', id, event: 'ask', from: null, to: status, reason });
  return made;
}

const column = 'approval.deed';

/** What was asked for, as it was asked for. */
export const openDeed = (
  tx: Pick<Tx, 'system' | 'mandant'>,
  { id, deedSealed }: { id: number; deedSealed: string },
): unknown => JSON.parse(tx.system.vault.open(deedSealed, placeIn(tx, column, id)));

/** One that waits, locked; 409 once it is decided or its days are over. */
export async function lockApproval(tx: Tx, id: number, event: ApprovalEvent): Promise<sql.ApprovalRow> {
  const approval = (await sql.lockApproval(tx.db, id)) ?? refuse('unknown');
  if (!mayApproval(event, approval) || approval.endsAt <= tx.now) refuse('state.not-allowed');
  return approval;
}

/** What becomes of one that is locked; by nobody where its days are over. */
export async function moveApproval(
  tx: Tx,
  { id, status }: Pick<sql.ApprovalRow, 'id' | 'status'>,
  event: ApprovalEvent,
  { by, reason }: { by: number | null; reason: string | null },
): Promise<void> {
  const { to } = approvalMoves[event];
  await sql.markDecided(tx.db, id, { status: to, by, at: tx.now, reason });
  await recordEvent(tx, { object: 'approval', id, event, from: status, to, reason });
}

const atOnce = 200;

/** Job: what nobody decided ends after its days. */
export const expireApprovals = pass(
  (ctx) =>
    ctx.write(async (tx) => {
      const over = await sql.lockOverdue(tx.db, tx.now, atOnce);
      for (const approval of over) await moveApproval(tx, approval, 'expire', { by: null, reason: null });
      return over.length;
    }),
  whoHas(sql.openRow),
);

/** What operators wrote about a person's things, in the log and where it was asked or decided. */
export async function forgetWritten(
  tx: Tx,
  object: Extract<EventObject, 'account' | 'recommendation' | 'recipient' | 'reward' | 'claim' | 'agencyUser'>,
  things: readonly { id: number }[],
): Promise<void> {
  await forgetReasons(tx, object, things);
  const asked = await sql.clearReasons(
    tx.db,
    object,
    things.map(({ id }) => id),
  );
  if (asked.length > 0) await forgetReasons(tx, 'approval', asked);
}
