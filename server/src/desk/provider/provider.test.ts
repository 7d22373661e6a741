import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findProviderKey } from '#mandant/mandant.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { providedBy } from '#testing/provider/provided.ts';
import { manyTariffs, tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: string;
let p: Awaited<ReturnType<typeof providedBy>> | undefined;
beforeAll(async () => {
  w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
  eva = await operator(w.app);
});
afterAll(() => w.app.close());
afterEach(async () => {
  await p?.close();
  p = undefined;
  await configure(w.app, 'spbdevk');
});

const call = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = eva) =>
  w.app.call(method, `/admin/anbieter${path}`, { token, ...(body !== undefined && { body }) });
const provided = async () => {
  p = await providedBy(w, 'anbieter-a');
  // The clock went back with the small world of providers.
  eva = await operator(w.app);
  return p;
};
const waitingLoad = async (): Promise<number> => {
  const given = await provided();
  await given.offers([...Array.from({ length: 10 }, (_none, at) => tariff(at + 1))]);
  await given.offers([
    tariff(1, { PreisMonatlich: 9900, Preisaufteilung: null, Name: 'Zuhause neu' }),
    ...Array.from({ length: 6 }, (_none, at) => tariff(at + 2)),
    tariff(11),
    tariff(12, { PreisMonatlich: -1 }),
  ]);
  eva = await operator(w.app);
  return (await given.loads())[0]?.id ?? 0;
};

test.each([
  ['standard', 200],
  ['anbieter-a', 200],
  ['anbieter-b', 200],
  ['anbieter-c', 400],
  ['magento', 400],
  ['', 400],
  [null, 400],
  [7, 400],
])('saving %s as the provider of the products answers %s [S3-E038]', async (ProduktApi, status) => {
  const { provider } = await provided();
  const body = { ProduktApi, AnbieterAdresse: provider.address['anbieter-a'], Grund: 'Wechsel' };
  const answer = await call('PUT', '', body);
  expect(answer.status).toBe(status);
  const kept = (await w.app.call('GET', '/')).body.ProduktApi;
  expect(kept).toBe(status === 200 ? ProduktApi : 'anbieter-a');
});

test('a provider is chosen with an address by https and a key, by an admin, with a reason that stands in the log', async () => {
  const without = await call('PUT', '', { ProduktApi: 'anbieter-b', Grund: 'Wechsel' });
  expect(without.body.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'AnbieterAdresse',
    'AnbieterSchluessel',
  ]);
  const wrong = {
    ProduktApi: 'anbieter-b',
    AnbieterAdresse: 'http://tarife.example',
    AnbieterSchluessel: 'geheim-genug',
  };
  expect((await call('PUT', '', { ...wrong, Grund: 'Wechsel' })).body.Fehler).toMatchObject([
    { Feld: 'AnbieterAdresse' },
  ]);
  const right = { ...wrong, AnbieterAdresse: 'https://tarife.example/api' };
  expect((await call('PUT', '', right)).status).toBe(400);
  const { status, body, text } = await call('PUT', '', { ...right, Grund: 'Vertrag seit März' });
  expect([status, body.ProduktApi, body.AnbieterAdresse, body.SchluesselVorhanden]).toEqual([
    200,
    'anbieter-b',
    'https://tarife.example/api',
    true,
  ]);
  expect(text).not.toContain('geheim-genug');
  // Left out it stays.
  await call('PUT', '', {
    ProduktApi: 'anbieter-a',
    AnbieterAdresse: 'https://tarife.example',
    Grund: 'Seiten statt Dateien',
  });
  expect(await w.as().read(findProviderKey)).toBe('geheim-genug');
  const { body: log } = await w.app.call('GET', '/admin/ereignisse?objekt=Mandant&nummer=spbdevk', { token: eva });
  expect(log.at(-1)).toMatchObject({
    Nach: 'ProduktApi: anbieter-a, https://tarife.example',
    Grund: 'Seiten statt Dateien',
  });
  expect(JSON.stringify(log)).not.toContain('geheim-genug');
});

test.each([
  ['another path', 'https://tarife.example/neu', 200],
  ['the same server, written otherwise', 'https://Tarife.Example', 200],
  ['another server', 'https://boese.example/api', 400],
  ['another port', 'https://tarife.example:8443/api', 400],
  ['a server that only begins so', 'https://tarife.example.boese.example/api', 400],
])('a key that is kept goes on to %s, or has to be entered anew', async (_what, AnbieterAdresse, status) => {
  const first = { ProduktApi: 'anbieter-b', AnbieterAdresse: 'https://tarife.example/api', Grund: 'Vertrag' };
  await call('PUT', '', { ...first, AnbieterSchluessel: 'geheim-genug' });
  const answer = await call('PUT', '', { ...first, AnbieterAdresse });
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.Fehler).toMatchObject([{ Feld: 'AnbieterSchluessel' }]);
  expect(await w.as().read(findProviderKey)).toBe('geheim-genug');
  // By way of the own products neither.
  await call('PUT', '', { ...first, ProduktApi: 'standard', AnbieterAdresse });
  expect(await w.as().read(findProviderKey)).toBe(status === 200 ? 'geheim-genug' : null);
});

test('what waits is of the provider as it was: with another one, or at another address, nobody agrees to it', async () => {
  const id = await waitingLoad();
  const chosen = { ProduktApi: 'anbieter-a', AnbieterAdresse: p?.provider.address['anbieter-a'] };
  await call('PUT', '', { ...chosen, AnbieterSchluessel: 'ein-neuer-schluessel', Grund: 'Neuer Schlüssel' });
  expect((await call('GET', `/abrufe/${id}`)).body.Status).toBe('Wartet');
  await call('PUT', '', { ...chosen, AnbieterAdresse: p?.provider.address['anbieter-b'], Grund: 'Umzug' });
  expect((await call('GET', `/abrufe/${id}`)).body.Status).toBe('Ueberholt');
  expect((await call('PUT', `/abrufe/${id}/uebernehmen`)).status).toBe(409);
  const { body } = await w.app.call('GET', `/admin/ereignisse?objekt=Anbieterabruf&nummer=${id}`, { token: eva });
  expect(body.at(-1)).toMatchObject({ Ereignis: 'überholt', Grund: 'Umzug' });
});

test('a load of another address that is still open, as a file of the mandant may leave one, is not agreed to', async () => {
  const id = await waitingLoad();
  const { provider } = p ?? expect.fail('no provider');
  const elsewhere = { providerAddress: provider.address['anbieter-b'], providerKey: provider.key };
  await configure(w.app, 'spbdevk', { productApi: 'anbieter-a', ...elsewhere });
  expect((await call('PUT', `/abrufe/${id}/uebernehmen`)).status).toBe(409);
  await p?.fetches();
  expect((await call('GET', `/abrufe/${id}`)).body.Status).toBe('Ueberholt');
});

test('how a provider stands is told: how old its prices are, until when they hold, and what went wrong', async () => {
  expect((await call('GET', '')).body).toMatchObject({
    ProduktApi: 'standard',
    Stand: null,
    Produkte: 0,
    Laeuft: false,
  });
  const given = await provided();
  await given.offers(manyTariffs(3));
  eva = await operator(w.app);
  expect((await call('GET', '')).body).toMatchObject({
    ProduktApi: 'anbieter-a',
    Produkte: 3,
    Stand: '2026-03-03',
    PreiseGueltigBis: '2026-03-10',
    Fehlversuche: 0,
    Fehler: null,
    WartetId: null,
  });
  given.provider.mood = 'denied';
  await given.fetches();
  const { body } = await call('GET', '');
  expect(body).toMatchObject({ Fehlversuche: 1, Fehler: 'SchluesselAbgelehnt', Stand: '2026-03-03' });
  expect(new Date(body.NaechsterVersuchAm).getTime()).toBeGreaterThan(w.app.app.system.clock.now().getTime());
});

test('who asks now is told that it is under way; where a mandant keeps its own products there is nothing to ask', async () => {
  expect((await call('POST', '/abruf')).status).toBe(409);
  await provided();
  const { status, body } = await call('POST', '/abruf');
  expect([status, body.Laeuft]).toEqual([200, true]);
});

test('a load that waits says why, which rows were left out, and how each product would change', async () => {
  const id = await waitingLoad();
  expect((await call('GET', '')).body.WartetId).toBe(id);
  const { body } = await call('GET', `/abrufe/${id}`);
  expect(body).toMatchObject({
    Status: 'Wartet',
    Gelesen: 9,
    Neu: 1,
    Geaendert: 1,
    Entfallen: 3,
    Fehlerhaft: 1,
    Auffaellig: 1,
    Hindernisse: [
      { Art: 'ZuVieleEntfallen', Anzahl: 3, Von: 10 },
      { Art: 'Preissprung', Anzahl: 1, Von: null },
      { Art: 'PreisNegativ', Anzahl: 1, Von: null },
      { Art: 'ZuVieleFehler', Anzahl: 1, Von: 9 },
    ],
    Zeilen: [{ Zeile: 9, ExterneId: 'T-12', Message: 'PreisMonatlich ist kleiner als 0' }],
  });
  const rows = async (Filter: string) =>
    (await call('PUT', `/abrufe/${id}/unterschiede`, { Filter })).body.Content as Record<string, unknown>[];
  expect(await rows('')).toMatchObject([
    {
      ExterneId: 'T-1',
      Name: 'Zuhause neu',
      Art: 'Geaendert',
      Auffaelligkeit: 'Preissprung',
      Aenderungen: [
        { Feld: 'Name', Vorher: 'Zuhause 1', Nachher: 'Zuhause neu' },
        { Feld: 'PreisMonatlich', Vorher: '4495', Nachher: '9900' },
        { Feld: 'Preisaufteilung', Vorher: '6:1995;24:4495', Nachher: null },
      ],
    },
  ]);
  expect((await rows('Status:Entfaellt')).map(({ ExterneId }) => ExterneId)).toEqual(['T-10', 'T-8', 'T-9']);
  expect(await rows('Status:Neu')).toMatchObject([
    { ExterneId: 'T-11', Aenderungen: [{ Feld: 'PreisMonatlich', Vorher: null, Nachher: '4495' }, {}, {}] },
  ]);
  expect(await rows('Status:Entfaellt;Text:T-9')).toHaveLength(1);
  expect(await rows('Ansicht:PreisNull')).toEqual([]);
});

test('pages of differences go forward and back', async () => {
  const given = await provided();
  await given.offers(manyTariffs(60));
  eva = await operator(w.app);
  const id = (await given.loads())[0]?.id;
  const page = async (more: Record<string, unknown> = {}) =>
    (await call('PUT', `/abrufe/${id}/unterschiede`, { Filter: 'Status:Neu', Pagesize: 25, ...more })).body;
  const first = await page();
  const second = await page({ Nach: first.Nach });
  const all = [...first.Content, ...second.Content, ...(await page({ Nach: second.Nach })).Content];
  expect(new Set(all.map(({ ExterneId }: { ExterneId: string }) => ExterneId)).size).toBe(60);
  expect((await page({ Vor: second.Vor })).Content).toEqual(first.Content);
});

test('a person takes over or refuses, once, and the log says who and why', async () => {
  const id = await waitingLoad();
  expect((await call('PUT', `/abrufe/${id}/ablehnen`, {})).status).toBe(400);
  const refused = await call('PUT', `/abrufe/${id}/ablehnen`, { Grund: 'Der Anbieter hat drei Tarife vergessen' });
  expect(refused.body).toMatchObject({ Status: 'Abgelehnt', EntschiedenVon: 'eva@betreiber.example' });
  for (const verdict of ['uebernehmen', 'ablehnen'])
    expect((await call('PUT', `/abrufe/${id}/${verdict}`, { Grund: 'doch' })).status).toBe(409);
  const { body } = await w.app.call('GET', `/admin/ereignisse?objekt=Anbieterabruf&nummer=${id}`, { token: eva });
  expect(body.at(-1)).toMatchObject({
    Ereignis: 'abgelehnt',
    Akteur: 'eva@betreiber.example',
    Grund: 'Der Anbieter hat drei Tarife vergessen',
  });

  const other = await waitingLoad();
  const taken = await call('PUT', `/abrufe/${other}/uebernehmen`);
  expect(taken.body).toMatchObject({ Status: 'WirdUebernommen', EntschiedenVon: 'eva@betreiber.example' });
  await p?.fetches();
  expect((await call('GET', `/abrufe/${other}`)).body).toMatchObject({ Status: 'Uebernommen', Geschrieben: 5 });
});

test('loads are listed by their state, and those of another mandant are unknown', async () => {
  const id = await waitingLoad();
  const list = async (Filter: string, mandant = 'spbdevk') =>
    (await w.app.call('PUT', '/admin/anbieter/abrufe', { token: eva, mandant, body: { Filter } })).body;
  expect((await list('Status:Wartet')).Content).toMatchObject([
    { Id: id, Anbieter: 'anbieter-a', Art: 'Gesamtbestand' },
  ]);
  expect((await list('')).TotalCount).toBe(2);
  expect((await list('', 'versicherung')).TotalCount).toBe(0);
  const elsewhere = { token: eva, mandant: 'versicherung' };
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', '/unterschiede'],
    ['PUT', '/uebernehmen'],
    ['PUT', '/ablehnen'],
  ] as const) {
    const body = method === 'PUT' ? { body: { Grund: 'fremd' } } : {};
    const answer = await w.app.call(method, `/admin/anbieter/abrufe/${id}${path}`, { ...elsewhere, ...body });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('what waits, and a provider that fails again and again, stand on the start page of an admin', async () => {
  const kinds = async (): Promise<string[]> =>
    (await w.app.call('GET', '/admin/uebersicht', { token: eva })).body.Wartet.map(({ Art }: { Art: string }) => Art);
  await waitingLoad();
  expect(await kinds()).toContain('AnbieterWartet');
  const given = await provided();
  given.provider.mood = 'denied';
  await given.delivers([tariff(1)]);
  for (let tried = 0; tried < 3; tried++) await given.fetches({ by: 'eva@betreiber.example' });
  eva = await operator(w.app);
  expect(await kinds()).toContain('AnbieterFehlgeschlagen');
});
