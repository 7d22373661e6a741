import { expect, test } from 'vitest';
import { decode, encode } from '../basics/wire.ts';
import { isAllowedTarget, termsAgreed, termsIn } from './rules.ts';
import { MandantConfig } from './schemas.ts';

const least = {
  MandantUrl: 'http://spbdevk.localhost:3000/',
  ModuleAuftragsdatumMindestalterTage: 14,
  AgbVersion: '2026-01',
  SupportEmail: 'service@partner.example',
  Impressumszeile: 'Partnerprogramm GmbH, Köln',
  AgbTexte: [
    { Sprache: 'de', Text: 'Ich akzeptiere.' },
    { Sprache: 'en', Text: 'I accept.' },
  ],
};
const config = (given: Record<string, unknown> = {}) => {
  const read = decode(MandantConfig, { ...least, ...given });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

test('what a configuration does not say has the default of the product', () => {
  expect(config()).toMatchObject({
    mandantUrl: 'http://spbdevk.localhost:3000',
    recommendPath: '/empfehlen',
    emailWhitelist: '',
    recipientCapCents: null,
    germanIbanOnly: false,
    twitter: -1,
    copyLink: 90,
    recommendationValidityDays: 180,
    rewardReminderDays: [14, 60, 150],
    tokenHours: { recommender: 24, agency: 8, salesPartner: 24 },
    mailsContact: false,
    ibanHoldHours: 72,
    ibanPeopleMax: 3,
    reviewLimitCents: 2500,
    reviewOperatorDayCents: 10_000,
    features: { banknotes: true, captcha: false },
  });
});

test('one parameter of a group may be said alone', () => {
  expect(config({ TokenStunden: { Empfehler: 2 }, Funktionen: { Captcha: true } })).toMatchObject({
    tokenHours: { recommender: 2, agency: 8 },
    features: { captcha: true, banknotes: true },
  });
});

test('a configuration is written and read again without a change', () => {
  const once = config({ MaxEmpfaengerPraemieCent: 1500, ForcedLoginAusnahmen: ['Faq'] });
  expect(decode(MandantConfig, JSON.parse(JSON.stringify(encode(MandantConfig, once))))).toEqual({
    ok: true,
    value: once,
  });
});

test('what decides about money, terms and mail has to be said', () => {
  const read = decode(MandantConfig, {});
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    'MandantUrl',
    'ModuleAuftragsdatumMindestalterTage',
    'AgbVersion',
    'SupportEmail',
    'Impressumszeile',
    'AgbTexte',
  ]);
});

test.each([
  ['MandantUrl', 'javascript:alert(1)'],
  ['MandantUrl', 'https://user@evil.example'],
  ['ModuleWhatsapp', 1.5],
  ['MaxEmpfaengerPraemieCent', -1],
  ['ProduktApi', 'magento'],
  ['EmpfehlungGueltigkeitTage', 0],
])('%s cannot be %s', (field, value) => {
  const read = decode(MandantConfig, { ...least, [field]: value });
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual([field]);
});

test('terms are shown in the language asked for, else in the default one, and recognised in every one', () => {
  expect([termsIn(config(), 'en').text, termsIn(config(), 'fr').text]).toEqual(['I accept.', 'Ich akzeptiere.']);
  expect(termsAgreed(config(), ' I  accept. ')?.language).toBe('en');
  expect(termsAgreed(config(), 'I accept everything.')).toBeUndefined();
});

/** E-15 */
test.each<[string, boolean]>([
  ['https://partner.example/a?b=c', true],
  ['https://shop.example/a', true],
  ['https://SHOP.example', true],
  ['http://shop.example/a', false],
  ['https://evil.example/shop.example', false],
  ['https://shop.example.evil.example/', false],
  ['https://shop.example@evil.example/', false],
  ['https://shop.example\\@evil.example/', false],
  ['//shop.example/', false],
  ['javascript:alert(1)', false],
])('%s may be the target of a link: %s', (target, expected) => {
  expect(isAllowedTarget(target, 'https://partner.example', ['shop.example'])).toBe(expected);
});
