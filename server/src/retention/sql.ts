/** Who has records that are over, the day they are of, and the legal hold. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const oldMailRow = sql`
  select true from mail e where e.mandant_id = m.id and e.created_at < kept_since(m.low) and e.state <> 'waiting'`;
export const oldFileRow = sql`
  select true from payout_run e where e.mandant_id = m.id and e.file_sealed is not null and e.exported_at < kept_since(m.low)`;
export const oldInvoiceRow = sql`
  select true from invoice e where e.mandant_id = m.id and e.ended_on is null and e.created_at < kept_since(m.low)
  union all select true from agency_statement e where e.mandant_id = m.id and e.ended_on is null and e.created_at < kept_since(m.low)`;
export const oldSecurityRow = sql`
  select true from security_event e where e.mandant_id = m.id and e.at < now() - make_interval(days => m.low)`;
export const oldPostingRow = sql`select true from posting e where e.mandant_id = m.id and e.booked_at < kept_since(m.low)`;
export const oldEventRow = sql`select true from event e where e.mandant_id = m.id and e.at < kept_since(m.low)`;

/** The last day of what is over. */
export async function findLastDay(
  db: Db,
  { kept, unit, isYearEnd }: { kept: number; unit: 'years' | 'days'; isYearEnd: boolean },
): Promise<string> {
  const since = isYearEnd
    ? sql`kept_since(${kept}::int)`
    : unit === 'years'
      ? sql`now() - make_interval(years => ${kept}::int)`
      : sql`now() - make_interval(days => ${kept}::int)`;
  const { rows } = await sql<{ day: string }>`
    select ((${since}) at time zone 'Europe/Berlin')::date - 1 as day`.execute(db);
  return rows[0]?.day ?? '';
}

interface LegalHold {
  reason: string;
  since: Date;
  operatorId: number;
}

export const isHeld = async (db: Db): Promise<boolean> =>
  (await sql`select from legal_hold`.execute(db)).rows.length > 0;

export async function insertHold(db: Db, { reason, since, operatorId }: LegalHold): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('legal_hold')
    .values({ reason, since, operator_id: operatorId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteHold(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('legal_hold').executeTakeFirst();
  return numDeletedRows === 1n;
}
