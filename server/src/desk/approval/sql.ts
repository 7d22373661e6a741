/** SQL of the desk's approvals, for the report role; every statement names the mandant. */
import type { ApprovalQuery } from '@weitersagen/contract/approval/desk';
import type { OpenApproval } from '@weitersagen/contract/approval/schemas';
import type { ApprovalKind, ApprovalStatus } from '@weitersagen/contract/approval/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { SignalRule } from '@weitersagen/contract/signal/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { rules, stakeCents } from '../case/sql.ts';
import { and, column, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

export interface ApprovalListRow {
  id: number;
  kind: ApprovalKind;
  status: ApprovalStatus;
  object: EventObject;
  objectId: number;
  number: string | null;
  amountCents: number | null;
  rules: SignalRule[];
  deedSealed: string;
  reason: string;
  askedById: number;
  askedBy: string;
  askedAt: Date;
  endsAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  isSingleHanded: boolean;
}

const fields = sql`a.id, a.kind, a.status, a.object, a.object_id as "objectId", coalesce(w.number, n.number, o.number, c.hash, r.number, g.agency_number, a.object_id::text) as number,
  coalesce(w.amount_cents, (select sum(i.amount_cents)::bigint from payout_item i where a.object = 'payout' and i.mandant_id = a.mandant_id and i.run_id = a.object_id),
    (select ${stakeCents} from cases c where a.object = 'case' and c.mandant_id = a.mandant_id and c.id = a.object_id)) as "amountCents",
  coalesce((select ${rules} from cases c where a.object = 'case' and c.mandant_id = a.mandant_id and c.id = a.object_id), '{}') as rules,
  a.deed_sealed as "deedSealed", a.reason, a.asked_by as "askedById", q.email as "askedBy", a.asked_at as "askedAt", a.ends_at as "endsAt",
  d.email as "decidedBy", a.decided_at as "decidedAt", a.decision_reason as "decisionReason", a.single_handed as "isSingleHanded"`;
const joins = sql`join operator q on q.id = a.asked_by left join operator d on d.id = a.decided_by
  left join reward w on a.object = 'reward' and w.mandant_id = a.mandant_id and w.id = a.object_id
  left join orders o on a.object = 'order' and o.mandant_id = a.mandant_id and o.id = a.object_id
  left join account c on a.object = 'account' and c.mandant_id = a.mandant_id and c.id = a.object_id
  left join recipient r on a.object = 'recipient' and r.mandant_id = a.mandant_id and r.id = a.object_id
  left join agency g on a.object = 'agency' and g.mandant_id = a.mandant_id and g.id = a.object_id
  left join recommendation n on a.object = 'recommendation' and n.mandant_id = a.mandant_id and n.id = a.object_id`;
const list: Listed = { table: sql`approval`, alias: sql`a`, joins, select: fields };

/** By its own number, or that of the reward, run, order, claim, recommendation, recipient, agency or premium it is about, or by the hash of a person. */
const about = (mandantId: number, text: string): RawBuilder<unknown>[] => {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  return [
    sql`select b.id from approval b where b.mandant_id = ${mandantId} and b.id = ${id}
    union all select b.id from approval b where b.mandant_id = ${mandantId} and b.object in ('payout', 'case') and b.object_id = ${id}
    union all select b.id from claim k join approval b on b.mandant_id = ${mandantId} and b.claim_id = k.id
      where k.mandant_id = ${mandantId} and k.number = ${text}
    union all select b.id from (
      select 'reward' as object, w.id from reward w where w.mandant_id = ${mandantId} and w.number = ${text}
      union all select 'order', o.id from orders o where o.mandant_id = ${mandantId} and o.number = ${text}
      union all select 'recommendation', n.id from recommendation n where n.mandant_id = ${mandantId} and n.number = ${text}
      union all select 'recipient', c.id from recipient c where c.mandant_id = ${mandantId} and c.number = ${text}
      union all select 'recipient', c.id from recommendation n join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id
        where n.mandant_id = ${mandantId} and n.number = ${text}
      union all select 'account', p.id from account p where p.mandant_id = ${mandantId} and p.hash = ${text}
      union all select 'agency', g.id from agency g where g.mandant_id = ${mandantId} and g.agency_number = ${text}
      union all select 'content', d.id from draft d where d.mandant_id = ${mandantId} and d.object = 'premium' and d.object_key = ${text}
    ) thing join approval b on b.mandant_id = ${mandantId} and b.object = thing.object and b.object_id = thing.id`,
  ];
};

/** About one of them, or a reward of theirs. */
const whose = (mandantId: number): Whose => {
  const aboutOf = (object: 'account' | 'recipient', ids: RawBuilder<unknown>): RawBuilder<unknown>[] => [
    sql`select b.id from approval b where b.mandant_id = ${mandantId} and b.object = ${object} and b.object_id = any(${ids})`,
    sql`select b.id from reward w join approval b on b.mandant_id = w.mandant_id and b.object = 'reward' and b.object_id = w.id
      where w.mandant_id = ${mandantId} and w.${sql.ref(`${object}_id`)} = any(${ids})`,
  ];
  const oneOf = (object: 'account' | 'recipient'): RawBuilder<unknown> =>
    sql`select true from ${sql.table(object)} p where p.mandant_id = ${mandantId} and p.id = case a.object when ${object} then a.object_id
      when 'reward' then (select w.${sql.ref(`${object}_id`)} from reward w where w.mandant_id = a.mandant_id and w.id = a.object_id) end`;
  return {
    ofAccounts: (ids) => aboutOf('account', ids),
    ofRecipients: (ids) => aboutOf('recipient', ids),
    account: oneOf('account'),
    recipient: oneOf('recipient'),
  };
};

export async function pageApprovals(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, tails = [], people: known, ...page }: PeopleQuery<typeof ApprovalQuery>,
): Promise<Page<ApprovalListRow>> {
  const { status, from, to, isWaiting, text } = filter;
  const within = and([
    sql`a.mandant_id = ${mandantId}`,
    status && sql`a.status = ${status}`,
    isWaiting ? sql`a.status = 'open'` : null,
    sinceDay(sql`a.asked_at`, from),
    untilDay(sql`a.asked_at`, to),
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...list, mandantId, within, isUncounted: page.isUncounted },
    text && people && { others: [...about(mandantId, text), ...people.others], named: people.named },
  );
  return readPage(db, { ...list, where, column: column(sql`a.asked_at`, 'timestamptz'), isMany }, page);
}

export const findApprovalRow = (db: Db, mandantId: number, id: number): Promise<ApprovalListRow | undefined> =>
  findRow(db, list, mandantId, sql`a.id = ${id}`);

/** Runs that nobody has exported yet, for the role app. */
export const listDrafts = (db: Db, max: number) =>
  db
    .selectFrom('payout_run')
    .select(['id', 'created_by as createdById'])
    .where('status', '=', 'draft')
    .orderBy('id')
    .limit(max)
    .execute();

/** What about a thing waits for another person. */
export const listOpenOf = (
  db: Db,
  mandantId: number,
  object: EventObject,
  objectId: number,
): Promise<Value<typeof OpenApproval>[]> =>
  listOpenWhere(
    db,
    mandantId,
    object === 'claim' ? sql`a.claim_id = ${objectId}` : sql`a.object = ${object} and a.object_id = ${objectId}`,
  );

/** The same of what has drafts and a key of its own. */
export const listOpenOfDraft = (
  db: Db,
  mandantId: number,
  { object, key }: { object: string; key: string },
): Promise<Value<typeof OpenApproval>[]> =>
  listOpenWhere(
    db,
    mandantId,
    sql`a.object = 'content' and a.object_id = (select d.id from draft d
      where d.mandant_id = ${mandantId} and d.object = ${object} and d.object_key = ${key})`,
  );

async function listOpenWhere(
  db: Db,
  mandantId: number,
  isAbout: RawBuilder<unknown>,
): Promise<Value<typeof OpenApproval>[]> {
  const { rows } = await sql<Value<typeof OpenApproval>>`
    select a.id, a.kind, a.ends_at as "endsAt", a.asked_at as "askedAt", q.email as "askedBy" from approval a join operator q on q.id = a.asked_by
    where a.mandant_id = ${mandantId} and ${isAbout} and a.status = 'open' order by a.id`.execute(db);
  return rows;
}

export const draftRow = () => sql`select true from payout_run r where r.mandant_id = m.id and r.status = 'draft'`;
