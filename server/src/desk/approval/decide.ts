/** Another person agrees and the deed is done, or declines; whoever asked may take it back. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type ApprovalRow, lockApproval, moveApproval, openDeed } from '#approval/approval.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { obstacleOf, refuseAs, self } from './another.ts';
import { sayingWhatChanged } from './changed.ts';
import { deeds } from './deeds.ts';

/** The deed is done in this transaction, and what it records belongs to the decision; a refusal leaves it open. */
export const agree = (ctx: Ctx, id: number, reason: string | null): Promise<void> =>
  ctx.write(async (tx) => {
    const approval = await lockApproval(tx, id, 'agree');
    const obstacle = await obstacleOf(tx, await self(tx), approval);
    if (obstacle) refuseAs(obstacle);
    await moveApproval(tx, approval, 'agree', { by: operatorOf(tx).operatorId, reason });
    await sayingWhatChanged(tx, approval, () => carryOut({ ...tx, approvalId: id }, approval));
  });

function carryOut(tx: Tx, approval: ApprovalRow): Promise<unknown> {
  const deed = deeds[approval.kind] as { do(tx: Tx, given: unknown, reason: string): Promise<unknown> };
  return deed.do(tx, openDeed(tx, approval), approval.reason ?? '');
}

/** Anybody but the one who asked may say no. */
export const decline = (ctx: Ctx, id: number, reason: string): Promise<void> =>
  ctx.write(async (tx) => {
    const approval = await lockApproval(tx, id, 'decline');
    const { operatorId: by } = operatorOf(tx);
    if (approval.askedById === by) refuse('approval.self');
    await moveApproval(tx, approval, 'decline', { by, reason });
  });

export const withdraw = (ctx: Ctx, id: number, reason: string | null): Promise<void> =>
  ctx.write(async (tx) => {
    const approval = await lockApproval(tx, id, 'withdraw');
    const { operatorId: by } = operatorOf(tx);
    if (approval.askedById !== by) refuse('access.denied');
    await moveApproval(tx, approval, 'withdraw', { by, reason });
  });
