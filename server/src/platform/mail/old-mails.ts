/** What the outbox keeps of mails that have left goes when their years are over (rules 1.13). */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';

/**
 * Those that were kept for so many years from the end of theirs, at most `max`; what is still to leave stays. What came back as long ago
 * is told of no address any more; who wants no advertising stays.
 */
export async function deleteOldMails({ db }: Tx, years: number, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mail m using (
      select id, created_at from mail where created_at < kept_since(${years}::int) and state <> 'waiting' order by created_at, id limit ${max}) old
    where m.id = old.id and m.created_at = old.created_at`.execute(db);
  await sql`
    delete from returned_address where id = any(array(
      select id from returned_address
      where returned_at < kept_since(${years}::int) and coalesce(tried_at, returned_at) < kept_since(${years}::int) and state <> 'complained'
      order by returned_at, id limit ${max}))`.execute(db);
  return Number(numAffectedRows);
}
