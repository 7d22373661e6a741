/**
 * What a row tells of the recommendation it hangs on. That may be another agency's, where the agent of this one was recommended:
 * the number, what was recommended and what it is worth belong to the own order all the same, whoever recommended does not. Asked
 * for by ids that stand in rows of the agency.
 */
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface RecommendationFacts {
  id: number;
  number: string;
  status: RecommendationStatus;
  product: string;
  /** With what the agency has added (rules 4.5). */
  premiumCents: number;
}

export async function recommendationFacts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecommendationFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RecommendationFacts>`
    select n.id, n.number, n.status, n.premium_cents as "premiumCents",
      (select p.name from product p where p.id = n.product_id) as product
    from recommendation n where n.id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
