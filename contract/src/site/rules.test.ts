import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../basics/wire.ts';
import { additionalRoutes, defaultRoutes, routeKey, routes } from './routes.ts';
import { fillPath, place } from './rules.ts';
import { pageAmong } from './schemas.ts';

const languages = ['de', 'en'];

/** path, query → what happens. */
test.each<[string, string, string]>([
  ['/', '', '→ /de'],
  ['/', '?widget=1', '→ /de?widget=1'],
  ['/login', '?x=1', '→ /de/login?x=1'],
  ['/internet/hybrid', '', '→ /de/internet/hybrid'],
  ['/deu', '', '→ /de/deu'],
  ['/xx/login', '', '→ /de/404'],
  ['/DE/login', '?a=b', '→ /de/login?a=b'],
  ['/de', '', 'de: ""'],
  ['/de/', '', 'de: ""'],
  ['/en/404', '', 'en: "/404"'],
  ['/en/empfehlen/101', '?widget=1', 'en: "/empfehlen/101"'],
])('%s%s: %s', (path, search, expected) => {
  const found = place(path, search, languages, 'de');
  expect(found.kind === 'redirect' ? `→ ${found.to}` : `${found.locale}: "${found.path}"`).toBe(expected);
});

test('a listed locale whose texts are missing is none', () => {
  expect(place('/fr/faq', '', languages, 'en')).toEqual({ kind: 'redirect', to: '/en/404' });
});

const segment = fc.oneof(
  fc.constantFrom('', 'de', 'EN', 'xx', '..', '@evil.example', '\\evil.example'),
  fc.stringMatching(/^[\w%:~-]{0,4}$/),
);

test('a redirect always stays on the own host and ends at a page after one more step', () => {
  fc.assert(
    fc.property(fc.array(segment), fc.constantFrom('', '?x=1'), (segments, search) => {
      let found = place(`/${segments.join('/')}`, search, languages, 'de');
      for (let step = 0; found.kind === 'redirect' && step < 2; step++) {
        expect(found.to).toMatch(/^\/(?:de|en)(?:[/?]|$)/);
        const [to = '', query = ''] = found.to.split(/(?=\?)/);
        found = place(to, query, languages, 'de');
      }
      expect(found.kind).toBe('serve');
    }),
  );
});

test('no page name and no path stands twice, and no path begins like a locale', () => {
  for (const table of [defaultRoutes, additionalRoutes]) {
    const all = Object.values(table);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  }
  expect(Object.values(routes).filter(({ path }) => /^\/[a-z]{2}(?:\/|$)/i.test(path))).toEqual([]);
});

test('static paths stand before the one with a parameter that would take them', () => {
  const paths: string[] = Object.values(additionalRoutes).map(({ path }) => path);
  const tabs = paths.indexOf('/agentur/:tab?');
  expect(tabs).toBeGreaterThan(0);
  expect(paths.findLastIndex((one) => one.startsWith('/agentur/') && !one.includes(':'))).toBeLessThan(tabs);
});

test('with autologin exactly the pages of the password are gone (R-08)', () => {
  const gone = Object.values(routes).flatMap(({ name, disabledWithAutologin }) =>
    disabledWithAutologin ? [name] : [],
  );
  expect(gone.toSorted()).toEqual(
    [
      'MeineDaten',
      'Login',
      'Logout',
      'PasswortVergessen',
      'PasswortAendern',
      'RegistrierungAbschliessen',
      'PasswortZuruecksetzen',
      'registerProfi',
    ].toSorted(),
  );
});

test('every page that reads a token of its own is a personal one', () => {
  expect(Object.values(routes).filter(({ tokenInQuery, isPersonal }) => tokenInQuery && !isPersonal)).toEqual([]);
});

test('a page is found by its name, the old spelling of MeineDaten too', () => {
  expect(['EmpfehlungTeilen', 'Meine Daten', 'MeineDaten', 'Unbekannt'].map(routeKey)).toEqual([
    'share',
    'myData',
    'myData',
    undefined,
  ]);
});

test('an answer names the next page as the configuration does', () => {
  const next = pageAmong({ share: 'EmpfehlungTeilen', recommendationThanks: 'EmpfehlungBestaetigung' });
  expect(encode(next, 'share')).toBe('EmpfehlungTeilen');
  expect(decode(next, 'Home').ok).toBe(false);
});

test('a path is filled with its parameters, encoded', () => {
  expect(fillPath('/empfehlung/:empfehlungsnummer', { empfehlungsnummer: '1 0' })).toBe('/empfehlung/1%200');
  expect([fillPath('/agentur/:tab?'), fillPath('/agentur/:tab?', { tab: 'leads' })]).toEqual([
    '/agentur',
    '/agentur/leads',
  ]);
});
