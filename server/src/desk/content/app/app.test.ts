import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishItems, putApp, saveItem } from '#cms/cms.ts';
import { contentKind } from '#content/content.ts';
import { hashPassword } from '#identity/identity.ts';
import { globally } from '#platform/context.ts';
import { operator } from '#testing/cast/operators.ts';
import { publish } from '#testing/content.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const password = 'Rundreise-2026-Lissabon';
const proved = { Grund: 'für die App', Passwort: password };
let eva: string;
let nora: string;
let editor: string;

beforeAll(async () => {
  eva = await operator(w.app);
  nora = await operator(w.app, { email: 'nora@betreiber.example' });
  editor = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const passwordHash = await hashPassword(password);
  await globally(w.app.app.system, (db) => db.updateTable('operator').set({ password_hash: passwordHash }).execute());
});

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = eva) =>
  w.app.call(method, `/admin/inhalte/app${path}`, { token, ...(body !== undefined && { body }) });
const shown = async (token = eva) => (await call('GET', '', undefined, token)).body;
const clientOf = async (name: string, token = eva) =>
  (await shown(token)).Clients.find(({ Name }: { Name: string }) => Name === name);
const add = (Name: string, Rolle: string) => call('POST', '/clients', { ...proved, Name, Rolle });
const agree = (asked: { body: { Antrag: number } }, token = nora) =>
  w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, { token, body: {} });

const { fastify } = w.app.app.http;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
async function tokenOf(name: string, secret: string): Promise<string | undefined> {
  const payload = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: `spbdevk:${name}`,
    client_secret: secret,
    scope: 'squidex-api',
  });
  const url = '/cms/identity-server/connect/token';
  const { body } = await fastify.inject({ method: 'POST', url, headers: form, payload: String(payload) });
  return JSON.parse(body).access_token;
}
const reads = async (token: string | undefined): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fastify.inject({ url: '/cms/api/content/spbdevk/fussnoten', headers })).statusCode;
};
const log = async () =>
  (await w.app.call('PUT', '/admin/ereignisse', { token: eva, body: { Filter: 'Ansicht:Mandant', Pagesize: 100 } }))
    .body.Content;

test('the app is shown to editors with where it is read, its languages and its clients, and with no secret', async () => {
  await publish(w.as(), 'variables', { key: 'eins', value: { de: 'a', en: 'b' } });
  const before = await shown(editor);
  expect(before).toMatchObject({
    App: 'spbdevk',
    Basis: expect.stringMatching(/^https?:.*\/cms$/),
    Anderswo: null,
    Sprachen: [
      { Sprache: 'de', Hauptsprache: true },
      { Sprache: 'en', Hauptsprache: false },
    ],
    Clients: [{ Name: 'delivery', Rolle: 'Auslieferung', Generation: 1, FuerSeiten: true, GeheimnisAbholbar: false }],
    Unbenutzt: [],
    Antraege: [],
  });
  expect(JSON.stringify(before)).not.toContain((await w.app.call('GET', '')).body.CmsClientSecret);
  await publish(w.as(), 'variables', { key: 'zwei', value: { de: 'a' } });
  const [german, english] = (await shown()).Sprachen;
  expect([german.Inhalte, german.Oeffentlich]).toEqual([
    before.Sprachen[0].Inhalte + 1,
    before.Sprachen[0].Oeffentlich + 1,
  ]);
  expect(english).toEqual(before.Sprachen[1]);
});

describe('a client that reads', () => {
  test('is added, gets a token, loses it with a new secret and for good when it is removed', async () => {
    const { status, body } = await add('app-ios', 'Auslieferung');
    expect([status, body.Client]).toMatchObject([200, { Name: 'app-ios', Generation: 1, FuerSeiten: false }]);
    const token = await tokenOf('app-ios', body.Geheimnis);
    expect(await reads(token)).toBe(200);

    const renewed = await call('PUT', '/clients/app-ios/erneuern', proved);
    expect(renewed.body.Client.Generation).toBe(2);
    expect([await reads(token), await tokenOf('app-ios', body.Geheimnis)]).toEqual([401, undefined]);
    const second = await tokenOf('app-ios', renewed.body.Geheimnis);
    expect(await reads(second)).toBe(200);

    expect((await call('PUT', '/clients/app-ios/entfernen', { Grund: 'vorbei' })).status).toBe(200);
    expect([await reads(second), await clientOf('app-ios')]).toEqual([401, undefined]);
    const told = JSON.stringify(await log());
    for (const secret of [body.Geheimnis, renewed.body.Geheimnis]) expect(told).not.toContain(secret);
    expect(await log()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Ereignis: 'CMS-Client entfernt',
          Von: 'spbdevk:app-ios, Auslieferung',
          Nach: 'entfernt',
          Grund: 'vorbei',
        }),
        expect.objectContaining({
          Von: 'spbdevk:app-ios, Auslieferung, Geheimnis 1',
          Nach: 'spbdevk:app-ios, Auslieferung, Geheimnis 2',
        }),
        expect.objectContaining({
          Ereignis: 'CMS-Client angelegt',
          Von: null,
          Nach: 'spbdevk:app-ios, Auslieferung, Geheimnis 1',
        }),
      ]),
    );
  });

  test('and by which pages are read stays, and its new secret is told to everybody at once', async () => {
    expect((await call('PUT', '/clients/delivery/entfernen', { Grund: 'weg' })).status).toBe(409);
    const { body } = await call('PUT', '/clients/delivery/erneuern', proved);
    expect((await w.app.call('GET', '')).body.CmsClientSecret).toBe(body.Geheimnis);
  });

  test.each([
    ['of a name that is there', { Name: 'delivery', Rolle: 'Auslieferung' }, 'Name'],
    ['of a name that is none', { Name: 'A B', Rolle: 'Auslieferung' }, 'Name'],
    ['of a role that is none', { Name: 'neu', Rolle: 'Chef' }, 'Rolle'],
    ['without a reason', { Name: 'neu', Rolle: 'Auslieferung', Grund: '' }, 'Grund'],
    ['with a wrong password', { Name: 'neu', Rolle: 'Auslieferung', Passwort: 'falsch' }, 'Passwort'],
  ])('%s is refused', async (_what, more, Feld) => {
    const { status, body } = await call('POST', '/clients', { ...proved, ...more });
    expect([status, body.Fehler]).toMatchObject([400, [{ Feld }]]);
    expect(await clientOf('neu')).toBeUndefined();
  });
});

describe('a client that writes', () => {
  test('is let in by another admin, and its secret is made when the one who asked has it shown, once', async () => {
    const asked = await add('redaktion', 'Redaktion');
    expect([asked.status, asked.body.Art, asked.text.includes('Geheimnis')]).toEqual([202, 'CmsZugang', false]);
    expect([await clientOf('redaktion'), (await shown()).Antraege]).toMatchObject([
      undefined,
      [{ Antrag: asked.body.Antrag, Art: 'CmsZugang' }],
    ]);
    expect((await agree(asked, eva)).status).toBe(409);
    const agreed = await agree(asked);
    expect([agreed.status, agreed.body.Angabe]).toEqual([200, 'spbdevk:redaktion, Redaktion']);
    expect(await clientOf('redaktion')).toMatchObject({
      Generation: 0,
      GeheimnisVom: null,
      GeheimnisFuer: 'eva@betreiber.example',
      GeheimnisAbholbar: true,
    });
    expect((await clientOf('redaktion', nora)).GeheimnisAbholbar).toBe(false);
    expect(await tokenOf('redaktion', '')).toBeUndefined();

    expect((await call('PUT', '/clients/redaktion/geheimnis', undefined, nora)).status).toBe(409);
    const taken = await call('PUT', '/clients/redaktion/geheimnis');
    expect(taken.body.Client).toMatchObject({ Generation: 1, GeheimnisAbholbar: false, GeheimnisFuer: null });
    expect(await reads(await tokenOf('redaktion', taken.body.Geheimnis))).toBe(200);
    expect((await call('PUT', '/clients/redaktion/geheimnis')).status).toBe(409);
  });

  test('keeps its secret until the new one is shown, and what was asked about an older one is refused', async () => {
    const first = (await agree(await add('system', 'System'))) && (await call('PUT', '/clients/system/geheimnis'));
    const token = await tokenOf('system', first.body.Geheimnis);
    const asked = await call('PUT', '/clients/system/erneuern', proved);
    expect(asked.status).toBe(202);
    await agree(asked);
    expect(await reads(token)).toBe(200);
    const second = await call('PUT', '/clients/system/geheimnis');
    expect([second.body.Client.Generation, await reads(token)]).toEqual([2, 401]);

    const late = await call('PUT', '/clients/system/erneuern', proved);
    expect((await call('PUT', '/clients/system/erneuern', proved)).status).toBe(409);
    await call('PUT', '/clients/system/entfernen', { Grund: 'bekannt geworden' });
    expect((await agree(late)).status).toBe(404);
  });

  test('whose secret nobody has had shown in seven days is asked for anew', async () => {
    await w.app.call('PUT', `/admin/antraege/${(await shown()).Antraege[0].Antrag}/zurueckziehen`, {
      token: eva,
      body: {},
    });
    await agree(await add('spaet', 'Redaktion'));
    await w.as().write(({ db }) =>
      db
        .updateTable('cms_client')
        .set({ secret_until: new Date(0) })
        .where('name', '=', 'spaet')
        .execute(),
    );
    expect(await clientOf('spaet')).toMatchObject({ GeheimnisAbholbar: false, GeheimnisFuer: null });
    expect((await call('PUT', '/clients/spaet/geheimnis')).status).toBe(409);
  });
});

describe('an app', () => {
  test('that the configuration names is not ended', async () => {
    expect((await call('PUT', '/spbdevk/beenden', { ...proved, Bestaetigung: 'spbdevk' })).status).toBe(409);
  });

  test('of another mandant is unknown, to be ended and as a file', async () => {
    expect((await call('PUT', '/versicherung/beenden', { ...proved, Bestaetigung: 'versicherung' })).status).toBe(404);
    expect((await w.app.call('GET', '/admin/inhalte/datei?app=versicherung', { token: eva })).status).toBe(404);
  });

  test('that it names no more is shown with what ends, and ends when its name is typed and another admin agrees', async () => {
    await w.as().write(async (tx) => {
      await putApp(tx, contentKind, 'frueher', ['de']);
      const data = { key: { iv: 'alt' }, value: { de: 'x' } };
      const { itemId } = await saveItem(tx, contentKind, { app: 'frueher', schema: 'variablen', data });
      await publishItems(tx, contentKind, [itemId]);
    });
    expect((await shown()).Unbenutzt).toEqual([
      {
        App: 'frueher',
        Inhalte: [{ Schema: 'variablen', Status: 'Veroeffentlicht', Anzahl: 1 }],
        Clients: [],
        Geplant: 0,
      },
    ]);
    const end = (Bestaetigung: string) => call('PUT', '/frueher/beenden', { ...proved, Bestaetigung });
    expect((await end('spbdevk')).body.Fehler).toMatchObject([{ Feld: 'Bestaetigung' }]);
    const asked = await end('frueher');
    expect([asked.status, asked.body.Art]).toEqual([202, 'CmsAppBeenden']);
    // Somebody names it again meanwhile, which gives it the client and the terms that pages need.
    await configure(w.app, 'spbdevk', { cmsAppName: 'frueher' });
    expect((await agree(asked)).status).toBe(409);
    await configure(w.app, 'spbdevk', { cmsAppName: null });
    expect((await agree(asked)).status).toBe(200);
    expect([(await shown()).Unbenutzt, (await shown()).App]).toEqual([[], 'spbdevk']);
    const ended = { Von: 'frueher, Inhalte: 2, Clients: 1', Nach: 'beendet' };
    expect(await log()).toContainEqual(expect.objectContaining(ended));
  });
});

test('a language says how much of the content is written in it, before it is taken away', async () => {
  const [german, english] = (await w.app.call('GET', '/admin/sprachen', { token: eva })).body;
  expect(german.Inhalte).toBeGreaterThan(english.Inhalte);
  expect(english.InhalteOeffentlich).toBeGreaterThan(0);
  const away = await w.app.call('PUT', '/admin/sprachen/en/wegnehmen', { token: eva, body: { Grund: 'x' } });
  expect(away.body.Inhalte).toBe(english.Inhalte);
  expect((await shown()).Sprachen).toHaveLength(1);
  await w.app.call('PUT', '/admin/sprachen/en/anbieten', { token: eva, body: { Grund: 'x' } });
  expect((await shown()).Sprachen[1].Inhalte).toBe(english.Inhalte);
});
