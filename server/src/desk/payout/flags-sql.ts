/** SQL of what stands beside transfers, for the report role; each statement names the mandant. */
import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { HoldKind } from '@weitersagen/contract/reward/rules';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface TouchRow {
  rewardId: number;
  object: EventObject;
  code: string;
  from: string | null;
  to: string;
  at: Date;
  by: string | null;
}

/**
 * What operators did with these rewards, with their people and with their orders, and the orders they imported, the oldest
 * first.
 */
export async function listTouches(
  db: Db,
  mandantId: number,
  rewardIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<TouchRow[]> {
  if (rewardIds.length === 0) return [];
  const { rows } = await sql<TouchRow>`
    with paid as (
      select id, account_id, recipient_id, order_id from reward where mandant_id = ${mandantId} and id = any(${[...rewardIds]}::bigint[])),
    thing as (
      select id as reward_id, 'reward' as object, id, false as is_imported from paid
      union all select id, 'account', account_id, false from paid where account_id is not null
      union all select id, 'recipient', recipient_id, false from paid where recipient_id is not null
      union all select paid.id, 'order', o.id, o.source = 'import' from paid join orders o on o.mandant_id = ${mandantId} and o.id = paid.order_id)
    select thing.reward_id as "rewardId", e.object, e.event as code, e.from_status as "from", e.to_status as "to", e.at, o.email as by
    from thing join event e on e.mandant_id = ${mandantId} and e.object = thing.object and e.object_id = thing.id
      left join operator o on e.actor_kind = 'operator' and o.id::text = e.actor_id
    where e.at >= ${from} and e.at <= ${to}
      and (e.actor_kind = 'operator' or (thing.is_imported and e.actor_kind = 'job' and e.actor_id like 'import %'))
    order by e.id`.execute(db);
  return rows;
}

export interface HeldRow {
  rewardId: number;
  attempt: number;
  hold: HoldKind;
  since: Date;
}

export async function listHeld(db: Db, mandantId: number, rewardIds: readonly number[]): Promise<HeldRow[]> {
  if (rewardIds.length === 0) return [];
  const { rows } = await sql<HeldRow>`
    select reward_id as "rewardId", attempt, kind as hold, since from reward_hold
    where mandant_id = ${mandantId} and reward_id = any(${[...rewardIds]}::bigint[]) order by id`.execute(db);
  return rows;
}

export interface AskedReturnRow {
  rewardId: number;
  attempt: number;
  at: Date;
  by: string;
}

/** Returns that wait for another person. */
export async function listAskedReturns(
  db: Db,
  mandantId: number,
  rewardIds: readonly number[],
): Promise<AskedReturnRow[]> {
  if (rewardIds.length === 0) return [];
  const { rows } = await sql<AskedReturnRow>`
    select w.id as "rewardId", w.attempt, a.asked_at as at, o.email as by
    from approval a join reward w on w.mandant_id = a.mandant_id and w.id = a.object_id join operator o on o.id = a.asked_by
    where a.mandant_id = ${mandantId} and a.object = 'reward' and a.object_id = any(${[...rewardIds]}::bigint[])
      and a.kind = 'returnReward' and a.status = 'open' order by a.id`.execute(db);
  return rows;
}
