import { afterAll, expect, test } from 'vitest';
import { products } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { findActiveProduct } from './product.ts';

const { app, as } = await world();
afterAll(() => app.close());

const drawn: [path: string, width: string, id: string][] = [
  [`produkt/${products.home}/grafik`, '960', 'S7-C073'],
  [`produkt/${products.home}/sgrafik`, '320', 'S7-C074'],
  ['produktkategorie/1/grafik', '960', 'S7-C071'],
  ['produktkategorie/1/icon', '48', 'S7-C072'],
];
test.each(drawn)('%s is a drawing %s pixels wide, which may be kept for a day [%s]', async (path, width) => {
  const { status, headers, text } = await app.call('GET', `/${path}`);
  const known = await app.call('GET', `/${path}`, { headers: { 'if-none-match': String(headers.etag) } });
  expect([known.status, known.text]).toEqual([304, '']);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    expect.stringMatching(/^image\/svg\+xml/),
    'public, max-age=86400',
  ]);
  expect(text).toContain(`width="${width}"`);
  expect((await app.call('GET', `/${path.replace(/\d+/, '9999')}`)).status).toBe(404);
});

test('a product is asked for by its id or by the id the client gives it', async () => {
  await as().read(async (tx) => {
    for (const asked of [101, '101', ' 101 ', 'X101'])
      expect((await findActiveProduct(tx, asked))?.id).toBe(products.home);
    for (const unknown of [0, '999', '', '10 1', '99999999999999'])
      expect(await findActiveProduct(tx, unknown)).toBeUndefined();
  });
});
