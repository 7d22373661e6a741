/**
 * The personal area: "Where is my reward?". Only reads, and only what belongs to whoever is signed in. A page of
 * recommendations costs two statements however many there are: they are paged by key, and the sums come out of a kept
 * row (account_total) that the database changes with every recommendation and reward, in the same transaction.
 */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { codesOf } from '@weitersagen/contract/basics/label';
import { euro } from '@weitersagen/contract/basics/money';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import type * as endpoints from '@weitersagen/contract/personal-area/endpoints';
import type { OwnRecommendation, OwnRecommendationQuery } from '@weitersagen/contract/personal-area/schemas';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { today } from '#platform/clock.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { collectToken } from '#reward/reward.ts';
import { toItem } from './item.ts';
import * as sql from './sql.ts';

/** Who asks for no page gets the newest ten thousand, read in parts; the number of the last one leads on from there. */
const batchMax = 200;
const allMax = 10_000;

export async function listOwnRecommendations(
  ctx: Ctx,
  { count, after }: Value<typeof OwnRecommendationQuery>,
): Promise<OwnRecommendation[]> {
  const wanted = count ?? allMax;
  const items: OwnRecommendation[] = [];
  for (let last = after; items.length < wanted; last = items.at(-1)?.number ?? null) {
    const max = Math.min(wanted - items.length, batchMax);
    const batch = await ctx.read((tx) => readBatch(tx, { after: last, max }));
    const tokens = await Promise.all(batch.map(({ row }) => row.reward && collectToken(ctx, row.reward)));
    items.push(...batch.map((one, place) => toItem(ctx, { ...one, token: tokens[place] ?? null })));
    if (batch.length < max) break;
  }
  return items;
}

interface Read {
  row: sql.OwnRow;
  events: readonly sql.EventRow[];
}

async function readBatch(tx: Tx, page: Pick<sql.PageKey, 'after' | 'max'>): Promise<Read[]> {
  const { accountId } = selfOf(tx);
  const rows = await sql.listOwnRecommendations(tx.db, { accountId, ...page, locale: tx.locale });
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(
    ids.length === 0 ? [] : await sql.listEvents(tx.db, accountId, ids),
    (row) => row.recommendationId,
  );
  return rows.map((row) => ({ row, events: events.get(row.id) ?? [] }));
}

/** Waiting is what is promised and what is collected, but not transferred yet. */
export const showTotals = (ctx: Ctx): Promise<Reply<typeof endpoints.showTotals>> =>
  ctx.read(async (tx) => {
    const kept = await sql.findTotals(tx.db, selfOf(tx).accountId);
    const statuses = codesOf(recommendationStatus).map((status) => [
      encode(recommendationStatus, status),
      kept?.[status] ?? 0,
    ]);
    return {
      waitingCents: kept ? kept.openCents + kept.collectedCents : 0,
      readyCents: kept?.readyCents ?? 0,
      receivedCents: kept?.receivedCents ?? 0,
      perStatus: Object.fromEntries(statuses) as Record<string, number>,
    };
  });

/**
 * What was received in a calendar year of Berlin: money on the day of its transfer, a voucher on that of its pickup. What
 * came back, or was claimed back, is not in it.
 */
export const showYear = (ctx: Ctx, asked: number | null): Promise<Reply<typeof endpoints.showYear>> =>
  ctx.read(async (tx) => {
    const year = asked ?? Number(today(tx.now).slice(0, 4));
    const rows = await sql.listReceived(tx, selfOf(tx).accountId, year);
    const receivedCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      year,
      receivedCents,
      received: euro(receivedCents),
      items: rows.map((row) => ({ ...row, amount: euro(row.amountCents) })),
    };
  });
