import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf } from '#testing/audit/standard.ts';
import { collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { balanceSheet } from './balances.ts';
import { auditParts } from './parts.ts';

let w: World;
let eva: Eva;
let run: number;
let own: ReadyWalk;
let foreign: ReadyWalk;
let days: { from: string; to: string };
const name = '=HYPERLINK("x");Ben';
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  const first = dayOf(w.app.app.system.clock.now());
  own = await collectedBy(w, {}, 'Ben Beispiel');
  foreign = await walkToReady(w.app, { mandant: 'versicherung', share: 50 });
  run = await exportedBy(eva);
  await eva.confirms(run);
  // Still owed when the days are over.
  await collectedBy(w, {}, 'Mia Muster');
  await w.as().write(({ db }) => db.updateTable('account').set({ first_name: name }).execute());
  await w.days(1);
  days = { from: first, to: plusDays(dayOf(w.app.app.system.clock.now()), -1) };
});
afterAll(() => w.app.close());

type Files = Record<string, string>;
async function taken(slug: Slug = 'spbdevk', { from, to } = days): Promise<Files> {
  const answer = await w.app.app.http.fastify.inject({
    url: `/api/v1/${slug}/admin/pruefung/zip?Von=${from}&Bis=${to}`,
    headers: { authorization: `Bearer ${await eva.token('otto')}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([file, bytes]) => [file, strFromU8(bytes)]),
  );
}

/** A plain reader of what stands in quotes or not. */
function rowsOf(file = ''): Record<string, string>[] {
  const [head = [], ...rows] = file
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])));
}
const cents = (amount = ''): number => Number(amount.replace(',', ''));
const balances = (slug: Slug) =>
  w.as(slug).read(async ({ db }) => {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(cents)::bigint as cents from (
        select debit as account, amount_cents as cents from posting union all select credit, -amount_cents from posting) b
      group by account`.execute(db);
    return Object.fromEntries(rows.map(({ account, cents: sum }) => [account, sum]));
  });

describe('what an auditor takes along', () => {
  test.each(['spbdevk', 'versicherung'] as const)(
    'of %s adds up to its own balances, and has nothing of another mandant',
    async (slug) => {
      const files = await taken(slug);
      const postings = rowsOf(files['buchungen.csv']);
      const sums: Record<string, number> = {};
      for (const { Sollkonto = '', Habenkonto = '', Betrag } of postings) {
        sums[Sollkonto] = (sums[Sollkonto] ?? 0) + cents(Betrag);
        sums[Habenkonto] = (sums[Habenkonto] ?? 0) - cents(Betrag);
      }
      expect(sums).toEqual(await balances(slug));
      for (const { Konto = '', Endsaldo, Soll, Haben, Anfangssaldo } of rowsOf(files['konten.csv'])) {
        expect(cents(Endsaldo)).toBe(sums[Konto] ?? 0);
        expect(cents(Anfangssaldo) + cents(Soll) - cents(Haben)).toBe(cents(Endsaldo));
      }
      const { rows } = await w.as(slug).read(({ db }) =>
        sql<{ number: string }>`
          select number from reward where exists (select from posting p where p.subject_id = reward.id) order by 1`.execute(
          db,
        ),
      );
      expect([...new Set(postings.map(({ Praemie }) => Praemie))].toSorted()).toEqual(rows.map(({ number }) => number));
      const [mine, other] = slug === 'spbdevk' ? [own, foreign] : [foreign, own];
      const text = Object.values(files).join('');
      expect(text).toContain(mine.externalNumber);
      expect(text).not.toContain(other.externalNumber);
    },
  );

  test('says of each posting what it means, and encloses the bank file as it was made', async () => {
    const files = await taken();
    const paid = rowsOf(files['buchungen.csv']).find(({ Art }) => Art === 'payout');
    expect(paid).toMatchObject({
      Buchungstext: 'Auszahlung',
      Sollkonto: 'AuszahlungOffen',
      Habenkonto: 'Bank',
      Rolle: 'Empfehler',
      Lauf: String(run),
      Buchungsdatum: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
      Betrag: expect.stringMatching(/^\d+,\d\d$/),
      ExterneAuftragsnummer: expect.stringMatching('EXT-'),
      // What a spreadsheet would take for a formula is text.
      Name: expect.stringContaining(`'${name}`),
    });
    const [listed] = rowsOf(files['auszahlungslaeufe.csv']);
    expect(listed).toMatchObject({ Lauf: String(run), Status: 'Bestaetigt', BestaetigtVon: 'eva@betreiber.example' });
    expect(files[listed?.Beleg ?? '']).toBe((await eva.downloads(run)).text);
    expect(rowsOf(files['ueberweisungen.csv'])).toEqual([
      expect.objectContaining({ Praemie: paid?.Praemie, Betrag: paid?.Betrag, EndToEndId: paid?.EndToEndId }),
    ]);
    expect(rowsOf(files['protokoll.csv'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Gegenstand: 'Auszahlungslauf',
          Ereignis: 'bestätigt',
          Person: 'eva@betreiber.example',
        }),
      ]),
    );
  });

  test('is described by the standard, element by element, with the columns its files have', async () => {
    const files = await taken();
    const index = files['index.xml'] ?? '';
    expect(index).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">\n/,
    );
    expect(complaintsOf(index)).toEqual([]);
    // As it would say of another one.
    expect(complaintsOf(index.replace('<Version>1.0</Version>', ''))).toEqual(['DataSet has DataSupplier, Media']);
    const described = [...index.matchAll(/<Table>(.*?)<\/Table>/gs)].map(([, table = '']) => table);
    const day = /\d\d\.\d\d\.\d{4}/.source;
    for (const table of described) {
      // What the files are like: whoever reads them believes it.
      for (const said of [
        `<Validity><Range><From>${day}</From><To>${day}</To></Range><Format>DD.MM.YYYY</Format></Validity><UTF8/>`,
        '<DecimalSymbol>,</DecimalSymbol><DigitGroupingSymbol>.</DigitGroupingSymbol><Range><From>2</From></Range>',
        '<ColumnDelimiter>;</ColumnDelimiter><RecordDelimiter>&#13;&#10;</RecordDelimiter><TextEncapsulator>&quot;</TextEncapsulator>',
      ])
        expect(table).toMatch(new RegExp(said));
      const [, url = ''] = /<URL>(.*?)<\/URL>/.exec(table) ?? [];
      const columns = [...table.matchAll(/<(?:VariablePrimaryKey|VariableColumn)><Name>(.*?)<\/Name>/g)];
      expect(files[url]?.split('\r\n')[0]).toBe(columns.map(([, column]) => column).join(';'));
    }
    expect(described.length).toBeGreaterThan(4);
    expect(Object.keys(files).filter((file) => file.endsWith('.csv'))).toHaveLength(described.length);
  });

  test('names by its references columns and tables that are there', async () => {
    const index = (await taken())['index.xml'] ?? '';
    const tables = [...index.matchAll(/<Table><URL>.*?<\/URL><Name>(.*?)<\/Name>(.*?)<\/Table>/gs)];
    const names = tables.map(([, table]) => table);
    const columnsOf = (text = ''): string[] =>
      [...text.matchAll(/<Variable\w+><Name>(.*?)<\/Name>/g)].map(([, column = '']) => column);
    const references = tables.flatMap(([, , text = '']) =>
      [...text.matchAll(/<ForeignKey><Name>(.*?)<\/Name><References>(.*?)<\/References>/g)].map(
        ([, column = '', other = '']) => [columnsOf(text).includes(column), names.includes(other)],
      ),
    );
    expect(references.length).toBeGreaterThan(0);
    expect(new Set(references.flat())).toEqual(new Set([true]));
  });

  test('begins with the balance that the days before have left', async () => {
    const paidOn =
      rowsOf((await taken())['buchungen.csv']).findLast(({ Art }) => Art === 'payout')?.Buchungsdatum ?? '';
    const from = plusDays(paidOn.split('.').toReversed().join('-'), 1);
    const later = rowsOf((await taken('spbdevk', { from, to: days.to }))['konten.csv']);
    const bank = later.find(({ Konto }) => Konto === 'Bank');
    expect(bank).toMatchObject({ Soll: '0,00', Haben: '0,00', Buchungen: '0', Endsaldo: bank?.Anfangssaldo });
    expect(cents(bank?.Endsaldo)).toBe((await balances('spbdevk')).Bank);
  });

  test('is the same in parts of any size', async () => {
    const all = async (max: number) => {
      const parts = auditParts(w.as(), days, max);
      const read = async (rows: AsyncIterable<readonly unknown[]>) => (await Array.fromAsync(rows)).flat();
      return [await read(parts.postings()), await read(parts.transfers()), await read(parts.log())];
    };
    const whole = await all(2000);
    expect(whole.every((rows) => rows.length > 0)).toBe(true);
    expect(await all(1)).toEqual(whole);
  });

  test('stands in the log, as does each bank file, and with the security events', async () => {
    await taken();
    await w.app.app.system.security.flush();
    const { rows } = await w.as().read(({ db }) =>
      sql<{ said: string }>`
        (select event || ' ' || reason as said from event where event = 'auditExport' order by id desc limit 1)
        union all (select event || ' ' || actor_kind from event where object = 'payout' order by id desc limit 1)
        union all (select what from security_event where kind = 'file' order by id desc limit 1)`.execute(db),
    );
    const german = (day: string) => day.split('-').toReversed().join('.');
    expect(rows.map(({ said }) => said)).toEqual([
      `auditExport ${german(days.from)} – ${german(days.to)}`,
      'fetch operator',
      `pruefung-spbdevk-${days.from}-${days.to}.zip`,
    ]);
  });
});

describe('nobody takes', () => {
  const asked = async (from: string, to: string) =>
    w.app.call('GET', `/admin/pruefung/zip?Von=${from}&Bis=${to}`, { token: await eva.token() });

  test('days that are not over, or that end before they begin', async () => {
    const today = plusDays(days.to, 1);
    for (const [from, to, code] of [
      [days.from, today, 'day-not-over'],
      [days.to, days.from, 'end-before-start'],
    ] as const) {
      const { status, body } = await asked(from, to);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(code)]);
    }
    const { body } = await w.app.call('GET', '/admin/pruefung', { token: await eva.token() });
    expect(body).toEqual({ Von: days.from, Bis: days.to });
  });

  test('half of it for the whole', async () => {
    const lacking = new Map();
    await expect(balanceSheet(w.as(), days, lacking)).rejects.toThrow('are not those of the account');
    const { vault } = w.app.app.system;
    const { open } = vault;
    vault.open = () => 'another file';
    await expect(taken()).rejects.toThrow();
    vault.open = open;
  });
});
