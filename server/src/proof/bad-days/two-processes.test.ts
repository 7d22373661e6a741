/** Two processes behind the proxies whose files we give, in production: both are renewed, or upgraded, and nobody notices. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { killPrograms } from '#testing/program.ts';
import { slowMigrations } from '../../../../tools/tidy/migrations.ts';
import { contracted, expanded, newerProgram, presentVersion } from './newer-program.ts';
import { complaintsOf, proxies } from './proxies.ts';
import { links, type TwoProcesses, twoProcesses } from './two-processes.ts';

const total = 3000;
const here = async (name: (typeof proxies)[number]): Promise<TwoProcesses> => {
  const made = await twoProcesses(name);
  onTestFinished(made.stop);
  return made;
};
afterAll(killPrograms);

test.each(proxies)(
  `of more than ${total} requests to %s none is lost while both processes behind it are renewed one after the other`,
  async (name) => {
    const { letPeopleCome, renew, ended, orders } = await here(name);
    const come = await letPeopleCome(total, async () => {
      await renew(0);
      await renew(1);
    });
    expect(come.lost.slice(0, 5), come.output).toEqual([]);
    const silent = { code: 0, output: '' };
    expect(await ended()).toEqual([silent, silent]);
    // What was acknowledged is there, once.
    expect(come.reported.length).toBeGreaterThan(0);
    expect(await orders()).toEqual(come.reported.toSorted());
  },
  300_000,
);

test.each(proxies)('the own checker of %s has nothing to say of the file in deploy', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await complaintsOf(name, folder)).toBe('');
});

/** What lay there before the upgrade, and is moved in parts of this size. */
const old = { orders: 10_000, part: 500 };

test(`of more than ${total} requests none is lost while both processes are upgraded to a program that expands and moves what is there, and to one that takes away what no program uses`, async () => {
  const { database, mandantId, folder, letPeopleCome, renew, served, ended, orders } = await here('haproxy');
  await fill(database, mandantId);
  const first = expanded(old.part);
  const second = contracted;
  expect(slowMigrations([...first, ...second], '9.0.0')).toEqual([]);
  const newer = newerProgram(join(folder, 'newer'), '9.0.0', first);
  const newest = newerProgram(join(folder, 'newest'), '9.1.0', [...first, ...second]);
  const between: Awaited<ReturnType<typeof served>>[] = [];
  const upgrade = async (main: string): Promise<void> => {
    await renew(0, main);
    between.push(await served());
    await sleep(2000);
    between.push(await served());
    await renew(1, main);
  };
  const come = await letPeopleCome(total, async () => {
    await upgrade(newer);
    await upgrade(newest);
  });
  expect(come.lost.slice(0, 5), come.output).toEqual([]);
  expect(await ended()).toEqual(Array.from({ length: 4 }, () => ({ code: 0, output: '' })));
  expect(come.reported.length).toBeGreaterThan(0);
  expect(await orders()).toEqual(come.reported.toSorted());
  // The old and the new one served beside each other, each with the other one's data.
  expect(between.map((both) => both.map(({ version }) => version))).toEqual([
    ['9.0.0', presentVersion],
    ['9.0.0', presentVersion],
    ['9.1.0', '9.0.0'],
    ['9.1.0', '9.0.0'],
  ]);
  for (const [before, after] of [between.slice(0, 2), between.slice(2)])
    for (const which of [0, 1]) expect(after?.[which]?.orders).toBeGreaterThan(before?.[which]?.orders ?? 0);
  const moved = await database.transaction({ mandantId, role: 'app', readOnly: true }, (db) =>
    sql<{ all: number; right: number }>`select count(*)::int as all,
      count(*) filter (where folded_number = upper(external_number))::int as right from orders`.execute(db),
  );
  const count = old.orders + links + come.reported.length;
  expect(moved.rows).toEqual([{ all: count, right: count }]);
}, 600_000);

/** As many orders as take a while to move, of whom nobody comes meanwhile. */
const fill = (database: TwoProcesses['database'], mandantId: number): Promise<unknown> =>
  database.transaction({ mandantId, role: 'app', readOnly: false }, (db) =>
    sql`insert into orders (number, external_number, source, recommendation_id, product_id, ordered_on, status, created_at, changed_at)
      select 'X' || n, 'before-' || n, source, recommendation_id, product_id, ordered_on, 'rejected', created_at, changed_at
      from (select * from orders order by recommendation_id desc limit 1) o, generate_series(1, ${old.orders}) n`.execute(
      db,
    ),
  );
