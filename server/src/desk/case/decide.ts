/**
 * Decisions about a case (rules 3.14): one for all its rewards. What frees money is asked for by one and done when another
 * agrees; rejecting and locking need one. What a rejection ends, it ends when its day is over, so that it can be taken back.
 */

import type { Asked } from '@weitersagen/contract/approval/schemas';
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { BulkDecision, BulkResult, CaseRow } from '@weitersagen/contract/case/desk';
import { mayCase } from '@weitersagen/contract/case/rules';
import type { CaseReason } from '@weitersagen/contract/case/status';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { isReceived } from '@weitersagen/contract/reward/rules';
import { refusalText } from '@weitersagen/contract/texts/texts';
import { lockAccount } from '#account/account.ts';
import * as cases from '#case/case.ts';
import { operatorOf } from '#operator/operator.ts';
import { holdLocked } from '#person/person.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import type { Answer } from '#platform/http/answer.ts';
import { pass } from '#platform/jobs/pass.ts';
import { cancelOpenRewards, cancelRewards, type Reward } from '#reward/reward.ts';
import { settleRecommendation } from '#settlement/settlement.ts';
import { askOrRow } from '../approval/ask-or.ts';
import { agree } from '../approval/decide.ts';
import { colleagueId, rowOf } from './case.ts';
import * as sql from './sql.ts';

type Row = Value<typeof CaseRow>;
type Waits = Value<typeof Asked>;

const ask = askOrRow(rowOf);

/** F4. */
export const releaseCase = (ctx: Ctx, id: number, reason: string, answer: Answer): Promise<Row | Waits> =>
  ask(ctx, answer, id, async (tx) => ({ kind: 'releaseCase', given: await cases.seeCase(tx, id), reason }));

export interface Rejection {
  reasonCode: CaseReason;
  reason: string;
}

/** F5. */
export const rejectCase = (ctx: Ctx, id: number, { reasonCode, reason }: Rejection): Promise<Row> =>
  ctx.write(async (tx) => {
    const { found } = await cases.lockCase(tx, id);
    await cases.moveCase(tx, found, 'reject', { reasonCode, reason, by: operatorOf(tx).operatorId });
    return rowOf(tx, id);
  });

/** F6 with K10: nothing where nobody is left who could be locked. */
export const lockCase = (ctx: Ctx, id: number, reason: string): Promise<Row> =>
  ctx.write(async (tx) => {
    const { found } = await cases.lockCase(tx, id);
    if (!mayCase('lock', found) || found.accountId === null) refuse('state.not-allowed');
    await holdLocked(tx, await lockAccount(tx, found.accountId), reason);
    await cases.moveCase(tx, found, 'lock', { reason, by: operatorOf(tx).operatorId });
    return rowOf(tx, id);
  });

/** F7: of a lock another person agrees, because other rewards of the person go on. */
export const reopenCase = (ctx: Ctx, id: number, reason: string, answer: Answer): Promise<Row | Waits> =>
  ask(ctx, answer, id, { kind: 'reopenCase', given: { id }, reason });

const bulkMax = 100;

/** Each by itself: one that is refused says why, and the others go on. */
export async function decideCases(
  ctx: Ctx,
  { decision, ids, fromScore, untilScore, reasonCode, reason, email }: Value<typeof BulkDecision>,
): Promise<Value<typeof BulkResult>> {
  const problems = [
    ...(ids === null && fromScore === null && untilScore === null ? [{ field: 'Faelle', code: 'required' }] : []),
    ...(decision !== 'assign' && reason === null ? [{ field: 'Grund', code: 'required' }] : []),
    ...(decision === 'reject' && reasonCode === null ? [{ field: 'GrundCode', code: 'required' }] : []),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
  const range = { from: fromScore ?? 0, until: untilScore ?? 1_000_000, max: bulkMax };
  const chosen = ids ?? (await ctx.report((tx) => sql.listBetween(tx.db, ctx.mandant.id, range)));
  const one = async (id: number): Promise<unknown> => {
    if (decision === 'release') return releaseCase(ctx, id, reason as string, ignored);
    if (decision === 'reject')
      return rejectCase(ctx, id, { reasonCode: reasonCode as CaseReason, reason: reason as string });
    return ctx.write(async (tx) => {
      const { found } = await cases.lockCase(tx, id);
      await cases.assignCase(tx, found, email === null ? null : await colleagueId(tx, email));
    });
  };
  return {
    results: await each(
      ctx,
      [...new Set(chosen)].map((id) => ({ id, step: () => one(id) })),
    ),
  };
}

/** The answer of the whole list says what became of each. */
const ignored = { accepted: () => undefined } as Answer;

/** What was proposed for a list, agreed to in one step by another person. */
export async function agreeToCases(
  ctx: Ctx,
  { approvalIds, reason }: { approvalIds: readonly number[]; reason: string | null },
): Promise<Value<typeof BulkResult>> {
  const asked = await ctx.report((tx) => sql.listAsked(tx.db, ctx.mandant.id, approvalIds));
  const steps = approvalIds.map((approvalId) => {
    const id = asked.get(approvalId) ?? refuse('unknown');
    return { id, step: () => agree(ctx, approvalId, reason) };
  });
  return { results: await each(ctx, steps) };
}

async function each(
  ctx: Ctx,
  steps: readonly { id: number; step: () => Promise<unknown> }[],
): Promise<Value<typeof BulkResult>['results']> {
  const results: Value<typeof BulkResult>['results'] = [];
  for (const { id, step } of steps) {
    let message: string | null = null;
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      message = refusalText(ctx.locale, error.refusal, error.details.values);
    }
    const row = await ctx.report((tx) => sql.findCaseRow(tx.db, ctx.mandant.id, id));
    if (row) results.push({ id, status: row.status, approvalId: row.approvalId, message });
    else refuse('unknown');
  }
  return results;
}

/** Job: what was rejected before today ends (P10, P3), each case in a transaction; gives how many. */
export const carryOutRejections = pass(
  (ctx) =>
    walkRows(
      (key) => cases.listRejected(ctx, today(ctx.now), key),
      ({ id }) => ctx.write((tx) => carryOut(tx, id)),
    ),
  cases.whoHasRejected,
);

async function carryOut(tx: Tx, id: number): Promise<boolean> {
  const { found, rewards, recommendations } = await cases.lockCase(tx, id);
  if (found.status !== 'rejected' || found.carriedOutAt !== null) return false;
  const reason = reasonOf('rulesBroken');
  const ending = rewards.filter(isEnding);
  await cancelOpenRewards(tx, ending, { reason, mail: 'rulesNotMet' });
  await cancelRewards(tx, ending, { reason, mail: 'rulesNotMet' });
  for (const one of recommendations.keys()) await settleRecommendation(tx, one);
  await cases.markCarriedOut(tx, found);
  return true;
}

/** What is with the bank, or received, is claimed back by hand. */
const isEnding = ({ status, kind, run }: Reward): boolean =>
  !isReceived({ status, kind }) && (run === 'none' || run === 'draft');
