/** What ends by itself (rules 1.13): each kind no day too early, none while its mandant is held, all of it afterwards. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mandant } from '#platform/context.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import type { OldRow } from '#testing/old-rows/old-row.ts';
import { oldRows, readOldRows, writeOldRow } from '#testing/old-rows/old-rows.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  for (const mandant of ['spbdevk', 'versicherung'] as const) await walkToReady(w.app, { mandant });
});
afterAll(() => w.app.close());

const hold = async (way: 'sperre' | 'freigabe') => {
  const { status } = await w.app.call('PUT', `/admin/aufbewahrung/${way}`, {
    mandant: 'versicherung',
    token: await eva.token(),
    body: { Grund: 'Klage 7 O 12/26' },
  });
  expect(status).toBe(200);
};
const night = ({ job }: OldRow, mandant: Mandant) => w.app.app.jobs.runNow(job, mandant);

describe('a legal hold keeps', () => {
  beforeAll(() => hold('sperre'));

  test.each(oldRows)('$kind', async (row) => {
    const [held, free] = [w.as('versicherung'), w.as()];
    const [, goes] = row.ages(free.now);
    for (const ctx of [held, free]) await writeOldRow(ctx, row, goes, 'goes');
    for (const ctx of [held, free]) await night(row, ctx.mandant);
    expect(await readOldRows(held, row, ['goes'])).toEqual(['goes']);
    expect(await readOldRows(free, row, ['goes'])).toEqual([]);
  });

  test('security events of operators, whoever is held, until nobody is', async () => {
    const { system, jobs } = w.app.app;
    const { kysely } = system.database;
    const anotherNight = async (): Promise<void> => {
      await w.days(1);
      await jobs.runDue('token.forget');
    };
    const marks = async (): Promise<string[]> => {
      const { rows } = await sql<{ what: string }>`
        select what from operator_security_event where what in ('stays', 'goes') order by what`.execute(kysely);
      return rows.map(({ what }) => what);
    };
    await sql`
      insert into operator_security_event (kind, outcome, actor_kind, what, at) values
        ('signIn', 'done', 'operator', 'stays', now() - interval '364 days'), ('signIn', 'done', 'operator', 'goes', now() - interval '366 days')`.execute(
      kysely,
    );
    await anotherNight();
    expect(await marks()).toEqual(['goes', 'stays']);
    await hold('freigabe');
    await anotherNight();
    expect(await marks()).toEqual(['stays']);
  });

  test('nobody any more, once it is lifted', async () => {
    const held = w.as('versicherung');
    for (const row of oldRows) await night(row, held.mandant);
    for (const row of oldRows) expect([row.kind, await readOldRows(held, row, ['goes'])]).toEqual([row.kind, []]);
  });
});

describe('a day short of its time it stays, a day past it goes', () => {
  test.each(oldRows)('$kind', async (row) => {
    const ctx = w.as();
    const [stays, goes] = row.ages(ctx.now);
    await writeOldRow(ctx, row, goes, 'goes');
    await writeOldRow(ctx, row, stays, 'stays');
    await night(row, ctx.mandant);
    expect(await readOldRows(ctx, row, ['stays', 'goes'])).toEqual(['stays']);
  });
});
