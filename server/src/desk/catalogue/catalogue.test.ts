import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
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
