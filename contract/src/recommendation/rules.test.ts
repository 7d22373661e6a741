import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import { decode } from '../basics/wire.ts';
import { createRecommendation } from './endpoints.ts';
import { initial, isLinkOver, mayRecommendation, mayRecommendTo, type RecommendationEvent } from './rules.ts';
import { recommendationStatus } from './status.ts';

/** Rules 3.2: event, the states it may come from; every other pair is forbidden. */
test.each<[RecommendationEvent, string]>([
  ['accept', 'open'],
  ['expire', 'open'],
  ['loseRecipient', 'open'],
  ['release', 'ok'],
  ['loseOrder', 'open ok'],
  ['lapse', 'ok'],
  ['pay', 'released'],
  ['endUnpaid', 'released'],
  ['loseReleasedOrder', 'released'],
  ['clawBack', 'released paid'],
  ['cancel', 'open ok'],
  ['loseRecommender', 'open'],
  ['reviveReward', 'paid expired cancelled'],
  ['grant', 'expired cancelled'],
  ['reopen', 'expired'],
  ['reopenAccepted', 'expired'],
  ['returnReward', 'paid'],
  ['forgetRecipient', 'ok'],
])('%s happens to a recommendation that is %s, and to no other', (event, from) => {
  const allowed = codesOf(recommendationStatus).filter((status) => mayRecommendation(event, { status }));
  expect(allowed.join(' ')).toBe(from);
});

test('a link is over after its last day, by hand, or when the recommender is gone', () => {
  const link = { validUntil: '2026-03-30', locked: false, recommenderGone: false };
  expect(isLinkOver(link, '2026-03-30')).toBe(false);
  expect(isLinkOver(link, '2026-03-31')).toBe(true);
  expect(isLinkOver({ ...link, locked: true }, '2026-03-01')).toBe(true);
  expect(isLinkOver({ ...link, recommenderGone: true }, '2026-03-01')).toBe(true);
});

test('a last name is shortened to its first letter, whatever alphabet it has', () => {
  expect(['Muster', 'öz', '', '𝒜nna'].map(initial)).toEqual(['M.', 'Ö.', '', '𝒜.']);
});

test.each([null, {}, { Empfehlung: null }, { empfaenger: null }])(
  'the body %j is the question for a captcha',
  (body) => {
    expect(decode(createRecommendation.body, body)).toEqual({ ok: true, value: null });
  },
);

test('with a recommendation every wrong field is named, missing blocks too', () => {
  const read = decode(createRecommendation.body, {
    Empfehlung: { AnteilEmpfehler: 30, Channel: 'Taube' },
    Empfaenger: { Email: 'x' },
  });
  expect(read.ok ? [] : read.problems).toEqual([
    { field: 'Empfehlung.Produkt', code: 'required' },
    { field: 'Empfehlung.Channel', code: 'invalid' },
    { field: 'Empfehlung.AnteilEmpfehler', code: 'invalid' },
    { field: 'Empfehlung.AgbText', code: 'terms' },
    { field: 'Empfehler', code: 'required' },
    { field: 'Empfaenger.Email', code: 'invalid' },
  ]);
});

test('the share and the product are read from a form as well as from JSON', () => {
  const read = (Produkt: unknown, AnteilEmpfehler: unknown) => {
    const decoded = decode(createRecommendation.body, {
      Empfehlung: { Produkt, AnteilEmpfehler, AgbText: 'x' },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: 'anna@example.org' },
    });
    return decoded.ok && decoded.value && [decoded.value.recommendation.product, decoded.value.recommendation.share];
  };
  expect(read(101, 50)).toEqual(['101', 50]);
  expect(read('101', '0')).toEqual(['101', 0]);
  expect(read('X101', '')).toEqual(['X101', null]);
});

test('nobody recommends to the own address, however it is typed, unless the mandant allows it', () => {
  const strict = { allowsSelfRecommendation: false };
  expect(mayRecommendTo('ben@example.org', 'anna@example.org', strict)).toBe(true);
  expect(mayRecommendTo(' Anna@Example.org', 'anna@example.org', strict)).toBe(false);
  expect(mayRecommendTo('anna@example.org', 'anna@example.org', { allowsSelfRecommendation: true })).toBe(true);
  expect(mayRecommendTo('anna@example.org', null, strict)).toBe(true);
});
