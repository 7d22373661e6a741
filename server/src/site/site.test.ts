import { type Capability, laterCapabilities } from '@weitersagen/contract/mandant/capability';
import { capabilityOfPage } from '@weitersagen/contract/site/built-pages';
import { addressedByMandant, type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setUpMandant } from '#setup/setup.ts';
import { files, slugs } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { listRoutes, listUsableLanguages, pageAddress } from './site.ts';

const { app, as } = await world();
afterAll(() => app.close());
beforeEach(() => setUpMandant(app.app.system, files.spbdevk));

type Entry = { RouteName: string; Route: string };
const path = async (name: string, mandant = 'spbdevk'): Promise<string | undefined> => {
  const { body } = await app.call('GET', '/route/default', { mandant });
  return body.Routes.find((route: Entry) => route.RouteName === name)?.Route;
};

test('the route configuration answers below spbdevk [S7-C002]', async () => {
  const { status, body } = await app.call('GET', '/route/default', { mandant: 'spbdevk' });
  expect([status, body.Routes]).toEqual([200, expect.arrayContaining([{ RouteName: 'Login', Route: '/login' }])]);
});

test('the default routes come with the default language [S7-C009]', async () => {
  const { body } = await app.call('GET', '/route/default');
  expect(body.SupportedLanguage).toEqual({ Sprache: 'de' });
  expect(body.Routes).toContainEqual({ RouteName: 'Agb', Route: '/agb' });
});

test('additional routes are delivered apart [S7-C010]', async () => {
  const { body } = await app.call('GET', '/route/additional');
  expect(body.Routes).toContainEqual({ RouteName: 'forcedLoginRedirectPage', Route: '/willkommen' });
  expect(await path('forcedLoginRedirectPage')).toBeUndefined();
});

test('both answers name German as the default language [S7-C011]', async () => {
  for (const kind of ['default', 'additional']) {
    expect((await app.call('GET', `/route/${kind}`)).body.SupportedLanguage.Sprache).toBe('de');
  }
});

test('the personal area has its path [S7-C012]', async () => {
  expect(await path('PersoenlicherBereich')).toBe('/persoenlicherbereich');
});

test('every additional route has a path and a name [S7-C013]', async () => {
  const { body } = await app.call('GET', '/route/additional');
  expect(body.Routes).not.toEqual([]);
  for (const { Route, RouteName } of body.Routes)
    expect([Route, RouteName]).toEqual([expect.stringMatching(/^\/\w/), expect.stringMatching(/\w/)]);
});

test('the lists name the pages there are: all others of the specification belong to a capability that is not built', async () => {
  const named = await Promise.all(['default', 'additional'].map((kind) => app.call('GET', `/route/${kind}`)));
  const listed = new Set(named.flatMap(({ body }) => body.Routes.map((route: Entry) => route.RouteName)));
  const missing = (Object.keys(routes) as RouteKey[]).filter(
    (key) => !addressedByMandant.has(key) && !listed.has(routes[key].name),
  );
  expect(missing.map((key) => [key, laterCapabilities.includes(capabilityOfPage(key) as Capability)])).toEqual(
    missing.map((key) => [key, true]),
  );
  expect(listed.size).toBeGreaterThan(30);
});

test('every mandant answers the route configuration [S7-C014]', async () => {
  for (const mandant of slugs) {
    const { status, body } = await app.call('GET', '/route/default', { mandant });
    expect([mandant, status, body.SupportedLanguage]).toEqual([mandant, 200, { Sprache: 'de' }]);
    expect(body.Routes).toContainEqual({ RouteName: 'Login', Route: '/login' });
  }
});

test('a path changed on one mandant is changed there alone', async () => {
  await setUpMandant(app.app.system, { ...files.spbdevk, routes: [{ name: 'Login', path: '/anmelden' }] });
  expect(await path('Login')).toBe('/anmelden');
  expect(await path('Login', 'versicherung')).toBe('/login');
  expect(await pageAddress(as(), { page: 'login', language: 'de' })).toBe('http://spbdevk.localhost:3000/de/anmelden');
});

test('the address of a page is absolute, in a language the mandant speaks, with values escaped', async () => {
  const params = { empfehlungsnummer: '100000000008' };
  expect(await pageAddress(as(), { page: 'share', language: 'en', params })).toBe(
    'http://spbdevk.localhost:3000/en/empfehlung/100000000008',
  );
  expect(await pageAddress(as(), { page: 'rewardChoice', language: 'fr', query: { token: 'a+b&c' } })).toBe(
    `http://spbdevk.localhost:3000/de${routes.rewardChoice.path}?token=a%2Bb%26c`,
  );
  expect(await pageAddress(as('versicherung'), { page: 'home', language: 'de' })).toBe(
    'http://versicherung.localhost:3000/de',
  );
});

test('an address can be made inside a transaction', async () => {
  const address = await as().write((tx) => pageAddress(tx, { page: 'imprint', language: 'de' }));
  expect(address).toBe('http://spbdevk.localhost:3000/de/impressum');
});

test('the list of routes is the same array as long as nothing changes', async () => {
  const before = await listRoutes(as());
  await setUpMandant(app.app.system, files.spbdevk);
  expect(await listRoutes(as())).toBe(before);
  expect(await listRoutes(as('versicherung'))).not.toBe(before);
});

test('a language without a catalogue and without texts has no pages', async () => {
  const { languages, ...file } = files.spbdevk;
  const more: typeof languages = [
    { language: 'fr', name: 'Français', texts: {} },
    { language: 'nl', name: 'Nederlands', texts: { 'home.title': 'Welkom' } },
  ];
  await setUpMandant(app.app.system, { ...file, languages: [...languages, ...more] });
  expect((await listUsableLanguages(as())).map(({ language }) => language)).toEqual(['de', 'en', 'nl']);
});
