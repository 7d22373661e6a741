import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { problemText } from '../texts/texts.ts';
import { MandantFile } from './file.ts';

const smallest = {
  Mandant: 'probe',
  Name: 'Probe',
  Hosts: ['probe.example'],
  Konfiguration: {
    MandantUrl: 'https://probe.example',
    AgbVersion: '1',
    SupportEmail: 'service@probe.example',
    Impressumszeile: 'Probe GmbH, Musterweg 1, 12345 Musterstadt',
    ModuleAuftragsdatumMindestalterTage: 14,
    AgbTexte: [{ Sprache: 'de', Text: 'Ich akzeptiere die Bedingungen.' }],
  },
  Sprachen: [{ Sprache: 'de', Name: 'Deutsch' }],
};
const category = {
  Id: 1,
  Slug: 'internet',
  Titel: 'Internet',
  Breadcrumb: 'Internet',
  Quelle: 'festnetz',
  Kategorie: 'internet',
};
const product = { Id: 101, ExterneId: 'X101', Name: 'Zuhause L', KategorieId: 1 };
const premium = { Id: 7, ExterneId: 'P-70', Name: '70 €', WertCent: 7000, Produkte: [101] };

const problems = (more: object): string[] => {
  const decoded = decode(MandantFile, { ...smallest, ...more });
  return decoded.ok ? [] : decoded.problems.map(({ field, code }) => `${field}: ${code}`).sort();
};

test('a file without products is enough, and says nothing twice that has a default', () => {
  const decoded = decode(MandantFile, smallest);
  expect(decoded).toMatchObject({
    ok: true,
    value: { config: { recommendationValidityDays: 180 }, products: [], operators: [] },
  });
});

test('everything that is wrong is said at once, each by its path', () => {
  const wrong = {
    Mandant: 'Not A Slug',
    Auszahlungskonto: { Name: 'Probe GmbH', IBAN: 'DE00120300000000202051' },
    ApiSchluessel: [{ Name: 'partner', Schluessel: 'kurz' }],
    Kategorien: [category, { ...category, Slug: 'fernsehen' }],
    Produkte: [product, { ...product, Id: 102, KategorieId: 9 }],
    Praemien: [{ ...premium, WertCent: 0, Produkte: [101, 999] }],
    Routen: [{ RouteName: 'Nirgends', Route: '/nirgends' }],
    Betreiber: [{ Email: 'kein Absender' }],
  };
  expect(problems(wrong)).toEqual([
    'ApiSchluessel.0.Schluessel: invalid',
    'Auszahlungskonto.IBAN: invalid',
    'Betreiber.0.Email: invalid',
    'Kategorien.1.Id: repeated',
    'Mandant: invalid',
    'Praemien.0.Produkte.1: not-in-file',
    'Praemien.0.WertCent: invalid',
    'Produkte.1.ExterneId: repeated',
    'Produkte.1.KategorieId: not-in-file',
    'Routen.0.RouteName: not-known',
  ]);
});

test('a pool of codes belongs to a voucher, and holds no code twice', () => {
  const codes = { GutscheinCodes: ['AAAA', 'AAAA'] };
  const all = { Kategorien: [category], Produkte: [product] };
  expect(problems({ ...all, Praemien: [{ ...premium, ...codes }] })).toEqual(['Praemien.0.GutscheinCodes: repeated']);
  expect(problems({ ...all, Praemien: [{ ...premium, GutscheinCodes: ['AAAA'] }] })).toEqual([
    'Praemien.0.GutscheinCodes: invalid',
  ]);
  expect(problems({ ...all, Praemien: [{ ...premium, Art: 'Gutschein', GutscheinCodes: ['AAAA'] }] })).toEqual([]);
});

test('a premium does not end before it starts', () => {
  const over = { ...premium, Startdatum: '2026-02-01', Enddatum: '2026-01-31' };
  expect(problems({ Kategorien: [category], Produkte: [product], Praemien: [over] })).toEqual([
    'Praemien.0.Enddatum: invalid',
  ]);
});

test('the address of the mandant leads to one of its hosts', () => {
  expect(problems({ Hosts: ['anderswo.example'] })).toEqual(['Hosts: host-missing']);
  expect(problems({ Hosts: ['Probe.Example', 'anderswo.example'] })).toEqual([]);
});

test('the default language is listed, and every language has its terms', () => {
  expect(problems({ Sprachen: [{ Sprache: 'en', Name: 'English' }] })).toEqual([
    'Konfiguration.AgbTexte: terms-missing',
    'Konfiguration.Standardsprache: not-in-file',
  ]);
});

test('who may embed the portal is named by origin (G-07)', () => {
  const RahmenHosts = [
    'https://bank.example',
    '*.group.example',
    'http://bank.example',
    'https://bank.example/page',
    '*',
  ];
  expect(problems({ Konfiguration: { ...smallest.Konfiguration, RahmenHosts } })).toEqual(
    [2, 3, 4].map((place) => `Konfiguration.RahmenHosts.${place}: invalid`),
  );
});

test('where own words of mails may lead to is named by host', () => {
  const MailLinkHosts = ['shop.example', 'https://shop.example', 'shop.example/x', '*.example', 'localhost'];
  expect(problems({ Konfiguration: { ...smallest.Konfiguration, MailLinkHosts } })).toEqual(
    [1, 2, 3, 4].map((place) => `Konfiguration.MailLinkHosts.${place}: invalid`),
  );
});

test('where people come signed in from the own portal, its secret is there', () => {
  const withAutologin = (AutologinSecret?: string) =>
    problems({ Konfiguration: { ...smallest.Konfiguration, IsAutologin: true, AutologinSecret } });
  expect(withAutologin()).toEqual(['Konfiguration.AutologinSecret: required']);
  const weak = ['Konfiguration.AutologinSecret: secret-weak'];
  for (const secret of [
    'too-short',
    'ab'.repeat(32),
    'a-sentence-that-somebody-thought-up',
    'A'.repeat(64),
    '0123456789abcdef'.repeat(3),
  ])
    expect(withAutologin(secret), secret).toEqual(weak);
  for (const secret of [
    '0b30557a9fc4e90e33587da2c7ec11365b80a5caef14395e83a8cdf2173c6186',
    'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=',
    'CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYY',
  ])
    expect(withAutologin(secret), secret).toEqual([]);
});

test('a weak secret of the portal is not good beside the new one, and the file is told to leave it out', () => {
  const secrets = {
    AutologinSecret: '0b30557a9fc4e90e33587da2c7ec11365b80a5caef14395e83a8cdf2173c6186',
    AutologinSecretVorher: 'twelve-signs',
  };
  const Konfiguration = { ...smallest.Konfiguration, IsAutologin: true, ...secrets };
  expect(problems({ Konfiguration })).toEqual(['Konfiguration.AutologinSecretVorher: secret-former-weak']);
});

const insurance = { ...product, Versicherung: true };
const capped = (cents: number) => ({ Konfiguration: { ...smallest.Konfiguration, MaxEmpfaengerPraemieCent: cents } });
const catalogue = (of: object, value = 1501) => ({
  Kategorien: [category],
  Produkte: [of],
  Praemien: [{ ...premium, WertCent: value }],
});

test('an insurance of which a recipient could get more than 15 euros is refused without a reason', () => {
  const refused = ['Produkte.0.UeberGrenzeGrund: insurance-excess'];
  expect(problems(catalogue(insurance))).toEqual(refused);
  expect(problems(catalogue({ ...product, Berater: true }))).toEqual(refused);
  expect(problems({ ...catalogue(insurance, 7000), ...capped(1501) })).toEqual(refused);
  expect(problems(catalogue({ ...insurance, UeberGrenzeGrund: 'kurz' }))).toEqual([
    'Produkte.0.UeberGrenzeGrund: too-short',
  ]);
});

test('15 euros, a cap, a reason, a product that is off or no insurance are fine', () => {
  expect(problems(catalogue(insurance, 1500))).toEqual([]);
  expect(problems({ ...catalogue(insurance, 7000), ...capped(1500) })).toEqual([]);
  expect(problems(catalogue({ ...insurance, UeberGrenzeGrund: 'Rechtsabteilung, 20.11.2026' }))).toEqual([]);
  expect(problems(catalogue({ ...insurance, Aktiv: false }))).toEqual([]);
  expect(problems(catalogue(product))).toEqual([]);
  expect(problems(catalogue({ ...product, Berater: true, Versicherung: false }))).toEqual([]);
});

test('what an insurance would give is said in both languages', () => {
  const decoded = decode(MandantFile, { ...smallest, ...catalogue(insurance, 7000) });
  const [problem] = decoded.ok ? [] : decoded.problems;
  const said = (locale: 'de' | 'en') => problem && problemText(locale, problem);
  expect(said('de')).toContain('bekäme ein Empfänger 70,00\u00a0€, erlaubt sind 15,00\u00a0€');
  expect(said('en')).toContain('a lead has to say why');
});

test('contacts are written to only where somebody says why', () => {
  const on = { ...smallest.Konfiguration, EmpfehlungsmailAnKontakt: true };
  expect(problems({ Konfiguration: on })).toEqual(['Konfiguration.EmpfehlungsmailGrund: reason-needed']);
  expect(problems({ Konfiguration: { ...on, EmpfehlungsmailGrund: 'Einwilligung liegt vor, Akte 17' } })).toEqual([]);
  expect(problems({ Konfiguration: { ...on, EmpfehlungsmailAnKontakt: false } })).toEqual([]);
});

test.each([
  ['BuchungAufbewahrungJahre', 9],
  ['BelegAufbewahrungJahre', 7],
  ['BriefAufbewahrungJahre', 5],
  ['EinwilligungAufbewahrungJahre', 4],
])('%s of %i is less than the law asks, and refused with a sentence', (name, years) => {
  const kept = (value: number) => problems({ Konfiguration: { ...smallest.Konfiguration, [name]: value } });
  expect(kept(years)).toEqual([`Konfiguration.${name}: kept-too-short`]);
  expect(problemText('de', { field: `Konfiguration.${name}`, code: 'kept-too-short' })).toContain(
    'So kurz lässt das Gesetz nicht aufbewahren.',
  );
  expect(kept(years + 1)).toEqual([]);
});

test.each([
  [{}, []],
  [{ ConsentManagerArt: 'beispiel' }, []],
  [{ ConsentManagerArt: 'cookiebot' }, ['Konfiguration.ConsentManagerId: required']],
  [{ ConsentManagerArt: 'cookiebot', ConsentManagerId: 'abc-1' }, []],
  [{ ConsentManagerArt: 'tcf' }, ['Konfiguration.ConsentManagerSkript: required']],
  [{ ConsentManagerArt: 'tcf', ConsentManagerSkript: 'https://cmp.example/x.js' }, []],
])('a consent manager has to be told whose site it is, or where it lies: %j', (options, expected) => {
  expect(problems({ Konfiguration: { ...smallest.Konfiguration, ...options } })).toEqual(expected);
});

test.each([
  ['ConsentManagerSkript', 'javascript:alert(1)'],
  ['ConsentManagerId', 'a"b'],
  ['ConsentManagerHosts', ["https://a.example; script-src 'unsafe-eval'"]],
])('nothing but an address comes into a page or its policy by %s', (field, value) => {
  const found = problems({
    Konfiguration: {
      ...smallest.Konfiguration,
      ConsentManagerArt: 'cookiebot',
      ConsentManagerId: 'abc',
      [field]: value,
    },
  });
  expect(found.map((problem) => problem.split(':')[0]?.replace(/\.0$/, ''))).toEqual([`Konfiguration.${field}`]);
});
