import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveItem } from '#cms/cms.ts';
import { contentKind } from '#content/content.ts';
import { operator } from '#testing/cast/operators.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let token: string;
let people = 0;
/** Whoever waits long is signed out. */
const signIn = async () => {
  token = await operator(w.app, { email: `redaktion${people++}@betreiber.example`, role: 'BetreiberRedaktion' });
};
beforeAll(signIn);

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = token) =>
  w.app.call(method, `/admin/inhalte${path}`, { token: as, ...(body !== undefined && { body }) });
const page = (slug: string, inhalt: Record<string, string>, more = {}) => ({
  slug: { iv: slug },
  titel: { de: slug },
  inhalt,
  ...more,
});
const made = async (slug: string, text = 'Text', more = {}) =>
  (await call('POST', '/liste/seiten', { Daten: page(slug, { de: text }, more) })).body;
const publish = (...items: { Id: string; Revision: number }[]) =>
  call('PUT', '/veroeffentlichen', { Inhalte: items.map(({ Id, Revision }) => ({ Id, Revision })) });
const shown = async (path: string) => (await askPage(w.app, path)).text;

test('the kinds are listed with how many there are, and what lacks a language', async () => {
  const { body } = await call('GET', '');
  expect(body).toMatchObject({ App: 'spbdevk', Sprachen: ['de', 'en'], Anderswo: false });
  expect(body.Schemata.map(({ Schema }: { Schema: string }) => Schema)).toEqual([
    'seiten',
    'content-bloecke',
    'keyvisual',
    'faq',
    'fussnoten',
    'variablen',
    'mailvorlagen',
  ]);
  const before = body.Schemata[0];
  await made('zaehlt');
  expect((await call('GET', '')).body.Schemata[0]).toEqual({
    ...before,
    Anzahl: before.Anzahl + 1,
    Entwuerfe: before.Entwuerfe + 1,
    Unuebersetzt: before.Unuebersetzt + 1,
  });
});

test('a working copy is seen by nobody until it is published, and then at once', async () => {
  const draft = await made('impressum', 'Ganz neu');
  expect(draft).toMatchObject({ Status: 'Entwurf', Revision: 1, Fehlt: ['en'], Hindernisse: [], Pfad: '/impressum' });
  expect(await shown('/de/impressum')).not.toContain('Ganz neu');
  expect((await publish(draft)).body.Inhalte[0]).toMatchObject({ Id: draft.Id, Status: 'Veroeffentlicht' });
  expect(await shown('/de/impressum')).toContain('Ganz neu');
  const { body } = await call('GET', `/${draft.Id}`);
  const changed = await call('PUT', `/${draft.Id}`, {
    Daten: page('impressum', { de: 'Noch neuer', en: 'Newer' }),
    Revision: body.Revision,
  });
  expect(changed.body).toMatchObject({ Status: 'Geaendert', Fehlt: ['en'] });
  expect(await shown('/de/impressum')).toContain('Ganz neu');
  const discarded = await call('PUT', `/${draft.Id}/verwerfen`, { Revision: changed.body.Revision });
  expect(discarded.body).toMatchObject({ Status: 'Veroeffentlicht', Daten: { inhalt: { de: 'Ganz neu' } } });
});

test('of two editors at once the second one is told, and nothing of either is lost', async () => {
  const { Id, Revision } = await made('zwei');
  const first = await call('PUT', `/${Id}`, { Daten: page('zwei', { de: 'von mir' }), Revision });
  expect(first.status).toBe(200);
  const second = await call('PUT', `/${Id}`, { Daten: page('zwei', { de: 'von dir' }), Revision });
  expect([second.status, second.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
  expect((await call('GET', `/${Id}`)).body.Daten.inhalt.de).toBe('von mir');
});

test('a list is sorted by name, page by page, and narrowed to what has a working copy', async () => {
  const [b, a, c] = [await made('sortiert-b'), await made('sortiert-a'), await made('sortiert-c')];
  await publish(c);
  const list = async (more: object) => (await call('PUT', '/liste/seiten', { OrderBy: 'Titel', ...more })).body;
  const Filter = 'Text:sortiert-';
  const first = await list({ Filter, Pagesize: 2 });
  const next = await list({ Filter, Pagesize: 2, Nach: first.Nach });
  const ids = (...pages: { Content: { Id: string }[] }[]) =>
    pages.flatMap(({ Content }) => Content.map(({ Id }) => Id));
  expect(ids(first, next)).toEqual([a.Id, b.Id, c.Id]);
  expect(ids(await list({ Filter, Descending: true }))).toEqual([c.Id, b.Id, a.Id]);
  expect(ids(await list({ Filter: `Ansicht:MitArbeitskopie;${Filter}` }))).toEqual([a.Id, b.Id]);
  expect(first.Content[0]).toMatchObject({ Titel: 'sortiert-a', Pfad: null });
});

test('several go live together, all of them or none', async () => {
  const [good, wrong] = [await made('gut'), await made('schlecht', '')];
  expect(wrong.Hindernisse).toMatchObject([{ Feld: 'inhalt.de' }]);
  expect((await publish(good, wrong)).status).toBe(400);
  expect((await call('GET', `/${good.Id}`)).body.Status).toBe('Entwurf');
});

test('what is planned goes live at its moment, as it was when it was planned', async () => {
  const draft = await made('teilnahmebedingungen', 'Ab morgen');
  const at = toWire(moment, new Date(w.app.app.system.clock.now().getTime() + 86_400_000));
  const planned = await call('PUT', '/veroeffentlichen', {
    Inhalte: [{ Id: draft.Id, Revision: draft.Revision }],
    Am: at,
  });
  expect(planned.body.Inhalte[0]).toMatchObject({ Status: 'Entwurf', GeplantAm: at });
  await call('PUT', `/${draft.Id}`, {
    Daten: page('teilnahmebedingungen', { de: 'Später' }),
    Revision: draft.Revision,
  });
  await w.days(1.01);
  await signIn();
  await w.app.app.jobs.runNow('draft.publish', w.as().mandant);
  expect(await shown('/de/teilnahmebedingungen')).toContain('Ab morgen');
  expect((await call('GET', `/${draft.Id}`)).body).toMatchObject({ Status: 'Geaendert', GeplantAm: null });
});

test('what was planned and could not be done says why, where it stands and among the faults', async () => {
  const route = { route: { iv: '/angebote' } };
  const late = await made('spaet', 'Spät', route);
  const at = toWire(moment, new Date(w.app.app.system.clock.now().getTime() + 86_400_000));
  await call('PUT', '/veroeffentlichen', { Inhalte: [{ Id: late.Id, Revision: late.Revision }], Am: at });
  expect((await publish(await made('frueh', 'Früh', route))).status).toBe(200);
  await w.days(1.01);
  await signIn();
  await w.app.app.jobs.runNow('draft.publish', w.as().mandant);
  const why = 'Unter diesem Pfad steht schon eine andere Seite';
  const { body } = await call('GET', `/${late.Id}`);
  expect([body.Status, body.Planung[0].Fehler]).toEqual(['Entwurf', why]);
  const faults = (await call('GET', '/maengel')).body.filter((one: { Id: string }) => one.Id === late.Id);
  expect(faults[0]).toMatchObject({ Mangel: 'PlanGescheitert', Angabe: why });
});

describe('what came before', () => {
  test('is listed with who and when, shown word for word, and restored as a working copy', async () => {
    let item = await made('geschichte', 'Eins');
    for (const text of ['Zwei', 'Drei']) {
      await publish(item);
      item = (await call('GET', `/${item.Id}`)).body;
      item = (await call('PUT', `/${item.Id}`, { Daten: page('geschichte', { de: text }), Revision: item.Revision }))
        .body;
    }
    const { body } = await call('GET', `/${item.Id}/fassungen`);
    expect(body).toMatchObject([
      { Fassung: 2, Von: expect.stringMatching(/^redaktion\d@/), Zurueckgenommen: false },
      { Fassung: 1, Zurueckgenommen: false },
    ]);
    expect((await call('GET', `/${item.Id}/fassungen/1`)).body.Daten.inhalt).toEqual({ de: 'Eins' });
    const back = await call('PUT', `/${item.Id}/fassungen/1/zurueckholen`, { Revision: item.Revision });
    expect(back.body).toMatchObject({ Status: 'Geaendert', Daten: { inhalt: { de: 'Eins' } } });
    expect((await call('GET', `/${item.Id}/fassungen/9`)).status).toBe(404);
  });
});

test('an item is archived and brought back, and deleted for ever', async () => {
  const { Id } = await made('weg');
  expect((await call('PUT', `/${Id}/archivieren`)).body.Status).toBe('Archiviert');
  expect((await call('PUT', '/liste/seiten', { Filter: 'weg' })).body.TotalCount).toBe(0);
  expect((await call('PUT', '/liste/seiten', { Filter: 'Status:Archiviert' })).body.TotalCount).toBe(1);
  expect((await call('PUT', `/${Id}/zurueckholen`)).body.Status).toBe('Entwurf');
  expect((await call('DELETE', `/${Id}`)).body).toEqual({ Geloescht: true });
  expect((await call('GET', `/${Id}`)).status).toBe(404);
});

test('the placeholders of a mail are no variables that are missing', async () => {
  const html = { de: '<p>{vorname}</p>' };
  const Daten = { vorlage: { iv: 'M12' }, betreff: { de: '{betreff}' }, text: { de: '{vorname}' }, html };
  const { Id } = (await call('POST', '/liste/mailvorlagen', { Daten })).body;
  const faults = (await call('GET', '/maengel')).body.filter((one: { Id: string }) => one.Id === Id);
  expect(faults.map(({ Mangel }: { Mangel: string }) => Mangel)).toEqual(['Unuebersetzt']);
});

test('where something is used is told, and what texts name and is not there', async () => {
  await call('POST', '/liste/fussnoten', { Daten: { Identifier: { iv: 'da' }, Inhalt: { de: 'Ja.' } } });
  const text = 'Da[^da], fort[^fort], {fehlt}, [hin](seite:nirgends), [gut](seite:Faq)';
  const { Id } = await made('nennt', text);
  const notes = (await call('PUT', '/liste/fussnoten', {})).body.Content;
  const note = (await call('GET', `/${notes[0].Id}`)).body;
  expect(note.VerwendetIn).toEqual([{ Schema: 'seiten', Id, Titel: 'nennt' }]);
  const faults = (await call('GET', '/maengel')).body.filter((one: { Id: string }) => one.Id === Id);
  expect(faults.map(({ Mangel, Angabe }: { Mangel: string; Angabe: string }) => [Mangel, Angabe])).toEqual([
    ['Unuebersetzt', 'en'],
    ['ToterVerweis', 'nirgends'],
    ['FussnoteFehlt', 'fort'],
    ['VariableFehlt', 'fehlt'],
  ]);
});

test('all kinds are searched at once, drafts included, whatever is typed', async () => {
  const { Id } = await made('suche', 'Ein "besonderer" Satz mit 100%');
  const found = async (worte: string) =>
    (await call('GET', `/suche?${new URLSearchParams({ worte })}`)).body.map((one: { Id: string }) => one.Id);
  expect(await found('besonderer SATZ')).toEqual([Id]);
  expect(await found('"besonderer" 100%')).toEqual([Id]);
  expect(await found("'; drop table cms_item; --")).toEqual([]);
});

test('terms go live by the press of another person, and what was changed meanwhile does not', async () => {
  const terms = (await call('PUT', '/liste/seiten', { Filter: 'agb' })).body.Content.find(
    ({ Schluessel }: { Schluessel: string }) => Schluessel === 'agb',
  );
  const detail = (await call('GET', `/${terms.Id}`)).body;
  expect(detail.WeiterePerson).toBe(true);
  const saved = await call('PUT', `/${terms.Id}`, {
    Daten: { ...detail.Daten, inhalt: { de: 'Ganz andere Bedingungen.' } },
    Revision: detail.Revision,
  });
  const asked = await publish(saved.body);
  expect([asked.status, asked.body.Art]).toEqual([202, 'InhaltVeroeffentlichen']);
  const mandant = async () => (await w.app.call('GET', '')).body.AgbText;
  expect(await mandant()).not.toContain('Ganz andere');
  const eva = await operator(w.app, { email: 'eva.admin@betreiber.example', role: 'BetreiberAdmin' });
  const agreed = await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, { token: eva, body: {} });
  expect(agreed.status).toBe(200);
  expect(await mandant()).toBe('Ganz andere Bedingungen.');
});

test('what becomes terms while it is published does not go live by one person', async () => {
  const known = (await call('PUT', '/liste/seiten', { Filter: 'agb' })).body.Content.find(
    ({ Schluessel }: { Schluessel: string }) => Schluessel === 'agb',
  );
  if (known) await call('PUT', `/${known.Id}/archivieren`);
  const { Id, Revision } = await made('harmlos');
  const data = page('agb', { de: 'Heimlich andere Bedingungen.' });
  const place = { app: 'spbdevk', schema: 'seiten', id: Id };
  let published: ReturnType<typeof publish> | undefined;
  await w.as().write(async (tx) => {
    await saveItem(tx, contentKind, { ...place, data });
    // What it will be is guessed; it waits for the row, or for the whole transaction.
    published = publish({ Id, Revision: Revision + 1 });
    await new Promise((done) => setTimeout(done, 120));
  });
  expect([202, 409]).toContain((await published)?.status);
  expect((await w.app.call('GET', '')).body.AgbText).not.toContain('Heimlich');
});

test('a preview shows what is not public yet, to whoever has its address and to nobody else', async () => {
  await made('vorschau', 'Noch geheim', { route: { iv: '/geheim' } });
  const { body } = await call('POST', '/vorschau', {
    Pfad: '/geheim',
    Sprache: 'de',
    Herkunft: 'http://localhost:3000',
  });
  const { pathname, search } = new URL(body.Adresse);
  const seen = await askPage(w.app, pathname + search);
  expect([seen.status, seen.text.includes('Noch geheim')]).toEqual([200, true]);
  expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3000");
  expect([seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  for (const other of ['', '?vorschau=x', search.replace(/.{20}$/, 'a'.repeat(20))])
    expect((await askPage(w.app, pathname + other)).status).toBe(404);
  expect((await askPage(w.app, pathname + search, { mandant: 'versicherung' })).status).toBe(404);
  await w.days(0.05);
  expect((await askPage(w.app, pathname + search)).status).toBe(404);
  await signIn();
});

test('a clerk works on orders, not on texts; an item of another mandant is unknown', async () => {
  const clerk = await operator(w.app, { email: 'clara.s@betreiber.example', role: 'BetreiberSachbearbeitung' });
  expect((await call('GET', '', undefined, clerk)).status).toBe(403);
  const { Id } = await made('eigen');
  const other = await w.app.call('GET', `/admin/inhalte/${Id}`, { token, mandant: 'versicherung' });
  expect(other.status).toBe(404);
});
