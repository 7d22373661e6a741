import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import type { Facts } from './facts.ts';
import { defaultThreshold, defaultWeights, notCleared, scoreOf, signalRule, signalsOf } from './rules.ts';
import {
  couponSiteOf,
  inboxOf,
  isBought,
  mailboxPattern,
  mailboxStem,
  phoneRow,
  plainAddress,
  plainName,
  plainPhone,
  referrerMark,
} from './trace.ts';
import { signalWords } from './words.ts';

const use = { count: 0, cents: 0 };
const nothing: Facts = {
  sameName: false,
  sameSurname: false,
  sameInbox: false,
  similarMailbox: false,
  sameNetwork: false,
  samePhone: false,
  sameAddress: false,
  sameDevice: false,
  isQuick: false,
  collectedTogether: false,
  phoneSameName: 0,
  phoneOtherName: 0,
  serialMailboxes: 1,
  patternSurnames: 1,
  phoneRowSurnames: 1,
  deviceTenMinutes: 1,
  deviceHour: 1,
  deviceSurnames: 1,
  areaSurnames: 1,
  ringPeople: 0,
  sharedContacts: 0,
  networkDay: 1,
  disposable: false,
  recommendedHour: 1,
  recommendedDay: 1,
  acceptedDay: 1,
  acceptedMonth: 1,
  crowdedDay: 0,
  crowdedMonth: 0,
  byLink: 1,
  crowdedByLink: 0,
  repeats: 0,
  people: 1,
  couponRecipients: 0,
  boughtVisitors: 0,
  visitors: 1,
  orders: 0,
  cancelled: 0,
  cancelledAfterPickup: 0,
  recipientCancelled: 0,
  ibanReplaced: false,
  ibanFromElsewhere: false,
  ibanSoon: false,
  ibanAtNight: false,
  ibanOfOtherSide: false,
  ibanOthers: 0,
  ibanSurnames: 0,
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
    ['the own inbox with a tag', { sameInbox: true }],
    [
      'one hand on one device, with form and pickup, for a mailbox like the own',
      { sameDevice: true, sameNetwork: true, isQuick: true, collectedTogether: true, similarMailbox: true },
    ],
    ['two of three contracts cancelled after the pickup', { orders: 2, cancelledAfterPickup: 2 }],
    ['the own name within minutes', { sameName: true, isQuick: true }],
    ['four mailboxes of one way from neighbouring addresses', { patternSurnames: 4, areaSurnames: 4 }],
    ['four mobile numbers in a row on a shared account', { phoneRowSurnames: 4, ibanOthers: 1, ibanSurnames: 1 }],
    ['four who recommend to each other on one device', { ringPeople: 4 }],
    ['two accounts with the same contacts and one IBAN', { sharedContacts: 3, ibanOthers: 1 }],
    ['three surnames on one IBAN', { ibanOthers: 2, ibanSurnames: 2 }],
    ['twenty from one network in a day', { crowdedDay: 20, acceptedDay: 20 }],
    ['sixteen recommendations within an hour', { recommendedHour: 16 }],
    ['twenty recommendations in a day', { recommendedDay: 20 }],
    ['a link that one visitor opens a hundred times in a day', { repeats: 100 }],
    ['visitors by advertisements', { boughtVisitors: 6, visitors: 10 }],
    ['contacts who came after a coupon site', { couponRecipients: 2 }],
    ['three of four contracts cancelled', { orders: 4, cancelled: 3 }],
    ['three contracts that end soon after the pickup', { orders: 9, cancelled: 3, cancelledAfterPickup: 3 }],
    ['a recipient who cancels twice', { recipientCancelled: 2 }],
    [
      'another IBAN from where the person never was, and collected there at once',
      { ibanReplaced: true, ibanFromElsewhere: true, ibanSoon: true },
    ],
    ['the same at night', { ibanReplaced: true, ibanFromElsewhere: true, ibanAtNight: true }],
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
        phoneOtherName: 2,
        deviceSurnames: 2,
        isQuick: true,
      },
    ],
    [
      'an office behind one address with equal computers',
      { sameNetwork: true, sameDevice: true, networkDay: 12, deviceHour: 2, deviceSurnames: 6 },
    ],
    ['a flat of three with one landline', { sameNetwork: true, samePhone: true, phoneOtherName: 2 }],
    [
      'father and son of one name, with mailboxes of that name',
      { sameName: true, sameSurname: true, similarMailbox: true, sameNetwork: true },
    ],
    [
      'a grandson who fills in everything for his grandmother on his computer, and collects with her',
      { sameDevice: true, sameSurname: true, sameNetwork: true, isQuick: true, collectedTogether: true },
    ],
    ['two of ten contracts cancelled after the pickup', { orders: 9, cancelledAfterPickup: 2 }],
    ['a page that would not load, sixty times', { repeats: 60, people: 2 }],
    ['a couple that collects side by side', { collectedTogether: true, sameSurname: true, sameNetwork: true }],
    ['a stand where eleven fill in one form, and confirm at home', { acceptedDay: 11, byLink: 11, networkDay: 11 }],
    [
      'an office of ten, three of them at lunch, from one network with the browser of the company',
      { sameNetwork: true, sameDevice: true, deviceHour: 3, deviceSurnames: 4, networkDay: 10 },
    ],
    [
      'eleven colleagues on one day, each with a browser of the own',
      { crowdedDay: 11, acceptedDay: 11, networkDay: 11 },
    ],
    ['cousins whose mailboxes one uncle made', { patternSurnames: 2 }],
    ['colleagues with telephones of the company', { phoneRowSurnames: 5 }],
    ['a friend who comes by an advertisement', { boughtVisitors: 1, visitors: 2 }],
    ['two of three contracts cancelled', { orders: 3, cancelled: 2 }],
    ['a club of twelve', { recommendedDay: 12, recommendedHour: 10, acceptedDay: 5 }],
    ['a link of a group that many open', { byLink: 8, repeats: 40, people: 30 }],
    ['one contract of five withdrawn', { orders: 5, cancelled: 1 }],
    ['a new bank, from the own phone', { ibanReplaced: true, ibanSoon: true }],
    ['a new bank in a new country', { ibanReplaced: true, ibanFromElsewhere: true }],
    ['a joint account, which is held by itself', { ibanOfOtherSide: true, ibanOthers: 1 }],
  ])('%s', (_, facts) => expect(score(facts)).toBeLessThan(defaultThreshold));
});

/** What speaks for somebody: more of it may take points away. */
const innocent: readonly (keyof Facts)[] = ['people', 'visitors', 'orders'];
const numbers = Object.keys(nothing).filter((key) => typeof nothing[key as keyof Facts] === 'number');
const flags = Object.keys(nothing).filter((key) => typeof nothing[key as keyof Facts] === 'boolean');
const anyFacts = fc
  .record({
    counts: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: numbers.length, maxLength: numbers.length }),
    yes: fc.array(fc.boolean(), { minLength: flags.length, maxLength: flags.length }),
  })
  .map(
    ({ counts, yes }): Facts => ({
      ...nothing,
      ...Object.fromEntries(numbers.map((key, at) => [key, counts[at]])),
      ...Object.fromEntries(flags.map((key, at) => [key, yes[at]])),
    }),
  );

test('more evidence never takes points away', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...numbers, ...flags),
      fc.integer({ min: 1, max: 30 }),
      (facts, key, more) => {
        fc.pre(!innocent.includes(key as keyof Facts));
        const value = facts[key as keyof Facts];
        const stronger = { ...facts, [key]: typeof value === 'number' ? value + more : true };
        expect(score(stronger)).toBeGreaterThanOrEqual(score(facts));
      },
    ),
    { numRuns: 2000 },
  );
});

test('no sign of families and offices reaches the threshold, nor do they together', () => {
  const shared = { sameSurname: true, sameNetwork: true, sameDevice: true, samePhone: true, sameAddress: true };
  expect(score({ ...shared, networkDay: 100, phoneOtherName: 2 })).toBeLessThan(defaultThreshold);
});

test('a rule that weighs nothing is off', () => {
  const off = { ...settings, weights: { ...defaultWeights, disposableEmail: 0 } };
  expect(signalsOf({ ...nothing, disposable: true }, off)).toEqual([]);
});

test('what was released of a pair never counts again, of a person from twice as much', () => {
  const signals = signalsOf({ ...nothing, sameName: true, recommendedDay: 20 }, settings);
  expect(signals.map(({ rule }) => rule)).toEqual(['sameName', 'velocity']);
  const cleared = [
    { rule: 'sameName', measure: 1 },
    { rule: 'velocity', measure: 11 },
  ] as const;
  expect(notCleared(signals, cleared)).toEqual([]);
  expect(notCleared(signals, [{ rule: 'velocity', measure: 10 }])).toHaveLength(2);
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

test.each([
  ['anna.roth301@outlook.de', 'Anna', 'Roth', 'F.L999@outlook.de'],
  ['Roth.Anna-1@gmx.de', 'Anna', 'Roth', 'L.F-9@gmx.de'],
  ['jmueller1975@mail.de', 'Jörg', 'Müller', 'IL9999@mail.de'],
  ['muellerj-77@mail.de', 'Jörg', 'Müller', 'LI-99@mail.de'],
  ['simone.lang.berlin@web.de', 'Simone', 'Lang', 'F.L.berlin@web.de'],
  ['anna.roth@gmx.de', 'Anna', 'Roth', null],
  ['a.roth@gmx.de', 'Anna', 'Roth', null],
  ['q7wmk2x9tz@privaterelay.appleid.com', 'Anna', 'Roth', null],
  ['王@gmx.de', '王', '明', null],
])('%s of %s %s is made as %s', (email, first, last, pattern) =>
  expect(mailboxPattern(email, first, last)).toBe(pattern),
);

test('a tag after a plus sign leads to the inbox at any provider, dots only where the provider ignores them', () => {
  expect(inboxOf('Max+Hund@gmx.de')).toBe(inboxOf('max@gmx.de'));
  expect(inboxOf('m.ax+1@googlemail.com')).toBe(inboxOf('max@gmail.com'));
  expect(inboxOf('m.ax@gmx.de')).not.toBe(inboxOf('max@gmx.de'));
});

test('mobile numbers have a row, landlines none', () => {
  expect(phoneRow('+49 1575 2201403')).toBe(phoneRow('01575 / 220 14 99'));
  expect(phoneRow('+49 1575 2201503')).not.toBe(phoneRow('+49 1575 2201403'));
  expect([phoneRow('+49 711 660114'), phoneRow('')]).toEqual([null, null]);
});

test('who comes by an advertisement is marked, from the page before or in the address', () => {
  const marked = referrerMark('www.google.com', 'https://www.google.com/aclk?gclid=x', '/k/abc');
  expect([marked, isBought(marked ?? '')]).toEqual(['ad:www.google.com', true]);
  expect(referrerMark(null, undefined, '/k/abc?c=wa&gclid=x')).toBe('ad:');
  expect(referrerMark('l.instagram.com', 'https://l.instagram.com/?fbclid=x', '/k/abc?fbclid=x')).toBe(
    'l.instagram.com',
  );
  expect(referrerMark(null, undefined, '/k/abc')).toBeNull();
});
