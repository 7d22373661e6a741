/** A/B tests at the desk: what may be planned, by whom, and what ends one. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { publishBlock } from '#testing/content.ts';
import { today } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let token: string;
let people = 0;
const signIn = async () => {
  token = await operator(w.app, { email: `abtest${people++}@betreiber.example`, role: 'BetreiberRedaktion' });
};
let block: string;
beforeAll(async () => {
  await signIn();
  block = await publishBlock(w.as());
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as: { token?: string; mandant?: string } = {}) =>
  w.app.call(method, `/admin/abtests${path}`, { token, ...(body !== undefined && { body }), ...as });

const words = [
  { Sprache: 'de', Titel: 'Anders', Text: 'Andere Worte' },
  { Sprache: 'en', Titel: 'Different', Text: 'Other words' },
];
const asked = (more = {}) => ({
  Name: 'Begrüßung',
  Gegenstand: 'Baustein',
  Baustein: block,
  WorteB: words,
  Aufteilung: 'Tag',
  Ziel: 'Geoeffnet',
  Von: today,
  Bis: plusDays(today, 13),
  ...more,
});
const fields = ({ body }: { body: { Fehler: { Feld: string; Code: string }[] } }) =>
  body.Fehler.map(({ Feld, Code }) => `${Feld} ${Code}`);

test('what a test may be about are published blocks with their words, and the ways to share in their order', async () => {
  const { body } = await call('GET', '/vorgaben');
  expect(body).toMatchObject({ Heute: today, Anderswo: false, FragtEinwilligung: true, HoertTreffer: true });
  expect(body.Bausteine).toContainEqual({
    Id: block,
    Titel: 'Willkommen',
    Worte: [
      { Sprache: 'de', Titel: 'Willkommen', Text: 'Schön, dass Sie da sind', LinkText: '' },
      { Sprache: 'en', Titel: '', Text: 'Nice to see you', LinkText: '' },
    ],
  });
  expect(body.Teilwege.length).toBeGreaterThan(2);
});

test('one is planned, listed, ended before its last day and deleted with what it counted', async () => {
  const made = await call('POST', '', asked({ Name: 'Erster' }));
  expect(made.body).toMatchObject({
    Name: 'Erster',
    Status: 'Laufend',
    Baustein: { Id: block, Titel: 'Willkommen' },
    Tage: [],
    AngelegtVon: expect.stringContaining('abtest'),
  });
  const { Id } = made.body;
  expect((await call('GET', '')).body[0]).toMatchObject({ Id, Name: 'Erster', Status: 'Laufend' });
  expect((await call('DELETE', `/${Id}`)).status).toBe(409);
  const ended = await call('PUT', `/${Id}/beenden`);
  expect(ended.body).toMatchObject({ Status: 'Beendet', BeendetAm: expect.any(String) });
  expect((await call('PUT', `/${Id}/beenden`)).status).toBe(409);
  expect((await call('DELETE', `/${Id}`)).body).toEqual({ Geloescht: true });
  expect((await call('GET', `/${Id}`)).status).toBe(404);
  expect((await call('DELETE', `/${Id}`)).status).toBe(404);
  const events = await w
    .as()
    .read(({ db }) =>
      db.selectFrom('event').select(['event', 'to_status']).where('event', 'like', '%AbTest').execute(),
    );
  expect(events.map(({ event }) => event).toSorted()).toEqual(['endAbTest', 'planAbTest', 'removeAbTest']);
});

test('in one place there is one test on a day, and another place or other days are free', async () => {
  const first = (await call('POST', '', asked({ Name: 'Eins' }))).body;
  const second = await call('POST', '', asked({ Name: 'Zwei', Von: plusDays(today, 13), Bis: plusDays(today, 20) }));
  expect([second.status, second.body.Message]).toEqual([409, expect.stringContaining('Eins')]);
  const later = await call('POST', '', asked({ Name: 'Drei', Von: plusDays(today, 14), Bis: plusDays(today, 20) }));
  expect(later.body.Status).toBe('Geplant');
  const both = await Promise.all(
    ['Vier', 'Fünf'].map((Name) =>
      call('POST', '', asked({ Name, Von: plusDays(today, 30), Bis: plusDays(today, 40) })),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { Teilwege } = (await call('GET', '/vorgaben')).body;
  const order = {
    Gegenstand: 'Teilwege',
    Ziel: 'Geteilt',
    ReihenfolgeB: Teilwege.toReversed(),
    Baustein: null,
    WorteB: [],
  };
  const shares = await call('POST', '', asked({ Name: 'Teilwege', ...order }));
  expect(shares.body).toMatchObject({ Status: 'Laufend', Baustein: null, ReihenfolgeA: Teilwege });
  expect(shares.body.ReihenfolgeB).toEqual(Teilwege.toReversed());
  await call('PUT', `/${first.Id}/beenden`);
  expect((await call('POST', '', asked({ Name: 'Wieder' }))).status).toBe(200);
});

test('all that is wrong is said at once, in both languages', async () => {
  const refused = async (more: object) => fields(await call('POST', '', asked(more)));
  expect(await refused({ Von: plusDays(today, -1), Bis: plusDays(today, -1), WorteB: [words[0]] })).toEqual([
    'WorteB test-language-missing',
    'Von test-begins-before',
    'Bis test-over',
  ]);
  expect(await refused({ Bis: plusDays(today, 92) })).toEqual(['Bis test-too-long']);
  expect(await refused({ Bis: plusDays(today, -1) })).toEqual(['Bis until-before-from']);
  expect(await refused({ Baustein: 'gibtesnicht' })).toEqual(['Baustein test-no-block']);
  expect(await refused({ Name: '', Bis: '' })).toEqual(['Name required', 'Bis required']);
  expect(await refused({ WorteB: [...words, { Sprache: 'fr', Text: 'Autre' }] })).toEqual([
    'WorteB.2.Text test-other-language',
  ]);
  expect(await refused({ WorteB: [...words, words[0]] })).toEqual(['WorteB.2.Sprache repeated']);
  const { Worte } = (await call('GET', '/vorgaben')).body.Bausteine.find(({ Id }: { Id: string }) => Id === block);
  expect(await refused({ WorteB: Worte })).toEqual(['WorteB.0.Text test-same-words']);
  const { Teilwege } = (await call('GET', '/vorgaben')).body;
  const order = { Gegenstand: 'Teilwege', Ziel: 'Geteilt' };
  expect(await refused({ ...order, ReihenfolgeB: Teilwege })).toEqual(['ReihenfolgeB test-same-order']);
  expect(await refused({ ...order, ReihenfolgeB: Teilwege.slice(1) })).toEqual(['ReihenfolgeB test-not-all']);
  expect(await refused({ ...order, Ziel: 'Empfohlen', ReihenfolgeB: Teilwege.toReversed() })).toEqual([
    'Ziel test-other-aim',
  ]);
  const english = await w.app.call('POST', '/admin/abtests', {
    token,
    body: asked({ Bis: plusDays(today, 92) }),
    locale: 'en',
  });
  expect(english.body.Fehler[0].Message).toBe('An A/B test lasts 92 days at most.');
});

test('who asks nobody splits nobody by consent, and hits that go elsewhere tell nothing here', async () => {
  const { config } = w.app.app.system;
  Object.assign(config, { trackerBase: 'https://matomo.example' });
  const refused = await call(
    'POST',
    '',
    asked({ Ziel: 'Geteilt', Von: plusDays(today, 60), Bis: plusDays(today, 61) }),
  );
  Object.assign(config, { trackerBase: undefined });
  expect(fields(refused)).toEqual(['Ziel test-no-hits']);
});

test('whoever works at the desk reads, editors change, and nobody of another mandant sees any of it', async () => {
  const clerk = await operator(w.app, { email: 'sach@betreiber.example', role: 'BetreiberSachbearbeitung' });
  const [first] = (await call('GET', '')).body;
  expect((await call('GET', `/${first.Id}`, undefined, { token: clerk })).status).toBe(200);
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${first.Id}/beenden`],
    ['DELETE', `/${first.Id}`],
    ['GET', '/vorgaben'],
  ] as const)
    expect((await call(method, path, method === 'POST' ? asked() : undefined, { token: clerk })).status).toBe(403);
  expect((await call('GET', `/${first.Id}`, undefined, { mandant: 'versicherung' })).status).toBe(404);
  expect((await call('GET', '', undefined, { mandant: 'versicherung' })).body).toEqual([]);
  expect((await call('DELETE', `/${first.Id}`, undefined, { mandant: 'versicherung' })).status).toBe(404);
  expect((await w.app.call('GET', '/admin/abtests')).status).toBe(401);
});

test('one ends with its last day, whatever runs at night, and its result stays for years', async () => {
  const test = (await call('GET', '')).body.find(({ Status }: { Status: string }) => Status === 'Laufend');
  await w.as().write(({ db }) =>
    db
      .insertInto('hit_day')
      .values({ day: today, kind: 'seen', name: `${test.Id}A`, count: 12, people: 10 })
      .execute(),
  );
  await w.nights(20);
  await signIn();
  expect((await call('GET', `/${test.Id}`)).body).toMatchObject({ Status: 'Beendet', BeendetAm: null });
  await w.days(900);
  await w.app.app.jobs.runNow('hit.forget', w.mandants.spbdevk);
  await signIn();
  expect((await call('GET', `/${test.Id}`)).body.Tage).toEqual([
    { Tag: today, MenschenA: 10, ErreichtA: 0, MenschenB: 0, ErreichtB: 0 },
  ]);
  const { text } = await call('GET', `/${test.Id}/csv`);
  expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
    'Tag;MenschenA;ErreichtA;MenschenB;ErreichtB',
    expect.stringContaining(';10;0;0;0'),
    '',
  ]);
  await call('DELETE', `/${test.Id}`);
  const left = await w
    .as()
    .read(({ db }) => db.selectFrom('hit_day').select('name').where('kind', '=', 'seen').execute());
  expect(left).toEqual([]);
});
