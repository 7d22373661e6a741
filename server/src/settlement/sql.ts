import { accounts } from '@weitersagen/contract/ledger/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface BankSums {
  transferredCents: number;
  returnedCents: number;
  bookedCents: number;
}

/**
 * What the confirmed runs transferred, what of it came back (its reward is at a later attempt), and what the books say. The
 * transaction sees one moment, so both sides fit; run by run and by key in parts, so that no statement grows with the years.
 */
export async function sumBank(db: Db, postingsMax = 5000): Promise<BankSums & { runs: number }> {
  await sql`set transaction isolation level repeatable read`.execute(db);
  const runs = await db.selectFrom('payout_run').select('id').where('status', '=', 'confirmed').orderBy('id').execute();
  const sums = { runs: runs.length, transferredCents: 0, returnedCents: 0, bookedCents: 0 };
  for (const { id } of runs) {
    const { transferredCents, returnedCents } = await sumRun(db, id);
    sums.transferredCents += transferredCents;
    sums.returnedCents += returnedCents;
  }
  let after: PostingKey | null = ['', 0, '', 0];
  while (after) {
    const part = await sumPostings(db, after, postingsMax);
    sums.bookedCents += part.bookedCents;
    after = part.last;
  }
  return sums;
}

async function sumRun(db: Db, run: number): Promise<Pick<BankSums, 'transferredCents' | 'returnedCents'>> {
  const { rows } = await sql<Pick<BankSums, 'transferredCents' | 'returnedCents'>>`
    select coalesce(sum(i.amount_cents), 0)::bigint as "transferredCents",
      coalesce(sum(i.amount_cents) filter (where w.attempt > i.attempt), 0)::bigint as "returnedCents"
    from payout_item i left join reward w on w.id = i.reward_id
    where i.run_id = ${run}`.execute(db);
  return rows[0] ?? { transferredCents: 0, returnedCents: 0 };
}

type PostingKey = readonly [subjectKind: string, subjectId: number, kind: string, attempt: number];

/** The next postings after one by its key; no last one where there are no more. */
async function sumPostings(
  db: Db,
  after: PostingKey,
  max: number,
): Promise<{ bookedCents: number; last: PostingKey | null }> {
  const { rows } = await sql<{ bookedCents: number; last: PostingKey | null }>`
    with part as materialized (
      select subject_kind, subject_id, kind, attempt, debit, credit, amount_cents from posting
      where (subject_kind, subject_id, kind, attempt) > (${sql.join(after)})
      order by subject_kind, subject_id, kind, attempt limit ${max})
    select coalesce(sum(case ${accounts.bank} when credit then amount_cents else -amount_cents end)
        filter (where ${accounts.bank} in (debit, credit)), 0)::bigint as "bookedCents",
      (select json_build_array(subject_kind, subject_id, kind, attempt) from part
        order by subject_kind desc, subject_id desc, kind desc, attempt desc limit 1) as last
    from part`.execute(db);
  return rows[0] ?? { bookedCents: 0, last: null };
}

export const putBankCheck = (
  db: Db,
  { day, at, transferredCents, returnedCents, bookedCents }: BankSums & { day: string; at: Date },
) => {
  const sums = {
    checked_at: at,
    transferred_cents: transferredCents,
    returned_cents: returnedCents,
    booked_cents: bookedCents,
  };
  return db
    .insertInto('bank_check')
    .values({ day, ...sums })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'day']).doUpdateSet(sums))
    .execute();
};

/** Who has anything with the bank, for a question of `whoHas`. */
export const bankRow = () => sql`select true from payout_run r where r.mandant_id = m.id and r.status = 'confirmed'`;
