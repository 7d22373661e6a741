import { expect, test } from 'vitest';
import { textsOfDesk } from '../../i18n/desk-catalogue.ts';
import { textsOf } from '../../i18n/t.ts';
import { whatText } from './what-text.ts';

const reader = (locale: 'de' | 'en') =>
  textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) })).t;
const [de, en] = [reader('de'), reader('en')];

test.each([
  ['Konfiguration.KulanzGrenzeCent', 'Einstellung KulanzGrenzeCent', 'Setting KulanzGrenzeCent'],
  ['ApiSchluessel.partner.neu', 'API-Schlüssel partner.neu', 'API key partner.neu'],
  ['Hosts.www.brand.example', 'Adresse www.brand.example', 'Host www.brand.example'],
  ['Sprachen.en.weggenommen', 'Sprache en weggenommen', 'Language en taken away'],
  ['Sprachen.en.angeboten', 'Sprache en angeboten', 'Language en offered'],
  ['Betreiber.12.BetreiberSachbearbeitung', 'Zugang 12: Sachbearbeitung', 'Access 12: Case work'],
  ['AutologinSecret', 'AutologinSecret', 'AutologinSecret'],
  ['Name', 'Name', 'Name'],
  ['Sprachen.en.Name', 'Name der Sprache en', 'Name of the language en'],
  ['Sprachen.en.Texte: page.a, page.b (+ 2)', 'Texte in en: page.a, page.b (+ 2)', 'Texts in en: page.a, page.b (+ 2)'],
  ['Konfiguration: A, B (+ 73)', 'Einstellungen: A, B (+ 73)', 'Settings: A, B (+ 73)'],
  ['Routen: Login', 'Pfade der Seiten: Login', 'Paths of pages: Login'],
  ['Kategorien: internet/hybrid', 'Kategorien: internet/hybrid', 'Categories: internet/hybrid'],
  ['Produkte: 101, 102', 'Produkte: 101, 102', 'Products: 101, 102'],
  ['Praemien: 1', 'Prämien: 1', 'Rewards: 1'],
  ['GutscheinCodes: 5', 'Gutscheincodes der Prämien: 5', 'Voucher codes of rewards: 5'],
])('the setting %s has its words', (what, german, english) => {
  expect([whatText({ kind: 'setting', what }, de), whatText({ kind: 'setting', what }, en)]).toEqual([german, english]);
});

test('the name of a file or a call stays as it is', () => {
  expect(whatText({ kind: 'file', what: 'Hosts.csv' }, en)).toBe('Hosts.csv');
  expect(whatText({ kind: 'signIn', what: null }, en)).toBe('–');
});
