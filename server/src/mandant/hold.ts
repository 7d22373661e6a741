/** The legal hold as what ends by itself sees it (rules 1.13); it is set and lifted at the desk (`retention`). */
import { sql } from 'kysely';
import type { System, Tx } from '#platform/context.ts';
import { askCells, inCell } from '#platform/database/cell/cells.ts';
import { type Pass, pass, whoHas } from '#platform/jobs/pass.ts';

export async function isHeld({ db }: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_held(current_mandant()) as held`.execute(db);
  return rows[0]?.held === true;
}

/** What is of several mandants at once stays while one of them is held; a cell that cannot be asked may hold one. */
export async function isAnyHeld({ database }: System): Promise<boolean> {
  const { answers, missing } = await askCells(database, (cell) =>
    inCell(cell, { role: 'report', readOnly: true, isJob: true }, async (db) => {
      // The hold of one that has moved lies in its new cell, where it may have been lifted.
      const { rows } = await sql`
        select from mandant m
        where is_held(m.id) and not exists (select from move_state s where s.mandant_id = m.id and s.closed = 'elsewhere') limit 1`.execute(
        db,
      );
      return rows.length > 0;
    }),
  );
  return missing.length > 0 || answers.some(({ value }) => value);
}

const whoIsHeld = whoHas(() => sql`select true where is_held(m.id)`);

/** A pass that ends what is over leaves a mandant alone whose records are held. */
export const unlessHeld = (ends: Pass): Pass =>
  pass(
    async (ctx, signal) => ((await ctx.read(isHeld)) ? 0 : ends(ctx, signal)),
    async (round) => {
      const asked = await ends.asks(round);
      const held = new Set(asked.length === 0 ? [] : await whoIsHeld(round));
      return asked.filter((id) => !held.has(id));
    },
  );
