/** A mandant goes from one cell to the other while it is served: nothing is lost, nothing is there twice. */
import { expect, test } from 'vitest';
import { openCells } from '#platform/database/cell/cells.ts';
import { openPostgres } from '#platform/database/db.ts';
import { type Admin, openAdmin } from '../../setup/move/admins.ts';
import { switchTo } from '../../setup/move/closing.ts';
import { move, removeLeftBehind } from '../../setup/move/move.ts';
import { moveWorld, urlOf } from './move-world.ts';

const { w, app, system, id, slug, cells, admins, there, back, placeNow, countIn, nothingIsLeft } = await moveWorld();
const { home, a, b } = cells;

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Recommends, opens links and asks, until it is stopped; what was answered counts as done. */
function busy() {
  const made: string[] = [];
  const waits: number[] = [];
  const failed: unknown[] = [];
  let opened = 0;
  let isOver = false;
  const timed = async (steps: () => Promise<void>): Promise<void> => {
    const from = performance.now();
    await steps().catch((error: unknown) => {
      failed.push(error);
      isOver = true;
    });
    waits.push(performance.now() - from);
  };
  const recommending = async (): Promise<void> => {
    while (!isOver)
      await timed(async () => {
        const { number, short } = await w.anna.recommends();
        made.push(number);
        const { statusCode } = await app.app.http.fastify.inject({ url: short, headers: agent });
        if (statusCode !== 302) throw new Error(`a link answers ${statusCode}`);
        opened++;
      });
  };
  const asking = async (): Promise<void> => {
    while (!isOver)
      await timed(async () => {
        const { status } = await app.call('GET', '/produkt', { mandant: slug });
        if (status !== 200) throw new Error(`a page answers ${status}`);
      });
  };
  const all = [recommending(), recommending(), asking()];
  return async () => {
    isOver = true;
    await Promise.all(all);
    return { made, opened, failed, longest: Math.max(...waits) };
  };
}

test('a mandant moves while it is served: nobody is turned away, nothing is lost, and nothing is there twice', async () => {
  // A process that hears nothing, because it has no ears.
  const deaf = openCells(
    openPostgres(urlOf(home), 2),
    [a, b].map((cell) => ({ name: cell.name, database: openPostgres(urlOf(cell), 2) })),
    async () => undefined,
  );
  deaf.cells?.settle(id, 'a');
  const before = await countIn(admins.a, 'recommendation');
  const stop = busy();
  const { closedMs, rows } = await move(system, { slug, to: 'b' }, there).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const wroteBefore = await countIn(admins.a, 'recommendation');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { made, opened, failed, longest } = await stop();
  expect(failed).toEqual([]);
  expect(closedMs).toBeLessThan(8000);
  expect(longest).toBeLessThan(10_000);
  expect(rows).toBeGreaterThan(100);
  expect(placeNow()).toBe('b');
  expect(made.length).toBeGreaterThan(5);
  expect(new Set(made).size).toBe(made.length);
  expect(await countIn(admins.b, 'recommendation')).toBe(before + made.length);
  // Nothing came into the old cell after it had gone.
  expect(await countIn(admins.a, 'recommendation')).toBe(wroteBefore);
  await expect.poll(() => countIn(admins.b, 'click'), { timeout: 15_000 }).toBe(opened);
  const who = await deaf.transaction({ mandantId: id, role: 'app', readOnly: false }, (db) =>
    db
      .selectFrom('recommendation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect([Number(who.count), deaf.cells?.lies(id, 'b')]).toEqual([before + made.length, true]);
  await deaf.close();
  await nothingIsLeft();
}, 90_000);

test('what it has left behind stays until somebody says that it may go, and is nobody’s until then', async () => {
  expect(await countIn(admins.a, 'account')).toBeGreaterThan(0);
  await expect(removeLeftBehind(system, slug, 'b', admins.b)).rejects.toThrow('lies in b');
  await expect(removeLeftBehind(system, slug, 'a', admins.b)).rejects.toThrow('nothing is removed');
  expect(await removeLeftBehind(system, slug, 'a', admins.a)).toBeGreaterThan(100);
  expect(await countIn(admins.a, 'account')).toBe(0);
  expect(await countIn(admins.b, 'account')).toBeGreaterThan(0);
});

test('what cannot go well is refused before anything is done', async () => {
  const refused = (to: string, name = slug, given = back) => move(system, { slug: name, to }, given);
  await expect(refused('nowhere')).rejects.toThrow('CELLS names no cell nowhere');
  await expect(refused('a', 'nobody')).rejects.toThrow('There is no mandant nobody');
  await expect(refused('a', slug, there)).rejects.toThrow('another database than that of the cell b');
  const weak: Admin = await openAdmin('MOVE', urlOf(b));
  await expect(refused('a', slug, { ...back, from: weak })).rejects.toThrow('MOVE_FROM is no superuser');
  await weak.client.end();
  await nothingIsLeft();
  await expect(switchTo(system, { id, slug, from: b, to: a })).rejects.toThrow('longer than a mandant may be closed');
  expect((await w.anna.recommends()).number).toMatch(/^\d{12}$/);
});
