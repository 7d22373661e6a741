import type { AccountName, Subject, SubjectKind, Subjects } from '@weitersagen/contract/ledger/ledger';
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
