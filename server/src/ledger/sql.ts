import type { AccountName } from '@weitersagen/contract/ledger/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface PostingRow {
  reward_id: number;
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
    insert into posting (reward_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
    select p.reward_id, p.kind, p.attempt, p.debit, p.credit, p.amount_cents, ${at}, p.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(reward_id bigint, kind text, attempt int, debit text, credit text, amount_cents bigint, text text)
    on conflict do nothing`.execute(db);

/** Books the reversal of every posting of these kinds that stands; one closed by an expiry is past. */
export const reversePostings = (db: Db, rewardIds: readonly number[], kinds: readonly string[], at: Date) =>
  sql`
    insert into posting (reward_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
    select p.reward_id, p.kind || '-reversal', p.attempt, p.credit, p.debit, p.amount_cents, ${at}, 'Storno ' || p.text
    from posting p
    where p.reward_id = any(${[...rewardIds]}::bigint[]) and p.kind = any(${[...kinds]}::text[])
      and p.attempt > coalesce((select max(e.attempt) from posting e where e.reward_id = p.reward_id and e.kind = 'expiry'), 0)
      and not exists (
        select from posting r where r.reward_id = p.reward_id and r.kind = p.kind || '-reversal' and r.attempt = p.attempt)
    on conflict do nothing`.execute(db);

export const listBalances = async (db: Db, rewardId: number): Promise<{ account: AccountName; cents: number }[]> => {
  const { rows } = await sql<{ account: AccountName; cents: number }>`
    select account, sum(cents)::bigint as cents from (
      select credit as account, amount_cents as cents from posting where reward_id = ${rewardId}
      union all select debit, -amount_cents from posting where reward_id = ${rewardId}) as sides
    group by account order by account`.execute(db);
  return rows;
};
