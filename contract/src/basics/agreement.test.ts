import { expect, test } from 'vitest';
import { acceptedTerms, isAccepted, sameTerms, termsText, ticked } from './agreement.ts';
import { decode, wire } from './wire.ts';

const Form = wire({
  accepts: ['AgbAkzeptiert', acceptedTerms],
  news: ['Newsletter', ticked],
  terms: ['AgbText', termsText],
});

/** V-03 */
test.each<[unknown, boolean]>([
  [true, true],
  ['yes', true],
  [' YES ', true],
  [1, true],
  [0.5, true],
  [0, false],
  [-1, false],
  ['true', false],
  ['1', false],
  ['ja', false],
  ['no', false],
  [false, false],
  [null, false],
  [{}, false],
])('%j counts as accepted: %s', (value, expected) => {
  expect(isAccepted(value)).toBe(expected);
  expect(decode(Form, { AgbAkzeptiert: value, AgbText: 'x' }).ok).toBe(expected);
});

test('a missing acceptance is told with the terms sentence, a box that may stay open is not missed', () => {
  expect(decode(Form, {})).toEqual({
    ok: false,
    problems: [
      { field: 'AgbAkzeptiert', code: 'terms' },
      { field: 'AgbText', code: 'terms' },
    ],
  });
  expect(decode(Form, { AgbAkzeptiert: true, AgbText: ' ' })).toEqual({
    ok: false,
    problems: [{ field: 'AgbText', code: 'terms' }],
  });
  expect(decode(Form, { AgbAkzeptiert: true, AgbText: 'x' })).toEqual({
    ok: true,
    value: { accepts: true, news: false, terms: 'x' },
  });
});

test('two texts of terms are the same, blanks aside', () => {
  expect(sameTerms(' Ich  akzeptiere\n die Bedingungen. ', 'Ich akzeptiere die\u00a0Bedingungen.')).toBe(true);
  expect(sameTerms('Ich akzeptiere.', 'Ich akzeptiere nicht.')).toBe(false);
});
