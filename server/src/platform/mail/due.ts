/** How much the postman is behind, for who watches over the process. */
import { type RawBuilder, sql } from 'kysely';
import type { System } from '../context.ts';
import { askCells, type Cell, inCell } from '../database/cell/cells.ts';

interface Due {
  /** Mails that could go now and do not yet; no more are counted than `countMax`. */
  count: number;
  /** Since when the first of them waits. */
  oldestAt: Date | null;
}

/** What is above it is too many in any case, and counting it would cost the more the more there are. */
export const countMax = 10_000;

export async function countDue(system: System): Promise<Due> {
  const { answers } = await askCells(system.database, (cell) => countIn(system, cell));
  const moments = answers.flatMap(({ value }) => value.oldestAt ?? []);
  return {
    count: answers.reduce((sum, { value }) => sum + value.count, 0),
    oldestAt: moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

const countIn = (system: System, cell: Cell): Promise<Due> =>
  inCell(cell, { role: 'app' }, async (db) => {
    const { rows } = await sql<Due>`
      select count(*)::int as count, min(due_at) as "oldestAt" from (
        select due_at from mail_due d where due_at <= ${system.clock.now()} and ${mayLeave} order by due_at limit ${countMax}) due`.execute(
      db,
    );
    return rows[0] ?? { count: 0, oldestAt: null };
  });

/** Of a row `d` of mail_due: its mandant lies here, and is not about to move. */
export const mayLeave: RawBuilder<boolean> = sql`not exists (
  select from move_state c where c.mandant_id = d.mandant_id and (c.until is null or c.until > now()))`;
