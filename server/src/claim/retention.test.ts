/** How long files of a claim stay, by the clock, and that nothing of them is left then, in either store (rules 3.13). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf } from '#testing/cast/claims.ts';
import { filesOf, stores } from '#testing/cast/files.ts';
import { countRows } from '#testing/database/books.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { type World, world } from '#testing/world.ts';

describe.each(stores)('a file of a claim in the %s', (store) => {
  let w: World;
  let here: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    w = await world();
    here = filesOf(w, store);
  });
  afterAll(() => w.app.close());

  /** A claim of somebody with a file of the own size. */
  async function claimed(bytes: number) {
    const of = claimsOf(w);
    const walk = await of.waiting();
    const { body: file } = await of.uploads(walk.recommenderEmail, pdfOf(bytes));
    const claim = await of.filed(walk, { Dateien: file.Id });
    const path = `nachbuchungen/${claim}/dateien/${file.Id}`;
    return {
      refuses: (name: 'eva' | 'otto') => of.decides(name, claim, 'ablehnen', { Ablehnungsgrund: 'NichtBelegt' }),
      appeals: () =>
        of.asPerson(walk.recommenderEmail, 'PUT', `/${claim}/widerspruch`, { body: { Nachricht: 'Doch.' } }),
      /** To the person and to the desk. */
      there: async () => [
        (await of.asPerson(walk.recommenderEmail, 'GET', `/${claim}/dateien/${file.Id}`)).status,
        (await of.desk('eva', 'GET', path)).status,
      ],
      status: () => of.statusOf(walk),
    };
  }
  /** Rows, parts and files of the folder. */
  const kept = async () => [await countRows(w, 'file'), await countRows(w, 'file_part'), (await here.onDisk()).length];
  const ofStore = (files: number, parts: number) => [
    files,
    store === 'database' ? parts : 0,
    store === 'folder' ? files : 0,
  ];

  test('ends 90 days after the last decision, however long it took, and nothing of it is left', async () => {
    const { refuses, appeals, there, status } = await claimed(300_000);
    await w.nights(100);
    expect(await there()).toEqual([200, 200]);
    await refuses('eva');
    await w.days(20);
    await appeals();
    await w.nights(100);
    expect(await there()).toEqual([200, 200]);
    await refuses('otto');
    await w.nights(89);
    expect(await there()).toEqual([200, 200]);
    expect(await kept()).toEqual(ofStore(1, 2));
    // Over from the moment on, whether the night has come or not.
    await w.days(1);
    expect(await there()).toEqual([404, 404]);
    await w.nights(0);
    expect(await kept()).toEqual(ofStore(0, 0));
    expect(await status()).toMatchObject({ Dateien: [], Nachricht: 'Mein Nachbar hat unterschrieben.' });
  });

  test('goes by one jump of the clock, and that of a claim nobody has decided stays', async () => {
    const [decided, open] = [await claimed(1000), await claimed(2000)];
    await decided.refuses('eva');
    await w.nights(400);
    expect([await decided.there(), await open.there()]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    expect(await kept()).toEqual(ofStore(1, 1));
  });
});
