/** Claims at the desk: the queue with its days, and what is decided: done at once, or asked for (rules 3.12, 3.13). */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { dayOf, daysBetween } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type AssignClaim,
  type ClaimFileQuery,
  type ClaimQuery,
  ClaimRow,
  type GrantClaim,
  type RefuseClaim,
} from '@weitersagen/contract/claim/desk';
import { isOpenClaim } from '@weitersagen/contract/claim/rules';
import { refuseClaimed } from '#claim/claim.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOrRow } from '../approval/ask-or.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { presentPage } from '../list/page.ts';
import { withTails } from '../list/people.ts';
import { type ClaimListRow, findClaimRow, pageClaims } from './sql.ts';

type Row = Value<typeof ClaimRow>;
type Waits = Value<typeof Asked>;

export async function listClaims(ctx: Ctx, query: ListQuery<typeof ClaimQuery>) {
  const day = today(ctx.now);
  const page = await ctx.report((tx) => pageClaims(tx.db, ctx.mandant.id, withTails(ctx, query), day));
  return presentPage(page, (row) => presentClaim(row, day));
}

export const downloadClaims = listFile<Value<typeof ClaimFileQuery>, typeof ClaimRow>(
  'nachbuchungen',
  ClaimRow,
  listClaims,
);

export function presentClaim({ appealedAt, ...row }: ClaimListRow, day: string): Row {
  const isOpen = isOpenClaim(row);
  return {
    ...row,
    ageDays: isOpen ? daysBetween(dayOf(appealedAt ?? row.filedAt), day) : null,
    isLate: isOpen && row.answerBy < day,
  };
}

const rowOf = async (tx: Tx, number: string): Promise<Row> =>
  presentClaim((await findClaimRow(tx.db, tx.mandant.id, number)) ?? refuse('unknown'), today(tx.now));

const ask = askOrRow(rowOf);

/** B2, B6: another person agrees where somebody loses the contract. */
export const assignClaim = (
  ctx: Ctx,
  number: string,
  { reason, ...given }: Value<typeof AssignClaim>,
  answer: Answer,
): Promise<Row | Waits> =>
  ask(ctx, answer, number, { kind: 'assignClaim', given: { claim: number, ...given }, reason });

/** B3, B7: like any goodwill. */
export const grantClaim = (
  ctx: Ctx,
  number: string,
  { reason, ...given }: Value<typeof GrantClaim>,
  answer: Answer,
): Promise<Row | Waits> => ask(ctx, answer, number, { kind: 'grantClaim', given: { claim: number, ...given }, reason });

/** B4, B8. */
export const refuseClaim = (ctx: Ctx, number: string, given: Value<typeof RefuseClaim>): Promise<Row> =>
  ctx.write(async (tx) => {
    await refuseClaimed(tx, number, given);
    return rowOf(tx, number);
  });
