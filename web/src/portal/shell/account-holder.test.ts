/** Who types an account holder reads how the transfer writes the name, on every page that asks for one. */
import { showBankAccount } from '@weitersagen/contract/bank-account/endpoints';
import { showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import { describe, expect, test } from 'vitest';
import { order, type pageRequest, person, reward, sampleApi } from '../../testing/sample-world.ts';
import { shown } from '../../testing/shown-page.ts';

const ivan = { firstName: 'Иван', lastName: 'Петров' };
const token = 'the.reward.token';
const none = { holder: null, iban: null, bic: null, bank: null, isStored: false, newIbanAt: null };
type Name = typeof ivan;
type Given = NonNullable<Parameters<typeof pageRequest>[1]>;
const pages: readonly (readonly [string, path: string, first: readonly [string, string], (name: Name) => Given])[] = [
  [
    'a reward that is collected',
    '/de/praemie/7',
    ['_token', token],
    (collector) => ({ api: sampleApi([[listRewards, [{ ...reward, collector }]]]).api }),
  ],
  [
    'bank data of a recipient',
    '/de/bankdaten',
    ['_token', token],
    (name) => ({ api: sampleApi([[showRecipientOrder, { ...order, needsBankData: true, ...name }]]).api }),
  ],
  [
    'the own bank account',
    '/de/empfehler/bankdaten',
    ['_form', 'store'],
    (name) => ({ api: sampleApi([[showBankAccount, none]]).api, person: { ...person, ...name } }),
  ],
];

describe.each(pages)('on the page of %s', (_what, path, first, given) => {
  const ask = async (name: Name): Promise<string> => (await shown(`${path}?token=${token}`, given(name))).text;
  const send = async (holder: string): Promise<string> => {
    const form = [first, ['holder', holder], ['iban', 'DE00'], ['termsText', 'x'], ['premiumId', '7']] as const;
    return (await shown(path, { ...given(ivan), form })).text;
  };

  test('a name that is known already is shown as the transfer writes it', async () => {
    expect(await ask(ivan)).toContain('Auf der Überweisung steht: Ivan Petrov');
    const plain = await ask({ firstName: 'Anna', lastName: 'Muster' });
    expect(plain).toContain('Vorname und Nachname, wie bei Ihrer Bank hinterlegt');
    expect(plain).not.toContain('Auf der Überweisung steht');
  });

  test('so is one that was typed', async () => {
    expect(await send('Jörg Müller')).toContain('Auf der Überweisung steht: Joerg Mueller');
  });

  test('one that no transfer can write is asked for in Latin letters', async () => {
    const text = await send('李小龍');
    expect(text).toContain('Bitte geben Sie den Namen in lateinischen Buchstaben an, so wie er auf dem Konto steht.');
    expect(text).not.toContain('Auf der Überweisung steht');
  });
});
