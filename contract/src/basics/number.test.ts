import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, isNumber, type Kind, kinds, recipientOrRecommendationNumber, toNumber } from './number.ts';
import { decode } from './wire.ts';

const kind = fc.constantFrom(...(Object.keys(kinds) as Kind[]));
const ten = fc.stringMatching(/^\d{10}$/);

test('the check digit is the one of Luhn', () => {
  expect(checkDigit('7992739871')).toBe('3');
  expect(checkDigit('0')).toBe('0');
});

test('a made number is one of its kind and of no other', () => {
  fc.assert(
    fc.property(kind, ten, (made, digits) => {
      const number = toNumber(made, digits);
      expect(number).toHaveLength(12);
      expect((Object.keys(kinds) as Kind[]).filter((one) => isNumber(one, number))).toEqual([made]);
    }),
  );
});

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(kind, ten, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (made, digits, place, shift) => {
      const number = toNumber(made, digits);
      const wrong = (Number(number[place + 1]) + shift) % 10;
      expect(isNumber(made, number.slice(0, place + 1) + wrong + number.slice(place + 2))).toBe(false);
    }),
  );
});

test('two neighbours in the wrong order are noticed, but for 09 and 90', () => {
  fc.assert(
    fc.property(kind, ten, fc.integer({ min: 1, max: 10 }), (made, digits, place) => {
      const number = toNumber(made, digits);
      const [a, b] = [number[place], number[place + 1]];
      fc.pre(a !== b && !(`${a}${b}` === '09' || `${a}${b}` === '90'));
      expect(isNumber(made, number.slice(0, place) + b + a + number.slice(place + 2))).toBe(false);
    }),
  );
});

test('where two kinds are accepted a third is not', () => {
  const fits = (made: Kind) => decode(recipientOrRecommendationNumber, toNumber(made, '0123456789')).ok;
  expect(['recipient', 'recommendation', 'order', 'reward'].map((made) => fits(made as Kind))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
