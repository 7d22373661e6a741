import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const listContactMails = (db: Db, hashes: readonly string[]) =>
  db
    .selectFrom('contact_mail')
    .select(['until', 'stopped_at as stoppedAt'])
    .where('address_hash', 'in', [...hashes])
    .execute();

export const putContactMail = (db: Db, address_hash: string, until: string) =>
  db
    .insertInto('contact_mail')
    .values({ address_hash, until })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'address_hash']).doUpdateSet({ until }))
    .execute();

export const markStopped = (db: Db, address_hash: string, at: Date) =>
  db
    .insertInto('contact_mail')
    .values({ address_hash, stopped_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'address_hash'])
        .doUpdateSet({ stopped_at: at })
        .where('contact_mail.stopped_at', 'is', null),
    )
    .execute();

export async function deleteOldContactMails(db: Db, day: string, max: number): Promise<number> {
  const { rows } = await sql`
    delete from contact_mail where address_hash in (
      select address_hash from contact_mail where stopped_at is null and until < ${day} limit ${max})
    and stopped_at is null and until < ${day} returning 1`.execute(db);
  return rows.length;
}

export const oldContactMailRow = (day: string) => sql`
  select true from contact_mail c where c.mandant_id = m.id and c.stopped_at is null and c.until < ${day}`;
