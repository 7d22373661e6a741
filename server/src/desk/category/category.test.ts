import { listCategories } from '@weitersagen/contract/product/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mandant } from '#platform/context.ts';
import { rehearseProducts } from '#product/product.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let token: string;
let people = 0;
const signIn = (role: 'BetreiberAdmin' | 'BetreiberRedaktion' | 'BetreiberSachbearbeitung' = 'BetreiberRedaktion') =>
  operator(w.app, { email: `kategorie${people++}@betreiber.example`, role });
beforeAll(async () => {
  token = await signIn();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = token) =>
  w.app.call(method, `/admin/kategorien${path}`, { token: as, ...(body !== undefined && { body }) });
const made = async (Titel: string, more = {}) =>
  (await call('POST', '', { Titel, Slug: Titel.toLowerCase(), Kategorie: Titel.toLowerCase(), ...more })).body;
const saved = async ({ Id, Revision, Daten }: Record<string, unknown>, values: object, as = token) =>
  call('PUT', `/${Id}`, { Revision, Daten: { ...(Daten as object), ...values } }, as);
const publish = async ({ Id, Revision }: Record<string, unknown>) =>
  call('PUT', `/${Id}/veroeffentlichen`, { Revision });
const english = (Titel: string, Breadcrumb = Titel) => ({
  Uebersetzungen: [{ Sprache: 'en', Titel, Breadcrumb, Untertitel: null }],
});
const publicOne = async (Titel: string, words: string, more = {}) =>
  (await publish((await saved(await made(Titel, more), english(words))).body)).body;
const shown = async (locale: 'de' | 'en' = 'de'): Promise<{ Id: number; Breadcrumb: string; Slug: string }[]> =>
  (await w.app.call('GET', '/produktkategorie', { locale })).body;
const breadcrumbs = async (locale: 'de' | 'en' = 'de') => (await shown(locale)).map(({ Breadcrumb }) => Breadcrumb);

describe('a category', () => {
  test('is seen by nobody until it is published, and then stands below what it was begun under', async () => {
    const draft = await made('Kabel', { Unter: 'Internet' });
    expect(draft).toMatchObject({ Status: 'Entwurf', Breadcrumb: 'Internet / Kabel', Hindernisse: [] });
    expect(draft.Darueber).toEqual([
      { Sprache: 'de', Breadcrumb: 'Internet' },
      { Sprache: 'en', Breadcrumb: 'Internet' },
    ]);
    expect(await breadcrumbs()).not.toContain('Internet / Kabel');
    const { body } = await publish((await saved(draft, english('Cable'))).body);
    expect(body).toMatchObject({ Status: 'Veroeffentlicht' });
    expect(await breadcrumbs()).toContain('Internet / Kabel');
    // A word without a place gets that of the row.
    expect(await breadcrumbs('en')).toContain('Internet / Cable');
    const off = await call('PUT', `/${body.Id}/zuruecknehmen`, { Revision: body.Revision });
    expect(off.body.Status).toBe('Abgeschaltet');
    expect(await breadcrumbs()).not.toContain('Internet / Kabel');
    expect((await publish(off.body)).body.Status).toBe('Veroeffentlicht');
  });

  test.each([
    ['a page of the product', 'impressum'],
    ['a page with a parameter', 'empfehlen/neu'],
    ['another category', 'internet'],
  ])('has no address of %s', async (_whose, Slug) => {
    const free = await made(`Frei ${Slug}`, { Slug: `frei-${Slug.replace('/', '-')}` });
    expect((await saved(free, { Slug })).body.Hindernisse).toMatchObject([{ Feld: 'Slug' }]);
    expect((await publish((await saved((await call('GET', `/${free.Id}`)).body, { Slug })).body)).status).toBe(400);
    expect((await call('DELETE', `/${free.Id}`)).status).toBe(200);
  });

  test('has words in languages of the mandant, each once', async () => {
    const draft = await made('Sprachen');
    const words = (Sprache: string) => ({ Sprache, Titel: 'x', Breadcrumb: 'x', Untertitel: null });
    const wrong = await saved(draft, { Uebersetzungen: [words('en'), words('en'), words('fr')] });
    expect(wrong.body.Hindernisse.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
      'Uebersetzungen.1.Sprache',
      'Uebersetzungen.2.Sprache',
    ]);
    await call('DELETE', `/${draft.Id}`);
  });

  test('is refused where nothing stands above, and where one of its name stands', async () => {
    const ask = (more: object) => call('POST', '', { Titel: 'Neu', Slug: 'neu', Kategorie: 'neu', ...more });
    expect((await ask({ Unter: 'Nirgends' })).body.Fehler).toMatchObject([{ Feld: 'Unter' }]);
    expect((await ask({ Titel: 'Internet' })).body.Fehler).toMatchObject([{ Feld: 'Breadcrumb' }]);
    // "Mobilfunk" is a mere name that others stand below.
    const { body } = await ask({ Unter: 'Mobilfunk' });
    expect(body.Breadcrumb).toBe('Mobilfunk / Neu');
    await call('DELETE', `/${body.Id}`);
  });
});

describe('the tree', () => {
  const move = (id: number, Unter: string | null, Vor: number | null = null) =>
    call('PUT', `/${id}/verschieben`, { Unter, Vor });
  let sport: { Id: number; Revision: number; Daten: object };
  let football: { Id: number };
  let league: { Id: number };
  beforeAll(async () => {
    token = await signIn();
    sport = await publicOne('Sport', 'Sports');
    football = await publicOne('Fussball', 'Football', { Unter: 'Sport' });
    league = await publicOne('Liga', 'League', { Unter: 'Sport / Fussball' });
  });
  beforeEach(async () => {
    token = await signIn();
  });

  test('moves a category with everything below it, in every language, as versions of whoever moved it', async () => {
    const { status, body } = await move(football.Id, 'Internet');
    expect(status).toBe(200);
    const place = (id: number) => body.Kategorien.findIndex(({ Id }: { Id: number }) => Id === id);
    expect(place(league.Id)).toBe(place(football.Id) + 1);
    expect(await breadcrumbs()).toEqual(
      expect.arrayContaining(['Internet / Fussball', 'Internet / Fussball / Liga', 'Sport']),
    );
    expect(await breadcrumbs('en')).toEqual(
      expect.arrayContaining(['Internet / Football', 'Internet / Football / League', 'Sports']),
    );
    const [newest, before] = (await call('GET', `/${league.Id}/fassungen`)).body;
    expect(newest).toMatchObject({
      Von: expect.stringContaining('@'),
      Daten: { Breadcrumb: 'Internet / Fussball / Liga' },
    });
    expect(before.Daten.Breadcrumb).toBe('Sport / Fussball / Liga');
    await move(football.Id, 'Sport');
    expect(await breadcrumbs('en')).toContain('Sports / Football / League');
  });

  test('puts one before another, also at the top', async () => {
    await move(sport.Id, null, 1);
    const ids = (await shown()).map(({ Id }) => Id);
    expect(ids.slice(0, 4)).toEqual([sport.Id, football.Id, league.Id, 1]);
    await move(sport.Id, null);
    expect((await shown()).map(({ Id }) => Id).slice(-3)).toEqual([sport.Id, football.Id, league.Id]);
  });

  test('refuses a place below itself, one that is not there, and one that is taken', async () => {
    expect((await move(sport.Id, 'Sport')).body.Fehler).toMatchObject([{ Feld: 'Unter' }]);
    expect((await move(sport.Id, 'Sport / Fussball')).body.Fehler).toMatchObject([{ Feld: 'Unter' }]);
    expect((await move(sport.Id, 'Nirgends')).body.Fehler).toMatchObject([{ Feld: 'Unter' }]);
    const twin = await publicOne('Zwilling', 'Twin');
    const other = await publicOne('Anders', 'Other', { Unter: 'Zwilling' });
    await publish((await saved((await call('GET', `/${other.Id}`)).body, { Breadcrumb: 'Sport' })).body);
    expect((await move(other.Id, null)).body.Fehler).toMatchObject([{ Feld: 'Unter' }]);
    expect((await move(4711, null)).status).toBe(404);
    expect(twin.Status).toBe('Veroeffentlicht');
  });

  test('calls what is below by the new name of what is above, and leaves what is being written there', async () => {
    const draft = (await saved((await call('GET', `/${league.Id}`)).body, { Titel: 'Erste Liga' })).body;
    const renamed = await saved((await call('GET', `/${sport.Id}`)).body, {
      Breadcrumb: 'Sport und Spiel',
      ...english('Sports and games'),
    });
    expect((await publish(renamed.body)).status).toBe(200);
    expect(await breadcrumbs()).toEqual(
      expect.arrayContaining(['Sport und Spiel', 'Sport und Spiel / Fussball', 'Sport und Spiel / Fussball / Liga']),
    );
    expect(await breadcrumbs('en')).toContain('Sports and games / Football / League');
    const now = (await call('GET', `/${league.Id}`)).body;
    expect(now).toMatchObject({ Status: 'Geaendert', Daten: { Titel: 'Erste Liga' }, Hindernisse: [] });
    expect(draft.Id).toBe(league.Id);
    await publish(now);
    expect((await shown()).find(({ Id }) => Id === league.Id)).toMatchObject({
      Titel: 'Erste Liga',
      Breadcrumb: 'Sport und Spiel / Fussball / Liga',
    });
  });

  test('that two move at once is whole afterwards', async () => {
    await Promise.all([move(football.Id, 'Internet'), move(sport.Id, 'Internet')]);
    const all = await breadcrumbs();
    for (const breadcrumb of all.filter((one) => one.includes('Liga')))
      expect(all).toContain(breadcrumb.replace(/ \/ Liga$/, ''));
    await Promise.all([move(football.Id, 'Internet'), move(sport.Id, null)]);
  });
});

test('of two editors at once the second one is told', async () => {
  token = await signIn();
  const { body } = await call('GET', '/1');
  expect(body).toMatchObject({ Revision: 1, GeaendertAm: null });
  const colleague = await signIn();
  expect((await saved(body, { Titel: 'Netz' })).status).toBe(200);
  expect((await saved(body, { Titel: 'Anschluss' }, colleague)).status).toBe(409);
  await publish((await call('GET', '/1')).body);
  expect((await call('GET', '/1/fassungen')).body).toMatchObject([
    { Fassung: 2, Daten: { Titel: 'Netz' } },
    { Fassung: 1, Von: null, Daten: { Titel: 'Internet' } },
  ]);
});

test('categories are the editors’, and another mandant has its own', async () => {
  const clerk = await signIn('BetreiberSachbearbeitung');
  expect((await call('GET', '', undefined, clerk)).status).toBe(403);
  expect((await call('PUT', '/1/verschieben', { Unter: null }, clerk)).status).toBe(403);
  const draft = await made('Hier', {});
  const other = await w.app.call('GET', `/admin/kategorien/${draft.Id}`, { token, mandant: 'versicherung' });
  expect(other.status).toBe(404);
});

test('a page that is looked at beforehand has the category where it stands, with what is below by its new name, and nobody else has', async () => {
  const above = await publicOne('Energie', 'Energy');
  const below = await publicOne('Strom', 'Power', { Unter: 'Energie' });
  const draft = await made('Gas', { Unter: 'Energie' });
  await saved(above, { Breadcrumb: 'Strom und Gas' });
  // What is being written still names the place it had.
  await saved(below, { Untertitel: 'Ökostrom', Breadcrumb: 'Anderswo / Strom' });
  const { system, http, mandants } = w.app.app;
  const mandant = (await mandants.bySlug('spbdevk')) as Mandant;
  const whose = { requestId: 'r', ip: '::1', userAgent: '', ahead: undefined, secure: false, isFrame: false };
  const listed = async (rehearse?: typeof rehearseProducts) => {
    const answer = await http.client({ ...whose, mandant, locale: 'de', log: system.log, rehearse })(listCategories);
    return answer.ok ? answer.value.map(({ breadcrumb }) => breadcrumb) : [];
  };
  expect(await listed(rehearseProducts)).toEqual(
    expect.arrayContaining(['Strom und Gas', 'Strom und Gas / Strom', 'Strom und Gas / Gas']),
  );
  expect((await listed()).filter((one) => /Energie|Gas/.test(one))).toEqual(['Energie', 'Energie / Strom']);
  await call('DELETE', `/${draft.Id}`);
});
