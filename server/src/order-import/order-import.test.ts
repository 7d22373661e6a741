import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, type Reported } from '#testing/cast/client.ts';
import { booksOf, countRows } from '#testing/database/books.ts';
import { apiKeyOf, today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let all: World;
beforeAll(async () => {
  all = await world();
});
afterAll(() => all.app.close());

let count = 0;
/** Orders of people nobody knows yet, on one link each. */
const newcomers = async (size: number): Promise<Reported[]> =>
  Promise.all(
    Array.from({ length: size }, async () => {
      const number = ++count;
      return {
        order: `I-${number}`,
        number: (await all.anna.recommends()).number,
        email: `import-${number}@example.org`,
      };
    }),
  );
const labels = (body: { Zeilen: { Zeile: number; Status: string }[] }): [number, string][] =>
  body.Zeilen.map(({ Zeile, Status }) => [Zeile, Status]);
const decided = { Code: 'decided', Message: expect.any(String) };
const header = 'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email;Grund';

describe('a file of the client', () => {
  test('is worked at once, row by row in its order, with a result for each', async () => {
    const [first, second] = await newcomers(2);
    const { status, body } = await all.client.sends(
      fileOf([
        first!,
        second!,
        { ...first, event: 'bestaetigt' },
        { ...second, event: 'storniert', on: null },
        { order: first!.order!, event: 'storniert', on: null },
      ]),
    );
    expect([status, body.Verarbeitet, body.Fehler]).toEqual([200, 5, []]);
    expect(labels(body)).toEqual([
      [2, 'Eingegangen'],
      [3, 'Eingegangen'],
      [4, 'Bestaetigt'],
      [5, 'Storniert'],
      [6, 'Storniert'],
    ]);
    expect(body.Zeilen[0].Auftragsnummer).toBe(body.Zeilen[2].Auftragsnummer);
    expect((await booksOf(all, first!.order!)).events.filter((event) => event.startsWith('A'))).toEqual([
      'A1',
      'A2',
      'A7',
    ]);
  });

  test('again changes nothing and gets the same answer', async () => {
    const file = fileOf([...(await newcomers(3)), { order: 'I-none', number: '104477120935' }]);
    const first = await all.client.sends(file);
    const counts = await Promise.all(
      ['orders', 'order_event', 'reward', 'event', 'mail'].map((table) => countRows(all, table)),
    );
    const again = await all.client.sends(file);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(
      await Promise.all(['orders', 'order_event', 'reward', 'event', 'mail'].map((table) => countRows(all, table))),
    ).toEqual(counts);
  });

  test('of which a half is known already gets the rest', async () => {
    const reports = await newcomers(4);
    await all.client.sends(fileOf(reports.slice(0, 2)));
    const { body } = await all.client.sends(fileOf(reports));
    expect(labels(body).map(([, label]) => label)).toEqual([
      'Eingegangen',
      'Eingegangen',
      'Eingegangen',
      'Eingegangen',
    ]);
  });

  test('keeps a cancellation that comes before its order, and applies it in the same file', async () => {
    const [first] = await newcomers(1);
    const { body } = await all.client.sends(fileOf([{ order: first!.order!, event: 'storniert', on: null }, first!]));
    expect(body.Zeilen).toEqual([
      { Zeile: 2, Auftragsnummer: null, Status: 'Vorgemerkt', Grund: null },
      { Zeile: 3, Auftragsnummer: expect.stringMatching(/^3/), Status: 'Storniert', Grund: decided },
    ]);
  });

  test('with broken rows imports the good ones and tells line and reason of the others', async () => {
    const [first, second] = await newcomers(2);
    const good = (report: Reported): string =>
      `${report.order};eingegangen;${report.number};02.03.2026;${report.email};`;
    const lines = [
      header,
      good(first!),
      ';eingegangen;104477120935;2026-03-02;;',
      'I-x1;geliefert;104477120935;2026-03-02;;',
      'I-x2;eingegangen;104477120936;31.02.2026;kein@@mail;',
      'I-x3;eingegangen;104477120935;2026-03-02;;',
      'I-x4;bestaetigt',
      'I-x5;eingegangen;1;2;3;4;5',
      'I-x6;"storniert;;;;',
      `I-x7;eingegangen;${first!.number};2026-03-02;a\u0000b@example.org;`,
      `I-x8;storniert;;;;${'x'.repeat(501)}`,
      '',
      good(second!),
    ];
    const { status, body } = await all.client.sends(lines.join('\n'));
    expect(status).toBe(200);
    expect(labels(body)).toEqual([
      [2, 'Eingegangen'],
      [13, 'Eingegangen'],
    ]);
    expect(body.Verarbeitet).toBe(2);
    expect(body.Fehler.map(({ Zeile, Message }: { Zeile: number; Message: string }) => [Zeile, Message])).toEqual([
      [3, 'Externe Auftragsnummer ist ein Pflichtfeld'],
      [4, 'Ereignis ist nicht gültig: eingegangen, bestaetigt, abgelehnt, storniert'],
      [5, 'Empfehlungsnummer ist nicht gültig. Auftragsdatum ist nicht gültig. E-Mail-Adresse ist nicht gültig.'],
      [6, 'Diese Empfehlungsnummer kennen wir nicht: 104477120935'],
      [7, 'Auftragsdatum ist ein Pflichtfeld. Bitte geben Sie die Empfehlungsnummer oder die Empfängernummer an.'],
      [8, 'Die Zeile hat mehr Felder als die Kopfzeile.'],
      [9, 'Die Anführungszeichen dieser Zeile passen nicht zusammen.'],
      [10, expect.stringContaining('besondere Zeichen vor dem @')],
      [11, 'Grund ist zu lang'],
    ]);
  });

  test('tells the reasons in the language of whoever sends it', async () => {
    const { body } = await all.client.sends(`${header}\nI-en;eingegangen;104477120935;2026-03-02;;\n`, {
      locale: 'en',
    });
    expect(body.Fehler).toMatchObject([
      { Zeile: 2, Message: 'We do not know this number. Recommendation number: 104477120935' },
    ]);
  });

  test.each(['de', 'en'])('tells of each row what a report of its own is told (%s)', async (locale) => {
    const [first] = await newcomers(1);
    const own = `I-own-${locale}`;
    const { number } = first!;
    const reports: Reported[] = [
      first!,
      { order: own, number, email: 'anna@example.org' },
      { ...first!, on: '2026-03-01' },
      { order: own, event: 'bestaetigt', on: null },
      { order: `${own}-1`, number: '104477120935' },
      { order: `${own}-2`, number, event: 'geliefert' as never },
      { order: `${own}-3`, number: null, on: null },
      { order: `${own}-4`, number: '1', on: '31.02.2026', email: 'kein@@mail' },
    ];
    const { body } = await all.client.sends(fileOf(reports), { locale });
    const alone = [];
    for (const report of reports) alone.push((await all.client.reports(report, { locale })).body);
    const [taken, refused] = [alone.slice(0, 2), alone.slice(2)];
    expect(taken.map(({ Grund }) => Grund?.Code)).toEqual([undefined, 'self']);
    expect(body.Zeilen).toEqual(taken.map((one, nth) => ({ Zeile: nth + 2, ...one })));
    expect(refused.map(({ PsoErrorCode, Fehler }) => [PsoErrorCode, Fehler.length])).toEqual([
      ['PSOF0102', 1],
      ['PSOF0102', 0],
      ['PSOF0100', 1],
      ['PSOF0100', 1],
      ['PSOF0100', 2],
      ['PSOF0100', 3],
    ]);
    expect(body.Fehler).toEqual(
      refused.map(({ PsoErrorCode, Message, Fehler }, nth) => ({
        Zeile: nth + 4,
        ExterneAuftragsnummer: reports[nth + 2]!.order,
        PsoErrorCode,
        // Several are parted by their full stops.
        Message:
          Fehler.length > 1
            ? Fehler.map((one: { Message: string }) => one.Message.replace(/\.?$/, '.')).join(' ')
            : (Fehler[0]?.Message ?? Message),
        Fehler,
      })),
    );
  });

  test('may have its columns in any order and case, commas, quotes, line breaks and another encoding', async () => {
    const [first] = await newcomers(1);
    const text = `unbekannt,GRUND,ereignis,EMAIL,empfehlungsnummer,auftragsdatum,externeauftragsnummer\r\nx,"Kündigung, sofort\r\n""bitte""",storniert,,,,"${first!.order}"\r\n`;
    for (const file of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`)]) {
      const { body } = await all.client.sends(file);
      expect([body.Zeilen, body.Fehler]).toMatchObject([
        [{ Zeile: 2, Auftragsnummer: null, Status: 'Vorgemerkt' }],
        [],
      ]);
    }
    const { reason } = await all
      .as()
      .read(({ db }) =>
        db
          .selectFrom('order_event')
          .select('reason')
          .where('external_number', '=', first!.order!)
          .executeTakeFirstOrThrow(),
      );
    expect(reason).toBe('Kündigung, sofort\r\n"bitte"');
  });

  test.each([
    ['nothing in it', '', ['ExterneAuftragsnummer', 'Ereignis']],
    ['no header', 'I-1;eingegangen;104477120935\n', ['ExterneAuftragsnummer', 'Ereignis']],
    ['a column missing', 'ExterneAuftragsnummer;Auftragsdatum\nI-1;2026-03-02\n', ['Ereignis']],
    ['a column twice', 'ExterneAuftragsnummer;Ereignis;Email;email\n', ['Email']],
    [
      'another alphabet of bytes',
      Buffer.from('ExterneAuftragsnummer;Ereignis\n', 'utf16le'),
      ['ExterneAuftragsnummer', 'Ereignis'],
    ],
  ])('with %s is refused as a whole', async (_what, file, fields) => {
    const { status, body } = await all.client.sends(file);
    expect([status, body.PsoErrorCode, body.Fehler.map(({ Feld }: { Feld: string }) => Feld)]).toEqual([
      400,
      'PSOF0100',
      fields,
    ]);
  });

  test('has to be a file: JSON is refused', async () => {
    const { status } = await all.app.call('POST', '/partner/auftrag/import', {
      apiKey: 'demo-api-key-spbdevk',
      body: { a: 1 },
    });
    expect(status).toBe(415);
  });

  test('without its key, or with the key of another mandant, is refused', async () => {
    for (const apiKey of ['', 'demo-api-key-versicherung']) {
      expect((await all.client.sends(`${header}\n`, { apiKey })).status).toBe(401);
    }
  });

  test('about links of another mandant finds none of them', async () => {
    const [first] = await newcomers(1);
    const { body } = await all.client.sends(fileOf([first!]), { mandant: 'versicherung' });
    expect([body.Verarbeitet, body.Fehler]).toMatchObject([
      0,
      [{ Zeile: 2, Message: `Diese Empfehlungsnummer kennen wir nicht: ${first!.number}` }],
    ]);
  });

  test('above 50 MB is refused with 413, whatever is in it, and nothing of it stays', async () => {
    const line = `I-big;storniert;;;;${'x'.repeat(400)}\n`;
    const { status, body } = await all.client.sends(
      Buffer.from(`${header}\n${line.repeat(Math.ceil((50 * 1024 * 1024) / line.length))}`),
    );
    expect([status, body.PsoErrorCode, body.Fehler]).toMatchObject([
      413,
      'PSOF0100',
      [{ Feld: 'Datei', Message: 'Die Datei ist größer als 50 MB.' }],
    ]);
    expect(await countRows(all, 'order_import')).toBe(0);
    expect(await countRows(all, 'order_import_part')).toBe(0);
  });

  test('above 200,000 rows is refused before a row is worked', async () => {
    const { status, body } = await all.client.sends(
      `ExterneAuftragsnummer;Ereignis\n${'I-many;storniert\n'.repeat(200_001)}`,
    );
    expect([status, body.Fehler]).toMatchObject([
      413,
      [{ Feld: 'Datei', Message: 'Die Datei hat mehr als 200.000 Zeilen.' }],
    ]);
    expect(await countRows(all, 'order_import')).toBe(0);
  });
});

test('who sends too much over a real connection hears why, instead of a broken one', async () => {
  const { fastify } = all.app.app.http;
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const line = Buffer.from(`I-big;storniert;;;;${'x'.repeat(64 * 1024)}\n`);
  async function* file() {
    yield Buffer.from(`${header}\n`);
    for (let bytes = 0; bytes < 60 * 1024 * 1024; bytes += line.length) yield line;
  }
  for (const [first, status] of [
    ['', 413],
    ['Unsinn\n', 413],
  ] as const) {
    const answer = await fetch(`${address}/api/v1/spbdevk/partner/auftrag/import`, {
      method: 'POST',
      headers: { 'x-api-key': apiKeyOf('spbdevk'), 'content-type': 'text/csv' },
      body: ReadableStream.from(
        (async function* () {
          yield Buffer.from(first);
          yield* file();
        })(),
      ),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, ((await answer.json()) as { PsoErrorCode: string }).PsoErrorCode]).toEqual([
      status,
      'PSOF0100',
    ]);
  }
});

describe('a dry run', () => {
  test('tells what each row would come to and writes nothing', async () => {
    const reports = await newcomers(2);
    const [first, second] = reports as [Reported, Reported];
    const file = fileOf([
      { order: second.order!, event: 'storniert', on: null },
      first,
      { order: first.order!, event: 'bestaetigt', on: null },
      { ...first, order: `${first.order}-again` },
      { order: 'I-none', number: '104477120935' },
      second,
      { order: first.order!, event: 'abgelehnt', on: null },
    ]);
    const tables = ['orders', 'order_event', 'recipient', 'recommendation', 'reward', 'event', 'mail', 'order_import'];
    const counts = await Promise.all(tables.map((table) => countRows(all, table)));
    const probe = await all.client.sends(file, { probe: true });
    expect(await Promise.all(tables.map((table) => countRows(all, table)))).toEqual(counts);
    const real = await all.client.sends(file);
    expect(labels(probe.body)).toEqual(labels(real.body));
    expect(probe.body.Fehler).toEqual(real.body.Fehler);
    expect(labels(real.body)).toEqual([
      [2, 'Vorgemerkt'],
      [3, 'Eingegangen'],
      [4, 'Bestaetigt'],
      [5, 'Abgelehnt'],
      [7, 'Storniert'],
    ]);
  });

  test('remembers the rows of an order however far apart they stand', async () => {
    const reports = await newcomers(60);
    const file = fileOf([
      ...reports,
      ...reports.map(({ order }) => ({ order: order!, event: 'bestaetigt' as const, on: null })),
    ]);
    const { body } = await all.client.sends(file, { probe: true });
    expect([body.Verarbeitet, body.Fehler]).toEqual([120, []]);
    expect(
      labels(body)
        .slice(60)
        .every(([, label]) => label === 'Bestaetigt'),
    ).toBe(true);
  });
});

test('an order date may be written in both ways, and not in the future', async () => {
  const [first, second] = await newcomers(2);
  const row = (report: Reported, day: string): string =>
    `${report.order};eingegangen;${report.number};${day};${report.email};`;
  const { body } = await all.client.sends(
    [header, row(first!, '2.3.2026'), row(second!, today), row(second!, '03.03.2026')].join('\n'),
  );
  expect(labels(body)).toEqual([
    [2, 'Eingegangen'],
    [3, 'Eingegangen'],
  ]);
  expect(body.Fehler).toMatchObject([
    { Zeile: 4, Message: 'Dieses Ereignis wurde schon mit anderem Inhalt gemeldet.' },
  ]);
});
