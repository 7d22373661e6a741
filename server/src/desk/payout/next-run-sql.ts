/** SQL of what the next run would take, for the report role; each statement names the mandant. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { NextRun } from '@weitersagen/contract/payout/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { isFree, isStopped, isUnpaid, rewardViews } from '../reward/sql.ts';

export interface UnpaidRow {
  rewardId: number;
  rewardNumber: string;
  attempt: number;
  amountCents: number;
  firstName: string | null;
  lastName: string | null;
  holderSealed: string | null;
  ibanSealed: string | null;
  /** A run takes it. */
  isFree: boolean;
  isStopped: boolean;
}

/** All money that is collected and in no run, each reward once, by id; the views `payable` and `held` of the list are of these. */
export async function listUnpaid(db: Db, mandantId: number, now: Date): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    select w.id as "rewardId", w.number as "rewardNumber", w.attempt, w.amount_cents as "amountCents",
      coalesce(a.first_name, c.first_name) as "firstName", coalesce(a.last_name, c.last_name) as "lastName",
      w.holder_sealed as "holderSealed", w.iban_sealed as "ibanSealed",
      ${isFree(mandantId, now)} as "isFree", ${isStopped(now)} as "isStopped"
    from reward w left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
      left join recipient c on c.mandant_id = w.mandant_id and c.id = w.recipient_id
    where w.mandant_id = ${mandantId} and ${isUnpaid} order by w.id`.execute(db);
  return rows;
}

type Aside = Pick<Value<typeof NextRun>, 'checked' | 'stopped' | 'hasDebtor'>;

/** What stays aside whatever is unpaid, and whether there is an account to pay from. */
export async function countAside(db: Db, mandantId: number, now: Date): Promise<Aside> {
  const { stopped, checked } = rewardViews(mandantId, now);
  const count = (view: RawBuilder<unknown>) =>
    sql`(select count(*)::int from reward w where w.mandant_id = ${mandantId} and ${view})`;
  const { rows } = await sql<Aside>`
    select ${count(checked)} as checked, ${count(stopped)} as stopped,
      exists (select from mandant_config m where m.mandant_id = ${mandantId} and m.debtor_sealed is not null) as "hasDebtor"`.execute(
    db,
  );
  return rows[0] as Aside;
}
