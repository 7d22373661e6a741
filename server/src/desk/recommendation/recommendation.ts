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
import { withDays } from '../list/narrowed.ts';
import { withTails } from '../list/people.ts';
import { findRecommendationRow, pageRecommendations } from './sql.ts';

export const listRecommendations = (ctx: Ctx, query: ListQuery<typeof RecommendationQuery>) =>
  ctx.report((tx) => pageRecommendations(tx.db, ctx.mandant.id, withTails(ctx, withDays(ctx, query))));

export async function cancelRecommendation(ctx: Ctx, number: string, reason: string) {
  await settle(ctx, number, reason);
  return (await ctx.report((tx) => findRecommendationRow(tx.db, ctx.mandant.id, number))) ?? refuse('unknown');
}

export const downloadRecommendations = listFile<Value<typeof RecommendationFileQuery>, typeof RecommendationRow>(
  'empfehlungen',
  RecommendationRow,
  listRecommendations,
);
