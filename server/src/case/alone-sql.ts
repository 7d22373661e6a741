import type { FreedAlone } from '@weitersagen/contract/case/rules';
import { eventCode } from '@weitersagen/contract/event/events';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const isAlone = sql`e.object = 'reward' and e.event = ${eventCode('reward', 'free')} and e.actor_kind = 'operator' and e.approval_id is null`;

/** What was freed without a second person beside these rewards: of their cases by anybody, and today by one operator. */
export async function sumFreedAlone(
  db: Db,
  { ids, operatorId, day }: { ids: readonly number[]; operatorId: number; day: string },
): Promise<FreedAlone> {
  const these = sql`any(${[...ids]}::bigint[])`;
  const { rows } = await sql<FreedAlone>`
    select (select coalesce(sum(w.amount_cents), 0)::bigint from reward w
        where w.id = any(array(select y.reward_id from case_reward x join case_reward y on y.case_id = x.case_id where x.reward_id = ${these}))
          and not w.id = ${these} and exists (select from event e where e.object_id = w.id and ${isAlone})) as "caseCents",
      (select coalesce(sum(w.amount_cents), 0)::bigint from reward w
        where w.id = any(array(select e.object_id from event e
            where ${isAlone} and e.actor_id = ${String(operatorId)} and e.at >= ${day}::date::timestamp at time zone 'Europe/Berlin'))
          and not w.id = ${these}) as "operatorDayCents"`.execute(db);
  return rows[0] as FreedAlone;
}
