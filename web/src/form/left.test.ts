import { StoreBankAccount } from '@weitersagen/contract/bank-account/schemas';
import { NewRecipient } from '@weitersagen/contract/recipient/schemas';
import { expect, test } from 'vitest';
import type { T } from '../i18n/t.ts';
import { notYet } from './form-context.ts';
import { leftOf } from './left.ts';
import type { FormState } from './send.ts';

const t: T = (key) => key;
const state = (values: FormState['values'], ...fields: string[]): FormState => ({
  status: 400,
  values,
  problems: fields.map((field) => ({ field, message: field })),
});
const left = (given: FormState, typed: FormState['values'], schema: Parameters<typeof leftOf>[1] = StoreBankAccount) =>
  leftOf(given, schema, typed, t, given.values)?.problems.map(({ field }) => field);

const sent = { holder: '', iban: 'DE00' };
const refused = state(sent, 'holder', 'iban');

test('a problem stays while its field says what was sent, or something else that is wrong', () => {
  expect(left(refused, sent)).toEqual(['holder', 'iban']);
  expect(left(refused, { ...sent, iban: 'DE0212' })).toEqual(['holder', 'iban']);
});

test('it goes once the field is right, and comes back with what is wrong', () => {
  expect(left(refused, { ...sent, iban: 'DE02 1203 0000 0000 2020 51' })).toEqual(['holder']);
  expect(left(refused, { holder: 'Anna Muster', iban: 'DE02120300000000202051' })).toEqual([]);
  expect(left(refused, { holder: 'Anna Muster', iban: 'DE' })).toEqual(['iban']);
});

test('it says what is wrong now, not what was wrong when the form was sent', () => {
  const typed = { ...sent, iban: 'DE0212' };
  const said = leftOf(state({ holder: '', iban: '' }, 'iban'), StoreBankAccount, typed, t, { holder: '', iban: '' });
  expect(said).toMatchObject({ problems: [{ field: 'iban', message: 'problem.invalid' }], hasChanged: true });
});

test('what only the server knew goes with a change of its own field and with no other', () => {
  const own = state({ holder: 'Anna Muster', iban: 'DE02120300000000202051' }, 'current');
  expect(left(own, { ...own.values, current: '' })).toEqual(['current']);
  expect(left(own, { ...own.values, holder: 'Anna Meyer', current: '' })).toEqual(['current']);
  expect(left(own, { ...own.values, current: 'secret' })).toEqual([]);
});

test('a secret that was refused stays wrong while it stands in its field', () => {
  const own = state({ holder: 'Anna Muster', iban: 'DE02120300000000202051' }, 'code');
  const at = { ...own.values, code: '000000' };
  const leftAt = (typed: FormState['values']) => leftOf(own, StoreBankAccount, typed, t, at)?.problems.length;
  expect([leftAt(at), leftAt({ ...at, code: '000001' })]).toEqual([1, 0]);
});

test('a box that was left open is right once it is ticked', () => {
  const open = state({ termsText: '' }, 'termsText');
  expect(left(open, {}, NewRecipient)).toEqual(['termsText']);
  expect(left(open, { termsText: 'Die Bedingungen.' }, NewRecipient)).toEqual([]);
});

test('a form without a schema, and an answer without fields, stay as they came', () => {
  const right = { holder: 'Anna Muster', iban: 'DE02120300000000202051' };
  expect(leftOf(refused, undefined, right, t, {})).toBe(refused);
  const away: FormState = { ...state(sent), message: 'away' };
  expect(leftOf(away, StoreBankAccount, {}, t, {})).toBe(away);
});

test('an answer that has lost a problem says so, and keeps what was sent', () => {
  const less = leftOf(refused, StoreBankAccount, { ...sent, holder: 'Anna Muster' }, t, sent);
  expect(less).toMatchObject({ hasChanged: true, values: sent });
  expect(less?.values).toBe(refused.values);
});

test('before the page is alive, and without script, everything that is wrong is told', () => {
  const collect = state({ holder: 'Anna 李' }, 'holder', 'current');
  expect(leftOf(collect, StoreBankAccount, notYet, t, {})?.problems).toEqual(collect.problems);
});
