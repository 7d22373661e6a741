import {
  type AccountName,
  accounts,
  type Subject,
  type SubjectKind,
  type Subjects,
} from '@weitersagen/contract/ledger/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface PostingRow {
  subject_kind: SubjectKind;
  subject_id: number;
  kind: string;
  attempt: number;
  debit: AccountName;
  credit: AccountName;
  amount_cents: number;
  text: string;
}

/** A row whose key is there stays as it is. */
export const insertPostings = (db: Db, rows: readonly PostingRow[], at: Date) =>
  sql`
    insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
    select p.subject_kind, p.subject_id, p.kind, p.attempt, p.debit, p.credit, p.amount_cents, ${at}, p.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(subject_kind text, subject_id bigint, kind text, attempt int, debit text, credit text, amount_cents bigint, text text)
    on conflict do nothing`.execute(db);

/** Books the reversal of every posting of these kinds that stands; one closed by an expiry is past. */
export const reversePostings = (db: Db, { kind, ids }: Subjects, kinds: readonly string[], at: Date) =>
  sql`
    insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
    select p.subject_kind, p.subject_id, p.kind || '-reversal', p.attempt, p.credit, p.debit, p.amount_cents, ${at}, 'Storno ' || p.text
    from posting p
    where p.subject_kind = ${kind} and p.subject_id = any(${[...ids]}::bigint[]) and p.kind = any(${[...kinds]}::text[])
      and p.attempt > coalesce((
        select max(e.attempt) from posting e where e.subject_kind = p.subject_kind and e.subject_id = p.subject_id and e.kind = 'expiry'), 0)
      and not exists (
        select from posting r where r.subject_kind = p.subject_kind and r.subject_id = p.subject_id
          and r.kind = p.kind || '-reversal' and r.attempt = p.attempt)
    on conflict do nothing`.execute(db);

export const listBalances = async (
  db: Db,
  { kind, id }: Subject,
): Promise<{ account: AccountName; cents: number }[]> => {
  const { rows } = await sql<{ account: AccountName; cents: number }>`
    select account, sum(cents)::bigint as cents from (
      select credit as account, amount_cents as cents from posting where subject_kind = ${kind} and subject_id = ${id}
      union all select debit, -amount_cents from posting where subject_kind = ${kind} and subject_id = ${id}) as sides
    group by account order by account`.execute(db);
  return rows;
};

/** What is promised, owed or on its way of a subject; a claim against a person is past after ten years. */
const nothingOpen = sql.join(
  [accounts.reserved, accounts.liability, accounts.payoutOpen].map(
    (account) =>
      sql`sum(p.amount_cents * ((p.debit = ${sql.lit(account)})::int - (p.credit = ${sql.lit(account)})::int)) = 0`,
  ),
  sql` and `,
);

export interface OldPostings {
  years: number;
  max: number;
  /** Rows at the front that parts before have left. */
  skipped: number;
}

export interface Settled {
  looked: number;
  /** Of those that were looked at. */
  left: number;
  /** Of all. */
  gone: number;
  subjects: Subject[];
}

/**
 * The postings of subjects of which every one was kept for so many years and nothing is open any more, out of the next rows by
 * their moment.
 */
export async function deleteSettled(db: Db, { years, max, skipped }: OldPostings): Promise<Settled> {
  const { rows } = await sql<Settled>`
    with part as materialized (
      select subject_kind, subject_id from posting where booked_at < kept_since(${years}::int)
      order by booked_at, subject_id, kind, attempt limit ${max} offset ${skipped}),
    settled as materialized (
      select kind, id from (select distinct subject_kind as kind, subject_id as id from part) s
      where (select max(p.booked_at) < kept_since(${years}::int) and ${nothingOpen}
        from posting p where p.subject_kind = s.kind and p.subject_id = s.id)),
    gone as (
      delete from posting p using settled s where p.subject_kind = s.kind and p.subject_id = s.id returning true)
    select (select count(*)::int from part) as looked, (select count(*)::int from gone) as gone,
      (select count(*)::int from part p where not exists (select from settled s where s.kind = p.subject_kind and s.id = p.subject_id)) as "left",
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id)), '[]') from settled) as subjects`.execute(
    db,
  );
  return rows[0] as Settled;
}
