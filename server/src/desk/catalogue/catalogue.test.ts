import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { hear } from '#testing/database/hearing.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { premiums, products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let admin: string;
let editor: string;
beforeAll(async () => {
  admin = await operator(w.app, { email: 'katalog-admin@betreiber.example', role: 'BetreiberAdmin' });
  editor = await operator(w.app, { email: 'katalog@betreiber.example', role: 'BetreiberRedaktion' });
});

interface Wish {
  probe?: boolean;
  publish?: boolean;
  as?: string;
}
const send = (file: string, { probe = false, publish = false, as = editor }: Wish = {}) =>
  w.app.call('POST', `/admin/katalog/datei?probe=${probe}&veroeffentlichen=${publish}`, {
    token: as,
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  });
const json = (parts: object) => JSON.stringify(parts);
const get = (path: string, as = editor) => w.app.call('GET', path, { token: as });
const product = async (id: number) => (await get(`/admin/produkte/${id}`)).body;
const text = async (path: string, as = editor): Promise<string> => String((await get(path, as)).text);

describe('a table of products', () => {
  test('comes back as it was read out, and changes nothing', async () => {
    const table = await text('/admin/produkte/csv');
    expect(table).toMatch(/^\uFEFFId;ExterneId;Name;/);
    const { body } = await send(table, { publish: true });
    expect(body).toMatchObject({ Neu: 0, Geaendert: 0, Unveraendert: 8, Fehlerhaft: 0, Unterschiede: [] });
  });

  test('is tried first: the differences are told, and nothing is written', async () => {
    const table = `Id;PreisMonatlich;Young;Beschreibung\r\n${products.home};19,95;ja;\r\n`;
    const { body } = await send(table, { probe: true, publish: true });
    expect(body).toMatchObject({ Probe: true, Geaendert: 1 });
    expect(body.Unterschiede).toEqual([
      {
        Art: 'Produkt',
        Id: products.home,
        Name: expect.stringContaining(' L'),
        IstNeu: false,
        BleibtEntwurf: false,
        Felder: [
          { Feld: 'Beschreibung', Bisher: '250 MBit/s für zu Hause.', Neu: '' },
          { Feld: 'Young', Bisher: 'false', Neu: 'true' },
          { Feld: 'PreisMonatlich', Bisher: '3495', Neu: '1995' },
        ],
      },
    ]);
    expect((await product(products.home)).Daten).toMatchObject({ PreisMonatlich: 3495, Young: false });
  });

  test('becomes working copies that nobody sees, or is public at once with a version of whoever sent it', async () => {
    const table = `Id;Beschreibung1\n${products.fibre};neu\n`;
    expect((await send(table)).body).toMatchObject({ Probe: false, Veroeffentlicht: false, Geaendert: 1 });
    expect(await product(products.fibre)).toMatchObject({ Status: 'Geaendert', Daten: { Beschreibung1: 'neu' } });
    expect((await send(`Id;Beschreibung1\n${products.sports};neu\n`, { publish: true })).body.Geaendert).toBe(1);
    expect(await product(products.sports)).toMatchObject({
      Status: 'Veroeffentlicht',
      Daten: { Beschreibung1: 'neu' },
    });
    const [newest, before] = (await get(`/admin/produkte/${products.sports}/fassungen`)).body;
    expect(newest).toMatchObject({ Von: 'katalog@betreiber.example', Notiz: 'Aus einer Datei' });
    expect(before.Daten.Beschreibung1 ?? null).toBeNull();
  });

  test('leaves alone what somebody is writing, and what the sender may not change; the others are taken all the same', async () => {
    const table = [
      'Id;Beschreibung2;Provision;PreisMonatlich',
      `${products.fibre};x;;`,
      `${products.mobile};x;standard;5000|gold;9000;`,
      `${products.mobile};x;;viel`,
      `${products.voucher};x;;29,9`,
      'x;x;;',
    ].join('\n');
    const { body } = await send(table.replace('standard;5000|gold;9000', '"standard;5000|gold;9000"'));
    expect(body).toMatchObject({ Geaendert: 1, Fehlerhaft: 4 });
    expect(body.Fehler.map(({ Titel }: { Titel: string }) => Titel)).toEqual([
      `2 · ${products.fibre}`,
      `3 · ${products.mobile}`,
      `4 · ${products.mobile}`,
      '6 · x',
    ]);
    expect(body.Fehler[0].Message).toContain('Entwurf');
    expect(body.Fehler[1].Message).toContain('Leitung');
    expect((await product(products.voucher)).Daten.PreisMonatlich).toBe(2990);
  });
});

describe("the catalogue of a mandant's file", () => {
  test('comes back as it was read out, without the codes of vouchers', async () => {
    const file = await text('/admin/katalog/datei', admin);
    expect(file).not.toContain('GUT-0001');
    expect(Object.keys(JSON.parse(file))).toEqual(['Kategorien', 'Produkte', 'Praemien']);
    expect(Object.keys(JSON.parse(await text('/admin/katalog/datei')))).toEqual(['Kategorien', 'Produkte']);
    const { body } = await send(file, { probe: true, as: admin });
    // What somebody is writing is public as it was.
    expect(body).toMatchObject({ Neu: 0, Geaendert: 0, Fehlerhaft: 0 });
  });

  const whole = json({
    Kategorien: [
      { Id: 50, Slug: 'gas', Titel: 'Gas', Breadcrumb: 'Energie / Gas', Quelle: 'festnetz', Kategorie: 'gas' },
    ],
    Produkte: [{ Id: 5001, ExterneId: 'X5001', Name: 'Gas L', KategorieId: 50, PreisMonatlich: 4900 }],
    Praemien: [{ Id: 500, ExterneId: 'P-500', Name: '50 €', WertCent: 5000, Produkte: [5001] }],
  });

  test('may bring a category with a product and its premium, which try each other', async () => {
    const tried = await send(whole, { probe: true, publish: true, as: admin });
    expect(tried.body).toMatchObject({ Neu: 3, Fehlerhaft: 0 });
    expect(tried.body.Unterschiede.map(({ Art, IstNeu }: { Art: string; IstNeu: boolean }) => [Art, IstNeu])).toEqual([
      ['Kategorie', true],
      ['Produkt', true],
      ['Praemie', true],
    ]);
    expect((await get('/admin/produkte/5001')).status).toBe(404);
    expect((await send(whole, { publish: true, as: admin })).body).toMatchObject({ Neu: 3, Fehlerhaft: 0 });
    expect((await w.app.call('GET', '/produkt/5001')).body).toMatchObject({ Name: 'Gas L', WertCent: 5000 });
    expect((await w.app.call('GET', '/produktkategorie')).body.map(({ Slug }: { Slug: string }) => Slug)).toContain(
      'gas',
    );
    expect((await send(whole, { publish: true, as: admin })).body).toMatchObject({ Neu: 0, Unveraendert: 3 });
  });

  test('leaves a voucher a draft whatever was wished, and says so beforehand: another person has to agree', async () => {
    const file = json({
      Praemien: [
        { Id: premiums.voucher, WertCent: 99_900 },
        { Id: 501, ExterneId: 'P-501', Name: '99 €', Art: 'Gutschein', WertCent: 9900, Produkte: [5001] },
        { Id: 500, WertCent: 4000 },
      ],
    });
    const stays = [true, true, false];
    const told = { Neu: 1, Geaendert: 2, BleibenEntwurf: 2, Fehlerhaft: 0 };
    for (const probe of [true, false]) {
      const { body } = await send(file, { probe, publish: true, as: admin });
      expect(body).toMatchObject(told);
      expect(body.Unterschiede.map((one: { BleibtEntwurf: boolean }) => one.BleibtEntwurf)).toEqual(stays);
    }
    const premium = async (id: number) => (await get(`/admin/praemien/${id}`, admin)).body;
    expect(await premium(premiums.voucher)).toMatchObject({ Status: 'Geaendert', WertCent: 6000 });
    expect(await premium(501)).toMatchObject({ Status: 'Entwurf', Daten: { WertCent: 9900 } });
    expect(await premium(500)).toMatchObject({ Status: 'Veroeffentlicht', WertCent: 4000 });
    expect((await w.app.call('GET', '/produkt/5001')).body).toMatchObject({ WertCent: 4000 });
  });

  test.each([true, false])('makes no working copy of what has not its shape, tried: %s', async (probe) => {
    const { body } = await send(json({ Produkte: [{ Id: 5001, PreisMonatlich: 'viel' }] }), { probe });
    expect(body).toMatchObject({ Geaendert: 0, Fehlerhaft: 1 });
  });

  test('changes no premium for an editor, moves no category, and takes nothing off', async () => {
    const { body } = await send(
      json({
        Kategorien: [{ Id: 50, Breadcrumb: 'Internet / Gas' }],
        Produkte: [{ Id: 5001, Aktiv: false, Beschreibung: 'weg' }],
        Praemien: [{ Id: 500, WertCent: 100 }],
      }),
    );
    expect(body).toMatchObject({ Geaendert: 0, Fehlerhaft: 3 });
    expect(body.Fehler.map(({ Message }: { Message: string }) => Message)).toEqual([
      expect.stringContaining('im Baum'),
      expect.stringContaining('an der Verwaltung'),
      expect.stringContaining('Leitung'),
    ]);
  });

  test.each([
    ['', 'Id fehlt'],
    ['{"Produkte": 1}', 'beschädigt'],
    ['{"Produkte": [1]}', 'beschädigt'],
    ['{', 'beschädigt'],
    ['{}', 'leer'],
    ['Name\nx\n', 'Id fehlt'],
  ])('is refused as %j', async (file, why) => {
    const { status, body } = await send(file, { as: admin });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.Fehler[0].Message).toContain(why);
  });
});

/** Products of a file, the first with this id. */
const many = (first: number, count: number, more: object = {}) =>
  json({
    Produkte: Array.from({ length: count }, (_, index) => ({
      ...{ Id: first + index, ExterneId: `V-${first + index}`, Name: `Tarif ${index}`, PreisMonatlich: 1995 },
      ...more,
    })),
  });
const priceOf = async (id: number): Promise<number> => (await product(id)).Daten.PreisMonatlich;

describe('a file of many products', () => {
  test.each([
    ['public', 7000, { publish: true }],
    ['tried', 7200, { probe: true, publish: true }],
    ['drafts', 7400, {}],
  ])('takes no more statements than one of few, whether they are new or changed: %s', async (_name, first, wish) => {
    const asked = (file: string) => statementsOf(w.app.app.system, () => send(file, wish));
    expect(await asked(many(first + 10, 60))).toEqual(await asked(many(first, 2)));
    const changed = { Beschreibung: `Neu ${first}` };
    // By now public, and no longer when they are drafts.
    const ofMany = await asked(many(7010, 60, changed));
    expect(ofMany).toEqual(await asked(many(7000, 2, changed)));
    expect(ofMany.length).toBeGreaterThan(5);
  });

  test('is taken over as a whole or not at all, whatever happens meanwhile', async () => {
    const { kysely } = w.app.app.system.database;
    await sql`create function break_import() returns trigger language plpgsql as
      $$ begin if new.id = 7799 then raise exception 'broken'; end if; return new; end $$`.execute(kysely);
    await sql`create trigger break_import before insert on product for each row execute function break_import()`.execute(
      kysely,
    );
    try {
      expect((await send(many(7600, 200), { publish: true })).status).toBe(500);
    } finally {
      await sql`drop function break_import cascade`.execute(kysely);
    }
    expect((await get('/admin/produkte/7600')).status).toBe(404);
    expect((await send(many(7600, 200), { publish: true })).body).toMatchObject({ Neu: 200, Fehlerhaft: 0 });
  });

  test('goes on when whoever sent it has gone away', async () => {
    await send(many(7600, 200), { publish: true });
    const { http, system } = w.app.app;
    const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
    const working = Promise.withResolvers<void>();
    const end = hear(system.database, ({ text }) => text.includes("hashtext('catalogue')") && working.resolve());
    const gone = new AbortController();
    const sent = fetch(`${address}/api/v1/spbdevk/admin/katalog/datei?probe=false&veroeffentlichen=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/octet-stream' },
      body: many(7600, 200, { PreisMonatlich: 3995 }),
      signal: gone.signal,
    }).catch((error: Error) => error.name);
    await working.promise;
    end();
    gone.abort();
    expect(await sent).toBe('AbortError');
    await expect.poll(() => priceOf(7799), { timeout: 20_000 }).toBe(3995);
    expect(await priceOf(7600)).toBe(3995);
  });

  test('two at once end as one', async () => {
    const file = many(7600, 200, { PreisMonatlich: 4995 });
    const both = await Promise.all([send(file, { publish: true }), send(file, { publish: true })]);
    const told = both.map(({ body }) => `${body.Geaendert} ${body.Unveraendert} ${body.Fehlerhaft}`);
    expect(told.toSorted()).toEqual(['0 200 0', '200 0 0']);
    expect((await get('/admin/produkte/7650/fassungen')).body[0]).toMatchObject({ Notiz: 'Aus einer Datei' });
  });
});

describe('what stands in a file one after the other', () => {
  const tariff = (id: number, number: string) => ({ Id: id, ExterneId: number, Name: `Tarif ${id}` });

  test.each([true, false])(
    'has a number of its own, and may take one that was let go before, tried: %s',
    async (probe) => {
      if (probe) await send(json({ Produkte: [tariff(7801, 'N-1')] }), { publish: true });
      const Produkte = [tariff(7801, 'N-2'), tariff(7802, 'N-1'), tariff(7803, 'N-1'), tariff(7804, 'N-2')];
      const { body } = await send(json({ Produkte }), { probe, publish: true });
      expect(body).toMatchObject({ Neu: 1, Geaendert: 1, Fehlerhaft: 2 });
      expect(body.Fehler.map(({ Message }: { Message: string }) => Message)).toEqual([
        expect.stringContaining('7802, Tarif 7802'),
        expect.stringContaining('7801, Tarif 7801'),
      ]);
    },
  );

  test.each([true, false])('has a number of its own however far it is from the other, tried: %s', async (probe) => {
    const Produkte = Array.from({ length: 150 }, (_, index) => tariff(8000 + index, `F-${index % 149}`));
    for (const publish of [false, true]) {
      const { body } = await send(json({ Produkte }), { probe, publish });
      expect(body.Fehler.at(-1).Message).toContain('8000, Tarif 8000');
      if (!probe) return;
      expect(body).toMatchObject({ Neu: 149, Fehlerhaft: 1 });
    }
  });

  test('is a version each where one thing stands in it twice', async () => {
    const { body } = await send('Id;Beschreibung1\n7801;eins\n7801;zwei\n', { publish: true });
    expect(body).toMatchObject({ Geaendert: 2, Fehlerhaft: 0 });
    const versions = (await get('/admin/produkte/7801/fassungen')).body;
    expect(versions.slice(0, 2).map((one: { Daten: object }) => one.Daten)).toMatchObject([
      { Beschreibung1: 'zwei' },
      { Beschreibung1: 'eins' },
    ]);
  });

  test('has a category of the file only where that one comes', async () => {
    const category = { Id: 60, Slug: 'gas', Titel: 'Gas', Breadcrumb: 'Gas', Quelle: 'festnetz', Kategorie: 'gas2' };
    const parts = { Kategorien: [category], Produkte: [{ ...tariff(7805, 'N-5'), KategorieId: 60 }] };
    const tried = await send(json(parts), { probe: true, publish: true });
    // Its address is another one's.
    expect(tried.body).toMatchObject({ Neu: 0, Fehlerhaft: 2 });
    const apart = { ...parts, Kategorien: [{ ...category, Slug: 'gas-zwei', Quelle: 'mobilfunk' }] };
    const { body } = await send(json(apart), { probe: true, publish: true });
    expect(body).toMatchObject({ Neu: 1, Fehlerhaft: 1 });
  });
});

test('of many products none is missing from a file and none stands in it twice', async () => {
  await w.as().write(({ db }) =>
    sql`insert into product (id, external_id, name, category_id, source, position, monthly_cents)
      select 10000 + n, 'VIELE-' || n, 'Tarif ' || n, (select min(id) from category), 'festnetz', n, 1995
      from generate_series(1, 2100) n`.execute(db),
  );
  const file = JSON.parse(await text('/admin/katalog/datei')) as { Produkte: { ExterneId: string }[] };
  const many = file.Produkte.map(({ ExterneId: id }) => id).filter((id) => id.startsWith('VIELE-'));
  expect(many).toEqual(Array.from({ length: 2100 }, (_, index) => `VIELE-${index + 1}`));
  expect((await text('/admin/produkte/csv')).match(/;VIELE-\d+;/g)).toHaveLength(2100);
});
