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
import type {
  AskedGroup,
  OwnRecommendation,
  OwnRecommendationQuery,
  RecommendationGroup,
} from '@weitersagen/contract/personal-area/schemas';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { today } from '#platform/clock.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { collectToken } from '#reward/reward.ts';
import { findPlace, groups } from './group-sql.ts';
import { toItem } from './item.ts';
import * as sql from './sql.ts';

/** Who asks for no page gets the newest ten thousand, read in parts; the number of the last one leads on from there. */
const batchMax = 200;
const allMax = 10_000;

export async function listOwnRecommendations(
  ctx: Ctx,
  { count, after, group }: Value<typeof OwnRecommendationQuery>,
): Promise<OwnRecommendation[]> {
  const wanted = count ?? allMax;
  const items: OwnRecommendation[] = [];
  for (let last = after; items.length < wanted; last = items.at(-1)?.number ?? null) {
    const max = Math.min(wanted - items.length, batchMax);
    const batch = await ctx.read((tx) => readBatch(tx, { after: last, max, group }));
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

interface Page {
  after: string | null;
  max: number;
  group: AskedGroup | null;
}

async function readBatch(tx: Tx, page: Page): Promise<Read[]> {
  const { accountId } = selfOf(tx);
  const { needsCustomerNumber } = tx.mandant.config;
  const asked = await groupsOf(tx, page);
  if (asked?.wanted.length === 0) return [];
  const rows = await sql.listOwnRecommendations(tx.db, {
    accountId,
    needsCustomerNumber,
    locale: tx.locale,
    max: page.max,
    after: page.after,
    groups: asked?.wanted ?? null,
    beforeId: asked?.beforeId ?? null,
  });
  if (asked) rows.sort((one, other) => rankOf(one) - rankOf(other));
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(
    ids.length === 0 ? [] : await sql.listEvents(tx.db, accountId, ids),
    (row) => row.recommendationId,
  );
  return rows.map((row) => ({ row, events: events.get(row.id) ?? [] }));
}

const rankOf = ({ group }: sql.OwnRow): number => groups.indexOf(group);

/** Which groups a page reads, and from where in the first of them; null where it is newest first. */
async function groupsOf(
  tx: Tx,
  { group, after }: Page,
): Promise<{ wanted: readonly RecommendationGroup[]; beforeId: number | null } | null> {
  if (group === null) return null;
  const all = group === 'all' ? groups : [group];
  if (after === null) return { wanted: all, beforeId: null };
  const { needsCustomerNumber } = tx.mandant.config;
  const place = await findPlace(tx.db, { accountId: selfOf(tx).accountId, number: after, needsCustomerNumber });
  if (!place) return { wanted: [], beforeId: null };
  // One that has moved to another group since leads on by its age where one group is looked at.
  return { wanted: group === 'all' ? groups.slice(groups.indexOf(place.group)) : all, beforeId: place.id };
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
