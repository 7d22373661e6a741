import { eventCode } from '@weitersagen/contract/event/events';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const granted = [eventCode('reward', 'grant'), eventCode('reward', 'revive')];

const sinceDay = (day: string) => sql`e.at >= ${day}::date::timestamp at time zone 'Europe/Berlin'`;

/**
 * Whether any order was ever reported for a recommendation, whatever became of it. One that a hand brought counts once another
 * person has released it: else who brings an order and cancels it would give alone what takes two.
 */
export const hadOrder = async (db: Db, recommendationId: number): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('recommendation_id', '=', recommendationId)
    .where((eb) => eb.or([eb('by_hand', '=', false), eb('released_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Goodwill of a day in Berlin, of all operators and of one. */
export async function sumGoodwillOfDay(
  db: Db,
  day: string,
  operatorId: number,
): Promise<{ operatorDayCents: number; mandantDayCents: number }> {
  const { rows } = await sql<{ operatorDayCents: number; mandantDayCents: number }>`
    select coalesce(sum(w.amount_cents) filter (where e.actor_id = ${String(operatorId)}), 0)::bigint as "operatorDayCents",
      coalesce(sum(w.amount_cents), 0)::bigint as "mandantDayCents"
    from event e join reward w on w.id = e.object_id
    where e.object = 'reward' and e.event = any(${granted}::text[]) and e.actor_kind = 'operator' and ${sinceDay(day)}`.execute(
    db,
  );
  return rows[0] as { operatorDayCents: number; mandantDayCents: number };
}

interface GoodwillPerson {
  accountIds: number[];
  recipientIds: number[];
}

/** All accounts and recipients with the address of whoever gets the goodwill. */
export async function findPersonOfGoodwill(
  db: Db,
  by: { accountId: number } | { recommendationId: number },
): Promise<GoodwillPerson> {
  const email =
    'accountId' in by
      ? sql`(select email from account where id = ${by.accountId})`
      : sql`(select email from recipient where recommendation_id = ${by.recommendationId})`;
  const { rows } = await sql<GoodwillPerson>`
    select array(select id from account where email = ${email}) as "accountIds",
      array(select id from recipient where email = ${email}) as "recipientIds"`.execute(db);
  return rows[0] as GoodwillPerson;
}

/** What a person was given since a day in Berlin. */
export async function sumGoodwillOfPerson(
  db: Db,
  { accountIds, recipientIds }: GoodwillPerson,
  since: string,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(w.amount_cents), 0)::bigint as cents
    from reward w join event e on e.object = 'reward' and e.object_id = w.id
    where (w.account_id = any(${accountIds}::bigint[]) or w.recipient_id = any(${recipientIds}::bigint[])) and w.goodwill
      and e.event = any(${granted}::text[]) and ${sinceDay(since)}`.execute(db);
  return rows[0]?.cents ?? 0;
}
