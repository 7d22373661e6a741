import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { premiums, products } from '#testing/mandant-files.ts';
import { collectMoney } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
type Role = 'BetreiberAdmin' | 'BetreiberRedaktion' | 'BetreiberSachbearbeitung';
let token: string;
let people = 0;
const signIn = (role: Role = 'BetreiberSachbearbeitung') =>
  operator(w.app, { email: `praemie${people++}@betreiber.example`, role });
beforeAll(async () => {
  token = await signIn();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = token) =>
  w.app.call(method, `/admin/praemien${path}`, { token: as, ...(body !== undefined && { body }) });
let numbers = 0;
const made = async (Name: string, more = {}) =>
  (await call('POST', '', { Name, ExterneId: `PN-${numbers++}`, ...more })).body;
const saved = async ({ Id, Revision, Daten }: Record<string, unknown>, values: object, as = token) =>
  call('PUT', `/${Id}`, { Revision, Daten: { ...(Daten as object), ...values } }, as);
const publish = async ({ Id, Revision }: Record<string, unknown>, more = {}) =>
  call('PUT', `/${Id}/veroeffentlichen`, { Revision, ...more });
/** With other values, public at once. */
const changed = async (id: number, values: object) =>
  (await publish((await saved((await call('GET', `/${id}`)).body, values)).body)).body;
const worth = async (product: number): Promise<number> =>
  (await w.app.call('GET', `/produkt/${product}`)).body.WertCent;

describe('a new premium', () => {
  test('is promised to nobody until it is published, and then earned by exactly its products', async () => {
    const draft = await made('130 € Geldprämie', { ProduktId: products.home });
    expect(draft).toMatchObject({ Status: 'Entwurf', Revision: 1, Gueltig: false, Angeboten: [{ Id: products.home }] });
    expect(draft.Hindernisse.map(({ Feld }: { Feld: string }) => Feld)).toEqual(['WertCent']);
    const whole = (await saved(draft, { WertCent: 13_000 })).body;
    expect([whole.Hindernisse, await worth(products.home)]).toEqual([[], 7000]);
    const { body } = await publish(whole, { Notiz: 'Frühling' });
    expect(body).toMatchObject({ Status: 'Veroeffentlicht', Gueltig: true, AnzahlProdukte: 1 });
    expect([await worth(products.home), await worth(products.fibre)]).toEqual([13_000, 9000]);
    const moved = (await saved(body, { Produkte: [products.fibre] })).body;
    await publish(moved);
    expect([await worth(products.home), await worth(products.fibre)]).toEqual([7000, 13_000]);
    expect((await call('DELETE', `/${draft.Id}`)).status).toBe(409);
    await changed(draft.Id, { Produkte: [] });
    expect(await worth(products.fibre)).toBe(9000);
  });

  test('has a number of its own, days in their order, and products that are there', async () => {
    const draft = (await saved(await made('schief'), { WertCent: 1000 })).body;
    const problem = async (values: object) =>
      (await saved((await call('GET', `/${draft.Id}`)).body, values)).body.Hindernisse;
    expect(await problem({ ExterneId: 'P-70' })).toMatchObject([{ Feld: 'ExterneId' }]);
    expect(await problem({ ExterneId: 'PX', Startdatum: '2026-05-01', Enddatum: '2026-04-01' })).toMatchObject([
      { Feld: 'Enddatum' },
    ]);
    expect(await problem({ Enddatum: null, EnddatumAnzeige: '2026-04-01' })).toMatchObject([
      { Feld: 'EnddatumAnzeige' },
    ]);
    // With two ends the later one decides.
    expect(await problem({ Enddatum: '2026-06-01' })).toEqual([]);
    expect(await problem({ Produkte: [products.home, 4711] })).toEqual([
      { Feld: 'Produkte', Message: 'Ein Produkt mit der Nummer 4711 gibt es nicht.' },
    ]);
    expect((await call('DELETE', `/${draft.Id}`)).body).toEqual({ Geloescht: true });
  });
});

test('ids of products are told by their names, those that are there, of this mandant alone', async () => {
  const named = async (Ids: unknown) => call('PUT', '/produkte', { Ids });
  const { body } = await named([products.home, products.fibre, 4711]);
  expect(new Map(body.map(({ Id, Name }: { Id: number; Name: string }) => [Id, Name]))).toEqual(
    new Map([
      [products.home, 'Zuhause L'],
      [products.fibre, 'Zuhause Glasfaser'],
    ]),
  );
  const elsewhere = await w.app.call('PUT', '/admin/praemien/produkte', {
    token,
    mandant: 'versicherung',
    body: { Ids: [products.fibre] },
  });
  expect(elsewhere.body).toEqual([{ Id: products.fibre, Name: 'Schutz Glasfaser' }]);
  expect((await named(Array.from({ length: 5001 }, () => products.home))).status).toBe(400);
});

test('what is published keeps its kind, because it is promised already', async () => {
  const { body } = await call('GET', `/${premiums.fibre}`);
  const other = await saved(body, { Art: 'Gutschein' });
  expect(other.body.Hindernisse).toMatchObject([{ Feld: 'Art' }]);
  expect((await publish(other.body)).status).toBe(400);
  await call('PUT', `/${premiums.fibre}/verwerfen`, { Revision: other.body.Revision });
});

describe('what was promised', () => {
  beforeEach(async () => {
    token = await signIn();
  });

  test('stays when the value changes: who recommended before gets it, who recommends after gets the new one', async () => {
    const before = await walkToReady(w.app, { share: 100 }, () => changed(premiums.home, { WertCent: 5000 }));
    expect(before.recommender?.cents).toBe(7000);
    const shown = (await w.app.call('GET', '/praemierung?details=true', { token: before.recommender!.token })).body[0];
    expect(shown.Product.Praemien).toContainEqual(expect.objectContaining({ Id: premiums.home, BetragCent: 7000 }));
    await collectMoney(w.app, before.recommender!.token);
    const paid = (await w.app.call('GET', '/praemierung', { token: before.recommender!.token })).body[0];
    expect(paid).toMatchObject({ Status: 'Abgeholt', BetragCent: 7000 });
    const after = await walkToReady(w.app, { share: 100 });
    expect(after.recommender?.cents).toBe(5000);
    await changed(premiums.home, { WertCent: 7000 });
  });

  test('stays when the premium is offered with the product no more, for both sides', async () => {
    const seen: unknown[] = [];
    const walk = await walkToReady(w.app, { share: 50 }, async ({ recipientNumber }) => {
      await changed(premiums.home, { Produkte: [] });
      seen.push((await w.app.call('GET', `/empfaenger/${recipientNumber}/praemie`)).body);
    });
    expect(seen[0]).toContainEqual(expect.objectContaining({ Id: premiums.home, BetragCent: 3500 }));
    expect([walk.recommender?.cents, walk.recipient?.cents]).toEqual([3500, 3500]);
    await collectMoney(w.app, walk.recommender!.token);
    await changed(premiums.home, { Produkte: [products.home, products.hidden] });
  });

  test('is one choice, and another premium of the product that counts by then is another at its own value', async () => {
    const other = (await saved(await made('100 €', { ProduktId: products.home }), { WertCent: 10_000 })).body;
    const walk = await walkToReady(w.app, { share: 100 }, async () => {
      await publish(other);
      await changed(other.Id, { WertCent: 11_000 });
    });
    expect(walk.recommender?.cents).toBe(7000);
    await collectMoney(w.app, walk.recommender!.token, other.Id);
    const [paid] = (await w.app.call('GET', '/praemierung', { token: walk.recommender!.token })).body;
    expect(paid).toMatchObject({ Status: 'Abgeholt', BetragCent: 11_000 });
    await changed(other.Id, { Produkte: [] });
  });
});

test('it counts from its moment on, and its versions tell who changed what', async () => {
  token = await signIn();
  const draft = (await saved((await call('GET', `/${premiums.mobile}`)).body, { WertCent: 6000 })).body;
  const at = toWire(moment, new Date(w.app.app.system.clock.now().getTime() + 3_600_000));
  expect((await publish(draft, { Am: at })).body).toMatchObject({ GeplantAm: at });
  expect(await worth(products.mobile)).toBe(5000);
  await w.days(0.1);
  await w.app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
  expect(await worth(products.mobile)).toBe(6000);
  token = await signIn();
  expect((await call('GET', `/${premiums.mobile}/fassungen`)).body).toMatchObject([
    { Fassung: 2, Von: expect.stringContaining('@'), Daten: { WertCent: 6000 } },
    { Fassung: 1, Von: null, Daten: { WertCent: 5000 } },
  ]);
});

test('of two at once the second one is told', async () => {
  const { body } = await call('GET', `/${premiums.sports}`);
  const colleague = await signIn();
  expect((await saved(body, { WertCent: 12_000 })).status).toBe(200);
  expect((await saved(body, { WertCent: 13_000 }, colleague)).status).toBe(409);
});

test('of an insurance nobody gets more than the limit by it', async () => {
  const ask = (method: Method, path: string, body?: unknown) =>
    w.app.call(method, path, { token, mandant: 'versicherung', ...(body !== undefined && { body }) });
  await w
    .as('versicherung')
    .write(({ db }) => db.updateTable('product').set({ insurance: true }).where('id', '=', products.home).execute());
  const { body } = await ask('GET', `/admin/praemien/${premiums.home}`);
  expect(body.Hindernisse).toEqual([]);
  await w
    .as('versicherung')
    .write(({ db }) => db.updateTable('product').set({ insurance: false }).where('id', '=', products.home).execute());
  await w
    .as()
    .write(({ db }) => db.updateTable('product').set({ insurance: true }).where('id', '=', products.sports).execute());
  const draft = (await call('GET', `/${premiums.sports}`)).body;
  expect(draft.Hindernisse).toEqual([
    {
      Feld: 'WertCent',
      Message:
        'Von der Versicherung Zuhause Sport bekäme ein Empfänger 120,00\u00a0€, erlaubt sind 15,00\u00a0€: Die Leitung muss beim Produkt sagen, warum.',
    },
  ]);
  expect((await publish(draft)).status).toBe(400);
});

describe('the pool of a voucher', () => {
  const add = (Codes: string, more = {}) =>
    call('POST', `/${premiums.voucher}/codes`, { Codes, WertCent: 6000, ...more });

  test('takes codes that nobody sees whole again, each once, and says how many are left', async () => {
    const { body } = await call('GET', `/${premiums.voucher}`);
    expect(body).toMatchObject({ FreieCodes: 3, Bestand: [{ WertCent: 6000, Frei: 3, Vergeben: 0, Wenig: true }] });
    const codes = Array.from({ length: 30 }, (_, place) => `NEUER-CODE-${1000 + place}`);
    expect((await add(`${codes.join('\r\n')}\n\n NEUER-CODE-1000 \nspbdevk-GUT-0001\nELFZEICHEN1`)).body).toEqual({
      Neu: 31,
      Bekannt: 1,
    });
    const after = await call('GET', `/${premiums.voucher}`);
    expect(after.body).toMatchObject({ FreieCodes: 34, Bestand: [{ Frei: 34, Wenig: false }] });
    expect(after.body.LetzteCodes.slice(0, 2)).toEqual(['1029', '1028']);
    expect(JSON.stringify(after.body)).not.toContain('HEN1');
    expect(JSON.stringify(after.body)).not.toContain('NEUER-CODE');
    expect((await add(codes.join('\n'))).body).toEqual({ Neu: 0, Bekannt: 30 });
    expect((await add('HALBER-CODE', { WertCent: 3000 })).body).toEqual({ Neu: 1, Bekannt: 0 });
    expect((await call('GET', `/${premiums.voucher}`)).body.Bestand).toMatchObject([
      { WertCent: 3000 },
      { WertCent: 6000 },
    ]);
  });

  test.each([
    ['nothing', '', 'Codes'],
    ['blanks', ' \n ', 'Codes'],
    ['a code that is too short', 'abc', 'Codes'],
    ['one with a bracket', 'CODE<script>', 'Codes'],
    ['too many', Array.from({ length: 5001 }, (_, place) => `CODE-${place}`).join('\n'), 'Codes'],
  ])('refuses %s', async (_what, codes, Feld) => {
    expect((await add(codes)).body.Fehler).toMatchObject([{ Feld }]);
  });

  test('belongs to a voucher alone', async () => {
    const { status, body } = await call('POST', `/${premiums.home}/codes`, { Codes: 'CODE-1', WertCent: 100 });
    expect([status, body.Fehler]).toMatchObject([400, [{ Feld: 'Codes', Message: 'Codes hat nur ein Gutschein.' }]]);
    expect((await call('POST', '/4711/codes', { Codes: 'CODE-1', WertCent: 100 })).status).toBe(404);
  });

  test('keeps a premium that was never public from being deleted', async () => {
    const draft = await made('Gutschein', { Art: 'Gutschein' });
    await call('POST', `/${draft.Id}/codes`, { Codes: 'WERTVOLL-1', WertCent: 100 });
    expect((await call('DELETE', `/${draft.Id}`)).status).toBe(409);
  });
});

test('the list is narrowed by days, stock, state and words', async () => {
  token = await signIn();
  const find = async (Filter: string): Promise<number[]> =>
    (await call('PUT', '', { Filter, Pagesize: 100 })).body.Content.map(({ Id }: { Id: number }) => Id);
  expect(await find('Ansicht:Gueltig')).toEqual(expect.arrayContaining([premiums.home, premiums.voucher]));
  expect(await find('Ansicht:Gueltig')).not.toContain(premiums.expired);
  expect(await find('Ansicht:Vorbei')).toContain(premiums.expired);
  const soon = await made('kommt');
  await publish((await saved(soon, { WertCent: 100, Startdatum: '2030-01-01' })).body);
  expect(await find('Ansicht:Kommend')).toEqual([soon.Id]);
  expect(await find('Ansicht:Vorbei')).not.toContain(soon.Id);
  expect(await find('Ansicht:WenigCodes')).not.toContain(premiums.voucher);
  expect(await find('90 € geld')).toEqual([premiums.fibre]);
  expect(await find('Status:Entwurf')).not.toContain(premiums.fibre);
  expect((await call('GET', '/produkte?text=glasf')).body).toEqual([{ Id: products.fibre, Name: 'Zuhause Glasfaser' }]);
});

test('money is no editor’s, and another mandant knows nothing of it', async () => {
  const editor = await signIn('BetreiberRedaktion');
  const draft = await made('nur hier');
  const asks = [
    ['PUT', '', {}],
    ['GET', `/${draft.Id}`],
    ['PUT', `/${draft.Id}/veroeffentlichen`, { Revision: 1 }],
    ['POST', `/${premiums.voucher}/codes`, { Codes: 'CODE-77', WertCent: 100 }],
  ] as const;
  for (const [method, path, body] of asks) expect((await call(method, path, body, editor)).status).toBe(403);
  const other = await w.app.call('GET', `/admin/praemien/${draft.Id}`, { token, mandant: 'versicherung' });
  expect(other.status).toBe(404);
});
