/** One claim at the desk: words, files, what it may be about, what waits, and what happened. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ClaimDetail } from '@weitersagen/contract/claim/desk';
import { obstacleToGoodwill } from '@weitersagen/contract/reward/goodwill';
import { openWords } from '#claim/claim.ts';
import { listFilesOf, readFile } from '#files/files.ts';
import { operatorOf } from '#operator/operator.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import { findOrderRow } from '../order/sql.ts';
import { presentClaim } from './claim.ts';
import { proposalsFor } from './proposals.ts';
import { type ClaimDetailRow, type ClaimListRow, findClaimRow, getClaimDetail } from './sql.ts';

type Shown = Value<typeof ClaimDetail>;

export async function showClaim(ctx: Ctx, number: string): Promise<Shown> {
  const { shown, id } = await ctx.report((tx) => readClaim(tx, number));
  const files = await ctx.read((tx) => listFilesOf(tx, 'claim', [id]));
  return { ...shown, files: files.get(id) ?? [] };
}

async function readClaim(tx: Tx, number: string): Promise<{ shown: Omit<Shown, 'files'>; id: number }> {
  const mandantId = tx.mandant.id;
  const row = (await findClaimRow(tx.db, mandantId, number)) ?? refuse('unknown');
  const more = await getClaimDetail(tx.db, mandantId, row.id);
  const proposals = await proposalsFor(tx, row, more);
  const shown = {
    ...presentClaim(row, today(tx.now)),
    ...openWords(tx, { number, ...more }),
    appealedAt: row.appealedAt,
    recommenderHash: more.recommenderHash,
    recommenderEmail: more.recommenderEmail,
    recommendationStatus: more.recommendationStatus,
    goodwillObstacle: goodwillObstacleOf(more),
    decidedBy: more.decidedBy,
    isFirstDecider: more.firstDecidedById === operatorOf(tx).operatorId,
    proposals,
    approvals: await approvalsOf(tx, row, more, proposals),
    events: await eventsOf(tx, 'claim', row.id),
  };
  return { shown, id: row.id };
}

function goodwillObstacleOf({
  recommendationStatus,
  recommenderStatus,
  recipientStatus,
}: ClaimDetailRow): Shown['goodwillObstacle'] {
  if (recommendationStatus === null) return 'unnamed';
  const facts = { status: recommendationStatus, recommenderStatus, recipientStatus };
  return obstacleToGoodwill(facts, 'recommender') ?? null;
}

/** Whoever asked about this claim, to assign one of these orders for another one, or for goodwill on the recommendation. */
async function approvalsOf(
  tx: Tx,
  { id }: ClaimListRow,
  { recommendationId }: ClaimDetailRow,
  proposals: Shown['proposals'],
): Promise<Shown['approvals']> {
  const about = (object: 'order' | 'claim' | 'recommendation', objectId: number) =>
    listOpenOf(tx.db, tx.mandant.id, object, objectId);
  const found = [await about('claim', id)];
  if (recommendationId !== null) found.push(await about('recommendation', recommendationId));
  for (const { orderNumber } of proposals) {
    const order = orderNumber === null ? undefined : await findOrderRow(tx.db, tx.mandant.id, orderNumber);
    if (order) found.push(await about('order', order.id));
  }
  const all = new Map(found.flat().map((one) => [one.id, one]));
  return [...all.values()].filter(
    ({ kind }) => kind === 'assignClaim' || kind === 'grantClaim' || kind === 'grantGoodwill',
  );
}

/** A file of it. */
export async function readClaimFile(ctx: Ctx, number: string, key: string): ReturnType<typeof readFile> {
  const row = (await ctx.report((tx) => findClaimRow(tx.db, ctx.mandant.id, number))) ?? refuse('unknown');
  return readFile(ctx, key, { object: 'claim', objectId: row.id });
}
