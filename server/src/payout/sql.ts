import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

export interface ItemRow {
  rewardId: number;
  recommendationNumber: string;
  attempt: number;
  endToEndId: string;
  amountCents: number;
  /** Null where the reward has been picked up anew since, or the person's account data are over. */
  holderSealed: string | null;
  ibanSealed: string | null;
}

/** The transfers of a run, the lowest reward first: the order of the file. */
export async function listItems(db: Db, runId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.subject_id as "rewardId", n.number as "recommendationNumber", i.attempt, i.end_to_end_id as "endToEndId",
      i.amount_cents as "amountCents",
      case when w.attempt = i.attempt then w.holder_sealed end as "holderSealed",
      case when w.attempt = i.attempt then w.iban_sealed end as "ibanSealed"
    from payout_item i
    join reward w on i.subject_kind = 'reward' and w.id = i.subject_id
    join recommendation n on n.id = w.recommendation_id
    where i.run_id = ${runId} order by i.subject_id, i.attempt`.execute(db);
  return rows;
}

/** Recommendations that have a reward in the run: they end or go on with it. */
export async function listRecommendationIds({ db }: Tx, runId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct w.recommendation_id as id from payout_item i join reward w on i.subject_kind = 'reward' and w.id = i.subject_id where i.run_id = ${runId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
