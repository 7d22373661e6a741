import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, type Reported } from '#testing/cast/client.ts';
import { operator } from '#testing/cast/operators.ts';
import { booksOf, countRows } from '#testing/database/books.ts';
import { type World, world } from '#testing/world.ts';
import { workImport } from './background.ts';
import { resumeImports } from './order-import.ts';
import * as sql from './sql.ts';
import { takeFile } from './upload.ts';

let all: World;
let eva: string;
beforeAll(async () => {
  all = await world();
  eva = await operator(all.app);
});
afterAll(() => all.app.close());

let count = 0;
const newcomers = async (size: number): Promise<Reported[]> => {
  const { number } = await all.anna.recommends();
  return Array.from({ length: size }, () => ({
    order: `B-${++count}`,
    number,
    email: `background-${count}@example.org`,
  }));
};
const send = async (body: string, { probe = false, mandant = 'spbdevk', token = eva } = {}) =>
  all.app.call('POST', `/admin/auftraege/import${probe ? '?probe=true' : ''}`, { token, body, mandant });
const show = async (id: number) => (await all.app.call('GET', `/admin/importe/${id}`, { token: eva })).body;
const rowsOf = async (id: number): Promise<string[]> => {
  const { text, headers } = await all.app.call('GET', `/admin/importe/${id}/zeilen`, { token: eva });
  expect([headers['content-type'], text[0]]).toEqual(['text/csv; charset=utf-8', '\ufeff']);
  return text.slice(1).trimEnd().split('\r\n');
};
const work = (): Promise<number> => resumeImports(all.as());
/** Stops an import after so many rows, as a process does that is asked to end: it looks at the signal before each. */
const stopAfter = async (id: number, rows: number): Promise<void> => {
  let looks = 0;
  const signal = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++looks > rows });
  await workImport(all.as(), id, signal);
};

test("an operator's file is taken at once and worked in the background, with its progress", async () => {
  const reports = await newcomers(3);
  const { status, body } = await send(fileOf([...reports, { order: 'B-none', number: '104477120935' }]));
  expect([status, Object.keys(body)]).toEqual([202, ['Id']]);
  const waiting = await show(body.Id);
  expect(waiting).toMatchObject({
    Status: 'Laeuft',
    Probe: false,
    Gelesen: 4,
    Verarbeitet: 0,
    Fehler: 0,
    ErstelltVon: 'eva@betreiber.example',
  });
  await work();
  expect(await show(body.Id)).toMatchObject({
    Status: 'Fertig',
    Gelesen: 4,
    Verarbeitet: 3,
    Fehler: 1,
    FertigAm: expect.any(String),
  });
  for (const { order } of reports) expect((await booksOf(all, order!)).order).toBe('received');
  const rows = await rowsOf(body.Id);
  expect(rows[0]).toBe('Zeile;ExterneAuftragsnummer;Auftragsnummer;Status;Fehler');
  expect(rows[1]).toMatch(/^2;B-1;3\d{11};Eingegangen;$/);
  expect(rows[4]).toBe('5;B-none;;;Diese Empfehlungsnummer kennen wir nicht: 104477120935');
});

test('the same file again changes nothing and gets the same answers', async () => {
  const file = fileOf(await newcomers(3));
  const first = await send(file);
  await work();
  const counts = await Promise.all(['orders', 'order_event', 'reward', 'mail'].map((table) => countRows(all, table)));
  const second = await send(file);
  await work();
  expect(await rowsOf(second.body.Id)).toEqual(await rowsOf(first.body.Id));
  expect(await Promise.all(['orders', 'order_event', 'reward', 'mail'].map((table) => countRows(all, table)))).toEqual(
    counts,
  );
});

test('what would be a formula in a spreadsheet stays text', async () => {
  const { body } = await send('ExterneAuftragsnummer;Ereignis\n=1+1;storniert\n"a;""b""";storniert\n');
  await work();
  expect((await rowsOf(body.Id)).slice(1)).toEqual([`2;'=1+1;;Vorgemerkt;`, '3;"a;""b""";;Vorgemerkt;']);
});

test('a dry run in the background tells the same and writes no order', async () => {
  const reports = await newcomers(12);
  const file = fileOf([
    ...reports,
    ...reports.map(({ order }) => ({ order: order!, event: 'bestaetigt' as const, on: null })),
    { ...reports[0]!, order: 'B-twice' },
  ]);
  const counts = await Promise.all(
    ['orders', 'order_event', 'recipient', 'mail'].map((table) => countRows(all, table)),
  );
  const probe = await send(file, { probe: true });
  await work();
  expect(await show(probe.body.Id)).toMatchObject({ Status: 'Fertig', Probe: true, Verarbeitet: 25, Fehler: 0 });
  expect(
    await Promise.all(['orders', 'order_event', 'recipient', 'mail'].map((table) => countRows(all, table))),
  ).toEqual(counts);
  expect(await countRows(all, 'order_import_probe')).toBe(0);
  const real = await send(file);
  await work();
  const withoutNumbers = (rows: string[]): string[] => rows.map((row) => row.replace(/;3\d{11};/, ';;'));
  expect(withoutNumbers(await rowsOf(real.body.Id))).toEqual(await rowsOf(probe.body.Id));
  expect((await rowsOf(real.body.Id)).at(-1)).toMatch(/;Abgelehnt;$/);
});

test('a finished dry run is imported without its file being sent again, by whoever opens it; a second time changes nothing', async () => {
  const reports = await newcomers(3);
  const tried = await send(fileOf(reports), { probe: true });
  const readIn = (id: number, token = eva) => all.app.call('POST', `/admin/importe/${id}/einlesen`, { token });
  expect((await readIn(tried.body.Id)).status, 'one that is still under way').toBe(409);
  await work();
  expect(await show(tried.body.Id)).toMatchObject({ Probe: true, Verarbeitet: 3, MitDatei: true });
  const otto = await operator(all.app, { email: 'otto@betreiber.example' });
  const { status, body } = await readIn(tried.body.Id, otto);
  expect(status).toBe(202);
  await work();
  expect(await show(body.Id)).toMatchObject({ Probe: false, Verarbeitet: 3, ErstelltVon: 'otto@betreiber.example' });
  for (const { order } of reports) expect((await booksOf(all, order!)).order).toBe('received');
  const counts = await Promise.all(['orders', 'order_event', 'reward', 'mail'].map((table) => countRows(all, table)));
  const again = await readIn(tried.body.Id);
  await work();
  expect(await rowsOf(again.body.Id)).toEqual(await rowsOf(body.Id));
  expect(await Promise.all(['orders', 'order_event', 'reward', 'mail'].map((table) => countRows(all, table)))).toEqual(
    counts,
  );
  expect((await readIn(body.Id)).status, 'what was no dry run').toBe(409);
  expect((await readIn(999_999)).status).toBe(404);
});

describe('an import that was interrupted', () => {
  test('goes on at the row after the last: none twice, none lost', async () => {
    const reports = await newcomers(40);
    const { body } = await send(fileOf(reports));
    await stopAfter(body.Id, 10);
    const half = await show(body.Id);
    expect(half).toMatchObject({ Status: 'Laeuft', Verarbeitet: 10 });
    await work();
    expect(await show(body.Id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 40, Fehler: 0 });
    expect((await rowsOf(body.Id)).length).toBe(41);
    for (const { order } of reports)
      expect((await booksOf(all, order!)).events.filter((event) => event === 'A1')).toHaveLength(1);
  });

  test('by a crash is left alone while its worker may live, and taken over then; what comes too late is taken back', async () => {
    const reports = await newcomers(3);
    const { body } = await send(fileOf(reports));
    const id = body.Id as number;
    const leaseOf = (seconds: number) => ({
      now: all.as().now,
      leaseUntil: new Date(all.as().now.getTime() + seconds * 1000),
    });
    await all.as().write((tx) => sql.claimImport(tx.db, id, { worker: 'dead', ...leaseOf(1) }));
    const result = {
      line: 2,
      externalNumber: 'B-late',
      number: null,
      status: 'received' as const,
      reason: null,
      refusal: null,
    };
    await work();
    expect(await show(id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 3 });
    expect(
      await all.as().write((tx) =>
        sql.keepLines(tx.db, id, {
          worker: 'dead',
          leaseUntil: leaseOf(30).leaseUntil,
          results: [{ ...result, line: 99 }],
        }),
      ),
    ).toBe(false);
    expect((await rowsOf(id)).length).toBe(4);
  });

  test('by a process whose clock was ahead is taken over at once when the clock has gone back', async () => {
    const { body } = await send(fileOf(await newcomers(2)));
    const now = all.as().now;
    const leaseUntil = new Date(now.getTime() + 86_400_000);
    await all.as().write((tx) => sql.claimImport(tx.db, body.Id, { worker: 'ahead', now: leaseUntil, leaseUntil }));
    await workImport(all.as(), body.Id);
    expect(await show(body.Id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 2 });
  });

  test('by a database that is away goes on as soon as it is back, under the same lease', async () => {
    const { body } = await send(fileOf(await newcomers(6)));
    const { database } = all.app.app.system;
    const { transaction } = database;
    const isDone = async (): Promise<boolean> => (await show(body.Id)).Verarbeitet >= 3;
    let refused = 0;
    try {
      const worked = workImport(all.as(), body.Id);
      await expect.poll(isDone, { interval: 1 }).toBe(true);
      database.transaction = async () => {
        refused++;
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      };
      await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(2);
      database.transaction = transaction;
      const since = performance.now();
      await worked;
      expect(performance.now() - since).toBeLessThan(20_000);
    } finally {
      database.transaction = transaction;
    }
    expect(await show(body.Id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 6, Fehler: 0 });
    expect((await rowsOf(body.Id)).length).toBe(7);
  });

  test('is worked by one of two that try at once', async () => {
    const reports = await newcomers(30);
    const { body } = await send(fileOf(reports));
    await Promise.all([workImport(all.as(), body.Id), workImport(all.as(), body.Id)]);
    expect(await show(body.Id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 30, Fehler: 0 });
    expect((await rowsOf(body.Id)).length).toBe(31);
  });
});

describe('a file of the client above 5,000 rows', () => {
  const file = (rows: number): string =>
    `ExterneAuftragsnummer;Ereignis\n${Array.from({ length: rows }, (_, index) => `L-${rows}-${index};storniert`).join('\n')}\n`;

  test('goes on in the background and is watched with the same key', async () => {
    const { status, body } = await all.client.sends(file(5001));
    expect([status, Object.keys(body)]).toEqual([202, ['Id']]);
    const watch = (apiKey: string, mandant = 'spbdevk') =>
      all.app.call('GET', `/partner/auftrag/import/${body.Id}`, { apiKey, mandant });
    expect((await watch('demo-api-key-spbdevk')).body).toMatchObject({
      Status: 'Laeuft',
      Gelesen: 5001,
      ErstelltVon: 'partner',
    });
    expect((await watch('demo-api-key-versicherung', 'versicherung')).status).toBe(404);
    expect((await watch('demo-api-key-versicherung')).status).toBe(401);
    await all.as().write(({ db }) => db.deleteFrom('order_import').where('id', '=', body.Id).execute());
  });

  test('tells which rows failed, a page at a time, and while it goes on those so far', async () => {
    // Every second one has failed: lines 2, 4, 6 and 8.
    const rows = Array.from({ length: 7 }, (_, at) => `W-${at};${at % 2 === 0 ? 'geliefert' : 'storniert'}`);
    const upload = { source: 'partner', createdBy: 'partner', isProbe: false, atOnce: false };
    const body = Readable.from([Buffer.from(['ExterneAuftragsnummer;Ereignis', ...rows].join('\n'))]);
    const { importId } = (await takeFile(all.as(), body, upload)) as { importId: number };
    const watch = async (query: string, locale = 'de') =>
      (
        await all.app.call('GET', `/partner/auftrag/import/${importId}?${query}`, {
          apiKey: 'demo-api-key-spbdevk',
          locale,
        })
      ).body;
    const page = async (query: string) => {
      const { Content, HasNext, Nach, Fehler } = await watch(query);
      return [Content.map(({ Zeile }: { Zeile: number }) => Zeile), HasNext, Nach, Fehler];
    };
    await stopAfter(importId, 3);
    expect(await page('')).toEqual([[2, 4], false, 4, 2]);
    await work();
    expect(await page('anzahl=2')).toEqual([[2, 4], true, 4, 4]);
    expect(await page('anzahl=2&nach=4')).toEqual([[6, 8], false, 8, 4]);
    expect(await page('anzahl=2&nach=8')).toEqual([[], false, 8, 4]);
    expect((await watch('nach=7', 'en')).Content).toEqual([
      {
        Zeile: 8,
        ExterneAuftragsnummer: 'W-6',
        PsoErrorCode: 'PSOF0100',
        Message: expect.stringContaining('Event is not valid'),
        Fehler: [{ Feld: 'Ereignis', Code: 'not-among', Message: expect.stringContaining('Event is not valid') }],
      },
    ]);
  });

  test("an operator's import is nothing a client may watch", async () => {
    const { body } = await send(fileOf(await newcomers(1)));
    await work();
    const { status } = await all.app.call('GET', `/partner/auftrag/import/${body.Id}`, {
      apiKey: 'demo-api-key-spbdevk',
    });
    expect(status).toBe(404);
  });

  test('is one: 5,000 rows are worked at once', async () => {
    const upload = { source: 'partner', createdBy: 'partner', isProbe: false, atOnce: true };
    const before = await countRows(all, 'order_import');
    const taken = await takeFile(all.as(), Readable.from([Buffer.from(file(5000))]), upload);
    expect('rows' in taken && taken.rows.length).toBe(5000);
    expect(await countRows(all, 'order_import')).toBe(before);
  });
});

test('an import belongs to its mandant', async () => {
  const { body } = await send(fileOf(await newcomers(1)));
  for (const path of [`/admin/importe/${body.Id}`, `/admin/importe/${body.Id}/zeilen`]) {
    const { status, body: answer } = await all.app.call('GET', path, { token: eva, mandant: 'versicherung' });
    expect([status, answer.PsoErrorCode]).toEqual([404, 'PSOF0101']);
  }
  await work();
});

test('a file lies sealed, and goes after 30 days with its rows; the counts stay', async () => {
  const [report] = await newcomers(1);
  const { body } = await send(fileOf([report!]));
  await work();
  const { content_sealed } = await all
    .as()
    .read(({ db }) =>
      db
        .selectFrom('order_import_part')
        .select('content_sealed')
        .where('import_id', '=', body.Id)
        .executeTakeFirstOrThrow(),
    );
  expect(Buffer.from(content_sealed).includes('example.org')).toBe(false);
  await all.days(29);
  await all.app.app.jobs.runNow('person.forget', all.mandants.spbdevk);
  eva = await operator(all.app);
  expect((await rowsOf(body.Id)).length).toBe(2);
  await all.days(2);
  await all.app.app.jobs.runNow('person.forget', all.mandants.spbdevk);
  eva = await operator(all.app);
  expect(await countRows(all, 'order_import_part')).toBe(0);
  expect(await rowsOf(body.Id)).toEqual(['Zeile;ExterneAuftragsnummer;Auftragsnummer;Status;Fehler']);
  expect(await show(body.Id)).toMatchObject({ Status: 'Fertig', Verarbeitet: 1 });
});
