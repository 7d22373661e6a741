/** The legal hold as what ends by itself sees it (rules 1.13); it is set and lifted at the desk (`retention`). */
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import { type Pass, pass, whoHas } from '#platform/jobs/pass.ts';

export async function isHeld({ db }: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_held(current_mandant()) as held`.execute(db);
  return rows[0]?.held === true;
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
