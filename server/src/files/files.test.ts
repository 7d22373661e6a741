/** One door for files: what they are by their content, who gets them, and that nothing torn is ever seen (rules 3.13). */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '#testing/database/books.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { type World, world } from '#testing/world.ts';
import {
  attachFiles,
  cleanFiles,
  dropFile,
  listFilesOf,
  readFile,
  resealFolders,
  setFileEnd,
  storeFile,
} from './files.ts';
import * as sql from './sql.ts';

const hour = 3_600_000;
const accountId = 7;

const refusalOf = async (doing: Promise<unknown>): Promise<string | undefined> =>
  doing.then(
    () => undefined,
    (error) => (error instanceof Refusal ? (error.details.problems?.[0]?.code ?? error.refusal) : String(error)),
  );

describe.each(['database', 'folder'] as const)('a file in the %s', (store) => {
  let w: World;
  let folder: string;
  beforeAll(async () => {
    w = await world();
    folder = join(w.app.app.system.config.dataDir, 'dateien');
    if (store === 'folder') Object.assign(w.app.app.system.config, { filesDir: folder });
  });
  afterAll(() => w.app.close());

  const stores = (content: Buffer, name = 'Bestätigung.pdf', slug: 'spbdevk' | 'versicherung' = 'spbdevk') =>
    storeFile(w.as(slug), Readable.from([content]), {
      accountId,
      name,
      endsAt: new Date(w.as().now.getTime() + hour),
    });
  const attach = (keys: string[], objectId: number) =>
    w.as().write((tx) => attachFiles(tx, keys, { accountId, object: 'claim', objectId }));
  const contentOf = async (key: string, objectId: number): Promise<Buffer> => {
    const { content } = await readFile(w.as(), key, { object: 'claim', objectId });
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const onDisk = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((one) => one.isFile())
      .map(({ name }) => name);

  test('of 10 MB comes back byte by byte, and lies nowhere as it was', async () => {
    const content = pdfOf(10 * 1024 * 1024);
    const file = await stores(content);
    expect(file).toMatchObject({ name: 'Bestätigung.pdf', type: 'pdf', bytes: content.length });
    await attach([file.id], 1);
    expect((await contentOf(file.id, 1)).equals(content)).toBe(true);
    expect(await countRows(w, 'file_part')).toBe(store === 'database' ? 40 : 0);
    expect(await onDisk()).toHaveLength(store === 'folder' ? 1 : 0);
  });

  test('is a picture drawn anew: turned, without place and camera, and nothing behind its end', async () => {
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const file = await stores(polyglot, '../../etc/passwd\u202e.html');
    expect(file).toMatchObject({ type: 'jpeg', name: 'passwd_.jpg' });
    await attach([file.id], 2);
    const kept = await contentOf(file.id, 2);
    const { width, height, exif } = await sharp(kept).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    expect(kept.includes('script') || kept.includes('geheim')).toBe(false);
  });

  test('is not there before all of it is: a process that dies leaves nothing that anybody sees', async () => {
    const before = await countRows(w, 'file');
    const torn = pdfOf(600_000);
    const ctx = w.as();
    let writes = 0;
    const dying = {
      ...ctx,
      write: ((steps) =>
        ++writes >= (store === 'database' ? 3 : 1)
          ? Promise.reject(new Error('killed'))
          : ctx.write(steps)) as typeof ctx.write,
    };
    await expect(
      storeFile(dying, Readable.from([torn]), { accountId, name: 'a.pdf', endsAt: new Date(ctx.now.getTime() + hour) }),
    ).rejects.toThrow('killed');
    const torned = await w
      .as()
      .read(({ db }) => db.selectFrom('file').selectAll().where('parts', 'is', null).execute());
    expect(torned).toHaveLength(store === 'database' ? 1 : 0);
    for (const { key } of torned) expect(await refusalOf(attach([key], 3))).toBe('file-gone');
    expect((await w.as().read((tx) => listFilesOf(tx, 'claim', [3]))).size).toBe(0);
    await w.days(1);
    await cleanFiles(w.as());
    expect(await countRows(w, 'file')).toBe(before);
  });

  test('is taken by its owner alone, in its own mandant, once, and before its end', async () => {
    const file = await stores(pdfOf(2000));
    const { id } = file;
    const other = { accountId: accountId + 1, object: 'claim', objectId: 4 } as const;
    expect(await refusalOf(w.as().write((tx) => attachFiles(tx, [id], other)))).toBe('file-gone');
    const foreign = w.as('versicherung');
    expect(await refusalOf(foreign.write((tx) => attachFiles(tx, [id], { ...other, accountId })))).toBe('file-gone');
    await attach([id], 4);
    expect(await refusalOf(attach([id], 5))).toBe('file-gone');
    expect(await refusalOf(readFile(foreign, id, { object: 'claim', objectId: 4 }))).toBe('unknown');
    expect(await refusalOf(readFile(w.as(), id, { object: 'claim', objectId: 5 }))).toBe('unknown');
    expect(await refusalOf(w.as().write((tx) => dropFile(tx, id, accountId)))).toBe('unknown');
  });

  test('goes with its end, and its bytes with the last that named them', async () => {
    const content = pdfOf(3000);
    const [one, same] = [await stores(content), await stores(content)];
    await attach([one.id], 6);
    await attach([same.id], 7);
    const before = (await onDisk()).length;
    await w.as().write((tx) => setFileEnd(tx, 'claim', 6, new Date(w.as().now.getTime() + hour)));
    await w.days(1);
    expect(await refusalOf(readFile(w.as(), one.id, { object: 'claim', objectId: 6 }))).toBe('unknown');
    await cleanFiles(w.as());
    expect((await contentOf(same.id, 7)).equals(content)).toBe(true);
    expect(await onDisk()).toHaveLength(before);
    await w.as().write((tx) => setFileEnd(tx, 'claim', 7, w.as().now));
    await cleanFiles(w.as());
    expect(await onDisk()).toHaveLength(before - (store === 'folder' ? 1 : 0));
    const left = await w
      .as()
      .read(({ db }) => sql.findWhole(db, same.id, { object: 'claim', objectId: 7 }, w.as().now));
    expect(left).toBeUndefined();
  });

  if (store === 'folder') {
    test('is sealed for its place: another content under its name, or a cut one, is a fault', async () => {
      const [one, other] = [await stores(pdfOf(4000)), await stores(pdfOf(5000))];
      await attach([one.id, other.id], 8);
      const rows = await w
        .as()
        .read(({ db }) => db.selectFrom('file').selectAll().where('object_id', '=', 8).execute());
      const [here, there] = rows.map((row) =>
        join(folder, String(w.mandants.spbdevk.id), row.content_hash.slice(0, 2), row.content_hash),
      ) as [string, string];
      const { readFile: read } = await import('node:fs/promises');
      const kept = await read(here);
      await writeFile(here, await read(there));
      await expect(contentOf(one.id, 8)).rejects.toThrow();
      await writeFile(here, kept.subarray(0, -10));
      await expect(contentOf(one.id, 8)).rejects.toThrow(/too early/);
      await rm(here);
      await expect(contentOf(one.id, 8)).rejects.toThrow(/ENOENT/);
      await writeFile(here, kept);
      expect(await contentOf(one.id, 8)).toHaveLength(4000);
    });

    test('is sealed anew after a rotation of the keys, and reads as before', async () => {
      const content = pdfOf(6000);
      const file = await stores(content);
      await attach([file.id], 9);
      const { system } = w.app.app;
      expect(await resealFolders(system, [w.mandants.spbdevk.id])).toBe(0);
      const { openVault } = await import('#platform/vault.ts');
      const keys = [
        { id: 'neu', secret: Buffer.alloc(32, 3) },
        ...(
          JSON.parse(
            await (await import('node:fs/promises'))
              .readFile(join(system.config.dataDir, 'demo-keys.json'), 'utf8')
              .then((text) => JSON.stringify([{ id: 'demo', secret: JSON.parse(text).encryption }])),
          ) as { id: string; secret: string }[]
        ).map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64') })),
      ];
      const vault = openVault({ ...system.config, encryptionKeys: keys, tokenKeys: [...system.vault.tokenKeys] });
      const rotated = { ...system, vault };
      expect(await resealFolders(rotated, [w.mandants.spbdevk.id])).toBeGreaterThan(0);
      expect(await resealFolders(rotated, [w.mandants.spbdevk.id])).toBe(0);
      const { content: read } = await readFile({ ...w.as(), system: rotated }, file.id, {
        object: 'claim',
        objectId: 9,
      });
      const chunks: Buffer[] = [];
      for await (const chunk of read) chunks.push(chunk);
      expect(Buffer.concat(chunks).equals(content)).toBe(true);
    });
  }
});

describe('what is refused, with a word about why', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
  });
  afterAll(() => w.app.close());

  const stores = (content: Buffer, name = 'a.jpg') =>
    refusalOf(storeFile(w.as(), Readable.from([content]), { accountId, name, endsAt: w.as().now }));
  const noise = Buffer.alloc(200 * 200 * 3, 1).map((_, at) => (at * 7919) % 251);
  const jpeg = sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const insert = (pdf: Buffer, text: string) =>
    Buffer.from(pdf.toString('latin1').replace('/Root', `${text} /Root`), 'latin1');

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'file-empty'],
    ['a text', () => Buffer.from('Hallo'), 'file-type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file-type'],
    [
      'a drawing that may hold programs',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'file-type',
    ],
    [
      'the same with a prolog',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'file-type',
    ],
    ['a GIF that is a program, too', () => Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'), 'file-type'],
    ['a ZIP', () => Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'file-type'],
    ['a picture that is cut', async () => (await jpeg).subarray(0, 5000), 'file-broken'],
    [
      'the head of a picture and a page behind it',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(40))]),
      'file-broken',
    ],
    [
      'a picture of 41 million pixels',
      () =>
        sharp({ create: { width: 6400, height: 6410, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'file-pixels',
    ],
    ['a PDF that is cut', () => pdfOf(3000).subarray(0, 2000), 'file-broken'],
    [
      'a PDF with a page behind it',
      () => Buffer.concat([pdfOf(3000), Buffer.from('<script>alert(1)</script>')]),
      'file-broken',
    ],
    [
      'a page with a PDF behind it',
      () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdfOf(3000)]),
      'file-type',
    ],
    ['a PDF with a password', () => insert(pdfOf(3000), '/Encrypt 5 0 R'), 'file-encrypted'],
    [
      'a PDF with a program',
      () => insert(pdfOf(3000), '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'file-active',
    ],
    ['a PDF that writes it in codes', () => insert(pdfOf(3000), '/OpenAction << /S /J#61vaScript >>'), 'file-active'],
    ['a PDF with a file inside', () => insert(pdfOf(3000), '/Names << /EmbeddedFiles 7 0 R >>'), 'file-active'],
    ['more than 10 MB', () => pdfOf(10 * 1024 * 1024 + 1), 'file-over-limit'],
  ])('%s', async (_, content, code) => {
    expect(await stores(await content())).toBe(code);
    expect(await countRows(w, 'file')).toBe(0);
  });

  test('three kinds of pictures and a PDF are taken, whatever they are called', async () => {
    const picture = sharp({ create: { width: 30, height: 30, channels: 4, background: '#0a0' } });
    const sent = [
      await picture.clone().png().toBuffer(),
      await picture.clone().webp().toBuffer(),
      await jpeg,
      pdfOf(900),
    ];
    for (const content of sent) expect(await stores(content, 'bild.svg')).toBeUndefined();
  });
});
