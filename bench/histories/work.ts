/** What the night has to do: orders whose days are over, and rewards that wait. */
import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import type { World } from '../../server/src/testing/world.ts';

export async function workOf(w: World): Promise<{ due: boolean; waiting: boolean }> {
  const { rows } = await w.as().read(({ db, now }) =>
    sql<{ due: boolean; waiting: boolean }>`
      select exists (select from orders where status = 'confirmed' and releasable_on <= ${dayOf(now)}) as due,
        exists (select from reward where status in ('ready', 'collected')) as waiting`.execute(db),
  );
  return rows[0] ?? { due: false, waiting: false };
}
