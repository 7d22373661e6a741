/** How much the postman is behind, for who watches over the process. */
import { sql } from 'kysely';
import { globally, type System } from '../context.ts';

interface Due {
  /** Mails that could go now and do not yet; no more are counted than `countMax`. */
  count: number;
  /** Since when the first of them waits. */
  oldestAt: Date | null;
}

/** What is above it is too many in any case, and counting it would cost the more the more there are. */
export const countMax = 10_000;

export const countDue = (system: System): Promise<Due> =>
  globally(system, async (db) => {
    const { rows } = await sql<Due>`
      select count(*)::int as count, min(due_at) as "oldestAt" from (
        select due_at from mail_due where due_at <= ${system.clock.now()} order by due_at limit ${countMax}) due`.execute(
      db,
    );
    return rows[0] ?? { count: 0, oldestAt: null };
  });
