/** What the night has to do: orders whose days are over, and rewards that wait; and the mandant as it is configured by now. */
import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import type { Mandant } from '../../server/src/platform/context.ts';
import type { World } from '../../server/src/testing/world.ts';

interface Work {
  due: boolean;
  waiting: boolean;
  configured: Mandant;
}

export async function workOf(w: World, slug: 'spbdevk'): Promise<Work> {
  const { rows } = await w.as().read(({ db, now }) =>
    sql<{ due: boolean; waiting: boolean }>`
      select exists (select from orders where status = 'confirmed' and releasable_on <= ${dayOf(now)}) as due,
        exists (select from reward where status in ('ready', 'collected')) as waiting`.execute(db),
  );
  const configured = (await w.app.app.mandants.bySlug(slug)) ?? w.mandants[slug];
  return { ...(rows[0] ?? { due: false, waiting: false }), configured };
}
