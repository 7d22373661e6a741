import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annaMuster } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let token: string;
let people = 0;
/** Whoever waits long is signed out. */
const signIn = async () => {
  token = await operator(w.app, { email: `aktion${people++}@betreiber.example`, role: 'BetreiberRedaktion' });
};
beforeAll(signIn);

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  w.app.call(method, `/admin/aktionen${path}`, { token, ...(body !== undefined && { body }) });
const entry = (Titel: string, more = {}) => ({
  Zielgruppe: 'alle',
  Von: '2026-03-01',
  Bis: '2026-12-31',
  Zustimmung: false,
  Texte: [{ Sprache: 'de', Titel, Text: 'Text', RechtsText: '' }],
  ...more,
});
const made = async (Titel: string, more = {}) => (await call('POST', '', { Daten: entry(Titel, more) })).body;
const shown = async (): Promise<string[]> =>
  (await w.app.call('GET', '/aktion/alleAktiven')).body.map(({ Titel }: { Titel: string }) => Titel);

test('a campaign is seen by nobody until it is published, changed beside what is public, and taken back', async () => {
  const draft = await made('Herbst');
  expect(draft).toMatchObject({ Status: 'Entwurf', Revision: 1, Hindernisse: [], Sprachen: ['de', 'en'] });
  expect(await shown()).not.toContain('Herbst');
  const { body } = await call('PUT', `/${draft.Id}/veroeffentlichen`, { Revision: 1, Notiz: 'los' });
  expect(body).toMatchObject({ Status: 'Veroeffentlicht', Titel: 'Herbst' });
  expect(await shown()).toContain('Herbst');
  const changed = await call('PUT', `/${draft.Id}`, { Revision: body.Revision, Daten: entry('Winter') });
  expect(changed.body).toMatchObject({ Status: 'Geaendert', Titel: 'Winter' });
  expect(await shown()).toContain('Herbst');
  const back = await call('PUT', `/${draft.Id}/verwerfen`, { Revision: changed.body.Revision });
  expect(back.body).toMatchObject({ Status: 'Veroeffentlicht', Titel: 'Herbst' });
  const gone = await call('PUT', `/${draft.Id}/zuruecknehmen`, { Revision: back.body.Revision });
  expect(gone.body).toMatchObject({ Status: 'Entwurf', Titel: 'Herbst' });
  expect(await shown()).not.toContain('Herbst');
});

test('what is missing is told, and keeps it from being public', async () => {
  const draft = await made('', { Von: null, Bis: '2026-01-01', Zustimmung: true });
  const fields = ['Von', 'Texte.0.Titel', 'Texte.0.RechtsText'];
  expect(draft.Hindernisse.map(({ Feld }: { Feld: string }) => Feld)).toEqual(fields);
  const { status, body } = await call('PUT', `/${draft.Id}/veroeffentlichen`, { Revision: draft.Revision });
  expect([status, body.Fehler.map(({ Feld }: { Feld: string }) => Feld)]).toEqual([400, fields]);
  const wrong = await made('verkehrt', { Von: '2026-02-02', Bis: '2026-02-01' });
  expect(wrong.Hindernisse).toEqual([{ Feld: 'Bis', Message: 'Der letzte Tag liegt vor dem ersten.' }]);
  const twice = { Sprache: 'de', Titel: 'x', Text: 'x' };
  expect((await made('doppelt', { Texte: [twice, twice] })).Hindernisse).toMatchObject([{ Feld: 'Texte.1.Sprache' }]);
});

test('of two editors at once the second one is told', async () => {
  const { Id, Revision } = await made('zwei');
  expect((await call('PUT', `/${Id}`, { Revision, Daten: entry('eins') })).status).toBe(200);
  const second = await call('PUT', `/${Id}`, { Revision, Daten: entry('anders') });
  expect([second.status, second.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
  expect((await call('GET', `/${Id}`)).body.Titel).toBe('eins');
});

test('versions are kept word for word, and one of before is a working copy again', async () => {
  const { Id, Revision } = await made('erste');
  const first = await call('PUT', `/${Id}/veroeffentlichen`, { Revision });
  const next = await call('PUT', `/${Id}`, { Revision: first.body.Revision, Daten: entry('zweite') });
  const second = await call('PUT', `/${Id}/veroeffentlichen`, { Revision: next.body.Revision });
  const { body } = await call('GET', `/${Id}/fassungen`);
  expect(body).toMatchObject([
    { Fassung: 2, Daten: entry('zweite'), Von: expect.stringContaining('@') },
    { Fassung: 1, Daten: entry('erste') },
  ]);
  const back = await call('PUT', `/${Id}/fassungen/1/zurueckholen`, { Revision: second.body.Revision });
  expect(back.body).toMatchObject({ Status: 'Geaendert', Titel: 'erste' });
  expect(await shown()).toContain('zweite');
});

test('it goes live at its moment as it was when that was asked, and a plan is taken back', async () => {
  const { Id, Revision } = await made('später');
  const at = toWire(moment, new Date(w.app.app.system.clock.now().getTime() + 3_600_000));
  const planned = await call('PUT', `/${Id}/veroeffentlichen`, { Revision, Am: at });
  expect(planned.body).toMatchObject({ Status: 'Entwurf', GeplantAm: at, Planung: [{ Art: 'Veroeffentlichen' }] });
  const other = await made('nie');
  await call('PUT', `/${other.Id}/veroeffentlichen`, { Revision: other.Revision, Am: at });
  expect((await call('DELETE', `/${other.Id}/planung/Veroeffentlichen`)).body.Planung).toEqual([]);
  await call('PUT', `/${Id}`, { Revision, Daten: entry('weiter geschrieben') });
  await w.days(0.1);
  await w.app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
  expect(await shown()).toContain('später');
  expect(await shown()).not.toContain('nie');
});

test('the list finds by state and by words, and one that was public cannot be deleted', async () => {
  await signIn();
  const draft = await made('Suchwort Ä');
  const find = async (Filter: string) =>
    (await call('PUT', '', { Filter })).body.Content.map(({ Id }: { Id: number }) => Id);
  expect(await find('Text:suchwort ä')).toEqual([draft.Id]);
  expect(await find('Status:Entwurf')).toContain(draft.Id);
  expect(await find('Status:Veroeffentlicht')).not.toContain(draft.Id);
  await call('PUT', `/${draft.Id}/veroeffentlichen`, { Revision: draft.Revision });
  expect((await call('DELETE', `/${draft.Id}`)).status).toBe(409);
  const never = await made('weg');
  expect((await call('DELETE', `/${never.Id}`)).body).toEqual({ Geloescht: true });
  expect((await call('GET', `/${never.Id}`)).status).toBe(404);
  expect((await call('DELETE', `/${never.Id}`)).status).toBe(404);
});

test('the list finds what is told in some days, a working copy by its own', async () => {
  await signIn();
  await made('Mai', { Von: '2031-05-01', Bis: '2031-05-31' });
  await made('Juni', { Von: '2031-06-01', Bis: '2031-06-30' });
  const find = async (Filter: string): Promise<string[]> =>
    (await call('PUT', '', { Filter })).body.Content.map(({ Titel }: { Titel: string }) => Titel);
  expect((await find('Von:2031-05-31')).toSorted()).toEqual(['Juni', 'Mai']);
  expect(await find('Von:2031-06-01')).toEqual(['Juni']);
  expect(await find('Von:2031-05-01;Bis:2031-05-31')).toEqual(['Mai']);
});

test('the list finds what runs, comes and is over, by the days of what is public', async () => {
  await signIn();
  const publish = async (Titel: string, more = {}) => {
    const { Id, Revision } = await made(Titel, more);
    return (await call('PUT', `/${Id}/veroeffentlichen`, { Revision })).body;
  };
  const coming = await publish('kommt', { Von: '2026-06-01' });
  expect(coming.Stand).toBe('Kommend');
  expect((await publish('vorbei', { Von: '2026-01-01', Bis: '2026-02-01' })).Stand).toBe('Vorbei');
  expect((await publish('läuft')).Stand).toBe('Laufend');
  expect((await made('Entwurf')).Stand).toBeNull();
  const find = async (view: string): Promise<string[]> =>
    (await call('PUT', '', { Filter: `Ansicht:${view}`, Pagesize: 100 })).body.Content.map(
      ({ Titel }: { Titel: string }) => Titel,
    );
  expect(await find('Kommend')).toEqual(['kommt']);
  expect(await find('Vorbei')).toEqual(['vorbei']);
  expect(await find('Laufend')).toContain('läuft');
  expect(await find('Laufend')).not.toContain('Entwurf');
  const moved = await call('PUT', `/${coming.Id}`, { Revision: coming.Revision, Daten: entry('kommt') });
  expect(moved.body).toMatchObject({ Status: 'Geaendert', Stand: 'Kommend' });
});

test('who agreed is counted by words, and told whether another legal text asks them anew', async () => {
  await signIn();
  await w.anna.recommends();
  const asks = (RechtsText: string) => ({
    Zustimmung: true,
    Texte: [{ Sprache: 'de', Titel: 'Mitmachen', Text: 'Text', RechtsText }],
  });
  const { Id, Revision } = await made('Mitmachen', asks('Ich nehme teil.'));
  const { body } = await call('PUT', `/${Id}/veroeffentlichen`, { Revision });
  expect(body.Zustimmungen).toEqual([]);
  const answer = { token: await personToken(w, annaMuster.email), body: { Zustimmung: true } };
  expect((await w.app.call('PUT', `/aktion/${Id}/zustimmung`, answer)).status).toBe(200);
  const agreed = { Fassung: 1, RechtsText: 'Ich nehme teil.', Anzahl: 1, NeuGefragt: false };
  expect((await call('GET', `/${Id}`)).body).toMatchObject({ AnzahlZustimmungen: 1, Zustimmungen: [agreed] });
  const change = (more: object) => call('PUT', `/${Id}`, { Revision: body.Revision, Daten: entry('Mitmachen', more) });
  const other = await change(asks('Ich nehme an der Verlosung teil.'));
  expect(other.body.Zustimmungen).toMatchObject([{ ...agreed, NeuGefragt: true }]);
});
