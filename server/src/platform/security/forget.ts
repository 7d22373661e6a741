/** What goes of the security events: all of them after 400 days, the hash of an address with the person it was of. */
import { sql } from 'kysely';
import type { Ctx, Tx } from '../context.ts';
import { pass, whoHas } from '../jobs/pass.ts';
import { subjectHashes } from './security-log.ts';

/** Job step; by the clock of the database, which nobody moves. */
export const forgetOldSecurityEvents = pass(
  (ctx: Ctx) =>
    ctx.write(async ({ db }) => {
      const { rows } = await sql<{ count: number }>`select forget_old_security_events() as count`.execute(db);
      return rows[0]?.count ?? 0;
    }),
  whoHas(() => sql`select true from security_event e where e.mandant_id = m.id and e.at < now() - interval '400 days'`),
);

export const forgetSecuritySubject = ({ db, system: { vault } }: Tx, email: string): Promise<unknown> =>
  sql`select forget_security_subject(${subjectHashes(vault, email)}::text[])`.execute(db);
