import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { listProducts, showProduct } from '@weitersagen/contract/product/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mandant } from '#platform/context.ts';
import { rehearseProducts } from '#product/product.ts';
import { operator } from '#testing/cast/operators.ts';
import { products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
type Role = 'BetreiberAdmin' | 'BetreiberRedaktion' | 'BetreiberSachbearbeitung';
let token: string;
let people = 0;
const signIn = (role: Role = 'BetreiberRedaktion') =>
  operator(w.app, { email: `produkt${people++}@betreiber.example`, role });
beforeAll(async () => {
  token = await signIn();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = token) =>
  w.app.call(method, `/admin/produkte${path}`, { token: as, ...(body !== undefined && { body }) });
let numbers = 0;
const made = async (Name: string, more = {}) =>
  (await call('POST', '', { Name, ExterneId: `NEU-${numbers++}`, ...more })).body;
/** With other values, as an editor sends them. */
const saved = async ({ Id, Revision, Daten }: Record<string, unknown>, values: object, as = token) =>
  call('PUT', `/${Id}`, { Revision, Daten: { ...(Daten as object), ...values } }, as);
const publish = async ({ Id, Revision }: Record<string, unknown>, more = {}, as = token) =>
  call('PUT', `/${Id}/veroeffentlichen`, { Revision, ...more }, as);
const offered = async (): Promise<string[]> =>
  (await w.app.call('GET', '/produkt')).body.map(({ Name }: { Name: string }) => Name);
const page = async (id: unknown) => (await w.app.call('GET', `/produkt/${id}`)).status;

describe('a new product', () => {
  test('has an id of its own from the first word on, and is seen by nobody until it is published', async () => {
    const draft = await made('Zuhause Neu');
    expect(draft).toMatchObject({
      Id: 641,
      Status: 'Entwurf',
      Revision: 1,
      Hindernisse: [],
      WarVeroeffentlicht: false,
    });
    expect((await made('Zuhause Neuer')).Id).toBe(642);
    expect([await offered(), await page(draft.Id)]).toEqual([expect.not.arrayContaining(['Zuhause Neu']), 404]);
    const { body } = await publish(draft, { Notiz: 'los' });
    expect(body).toMatchObject({ Status: 'Veroeffentlicht', Name: 'Zuhause Neu', Anbieter: 'standard' });
    expect([await offered(), await page(draft.Id)]).toEqual([expect.arrayContaining(['Zuhause Neu']), 200]);
    expect((await call('DELETE', `/${draft.Id}`)).status).toBe(409);
  });

  test('has a number that no other one has, also of two clicks at once', async () => {
    const click = () => call('POST', '', { Name: 'Doppelt', ExterneId: 'DOPPELT' });
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.Fehler).toMatchObject([{ Feld: 'ExterneId' }]);
    const taken = await saved(await made('Anders'), { ExterneId: 'X101' });
    expect(taken.body.Hindernisse).toEqual([
      { Feld: 'ExterneId', Message: 'Diese Nummer hat schon das Produkt 101, Zuhause L.' },
    ]);
    expect((await publish(taken.body)).body.Fehler).toMatchObject([{ Feld: 'ExterneId' }]);
  });

  test('that lacks something is kept as it was typed, and is told what', async () => {
    const draft = await made('halb');
    const { body } = await saved(draft, {
      Name: '',
      PreisMonatlich: 'zwanzig',
      Preisaufteilung: '6:x',
      KategorieId: 4711,
    });
    expect(body.Daten).toMatchObject({ Name: '', PreisMonatlich: 'zwanzig' });
    expect(body.Hindernisse.map(({ Feld }: { Feld: string }) => Feld).toSorted()).toEqual([
      'Name',
      'PreisMonatlich',
      'Preisaufteilung',
    ]);
    const right = await saved(body, { Name: 'ganz', PreisMonatlich: 1995, Preisaufteilung: null });
    expect(right.body.Hindernisse).toMatchObject([{ Feld: 'KategorieId' }]);
    const wrongSource = await saved(right.body, { KategorieId: 2 });
    expect(wrongSource.body.Hindernisse).toMatchObject([{ Feld: 'KategorieId' }]);
    expect((await publish((await saved(wrongSource.body, { KategorieId: 1 })).body)).status).toBe(200);
    expect((await call('GET', '/kategorien')).body).toMatchObject([{ Id: 1, Breadcrumb: 'Internet' }, { Id: 2 }]);
  });

  test('is deleted with everything as long as it never was public', async () => {
    const { Id } = await made('weg');
    expect((await call('DELETE', `/${Id}`)).body).toEqual({ Geloescht: true });
    expect((await call('GET', `/${Id}`)).status).toBe(404);
    expect((await call('DELETE', `/${Id}`)).status).toBe(404);
  });
});

describe('a product of the file', () => {
  test('opens as it is public, and what it was is its first version once somebody changes it', async () => {
    const { body } = await call('GET', `/${products.fibre}`);
    expect(body).toMatchObject({ Status: 'Veroeffentlicht', Revision: 1, GeaendertAm: null, WarVeroeffentlicht: true });
    expect(body.Praemien).toMatchObject([{ Name: '90 € Geldprämie', WertCent: 9000, Gueltig: true }]);
    expect((await call('GET', `/${products.fibre}/fassungen`)).body).toEqual([]);
    const changed = await saved(body, { Name: 'Faser neu', PreisMonatlich: 4995 });
    expect(changed.body).toMatchObject({ Status: 'Geaendert', Name: 'Zuhause Glasfaser', Revision: 2 });
    expect(await offered()).toContain('Zuhause Glasfaser');
    const published = await publish(changed.body, { Notiz: 'teurer' });
    expect(published.body).toMatchObject({ Status: 'Veroeffentlicht', Name: 'Faser neu', PreisMonatlich: 4995 });
    const versions = (await call('GET', `/${products.fibre}/fassungen`)).body;
    expect(versions).toMatchObject([
      {
        Fassung: 2,
        Von: expect.stringContaining('@'),
        Notiz: 'teurer',
        Daten: { Name: 'Faser neu', PreisMonatlich: 4995 },
      },
      { Fassung: 1, Von: null, Daten: { Name: 'Zuhause Glasfaser', PreisMonatlich: null } },
    ]);
    const back = await call('PUT', `/${products.fibre}/fassungen/1/zurueckholen`, {
      Revision: published.body.Revision,
    });
    expect(back.body).toMatchObject({ Status: 'Geaendert', Daten: { Name: 'Zuhause Glasfaser' } });
    const dropped = await call('PUT', `/${products.fibre}/verwerfen`, { Revision: back.body.Revision });
    expect(dropped.body).toMatchObject({ Status: 'Veroeffentlicht', Daten: { Name: 'Faser neu' } });
  });

  test('is taken off and put back, and a recommendation of it keeps its page', async () => {
    const { body } = await call('GET', `/${products.sports}`);
    const off = await call('PUT', `/${products.sports}/zuruecknehmen`, { Revision: body.Revision });
    expect(off.body).toMatchObject({ Status: 'Abgeschaltet', Daten: { Name: 'Zuhause Sport' } });
    expect([await offered(), await page(products.sports)]).toEqual([
      expect.not.arrayContaining(['Zuhause Sport']),
      200,
    ]);
    const on = await publish(off.body);
    expect(on.body.Status).toBe('Veroeffentlicht');
    expect(await offered()).toContain('Zuhause Sport');
  });
});

test('of two editors at once the second one is told, also where nobody has written before', async () => {
  const { body } = await call('GET', `/${products.homeSmall}`);
  const colleague = await signIn();
  expect((await saved(body, { Name: 'eins' })).status).toBe(200);
  const second = await saved(body, { Name: 'zwei' }, colleague);
  expect([second.status, second.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
  expect((await publish(body, {}, colleague)).status).toBe(409);
  expect((await call('GET', `/${products.homeSmall}`)).body.Daten.Name).toBe('eins');
});

test('it goes live and off at its moment, as it was when that was asked', async () => {
  const draft = await made('später');
  const at = toWire(moment, new Date(w.app.app.system.clock.now().getTime() + 3_600_000));
  expect((await publish((await saved(draft, { Name: '' })).body, { Am: at })).status).toBe(400);
  const whole = (await saved({ ...draft, Revision: 2 }, { Name: 'später' })).body;
  const planned = await publish(whole, { Am: at });
  expect(planned.body).toMatchObject({ Status: 'Entwurf', GeplantAm: at, Planung: [{ Art: 'Veroeffentlichen' }] });
  await saved(planned.body, { Name: 'weiter geschrieben' });
  await w.days(0.1);
  await w.app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
  expect(await offered()).toContain('später');
  token = await signIn();
  const now = (await call('GET', `/${draft.Id}`)).body;
  expect(now).toMatchObject({ Status: 'Geaendert', Name: 'später', Daten: { Name: 'weiter geschrieben' } });
  const end = new Date(w.app.app.system.clock.now().getTime() + 3_600_000).toISOString();
  await call('PUT', `/${draft.Id}/zuruecknehmen`, { Revision: now.Revision, Am: end });
  await call('DELETE', `/${draft.Id}/planung/Zuruecknehmen`);
  await w.days(0.1);
  await w.app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
  expect(await offered()).toContain('später');
});

describe('money', () => {
  test('of a product is changed by a BetreiberAdmin, and an editor leaves it as it is', async () => {
    token = await signIn();
    const admin = await signIn('BetreiberAdmin');
    const draft = await made('mit Provision');
    const refused = await saved(draft, { Provision: 'standard;5000' });
    expect([refused.status, refused.body.Fehler]).toMatchObject([400, [{ Feld: 'Provision' }]]);
    const paid = (await saved(draft, { Provision: 'standard;5000' }, admin)).body;
    const named = await saved(paid, { Name: 'mit Provision, umbenannt' });
    expect(named.body.Daten).toMatchObject({ Name: 'mit Provision, umbenannt', Provision: 'standard;5000' });
    const first = (await publish(named.body)).body;
    const more = (await saved(first, { Provision: 'standard;9000' }, admin)).body;
    const second = (await publish(more, {}, admin)).body;
    const back = await call('PUT', `/${draft.Id}/fassungen/1/zurueckholen`, { Revision: second.Revision });
    expect(back.body.Daten.Provision).toBe('standard;9000');
  });

  test('of an insurance stays below the limit, unless a BetreiberAdmin says why', async () => {
    const admin = await signIn('BetreiberAdmin');
    const { body } = await call('GET', `/${products.home}`);
    const insured = (await saved(body, { Versicherung: true })).body;
    expect(insured.Hindernisse).toMatchObject([{ Feld: 'UeberGrenzeGrund' }]);
    expect((await publish(insured)).status).toBe(400);
    const reason = { UeberGrenzeGrund: 'Die Aufsicht hat zugestimmt.' };
    expect((await saved(insured, reason)).status).toBe(400);
    expect((await publish((await saved(insured, reason, admin)).body)).status).toBe(200);
  });
});

describe('a copy of a provider', () => {
  test('is shown and changed by nobody', async () => {
    await w
      .as()
      .write(({ db }) =>
        db
          .insertInto('product')
          .values({ id: 1_000_000_001, external_id: 'A1', name: 'Fremder Tarif', provider: 'anbieter-a' })
          .execute(),
      );
    const { body } = await call('GET', '/1000000001');
    expect(body).toMatchObject({ Anbieter: 'anbieter-a', Name: 'Fremder Tarif', Hindernisse: [] });
    const steps = [
      await saved(body, { Name: 'meiner' }),
      await publish(body),
      await call('PUT', '/1000000001/zuruecknehmen', { Revision: 1 }),
      await call('DELETE', '/1000000001'),
    ];
    expect(steps.map(({ status, body: { Message } }) => [status, Message])).toEqual(
      Array(4).fill([409, 'Das führt der Anbieter. Hier lässt es sich ansehen, aber nicht ändern.']),
    );
  });
});

describe('the list', () => {
  const find = async (body: object): Promise<number[]> =>
    (await call('PUT', '', { Pagesize: 100, ...body })).body.Content.map(({ Id }: { Id: number }) => Id);

  test('finds by words, number and id, and narrows by category, source, provider and state', async () => {
    token = await signIn();
    const draft = await made('Suchwort Öl', { Quelle: 'mobilfunk' });
    expect(await find({ Filter: 'suchwort ö' })).toEqual([draft.Id]);
    expect(await find({ Filter: 'x301' })).toEqual([products.mobile]);
    expect(await find({ Filter: String(products.mobile) })).toEqual([products.mobile]);
    expect(await find({ Filter: '%' })).toEqual([]);
    expect(await find({ KategorieId: 2 })).toEqual([products.mobile]);
    expect((await find({ Quelle: 'mobilfunk' })).toSorted()).toEqual([products.mobile, draft.Id]);
    expect(await find({ Anbieter: 'anbieter-a' })).toEqual([1_000_000_001]);
    expect(await find({ Filter: 'Status:Entwurf;Text:Öl' })).toEqual([draft.Id]);
    expect(await find({ Filter: 'Ansicht:MitEntwurf' })).toContain(draft.Id);
    expect(await find({ Filter: 'Ansicht:MitEntwurf' })).not.toContain(products.mobile);
    await saved(draft, { KategorieId: 2, Name: 'Umbenannt' });
    expect(await find({ KategorieId: 2 })).toEqual([draft.Id, products.mobile]);
  });

  test('says which products pay which class of sales partners, and which pay none', async () => {
    const admin = await signIn('BetreiberAdmin');
    token = admin;
    const paying = async (id: number, Provision: string | null) =>
      publish((await saved((await call('GET', `/${id}`)).body, { Provision }, admin)).body, {}, admin);
    await paying(products.fibre, 'gold;12000|silber;9000');
    await paying(products.home, 'silber-plus;5000');
    await paying(products.mobile, 'silber;5000');
    const classes: string[] = (await call('GET', '/provisionsklassen')).body;
    expect(classes).toEqual(expect.arrayContaining(['gold', 'silber', 'silber-plus']));
    expect(new Set(classes).size).toBe(classes.length);
    expect(await find({ Provisionsklasse: 'gold' })).toEqual([products.fibre]);
    expect((await find({ Provisionsklasse: 'silber' })).toSorted()).toEqual([products.fibre, products.mobile]);
    expect(await find({ Provisionsklasse: 'plus' })).toEqual([]);
    const paid = new Set((await Promise.all(classes.map((one) => find({ Provisionsklasse: one })))).flat());
    const none = await find({ Provisionsklasse: '(keine)' });
    expect(none).toContain(products.sports);
    expect((await find({})).filter((id) => !paid.has(id)).toSorted()).toEqual(none.toSorted());
    const { body } = await call('PUT', '', { Provisionsklasse: 'gold' });
    expect(body.Content).toMatchObject([{ Id: products.fibre, Provision: 'gold;12000|silber;9000' }]);
    expect((await call('PUT', '', { Provisionsklasse: 'gold;1' })).status).toBe(400);
    token = await signIn();
    expect((await call('GET', '/provisionsklassen')).status).toBe(200);
    expect((await call('GET', '/provisionsklassen', undefined, await signIn('BetreiberSachbearbeitung'))).status).toBe(
      403,
    );
  });

  test('is read page by page to its end, in both orders', async () => {
    const all = await find({});
    const read: number[] = [];
    for (let Nach: string | null = null, more = true; more; more = Nach !== null) {
      const { body }: { body: { Content: { Id: number }[]; Nach: string | null } } = await call('PUT', '', {
        Pagesize: 5,
        Nach,
      });
      read.push(...body.Content.map(({ Id }) => Id));
      Nach = body.Nach;
    }
    expect(read).toEqual(all);
    const byId = await find({ OrderBy: 'Id', Descending: true });
    expect(byId).toEqual(all.toSorted((a, b) => b - a));
  });
});

test('another mandant knows nothing of it', async () => {
  const draft = await made('nur hier');
  const other = (method: Method, path: string, body?: unknown) =>
    w.app.call(method, `/admin/produkte${path}`, {
      token,
      mandant: 'versicherung',
      ...(body !== undefined && { body }),
    });
  const found = await other('PUT', '', { Filter: 'nur hier' });
  expect(found.body.Content).toEqual([]);
  for (const answer of [
    await other('GET', `/${draft.Id}`),
    await other('PUT', `/${draft.Id}`, { Revision: 1, Daten: draft.Daten }),
    await other('PUT', `/${draft.Id}/veroeffentlichen`, { Revision: 1 }),
    await other('GET', `/${draft.Id}/fassungen`),
  ])
    expect(answer.status).toBe(404);
});

test('a page that is looked at beforehand has what is being written, in lists, too, and nobody else has', async () => {
  const draft = (await saved(await made('Vorschau'), { KategorieId: 1, PreisMonatlich: 1995 })).body;
  const known = (await call('GET', `/${products.mobile}`)).body;
  await saved(known, { Name: 'Mobil, neu geschrieben' });
  const { system, http, mandants } = w.app.app;
  const mandant = (await mandants.bySlug('spbdevk')) as Mandant;
  const whose = { requestId: 'r', ip: '::1', userAgent: '', ahead: undefined, secure: false, isFrame: false };
  const apiFor = (rehearse?: typeof rehearseProducts) =>
    http.client({ ...whose, mandant, locale: 'de', log: system.log, rehearse });
  const [beforehand, anybodys] = [apiFor(rehearseProducts), apiFor()];
  const page = { params: { id: draft.Id } };
  const namesIn = async (api: typeof beforehand, query: object): Promise<string[]> => {
    const answer = await api(listProducts, { query });
    return answer.ok ? answer.value.map(({ name }) => name) : [];
  };
  expect(await beforehand(showProduct, page)).toMatchObject({ ok: true, value: { name: 'Vorschau' } });
  expect(await namesIn(beforehand, { source: 'festnetz', category: 'internet' })).toContain('Vorschau');
  expect(await namesIn(beforehand, { source: 'mobilfunk' })).toEqual(
    expect.arrayContaining(['Mobil, neu geschrieben', 'Umbenannt']),
  );
  expect(await anybodys(showProduct, page)).toMatchObject({ ok: false, status: 404 });
  expect(await namesIn(anybodys, { source: 'festnetz', category: 'internet' })).not.toContain('Vorschau');
  expect(await namesIn(anybodys, { source: 'mobilfunk' })).toEqual(['Zuhause Mobil']);
});
