/** Whose hands were in what a decision moves: events of operators, and rows of the files they imported. */
import { touches } from '@weitersagen/contract/approval/rules';
import { type EventName, eventCode } from '@weitersagen/contract/event/events';
import type { ActorKind, EventObject } from '@weitersagen/contract/event/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { ApprovalRow } from '#approval/approval.ts';
import type { Tx } from '#platform/context.ts';

const touchedObjects = ['payout', 'reward', 'recommendation', 'order', 'account', 'recipient', 'case'] as const;

/** What can be touched by a hand; the account to pay from can not. */
export const isTouched = (object: EventObject): object is (typeof touchedObjects)[number] =>
  touchedObjects.some((one) => one === object);

/** Rows `(reward_id, object, object_id)`: what hangs on the money that is decided about. */
type Hanging = RawBuilder<unknown>;

/** Who released an order for an agency: whoever gave that person another address may have done it instead. */
const releaser = sql`case when o.released_by like 'agency %' then substr(o.released_by, 8)::bigint end`;

const onRewards = (which: RawBuilder<unknown>): Hanging => sql`
  select w.id as reward_id, t.object, t.object_id from reward w left join orders o on o.id = w.order_id
  cross join lateral (values ('reward', w.id), ('order', w.order_id), ('recommendation', w.recommendation_id),
    ('account', w.account_id), ('recipient', w.recipient_id), ('agencyUser', ${releaser})) as t(object, object_id)
  where t.object_id is not null and ${which}`;

/** The thing that is decided about, whether it has rewards or not. */
export const itself = (object: EventObject, id: number): Hanging =>
  sql`select null::bigint as reward_id, ${sql.lit(object)} as object, ${id}::bigint as object_id`;

export const hangingOn = {
  payout: (id: number): Hanging =>
    onRewards(
      sql`w.id in (select i.subject_id from payout_item i where i.run_id = ${id} and i.subject_kind = 'reward' and not i.discarded)`,
    ),
  reward: (id: number): Hanging => onRewards(sql`w.id = ${id}`),
  rewards: (ids: readonly number[]): Hanging => onRewards(sql`w.id = any(${[...ids]}::bigint[])`),
  account: (id: number): Hanging => sql`${itself('account', id)} union all ${onRewards(sql`w.account_id = ${id}`)}`,
  recipient: (id: number): Hanging =>
    sql`${itself('recipient', id)} union all ${onRewards(sql`w.recipient_id = ${id}`)}`,
  order: (id: number): Hanging => sql`
    select null::bigint as reward_id, t.object, t.object_id from orders o
    join recommendation n on n.id = o.recommendation_id
    cross join lateral (values ('order', o.id), ('recommendation', n.id), ('account', n.account_id),
      ('recipient', o.recipient_id)) as t(object, object_id)
    where t.object_id is not null and o.id = ${id}
    union all ${onRewards(sql`w.order_id = ${id}`)}`,
  case: (id: number): Hanging =>
    onRewards(sql`w.id in (select x.reward_id from case_reward x where x.case_id = ${id})`),
  /** By their numbers: the agencies, and who works there. */
  agencies: (numbers: readonly string[]): Hanging => sql`
    select null::bigint as reward_id, t.object, t.object_id from agency a
    cross join lateral (select 'agency' as object, a.id as object_id
      union all select 'agencyUser', u.id from agency_user u where u.agency_id = a.id) t
    where a.agency_number = any(${[...numbers]}::text[])`,
  recommendation: (id: number): Hanging => sql`
    select null::bigint as reward_id, t.object, t.object_id from recommendation n
    left join recipient r on r.recommendation_id = n.id
    cross join lateral (values ('recommendation', n.id), ('account', n.account_id), ('recipient', r.id)) as t(object, object_id)
    where t.object_id is not null and n.id = ${id}
    union all select null, 'order', o.id from orders o where o.recommendation_id = ${id}
    union all select null, 'reward', w.id from reward w where w.recommendation_id = ${id}`,
} satisfies Record<string, (given: never) => Hanging>;

const touching = sql.join(
  Object.entries(touches).flatMap(([object, names]) =>
    names.map(
      (name) => sql`(${sql.lit(object)}, ${sql.lit(eventCode(object as EventObject, name as EventName<EventObject>))})`,
    ),
  ),
);

const release = eventCode('order', 'release');

export interface Touch {
  operatorId: number;
  /** Null where no reward is asked about. */
  rewardId: number;
}

/**
 * What was decided by two persons makes nobody partial, nor does the release of an order that another one's hand is on, which
 * takes two; what a file brought, whoever imported it did.
 */
export async function listTouches({ db }: Tx, hanging: Hanging, since: Date): Promise<Touch[]> {
  const { rows } = await sql<Touch>`
    select distinct h.reward_id as "rewardId", o.id as "operatorId"
    from (${hanging}) h
    join event e on e.object = h.object and e.object_id = h.object_id
    left join order_import i on e.actor_kind = 'job' and e.actor_id = 'import ' || i.id and i.source = 'import'
    join operator o on (e.actor_kind = 'operator' and e.actor_id = o.id::text) or o.email = i.created_by
    where e.at > ${since} and e.approval_id is null and (e.object, e.event) in (${touching})
      and not (e.object = 'order' and e.event = ${release}
        and exists (select from orders x where x.id = e.object_id and x.by_hand))`.execute(db);
  return rows;
}

export interface Change {
  object: EventObject;
  code: string;
  from: string | null;
  to: string;
  actorKind: ActorKind;
  at: Date;
  /** E-mail address of the operator. */
  by: string | null;
}

/** An event that makes a decision impossible; the lower the rank, the surer it is the reason. */
export interface Outdating {
  object: EventObject;
  code: string;
  rank: number;
}

/**
 * Which of these has happened to a thing since a decision about it was asked for, to what hangs on it or to the runs it is in:
 * of the lowest rank the last. Nothing of the decision itself.
 */
export async function findChange(
  { db }: Tx,
  { id, object, objectId, askedAt }: Pick<ApprovalRow, 'id' | 'object' | 'objectId' | 'askedAt'>,
  among: readonly Outdating[],
  hanging = isTouched(object) ? hangingOn[object](objectId) : itself(object, objectId),
): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    with hanging as (${hanging})
    select e.object, e.event as code, e.from_status as "from", e.to_status as "to", e.actor_kind as "actorKind", e.at, o.email as by
    from (
      select object, object_id from hanging
      union select ${object}, ${objectId}::bigint
      union select 'payout', i.run_id from hanging h
        join payout_item i on h.object = 'reward' and i.subject_kind = 'reward' and i.subject_id = h.object_id) thing
    join event e on e.object = thing.object and e.object_id = thing.object_id
    join jsonb_to_recordset(${JSON.stringify(among)}::jsonb) as w(object text, code text, rank int) on w.object = e.object and w.code = e.event
    left join operator o on e.actor_kind = 'operator' and o.id::text = e.actor_id
    where e.at >= ${askedAt} and e.approval_id is distinct from ${id}
    order by w.rank, e.id desc limit 1`.execute(db);
  return rows[0];
}
