/** What goes of the security events: all of them after 400 days, the hash of an address with the person it was of. */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { subjectHashes } from './security-log.ts';

/** Job step; by the clock of the database, which nobody moves. */
export async function forgetOldSecurityEvents({ db }: Pick<Tx, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_old_security_events() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export const forgetSecuritySubject = ({ db, system: { vault } }: Tx, email: string): Promise<unknown> =>
  sql`select forget_security_subject(${subjectHashes(vault, email)}::text[])`.execute(db);
