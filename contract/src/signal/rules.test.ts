import { describe, expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import { defaultThreshold, defaultWeights, type Facts, notCleared, scoreOf, signalRule, signalsOf } from './rules.ts';
import { couponSiteOf, mailboxStem, plainAddress, plainName, plainPhone } from './trace.ts';
import { signalWords } from './words.ts';

const use = { count: 0, cents: 0 };
const nothing: Facts = {
  sameName: false,
  sameSurname: false,
  similarMailbox: false,
  sameNetwork: false,
  samePhone: false,
  sameAddress: false,
  sameDevice: false,
  phoneSameName: 0,
  phoneOtherName: 0,
  serialMailboxes: 1,
  deviceTenMinutes: 1,
  deviceHour: 1,
  deviceSurnames: 1,
  networkDay: 1,
  disposable: false,
  recommendedHour: 1,
  recommendedDay: 1,
  acceptedDay: 1,
  acceptedMonth: 1,
  byLink: 1,
  repeats: 0,
  people: 1,
  couponSite: false,
  orders: 0,
  cancelled: 0,
  recipientCancelled: 0,
  ibanReplaced: false,
  ibanFromElsewhere: false,
  ibanOfOtherSide: false,
  ibanOthers: 0,
  uses: { day: use, month: use, year: use },
};
const limit = { count: 10, cents: 100_000 };
const settings = { weights: defaultWeights, limits: { day: limit, month: limit, year: limit } };
const score = (facts: Partial<Facts>): number => scoreOf(signalsOf({ ...nothing, ...facts }, settings));

describe('what is held', () => {
  test.each<[string, Partial<Facts>]>([
    ['the own name on the own device', { sameName: true, sameDevice: true, sameNetwork: true, sameSurname: true }],
    ['a throw-away address', { disposable: true }],
    [
      'four on one device within ten minutes',
      { deviceTenMinutes: 4, deviceHour: 4, deviceSurnames: 4, sameDevice: true },
    ],
    ['serial mailboxes from one device', { serialMailboxes: 4, sameDevice: true }],
    ['fifteen recommendations in a day', { recommendedDay: 15 }],
    ['a link that one visitor opens thirty times', { repeats: 30 }],
    ['visitors of a coupon site', { couponSite: true }],
    ['two of three contracts cancelled', { orders: 3, cancelled: 2 }],
    ['another IBAN from where the person never was', { ibanReplaced: true, ibanFromElsewhere: true }],
    ['the eleventh reward of a day', { uses: { day: { count: 11, cents: 1 }, month: use, year: use } }],
    ['more euros than a year has', { uses: { day: use, month: use, year: { count: 1, cents: 100_001 } } }],
  ])('%s', (_, facts) => expect(score(facts)).toBeGreaterThanOrEqual(defaultThreshold));
});

describe('what is not held', () => {
  test.each<[string, Partial<Facts>]>([
    ['nothing at all', {}],
    [
      'a family in one house with one tablet and one telephone',
      {
        sameSurname: true,
        sameNetwork: true,
        sameDevice: true,
        samePhone: true,
        sameAddress: true,
        phoneOtherName: 1,
        deviceSurnames: 2,
      },
    ],
    [
      'an office behind one address with equal computers',
      { sameNetwork: true, sameDevice: true, networkDay: 12, deviceHour: 2, deviceSurnames: 6 },
    ],
    ['a flat of three with one landline', { sameNetwork: true, samePhone: true, phoneOtherName: 2 }],
    ['father and son of one name', { sameName: true, sameSurname: true, sameNetwork: true }],
    ['a club of twelve', { recommendedDay: 12, recommendedHour: 10, acceptedDay: 5 }],
    ['a link of a group that many open', { byLink: 8, repeats: 40, people: 30 }],
    ['one contract of five withdrawn', { orders: 5, cancelled: 1 }],
    ['a new bank, from the own phone', { ibanReplaced: true }],
    ['a joint account, which is held by itself', { ibanOfOtherSide: true, ibanOthers: 1 }],
  ])('%s', (_, facts) => expect(score(facts)).toBeLessThan(defaultThreshold));
});

test('a rule that weighs nothing is off', () => {
  const off = { ...settings, weights: { ...defaultWeights, disposableEmail: 0 } };
  expect(signalsOf({ ...nothing, disposable: true }, off)).toEqual([]);
});

test('what was released of a pair never counts again, of a person from twice as much', () => {
  const signals = signalsOf({ ...nothing, sameName: true, recommendedDay: 15 }, settings);
  expect(signals.map(({ rule }) => rule)).toEqual(['sameName', 'velocity']);
  const cleared = [
    { rule: 'sameName', measure: 1 },
    { rule: 'velocity', measure: 8 },
  ] as const;
  expect(notCleared(signals, cleared)).toEqual([]);
  expect(notCleared(signals, [{ rule: 'velocity', measure: 7 }])).toHaveLength(2);
});

test('every rule says what it means and what is honest about it, in both languages', () => {
  for (const rule of codesOf(signalRule)) {
    expect(signalWords[rule].de).toContain('Ehrlich:');
    expect(signalWords[rule].en).toContain('Honest:');
  }
});

test('spelling is no difference', () => {
  expect(plainName('Jürgen', 'Müller-Lüdenscheidt')).toBe(plainName('JURGEN', 'Muller Ludenscheidt'));
  expect(plainName('王', '小明')).not.toBe(plainName('李', '小明'));
  expect(new Set(['+49 151 2345678', '0049151/2345678', '0151-2345678'].map(plainPhone)).size).toBe(1);
  expect(plainAddress('Hauptstraße', '3', '12345')).toBe(plainAddress('HAUPTSTR.', '3', '12345'));
});

test('mailboxes that differ in digits, signs and provider have one stem; anybody’s have none', () => {
  expect(mailboxStem('max.muster1@gmx.de')).toBe(mailboxStem('maxmuster-77@web.de'));
  expect(mailboxStem('max.muster+prämie@gmail.com')).toBe('maxmuster');
  for (const nobody of ['info@firma.de', 'a1@x.de', 'familie@web.de']) expect(mailboxStem(nobody)).toBeNull();
});

test.each([
  ['https://www.mydealz.de/deals/x?y=1', 'mydealz.de'],
  ['http://forum.mydealz.de', 'mydealz.de'],
  ['https://gutscheine.example.com/', 'gutscheine.example.com'],
  ['https://www.google.de/', undefined],
  ['https://idealo.de/', undefined],
  ['mydealz.de', undefined],
  ['', undefined],
  [undefined, undefined],
])('the site of coupons of %s is %s', (referrer, site) => expect(couponSiteOf(referrer)).toBe(site));
