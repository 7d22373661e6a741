/** One door for files: who gets them, that nothing torn is ever seen, and what is refused (rules 3.13); pictures and what is large: proof/files. */
import { mkdir, readFile as read, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { System } from '#platform/context.ts';
import { resealAll } from '#platform/database/reseal.ts';
import { openVault } from '#platform/vault.ts';
import { stores as everyStore, filesOf, nobodyGoes } from '#testing/cast/files.ts';
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

const refusalOf = async (doing: Promise<unknown>): Promise<string | undefined> =>
  doing.then(
    () => undefined,
    (error) => (error instanceof Refusal ? (error.details.problems?.[0]?.code ?? error.refusal) : String(error)),
  );

describe.each(everyStore)('a file in the %s', (store) => {
  let w: World;
  let here: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    w = await world();
    here = filesOf(w, store);
  });
  afterAll(() => w.app.close());

  const stores: typeof here.stores = (...given) => here.stores(...given);
  const attach: typeof here.attach = (...given) => here.attach(...given);
  const contentOf: typeof here.contentOf = (...given) => here.contentOf(...given);

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
      storeFile(dying, Readable.from([torn]), {
        accountId: here.accountId,
        name: 'a.pdf',
        endsAt: new Date(ctx.now.getTime() + hour),
        lockOwner: nobodyGoes,
      }),
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
    const other = { accountId: here.accountId + 1, object: 'claim', objectId: 4 } as const;
    expect(await refusalOf(w.as().write((tx) => attachFiles(tx, [id], other)))).toBe('file-gone');
    const foreign = w.as('versicherung');
    expect(await refusalOf(foreign.write((tx) => attachFiles(tx, [id], { ...other, accountId: here.accountId })))).toBe(
      'file-gone',
    );
    await attach([id], 4);
    expect(await refusalOf(attach([id], 5))).toBe('file-gone');
    expect(await refusalOf(readFile(foreign, id, { object: 'claim', objectId: 4 }))).toBe('unknown');
    expect(await refusalOf(readFile(w.as(), id, { object: 'claim', objectId: 5 }))).toBe('unknown');
    expect(await refusalOf(w.as().write((tx) => dropFile(tx, id, here.accountId)))).toBe('unknown');
  });

  test('goes with its end, and its bytes with the last that named them', async () => {
    const content = pdfOf(3000);
    const [one, same] = [await stores(content), await stores(content)];
    await attach([one.id], 6);
    await attach([same.id], 7);
    const before = (await here.onDisk()).length;
    await w.as().write((tx) => setFileEnd(tx, 'claim', 6, new Date(w.as().now.getTime() + hour)));
    await w.days(1);
    expect(await refusalOf(readFile(w.as(), one.id, { object: 'claim', objectId: 6 }))).toBe('unknown');
    await cleanFiles(w.as());
    expect((await contentOf(same.id, 7)).equals(content)).toBe(true);
    expect(await here.onDisk()).toHaveLength(before);
    await w.as().write((tx) => setFileEnd(tx, 'claim', 7, w.as().now));
    await cleanFiles(w.as());
    expect(await here.onDisk()).toHaveLength(before - (store === 'folder' ? 1 : 0));
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
      const [place, there] = rows.map((row) =>
        join(here.folder, String(w.mandants.spbdevk.id), row.content_hash.slice(0, 2), row.content_hash),
      ) as [string, string];
      const kept = await read(place);
      await writeFile(place, await read(there));
      await expect(contentOf(one.id, 8)).rejects.toThrow();
      await writeFile(place, kept.subarray(0, -10));
      await expect(contentOf(one.id, 8)).rejects.toThrow(/too early/);
      await rm(place);
      await expect(contentOf(one.id, 8)).rejects.toThrow(/ENOENT/);
      await writeFile(place, kept);
      expect(await contentOf(one.id, 8)).toHaveLength(4000);
    });
  }

  test('is sealed anew after a rotation of the keys, and reads as before without the older one', async () => {
    const content = pdfOf(300_000);
    const file = await stores(content);
    await attach([file.id], 9);
    const { system } = w.app.app;
    const old = JSON.parse(await read(join(system.config.dataDir, 'demo-keys.json'), 'utf8')) as { encryption: string };
    const [before, now] = [
      { id: 'demo', secret: Buffer.from(old.encryption, 'base64') },
      { id: 'neu', secret: Buffer.alloc(32, 3) },
    ];
    const withKeys = (...encryptionKeys: (typeof before)[]): System => ({
      ...system,
      vault: openVault({ ...system.config, encryptionKeys, tokenKeys: [...system.vault.tokenKeys] }),
    });
    const reseal = async (rotated: System): Promise<number> => {
      const ids = Object.values(w.mandants).map(({ id }) => id);
      return ((await resealAll(rotated, ids)).get('file_part.content') ?? 0) + (await resealFolders(rotated, ids));
    };
    const rotated = withKeys(now, before);
    await expect(contentOf(file.id, 9, withKeys(now))).rejects.toThrow('not in ENCRYPTION_KEYS');
    expect(await reseal(rotated)).toBeGreaterThan(0);
    expect(await reseal(rotated)).toBe(0);
    expect((await contentOf(file.id, 9, withKeys(now))).equals(content)).toBe(true);
    await reseal(withKeys(before, now));
  });

  test('that stops half way, or whose process dies, leaves nothing, and the next ones are taken', async () => {
    const rows = await countRows(w, 'file');
    const half = async function* () {
      yield pdfOf(9000).subarray(0, 4000);
      throw new Error('the line is dead');
    };
    const given = {
      accountId: here.accountId,
      name: 'a.pdf',
      endsAt: new Date(w.as().now.getTime() + hour),
      lockOwner: nobodyGoes,
    };
    // More than may be read at once: each gives its place back.
    for (let count = 0; count < 9; count++)
      await expect(storeFile(w.as(), Readable.from(half()), given)).rejects.toThrow('the line is dead');
    expect(await countRows(w, 'file')).toBe(rows);
    expect((await stores(pdfOf(9000))).bytes).toBe(9000);
    if (store === 'database') return;
    const aside = join(here.folder, String(w.mandants.spbdevk.id), 'aa', '.neu-0123456789abcdef01234567');
    await mkdir(dirname(aside), { recursive: true });
    await writeFile(aside, 'half');
    // Somebody may still be writing.
    await cleanFiles(w.as());
    expect(await here.onDisk()).toContain(basename(aside));
    await utimes(aside, new Date(), new Date(Date.now() - 2 * hour));
    await cleanFiles(w.as());
    expect(await here.onDisk()).not.toContain(basename(aside));
  });
});

describe('what is refused, with a word about why', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
  });
  afterAll(() => w.app.close());

  const stores = (content: Buffer, name = 'a.jpg') =>
    refusalOf(
      storeFile(w.as(), Readable.from([content]), { accountId: 7, name, endsAt: w.as().now, lockOwner: nobodyGoes }),
    );
  const insert = (pdf: Buffer, text: string) =>
    Buffer.from(pdf.toString('latin1').replace('/Root', `${text} /Root`), 'latin1');

  test.each<[string, () => Buffer, string]>([
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
  ])('%s', async (_, content, code) => {
    expect(await stores(content())).toBe(code);
    expect(await countRows(w, 'file')).toBe(0);
  });
});
