/**
 * Files that are large, and pictures, each of which a process of its own draws anew (rules 3.13). `npm test` has one example of
 * each kind; EVERY_CASE=1, as `npm run proof` has it, has all.
 */
import { Readable } from 'node:stream';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeFile } from '#files/files.ts';
import { claimsOf } from '#testing/cast/claims.ts';
import { filesOf, nobodyGoes, stores } from '#testing/cast/files.ts';
import { countRows } from '#testing/database/books.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { type World, world } from '#testing/world.ts';

const every = process.env.EVERY_CASE === '1';
const one = <T>(all: readonly T[]): readonly T[] => (every ? all : all.slice(0, 1));

const megabyte = 1024 * 1024;
const noise = (width: number, height: number): Sharp =>
  sharp(
    Buffer.alloc(width * height * 3, 1).map((_, at) => (at * 7919) % 251),
    { raw: { width, height, channels: 3 } },
  );
const jpeg = noise(200, 200).jpeg().toBuffer();

describe.each(one(stores.toReversed()))('a file in the %s', (store) => {
  let w: World;
  let here: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    w = await world();
    here = filesOf(w, store);
  });
  afterAll(() => w.app.close());

  test('of 10 MB comes back byte by byte, and lies nowhere as it was', async () => {
    const content = pdfOf(10 * megabyte);
    const file = await here.stores(content);
    expect(file).toMatchObject({ name: 'Bestätigung.pdf', type: 'pdf', bytes: content.length });
    await here.attach([file.id], 1);
    expect((await here.contentOf(file.id, 1)).equals(content)).toBe(true);
    expect(await countRows(w, 'file_part')).toBe(store === 'database' ? 40 : 0);
    expect(await here.onDisk()).toHaveLength(store === 'folder' ? 1 : 0);
  });

  test('is a picture drawn anew: turned, without place and camera, and nothing behind its end', async () => {
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const file = await here.stores(polyglot, '../../etc/passwd\u202e.html');
    expect(file).toMatchObject({ type: 'jpeg', name: 'passwd_.jpg' });
    await here.attach([file.id], 2);
    const kept = await here.contentOf(file.id, 2);
    const { width, height, exif } = await sharp(kept).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    expect(kept.includes('script') || kept.includes('geheim')).toBe(false);
  });
});

describe('a picture', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
  });
  afterAll(() => w.app.close());
  const problemOf = (content: Buffer): Promise<string | undefined> =>
    storeFile(w.as(), Readable.from([content]), {
      accountId: 7,
      name: 'bild.svg',
      endsAt: w.as().now,
      lockOwner: nobodyGoes,
    }).then(
      () => undefined,
      (error) => (error instanceof Refusal ? error.details.problems?.[0]?.code : String(error)),
    );

  test.each(
    one<[string, () => Buffer | Promise<Buffer>, string]>([
      ['that is cut', async () => (await jpeg).subarray(0, 5000), 'file-broken'],
      [
        'of which there is the head, and a page behind it',
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(40))]),
        'file-broken',
      ],
      [
        'of 41 million pixels',
        () =>
          sharp({ create: { width: 6400, height: 6410, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        'file-pixels',
      ],
      ['of more than 10 MB, or another file', () => pdfOf(10 * megabyte + 1), 'file-over-limit'],
    ]),
  )('%s is refused', async (_, content, code) => {
    expect(await problemOf(await content())).toBe(code);
    expect(await countRows(w, 'file')).toBe(0);
  });

  test.each(
    one<[string, () => Promise<Buffer>]>([
      ['PNG', () => noise(30, 30).png().toBuffer()],
      ['WebP', () => noise(30, 30).webp().toBuffer()],
      ['JPEG', () => jpeg],
      ['JPEG of 36 million pixels', () => noise(6000, 6000).jpeg({ quality: 40 }).toBuffer()],
    ]),
  )('%s is taken, whatever it is called', async (_, content) => {
    expect(await problemOf(await content())).toBeUndefined();
  });
});

/** As it comes over the wire, and as many as one claim may have. */
test('pictures and a PDF of one claim go to the desk as they came', async () => {
  const w = await world();
  try {
    const { waiting, uploads, filed, desk } = claimsOf(w);
    const walk = await waiting();
    const pdf = pdfOf(every ? 10 * megabyte : 9000);
    const sent = [pdf, ...(every ? [await noise(2600, 2600).png().toBuffer(), await jpeg] : [])];
    const ids: string[] = [];
    for (const content of sent) ids.push((await uploads(walk.recommenderEmail, content)).body.Id);
    const claim = await filed(walk, { Dateien: ids });
    const { body } = await desk('eva', 'GET', `nachbuchungen/${claim}`);
    expect(body.Dateien).toHaveLength(sent.length);
    for (const { Id, Bytes } of body.Dateien) {
      const got = await desk('eva', 'GET', `nachbuchungen/${claim}/dateien/${Id}`);
      expect([got.status, got.headers['content-length']]).toEqual([200, String(Bytes)]);
    }
    expect(body.Dateien.map(({ Id }: { Id: string }) => Id)).toEqual(ids);
    expect(body.Dateien[0].Bytes).toBe(pdf.length);
  } finally {
    await w.app.close();
  }
});
