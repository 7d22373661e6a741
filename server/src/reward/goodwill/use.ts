/** How much goodwill was given before, which decides whether one operator may give more alone (contract/reward/goodwill). */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { GoodwillUse } from '@weitersagen/contract/reward/goodwill';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import type { Tx } from '#platform/context.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import * as sql from './sql.ts';

/**
 * Of the operator and the mandant today, and of the person in this year, whichever recommendation it was for: a person is
 * known by the e-mail address, as recommender and as recipient. What was given counts, also when it was cancelled later.
 */
export async function findGoodwillUse(
  tx: Tx,
  { id, accountId }: Pick<Recommendation, 'id' | 'accountId'>,
  { role, operatorId }: { role: RewardRole; operatorId: number },
): Promise<GoodwillUse> {
  const today = dayOf(tx.now);
  const person = await sql.findPersonOfGoodwill(
    tx.db,
    role === 'recommender' ? { accountId } : { recommendationId: id },
  );
  return {
    hadOrder: await sql.hadOrder(tx.db, id),
    ...(await sql.sumGoodwillOfDay(tx.db, today, operatorId)),
    personYearCents: await sql.sumGoodwillOfPerson(tx.db, person, `${today.slice(0, 4)}-01-01`),
  };
}
