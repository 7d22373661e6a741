import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { listNewApiKeys } from '#mandant/mandant.ts';
import { globally } from '#platform/context.ts';
import { operator } from '#testing/cast/operators.ts';
import { apiKeyOf } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const password = 'Rundreise-2026-Lissabon';
const everything = [
  'auftrag:lesen',
  'auftrag:schreiben',
  'empfehlung:lesen',
  'katalog:lesen',
  'kundennummer:schreiben',
];
const proved = { Grund: 'für das CRM', Passwort: password, Bereiche: everything };
let eva: string;
let nora: string;

beforeAll(async () => {
  eva = await operator(w.app);
  nora = await operator(w.app, { email: 'nora@betreiber.example' });
  const passwordHash = await hashPassword(password);
  await globally(w.app.app.system, (db) => db.updateTable('operator').set({ password_hash: passwordHash }).execute());
});
const setTime = (moment: string) => w.app.app.system.clock.set(new Date(moment));
beforeEach(() => setTime('2026-03-02T09:00:00Z'));

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = eva) =>
  w.app.call(method, `/admin/api-schluessel${path}`, { token, ...(body !== undefined && { body }) });
const shown = async (token = eva) => (await call('GET', '', undefined, token)).body;
const keyOf = async (name: string, token = eva) =>
  (await shown(token)).Schluessel.find(({ Name }: { Name: string }) => Name === name);
const agree = (asked: { body: { Antrag: number } }, token = nora) =>
  w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, { token, body: {} });
const take = async (name: string): Promise<string> => (await call('PUT', `/${name}/zeigen`)).body.Schluessel;
/** Asked for, agreed to, shown. */
async function made(name: string, more: object = {}): Promise<string> {
  await agree(await call('POST', '', { ...proved, Name: name, ...more }));
  return take(name);
}
async function renewed(name: string, more: object = {}): Promise<string> {
  await agree(await call('PUT', `/${name}/erneuern`, { ...proved, ...more }));
  return take(name);
}
const asks = (apiKey: string, path = '/partner/praemie') => w.app.call('GET', path, { apiKey });
const log = async () =>
  (await w.app.call('PUT', '/admin/ereignisse', { token: eva, body: { Filter: 'Ansicht:Mandant', Pagesize: 100 } }))
    .body.Content;

test('the key of the file works, may do everything and is shown with its last use, to ten minutes', async () => {
  expect(await keyOf('partner')).toMatchObject({
    Status: 'Aktiv',
    Bereiche: everything,
    AngelegtVon: null,
    Endung: null,
  });
  await asks(apiKeyOf('spbdevk'));
  const first = (await keyOf('partner')).ZuletztVerwendetAm;
  expect(first).toMatch(/^2026-03-02T09:00/);
  setTime('2026-03-02T09:09:00Z');
  await asks(apiKeyOf('spbdevk'));
  expect((await keyOf('partner')).ZuletztVerwendetAm).toBe(first);
  setTime('2026-03-02T09:11:00Z');
  await asks(apiKeyOf('spbdevk'));
  expect((await keyOf('partner')).ZuletztVerwendetAm).toMatch(/^2026-03-02T09:11/);
});

test('a system is let in by another admin, and the one who asked has its key shown once; no table holds it', async () => {
  const asked = await call('POST', '', { ...proved, Name: 'crm', GueltigTage: '90' });
  expect([asked.status, asked.body.Art]).toEqual([202, 'ApiSchluessel']);
  expect([await keyOf('crm'), (await shown()).Antraege]).toMatchObject([undefined, [{ Antrag: asked.body.Antrag }]]);
  expect((await agree(asked, eva)).status).toBe(409);
  const inEnglish = await w.app.call('PUT', '/admin/antraege', { token: nora, locale: 'en', body: {} });
  const wish = inEnglish.body.Content.find(({ Antrag }: { Antrag: number }) => Antrag === asked.body.Antrag);
  expect(wish.Angabe).toBe(`crm, ${everything.join(', ')}, valid for 90 days`);
  expect((await agree(asked)).body.Angabe).toBe(`crm, ${everything.join(', ')}, gültig für 90 Tage`);
  expect(await keyOf('crm')).toMatchObject({
    Status: 'OhneSchluessel',
    SchluesselAbholbar: true,
    SchluesselBereiche: everything,
    SchluesselTage: 90,
    Generation: 0,
  });
  expect((await keyOf('crm', nora)).SchluesselAbholbar).toBe(false);
  expect((await call('PUT', '/crm/zeigen', undefined, nora)).status).toBe(409);

  const { status, body } = await call('PUT', '/crm/zeigen');
  expect([status, body.ApiSchluessel]).toMatchObject([
    200,
    {
      Status: 'Aktiv',
      Generation: 1,
      AngelegtVon: 'eva@betreiber.example',
      EndetAm: expect.stringMatching(/^2026-05-31T09:0/),
    },
  ]);
  expect(body.ApiSchluessel).toMatchObject({ SchluesselBereiche: null, SchluesselTage: null });
  expect(body.Schluessel).toMatch(/^wsg_[\w-]{43}$/);
  expect(body.ApiSchluessel.Endung).toBe(body.Schluessel.slice(-4));
  expect((await asks(body.Schluessel)).status).toBe(200);
  expect((await call('PUT', '/crm/zeigen')).status).toBe(409);
  const rows = await w.as().read(({ db }) => db.selectFrom('api_key').selectAll().execute());
  expect(JSON.stringify([rows, await log(), await shown()])).not.toContain(body.Schluessel);
  expect(await log()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Ereignis: 'API-Schlüssel angelegt', Grund: 'für das CRM' }),
      expect.objectContaining({ Von: 'crm, ohne Schlüssel', Nach: 'crm, Schlüssel 1' }),
    ]),
  );
  setTime('2026-05-31T09:09:30Z');
  expect((await asks(body.Schluessel)).body).toMatchObject({ Message: 'Der API-Schlüssel ist beendet.' });
});

describe('a key for some things only', () => {
  test('does those, and an answer that says no names the scope it lacks', async () => {
    const key = await made('leser', { Bereiche: ['auftrag:lesen'] });
    expect((await asks(key, '/partner/auftrag')).status).toBe(200);
    const { status, body } = await w.app.call('POST', '/partner/auftrag', { apiKey: key, body: {}, locale: 'en' });
    expect([status, body]).toMatchObject([
      403,
      {
        PsoErrorCode: 'PSOF0202',
        Message: 'The API key may not do this: it lacks the scope auftrag:schreiben.',
        Fehler: [{ Feld: 'X-Api-Key', Code: 'scope-missing' }],
      },
    ]);
  });

  test.each([
    ['GET', '/partner/auftrag', 'auftrag:lesen'],
    ['GET', '/partner/auftrag/V-1', 'auftrag:lesen'],
    ['POST', '/partner/auftrag', 'auftrag:schreiben'],
    ['GET', '/partner/auftrag/import/1', 'auftrag:schreiben'],
    ['GET', '/partner/empfehlung/104477120935', 'empfehlung:lesen'],
    ['GET', '/partner/produkt', 'katalog:lesen'],
    ['GET', '/partner/praemie', 'katalog:lesen'],
    ['POST', '/partner/kundennummern', 'kundennummer:schreiben'],
  ] as const)('%s %s takes %s', async (method, path, scope) => {
    const others = everything.filter((one) => one !== scope);
    const name = `ohne-${scope.replace(':', '-')}`;
    const key = (await keyOf(name))
      ? await renewed(name, { Bereiche: others })
      : await made(name, { Bereiche: others });
    const refused = await w.app.call(method, path, { apiKey: key, ...(method === 'POST' && { body: {} }) });
    expect([refused.status, refused.body.Message]).toEqual([403, expect.stringContaining(scope)]);
  });
});

describe('a new key beside the old one', () => {
  test('both work until the chosen time is over, or the old one is ended', async () => {
    const first = await made('kasse');
    await asks(first);
    const second = await renewed('kasse', { AlterGiltStunden: '48' });
    expect([(await asks(first)).status, (await asks(second)).status]).toEqual([200, 200]);
    expect(await keyOf('kasse')).toMatchObject({
      Generation: 2,
      Vorheriger: { EndetAm: expect.stringMatching(/^2026-03-04T09:0/) },
    });
    setTime('2026-03-04T09:09:30Z');
    expect([(await asks(first)).status, (await asks(second)).status]).toEqual([401, 200]);
    setTime('2026-03-02T09:00:00Z');

    const third = await renewed('kasse', { AlterGiltStunden: '48' });
    expect((await call('PUT', '/kasse/vorherigen-beenden', { Grund: 'umgestellt' })).status).toBe(200);
    expect([(await asks(second)).status, (await asks(third)).status]).toEqual([401, 200]);
    expect((await call('PUT', '/kasse/vorherigen-beenden', { Grund: 'umgestellt' })).status).toBe(409);
  });

  test('is not made where what was asked about has changed meanwhile', async () => {
    const first = await made('laden');
    const asked = await call('PUT', '/laden/erneuern', proved);
    expect((await call('PUT', '/laden/erneuern', proved)).status).toBe(409);
    await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zurueckziehen`, { token: eva, body: {} });
    const late = await call('PUT', '/laden/erneuern', proved);
    await w
      .as()
      .write(({ db }) => db.updateTable('api_key').set({ generation: 9 }).where('name', '=', 'laden').execute());
    expect((await agree(late)).status).toBe(409);
    expect((await asks(first)).status).toBe(200);
    await w.app.call('PUT', `/admin/antraege/${late.body.Antrag}/zurueckziehen`, { token: eva, body: {} });
  });
});

describe('a key that has ended', () => {
  test('ends by one person at once, with the one of before and what was promised, and the log says why', async () => {
    const first = await made('alt');
    const second = await renewed('alt');
    expect((await call('PUT', '/alt/beenden', { Grund: 'im Netz gefunden' })).status).toBe(200);
    expect([(await asks(first)).status, (await asks(second)).status]).toEqual([401, 401]);
    expect((await call('PUT', '/alt/beenden', { Grund: 'noch einmal' })).status).toBe(409);
    expect((await keyOf('alt')).Status).toBe('Beendet');
    const ended = {
      Ereignis: 'API-Schlüssel beendet',
      Von: 'alt, Schlüssel 2',
      Nach: 'beendet',
      Grund: 'im Netz gefunden',
    };
    expect(await log()).toContainEqual(expect.objectContaining(ended));
    const third = await renewed('alt', { AlterGiltStunden: '48' });
    expect([(await asks(second)).status, (await asks(third)).status]).toEqual([401, 200]);
  });

  test('of the file does not come back by the file unasked', async () => {
    await call('PUT', '/partner/beenden', { Grund: 'bekannt geworden' });
    expect((await asks(apiKeyOf('spbdevk'))).body.Message).toBe('Der API-Schlüssel ist beendet.');
    const keys = [{ name: 'partner', key: apiKeyOf('spbdevk') }];
    expect(await w.as().read((tx) => listNewApiKeys(tx, keys))).toEqual([{ name: 'partner', isOfDesk: true }]);
  });
});

test.each([
  ['of a name that is there', { Name: 'crm' }, 'Name'],
  ['of a name that is none', { Name: 'A B' }, 'Name'],
  ['of the name of files', { Name: 'import' }, 'Name'],
  ['without a scope', { Name: 'neu', Bereiche: [] }, 'Bereiche'],
  ['of a scope that is none', { Name: 'neu', Bereiche: ['alles'] }, 'Bereiche.0'],
  ['without a reason', { Name: 'neu', Grund: '' }, 'Grund'],
  ['with a wrong password', { Name: 'neu', Passwort: 'falsch' }, 'Passwort'],
])('a key %s is refused', async (_what, more, Feld) => {
  const { status, body } = await call('POST', '', { ...proved, ...more });
  expect([status, body.Fehler]).toMatchObject([400, [{ Feld }]]);
  expect(await keyOf('neu')).toBeUndefined();
});

test('a key of one mandant is unknown at another, and so is its name', async () => {
  const key = await made('fremd');
  expect((await w.app.call('GET', '/partner/praemie', { apiKey: key, mandant: 'versicherung' })).status).toBe(401);
  const other = await w.app.call('PUT', '/admin/api-schluessel/fremd/beenden', {
    token: eva,
    mandant: 'versicherung',
    body: { Grund: 'x' },
  });
  expect(other.status).toBe(404);
});
