/** SQL of the log of events, for the report role; every statement names the mandant. */
import type { EventListQuery } from '@weitersagen/contract/event/desk';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';

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

/** What belongs to an agency, by its number and the own id: `100001-17`. */
const ofAgencies = { agencyUser: 'agency_user', invitation: 'invitation' } as const;

/** What people call the object by, table by table. */
const numbers = {
  account: ['account', 'hash'],
  recommendation: ['recommendation', 'number'],
  recipient: ['recipient', 'number'],
  order: ['orders', 'number'],
  reward: ['reward', 'number'],
  claim: ['claim', 'number'],
  agency: ['agency', 'agency_number'],
  invoice: ['invoice', 'number'],
  statement: ['agency_statement', 'number'],
} as const;

const numberOf = sql.join(
  [
    ...Object.entries(numbers).map(
      ([object, [table, name]]) =>
        sql`when ${sql.lit(object)} then (select o.${sql.ref(name)} from ${sql.table(table)} o where o.mandant_id = e.mandant_id and o.id = e.object_id)`,
    ),
    ...Object.entries(ofAgencies).map(
      ([object, table]) =>
        sql`when ${sql.lit(object)} then (select concat_ws('-', o.agency_number, o.id) from ${sql.table(table)} o where o.mandant_id = e.mandant_id and o.id = e.object_id)`,
    ),
  ],
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

/** What happened with one of them, or with a recommendation of theirs. */
const whose = (mandantId: number): Whose => {
  const eventsOf = (object: EventObject, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select id from event where mandant_id = ${mandantId} and object = ${object} and object_id = any(${ids})`;
  const own = sql`recommendation n where n.mandant_id = ${mandantId} and n`;
  return {
    ofAccounts: (ids) => [
      eventsOf('account', ids),
      eventsOf('recommendation', sql`array(select n.id from ${own}.account_id = any(${ids}))`),
    ],
    ofRecipients: (ids) => [eventsOf('recipient', ids)],
    account: sql`select true from account p where p.mandant_id = ${mandantId}
      and p.id = case e.object when 'account' then e.object_id when 'recommendation' then (select n.account_id from ${own}.id = e.object_id) end`,
    recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.id = case e.object when 'recipient' then e.object_id end`,
  };
};

const eventList: Listed = { table: sql`event`, alias: sql`e`, joins: sql``, select: fields };

export async function pageEvents(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, tails = [], people: known, ...page }: PeopleQuery<typeof EventListQuery>,
): Promise<Page<EventRow>> {
  const { view, from, to, text } = filter;
  const operatorId = text?.includes('@') ? await findOperatorId(db, text) : undefined;
  const within = and([
    sql`e.mandant_id = ${mandantId}`,
    view && sql`e.object = ${view}`,
    sinceDay(sql`e.at`, from),
    untilDay(sql`e.at`, to),
    operatorId === undefined ? null : byOperator(operatorId),
  ]);
  const isAbout = text && operatorId === undefined;
  const people = isAbout && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...eventList, mandantId, within, isUncounted: page.isUncounted },
    isAbout && people ? { others: [...about(mandantId, text), ...people.others], named: people.named } : null,
  );
  return readPage(db, { ...eventList, where, column: column(sql`e.at`, 'timestamptz'), isMany }, page);
}

async function findOperatorId(db: Db, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from operator where email = ${email.toLowerCase()}`.execute(db);
  return rows[0]?.id;
}

/** Who acted or was changed. */
const byOperator = (id: number): RawBuilder<unknown> =>
  sql`(e.actor_kind = 'operator' and e.actor_id = ${String(id)} or e.object = 'operator' and e.object_id = ${id})`;

/** The object, by what people call it. */
function about(mandantId: number, text: string): RawBuilder<unknown>[] {
  const named = Object.entries(numbers).map(
    ([object, [table, name]]) =>
      sql`select ${sql.lit(object)} as object, id from ${sql.table(table)} where mandant_id = ${mandantId} and ${sql.ref(name)} = ${text}`,
  );
  const counted = ['payout', 'import', 'mail', 'approval', 'case', 'content'].map(
    (object) => sql`select ${sql.lit(object)}, ${text}::bigint`,
  );
  const people = sql`select 'agencyUser', id from agency_user where mandant_id = ${mandantId} and agency_id = (
    select id from agency where mandant_id = ${mandantId} and agency_number = ${text})`;
  const all = [...named, people, ...(/^\d{1,9}$/.test(text) ? counted : [])];
  return [
    sql`select b.id from (${sql.join(all, sql` union all `)}) thing join event b on b.mandant_id = ${mandantId} and b.object = thing.object and b.object_id = thing.id`,
  ];
}

/** The id behind a number, a hash or the e-mail of an operator; of a run, an import or a mail the id itself. */
export async function findObjectId(
  db: Db,
  mandantId: number,
  object: EventObject,
  number: string,
): Promise<number | undefined> {
  if (object === 'mandant') return mandantId;
  if (object === 'operator' && number.includes('@')) return findOperatorId(db, number);
  if (object in ofAgencies) return /^(?:\d{6}-)?\d{1,15}$/.test(number) ? Number(number.split('-').at(-1)) : undefined;
  if (!(object in numbers)) return /^\d{1,15}$/.test(number) ? Number(number) : undefined;
  const [table, name] = numbers[object as keyof typeof numbers];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where mandant_id = ${mandantId} and ${sql.ref(name)} = ${number}`.execute(db);
  return rows[0]?.id;
}
