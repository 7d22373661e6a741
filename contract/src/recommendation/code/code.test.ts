import { describe, expect, test } from 'vitest';
import { decode } from '../../basics/wire.ts';
import { codeAlphabet, readCode, recommendationCode, toCode } from './code.ts';

/** Spread over the alphabet, the same on every run. */
const codes = Array.from({ length: 200 }, (_, at) =>
  toCode(Array.from({ length: 7 }, (_none, place) => codeAlphabet[(at * 31 + place * at + place * 7) % 27]).join('')),
);
const plain = (code: string): string => code.replace('-', '');
const isRight = (typed: string): boolean => readCode(typed).ok;

test('a code has eight signs of the alphabet and a hyphen', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[23456789BCDFGHJKMNPQRSTVWXZ]{4}-[23456789BCDFGHJKMNPQRSTVWXZ]{4}$/);
    expect(readCode(code)).toEqual({ ok: true, code });
  }
});

test('every single wrong sign is found', () => {
  for (const code of codes) {
    const signs = plain(code);
    for (let place = 0; place < 8; place++)
      for (const other of codeAlphabet)
        if (other !== signs[place])
          expect(readCode(signs.slice(0, place) + other + signs.slice(place + 1))).toEqual({
            ok: false,
            problem: 'code-check',
          });
  }
});

test('two neighbours that changed places are found', () => {
  for (const code of codes) {
    const signs = plain(code);
    for (let place = 0; place < 7; place++) {
      const [one, other] = [signs[place] as string, signs[place + 1] as string];
      if (one === other) continue;
      expect(isRight(signs.slice(0, place) + other + one + signs.slice(place + 2))).toBe(false);
    }
  }
});

test.each([
  ['small letters', (code: string) => code.toLowerCase()],
  ['no hyphen', plain],
  ['blanks', (code: string) => ` ${plain(code).replace(/../g, '$& ')} `],
  ['a dash of a word processor', (code: string) => code.replace('-', ' – ')],
  [
    'wide letters of a Japanese keyboard',
    (code: string) =>
      plain(code).replace(/./g, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0)),
  ],
])('%s mean nothing', (_what, typed) => {
  for (const code of codes) expect(readCode(typed(code))).toEqual({ ok: true, code });
});

describe('a sign that is in no code', () => {
  const [code] = codes.filter((one) => one.includes('V') && plain(one).split('V').length === 2);
  test('is what it looks like where the sum says so', () => {
    expect(code).toBeDefined();
    expect(readCode((code as string).replace('V', 'u'))).toEqual({ ok: true, code });
  });

  test('is told where it looks like nothing that fits', () => {
    for (const one of codes.slice(0, 50)) {
      const signs = plain(one);
      if ('QD8'.includes(signs[0] as string)) continue;
      expect(readCode(`0${signs.slice(1)}`)).toEqual({ ok: false, problem: 'code-sign', sign: '0' });
    }
  });

  test('is told where there are two of them', () =>
    expect(readCode('O0BC-DFGH')).toEqual({ ok: false, problem: 'code-sign', sign: 'O' }));
});

test.each([
  ['', 'required'],
  ['B7K', 'code-length'],
  ['B7KX-29QMM', 'code-length'],
  ['B7KX-29Q€', 'code-sign'],
  ['王7KX-29QM', 'code-sign'],
])('%j is refused: %s', (typed, code) =>
  expect(decode(recommendationCode, typed)).toEqual({ ok: false, problems: [{ field: '', code }] }),
);

test('a form gets the code as we write it', () => {
  for (const code of codes.slice(0, 20))
    expect(decode(recommendationCode, plain(code).toLowerCase())).toEqual({ ok: true, value: code });
});
