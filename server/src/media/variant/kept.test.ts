/** A picture in another size is drawn once (rules 6.1): proved by counting the processes that draw. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTurn } from '#files/picture/drawer.ts';
import { countRows } from '#testing/database/books.ts';
import { countDrawings, halves, picturesOf } from '#testing/media/pictures.ts';
import { type World, world } from '#testing/world.ts';
import { createApp } from '../../app.ts';
import { findMedia } from '../media.ts';
import * as sql from '../sql.ts';
import { variantsMax } from './kept.ts';
import { planOf } from './plan.ts';

let w: World;
let pictures: ReturnType<typeof picturesOf>;
let picture: Buffer;
beforeAll(async () => {
  w = await world();
  pictures = picturesOf(w);
  picture = await halves(800, 600).png().toBuffer();
});
afterAll(() => w.app.close());

let drawings: ReturnType<typeof countDrawings>;
const upload = async (): Promise<string> => (await pictures.uploads(picture)).body.Id;
beforeEach(() => {
  drawings = countDrawings();
});
afterEach(() => drawings.stop());

const address = (id: string, query: string): string => `/cms/api/assets/spbdevk/${id}?${query}`;

test('asked fifty times at once a size is drawn once, and afterwards never again', async () => {
  const id = await upload();
  const before = drawings.all();
  const answers = await Promise.all(Array.from({ length: 50 }, () => pictures.fetch(address(id, 'width=200'))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  await pictures.fetch(address(id, 'width=200&height=9999'));
  expect(drawings.all() - before).toBe(1);
});

test('many sizes at once are drawn two at a time', async () => {
  const id = await upload();
  const before = drawings.all();
  const sizes = Array.from({ length: 8 }, (_, index) => 100 + index);
  const answers = await Promise.all(sizes.map((width) => pictures.fetch(address(id, `width=${width}`))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect([drawings.all() - before, drawings.atOnce()]).toEqual([8, 2]);
});

test('beyond a line of forty the answer is 503 with the time to come again; who waits for what is gone draws nothing', async () => {
  const id = await upload();
  const { rowId } = (await w.as().read((tx) => findMedia(tx, id))) as sql.Media;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const line = { waiting: 0, max: 2 };
  const never = (): never => {
    throw new Error('nobody else draws here');
  };
  const holding = [inTurn(line, () => promise, never), inTurn(line, () => promise, never)];
  const before = drawings.all();
  const { promise: refusedAll, resolve: told } = Promise.withResolvers<void>();
  const refused: unknown[] = [];
  const asked = Array.from({ length: 45 }, async (_, index) => {
    const { statusCode, headers, body } = await pictures.fetch(address(id, `width=${100 + index}`));
    if (statusCode === 503) refused.push([headers['retry-after'], body]);
    if (refused.length === 5) told();
    return statusCode;
  });
  await refusedAll;
  // Forty drawings would only take their time.
  await w.as().write(({ db }) => db.deleteFrom('file').where('object_id', '=', rowId).execute());
  release();
  await Promise.all(holding);
  expect(refused).toEqual(Array(5).fill(['3', '']));
  expect((await Promise.all(asked)).toSorted()).toEqual([...Array(40).fill(404), ...Array(5).fill(503)]);
  expect(drawings.all() - before).toBe(0);
});

test('a restart draws nothing anew, and neither does another process', async () => {
  const id = await upload();
  await pictures.fetch(address(id, 'width=123'));
  const before = drawings.all();
  const { config, database } = w.app.app.system;
  const other = await createApp(config, { database });
  const answer = await other.http.fastify.inject(address(id, 'width=123'));
  expect(answer.statusCode).toBe(200);
  expect(drawings.all() - before).toBe(0);
});

test('what another process draws is waited for; when that has died, the next one draws it', async () => {
  const id = await upload();
  const { rowId, version } = (await w.as().read((tx) => findMedia(tx, id))) as sql.Media;
  const plan = JSON.stringify(
    planOf({ type: 'png', width: 800, height: 600, focus: { x: 0.5, y: 0.5 }, cut: null }, { width: 300 }),
  );
  const key = { mediaId: rowId, version, plan };
  const now = w.app.app.system.clock.now();
  const claim = (at: Date) =>
    w.as().write((tx) => sql.claimVariant(tx.db, key, { now: at, until: new Date(at.getTime() + 60_000) }));
  expect([await claim(now), await claim(now)]).toEqual([true, false]);
  const before = drawings.all();
  const waiting = pictures.fetch(address(id, 'width=300'));
  await w.as().write((tx) => sql.keepVariant(tx.db, key, picture, now));
  expect((await waiting).rawPayload.equals(picture)).toBe(true);
  expect(drawings.all() - before).toBe(0);
  await w.as().write((tx) => sql.deleteVariants(tx.db, rowId));
  const died = new Date(now.getTime() - 120_000);
  expect(await claim(died)).toBe(true);
  expect((await pictures.fetch(address(id, 'width=300'))).statusCode).toBe(200);
  expect(drawings.all() - before).toBe(1);
});

test('of one picture so many are kept; with another version those of before are gone', async () => {
  const id = await upload();
  const { rowId } = (await w.as().read((tx) => findMedia(tx, id))) as sql.Media;
  const before = await countRows(w, 'media_variant');
  const now = w.app.app.system.clock.now();
  for (let place = 0; place < variantsMax; place++)
    await w.as().write(async (tx) => {
      const key = { mediaId: rowId, version: 1, plan: String(place) };
      await sql.claimVariant(tx.db, key, { now, until: now });
      await sql.keepVariant(tx.db, key, Buffer.from('x'), new Date(now.getTime() - place));
    });
  await pictures.fetch(address(id, 'width=77'));
  expect((await countRows(w, 'media_variant')) - before).toBe(variantsMax);
  const oldest = { mediaId: rowId, version: 1, plan: String(variantsMax - 1) };
  expect(await w.as().read((tx) => sql.findVariant(tx.db, oldest))).toBeUndefined();
  const body = { Name: 'Neu', Alternativtexte: {}, Fokus: { X: 0, Y: 0 }, Ausschnitt: null };
  await pictures.call('PUT', `/${id}`, { body });
  expect((await countRows(w, 'media_variant')) - before).toBe(0);
});
