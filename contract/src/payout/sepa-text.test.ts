import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountHolder } from '../basics/name/account-holder.ts';
import { decode } from '../basics/wire.ts';
import { sepaText, writtenHolder } from './sepa-text.ts';

test.each([
  ['Müller & Söhne GmbH', 'Mueller + Soehne GmbH'],
  ['Straße Ägidius Öl Übel', 'Strasse Aegidius Oel Uebel'],
  ['Łukasz Çelik Ñandú ŠIMIĆ', 'Lukasz Celik Nandu SIMIC'],
  ['Ærøskøbing Œuvre', 'Aeroeskoebing Oeuvre'],
  ['Иван Щука', 'Ivan Shtuka'],
  ['Љиљана Ђорђевић Џајић', 'Ljiljana Djordjevic Dzajic'],
  ['Olha Hryhorʼyivna Ґудзь', "Olha Hryhor'yivna Gudzy"],
  ['Γιώργος Ωμέγα', 'Giorgos Omega'],
  ['Ma\u0308rz', 'Maerz'],
  ['„Anna“ – O’Neill', "'Anna' - O'Neill"],
  ['a\tb\n c', 'a b c'],
  ['張偉', '..'],
  ['  ', '.'],
])('%s is written %s in a bank file', (given, written) => {
  expect(sepaText(given, 70)).toBe(written);
});

test('whatever a person is called, the bank gets one to seventy signs it knows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(sepaText(name, 70)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
    }),
  );
}, 30_000);

test('every letter an account holder may have is written with letters', () => {
  for (let code = 0x20; code < 0x2c00; code++) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{Nd}]/u.test(letter) || !decode(accountHolder, `A${letter}`).ok) continue;
    expect([letter, sepaText(`A${letter}`, 70)]).toEqual([letter, expect.stringMatching(/^A[A-Za-z0-9']+$/)]);
  }
}, 30_000);

test('only who is written otherwise is told how', () => {
  expect(['Anna Muster', 'Иван Петров', 'Jörg Müller'].map(writtenHolder)).toEqual([
    undefined,
    'Ivan Petrov',
    'Joerg Mueller',
  ]);
});
