/** A move that was killed at some point is begun again, or finished. */
import { expect, test } from 'vitest';
import { closeAhead } from '../../setup/move/closing.ts';
import { move } from '../../setup/move/move.ts';
import { startReplication, waitUntilCopied } from '../../setup/move/replication.ts';
import { moveWorld } from './move-world.ts';

const { w, app, system, id, slug, cells, admins, there, back, placeNow, countIn, nothingIsLeft } = await moveWorld();
const { home, a, b } = cells;

test('a move that was killed while it copied is begun again, and another mandant of the cell notices nothing', async () => {
  const moving = { id, slug, from: a, to: b };
  await closeAhead(system, moving);
  await startReplication(moving, there);
  await waitUntilCopied(moving, there, () => undefined);
  const { number } = await w.anna.recommends();
  await move(system, { slug, to: 'b' }, there);
  await expect.poll(async () => (await app.call('GET', '/produkt', { mandant: slug })).status && placeNow()).toBe('b');
  expect(await countIn(admins.b, 'recommendation', `number = '${number}'`)).toBe(1);
  expect((await app.call('GET', '/produkt', { mandant: 'versicherung' })).status).toBe(200);
  await nothingIsLeft();
});

test('what the new cell does not take ends the move with a sentence, and the mandant is where it was', async () => {
  // Another mandant has one of its hosts there, by a file that was handed in twice.
  const other = w.mandants.versicherung.id;
  await admins.a.client.query('set session_replication_role = replica');
  await admins.a.client.query('update mandant_host set mandant_id = $1 where mandant_id = $2', [other, id]);
  await expect(move(system, { slug, to: 'a' }, back)).rejects.toThrow('a does not take the rows of spbdevk');
  await admins.a.client.query('delete from mandant_host where mandant_id = $1', [other]);
  await nothingIsLeft();
  expect(placeNow()).toBe('b');
  expect((await w.anna.recommends()).number).toMatch(/^\d{12}$/);
});

test('one that was killed between the old cell and home is finished by the next one', async () => {
  await move(system, { slug, to: 'a' }, back);
  // As the kill leaves it: the old cell has let it go, home does not know, the new one is closed.
  await home.database.pool.query(`update mandant set cell = 'b' where id = ${id}`);
  await a.database.pool.query(`update mandant set cell = 'b' where id = ${id}`);
  await a.database.pool.query(`insert into move_state (mandant_id, closed) values (${id}, 'elsewhere')`);
  system.database.cells?.settle(id, 'b');
  await expect(move(system, { slug, to: 'home' }, back)).rejects.toThrow(
    `${slug} has left b for a, where it did not arrive: go on with npm run move -- ${slug} a.`,
  );
  await nothingIsLeft();
  const waiting = w.anna.recommends();
  await move(system, { slug, to: 'a' }, back);
  const { number } = await waiting;
  expect(await countIn(admins.a, 'recommendation', `number = '${number}'`)).toBe(1);
});
