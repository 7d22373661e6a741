/** SQL of the log of events, for the report role; every statement names the mandant. */
import type { EventListQuery } from '@weitersagen/contract/event/desk';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { findPeople, type People } from '../list/people.ts';

export interface EventRow {
  id: number;
  object: EventObject;
  event: string;
  from: string | null;
  to: string;
  actorKind: Actor['kind'];
  /** E-mail of an operator, number or hash of a person, name of a key or job. */
  actor: string | null;
  /** E-mail of who asked for the decision it belongs to. */
  askedBy: string | null;
  at: Date;
  reason: string | null;
  number: string | null;
}

/** What people call the object by, table by table. */
const numbers = {
  account: ['account', 'hash'],
  recommendation: ['recommendation', 'number'],
  recipient: ['recipient', 'number'],
  order: ['orders', 'number'],
  reward: ['reward', 'number'],
  claim: ['claim', 'number'],
} as const;

const numberOf = sql.join(
  Object.entries(numbers).map(
    ([object, [table, name]]) =>
      sql`when ${sql.lit(object)} then (select o.${sql.ref(name)} from ${sql.table(table)} o where o.mandant_id = e.mandant_id and o.id = e.object_id)`,
  ),
  sql` `,
);

const fields = sql`e.id, e.object, e.event, e.from_status as "from", e.to_status as "to", e.actor_kind as "actorKind", e.at, e.reason,
  case when e.actor_kind = 'operator' then (select o.email from operator o where o.id::text = e.actor_id) else e.actor_id end as actor,
  (select q.email from approval a join operator q on q.id = a.asked_by where a.mandant_id = e.mandant_id
    and a.id = case when e.approval_id is not null then e.approval_id when e.object = 'approval' then e.object_id end) as "askedBy",
  case e.object ${numberOf} when 'operator' then (select o.email from operator o where o.id = e.object_id) when 'mandant' then null else e.object_id::text end as number`;

export async function listEvents(
  db: Db,
  mandantId: number,
  object: EventObject,
  objectId: number,
): Promise<EventRow[]> {
  const { rows } =
    await sql<EventRow>`select ${fields} from event e where e.mandant_id = ${mandantId} and e.object = ${object} and e.object_id = ${objectId} order by e.id`.execute(
      db,
    );
  return rows;
}

/** Who did this to the object last. */
export async function findLastEvent(
  db: Db,
  mandantId: number,
  { object, id, event }: { object: EventObject; id: number; event: string },
): Promise<EventRow | undefined> {
  const { rows } =
    await sql<EventRow>`select ${fields} from event e where e.mandant_id = ${mandantId} and e.object = ${object} and e.object_id = ${id} and e.event = ${event} order by e.id desc limit 1`.execute(
      db,
    );
  return rows[0];
}

export async function pageEvents(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, tails = [], ...page }: PeopleQuery<typeof EventListQuery>,
): Promise<Page<EventRow>> {
  const { view, from, to, text } = filter;
  const where = and([
    sql`e.mandant_id = ${mandantId}`,
    view && sql`e.object = ${view}`,
    sinceDay(sql`e.at`, from),
    untilDay(sql`e.at`, to),
    text && matches(mandantId, text, await findPeople(db, mandantId, { text, tails })),
  ]);
  const at = column(sql`e.at`, 'timestamptz');
  return readPage(db, { table: sql`event`, alias: sql`e`, joins: sql``, where, select: fields, column: at }, page);
}

/** The operator who acted or was changed, by e-mail; else the object, by what people call it, or a person by name. */
function matches(mandantId: number, text: string, { accountIds, recipientIds }: People): RawBuilder<unknown> {
  const people = (['account', 'recipient'] as const).flatMap((object) => {
    const ids = (object === 'account' ? accountIds : recipientIds) ?? [];
    return ids.length > 0 ? [sql`select ${sql.lit(object)}, unnest(${[...ids]}::bigint[])`] : [];
  });
  if (text.includes('@')) {
    const whose = sql`(select o.id from operator o where o.email = ${text.toLowerCase()})`;
    const theirs =
      people.length > 0 ? sql`or (e.object, e.object_id) in (${sql.join(people, sql` union all `)})` : sql``;
    return sql`(e.actor_kind = 'operator' and e.actor_id = ${whose}::text or e.object = 'operator' and e.object_id = ${whose} ${theirs})`;
  }
  const named = Object.entries(numbers).map(
    ([object, [table, name]]) =>
      sql`select ${sql.lit(object)}, id from ${sql.table(table)} where mandant_id = ${mandantId} and ${sql.ref(name)} = ${text}`,
  );
  const counted = ['payout', 'import', 'mail', 'approval', 'case', 'content'].map(
    (object) => sql`select ${sql.lit(object)}, ${text}::bigint`,
  );
  const all = [...named, ...people, ...(/^\d{1,9}$/.test(text) ? counted : [])];
  return sql`(e.object, e.object_id) in (${sql.join(all, sql` union all `)})`;
}

/** The id behind a number, a hash or the e-mail of an operator; of a run, an import or a mail the id itself. */
export async function findObjectId(
  db: Db,
  mandantId: number,
  object: EventObject,
  number: string,
): Promise<number | undefined> {
  if (object === 'mandant') return mandantId;
  if (object === 'operator' && number.includes('@')) {
    const { rows } = await sql<{ id: number }>`select id from operator where email = ${number.toLowerCase()}`.execute(
      db,
    );
    return rows[0]?.id;
  }
  if (!(object in numbers)) return /^\d{1,15}$/.test(number) ? Number(number) : undefined;
  const [table, name] = numbers[object as keyof typeof numbers];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where mandant_id = ${mandantId} and ${sql.ref(name)} = ${number}`.execute(db);
  return rows[0]?.id;
}
