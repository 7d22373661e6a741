import { accounts } from '@weitersagen/contract/ledger/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface BankSums {
  transferredCents: number;
  returnedCents: number;
  bookedCents: number;
}

/** A transfer came back where its reward is at a later attempt. One statement, so that both sums are of one moment. */
export async function sumBank(db: Db): Promise<BankSums & { runs: number }> {
  const { rows } = await sql<BankSums & { runs: number }>`
    select count(distinct i.run_id)::int as runs, coalesce(sum(i.amount_cents), 0)::bigint as "transferredCents",
      coalesce(sum(i.amount_cents) filter (where w.attempt > i.attempt), 0)::bigint as "returnedCents",
      (select coalesce(sum(case ${accounts.bank} when credit then amount_cents else -amount_cents end), 0)::bigint
        from posting where ${accounts.bank} in (debit, credit)) as "bookedCents"
    from payout_run r join payout_item i on i.run_id = r.id left join reward w on w.id = i.reward_id
    where r.status = 'confirmed'`.execute(db);
  return rows[0] as BankSums & { runs: number };
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
