/** What goes of the security events: all of them with their days, the hash of an address with the person it was of. */
import { sql } from 'kysely';
import { globally, type System, type Tx } from '../context.ts';
import { subjectHashes } from './security-log.ts';

/** Those of the mandant that were kept for so many days, by the clock of the database, which nobody moves; gives how many went. */
export async function forgetOldSecurityEvents({ db }: Tx, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_old_security_events(${days}::int) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those of the operators, who work for several mandants, after a year. */
export const forgetOldOperatorSecurityEvents = (system: System): Promise<unknown> =>
  globally(system, (db) => sql`select forget_old_operator_security_events()`.execute(db));

export const forgetSecuritySubject = ({ db, system: { vault } }: Tx, email: string): Promise<unknown> =>
  sql`select forget_security_subject(${subjectHashes(vault, email)}::text[])`.execute(db);
