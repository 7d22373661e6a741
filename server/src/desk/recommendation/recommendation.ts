/** Recommendations at the desk: the list, its file, and their end by an operator (E15). */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type RecommendationFileQuery,
  type RecommendationQuery,
  RecommendationRow,
} from '@weitersagen/contract/recommendation/desk';
import type { Ctx } from '#platform/context.ts';
import { cancelRecommendation as settle } from '#settlement/settlement.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { fullName, presentPage } from '../list/page.ts';
import { findRecommendationRow, pageRecommendations, type RecommendationListRow } from './sql.ts';

export async function listRecommendations(ctx: Ctx, query: ListQuery<typeof RecommendationQuery>) {
  return presentPage(
    await ctx.report((tx) => pageRecommendations(tx.db, ctx.mandant.id, query)),
    presentRecommendation,
  );
}

export async function cancelRecommendation(ctx: Ctx, number: string, reason: string) {
  await settle(ctx, number, reason);
  const row = await ctx.report((tx) => findRecommendationRow(tx.db, ctx.mandant.id, number));
  return presentRecommendation(row ?? refuse('unknown'));
}

export function presentRecommendation(row: RecommendationListRow) {
  return {
    number: row.number,
    rootNumber: row.root_number,
    createdAt: row.created_at,
    product: row.product,
    recommender: fullName(row.recommender_first, row.recommender_last),
    recommenderHash: row.recommender_hash,
    recipient: fullName(row.recipient_first, row.recipient_last),
    status: row.status,
    share: row.recommender_share,
    validUntil: row.valid_until,
    entries: row.entries,
  };
}
export const downloadRecommendations = listFile<Value<typeof RecommendationFileQuery>, typeof RecommendationRow>(
  'empfehlungen',
  RecommendationRow,
  listRecommendations,
);
