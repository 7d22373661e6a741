/** Who gives an account reads before sending it who transfers and when, and after it where the money goes. */
import { showBankAccount } from '@weitersagen/contract/bank-account/endpoints';
import { showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import { describe, expect, test } from 'vitest';
import { order, type pageRequest, person, reward, sampleApi } from '../../testing/sample-world.ts';
import { shown } from '../../testing/shown-page.ts';

const token = 'the.reward.token';
const told = { payer: 'Vertrieb & Partner GmbH', newIbanAt: new Date('2026-03-05T10:00:00Z') };
const account = { holder: null, iban: null, bic: null, bank: null, isStored: false };
type Told = { payer: string | null; newIbanAt: Date };
type Given = NonNullable<Parameters<typeof pageRequest>[1]>;
const pages: readonly (readonly [string, path: string, back: string, given: (told: Told) => Given])[] = [
  [
    'a reward',
    '/de/praemie/7',
    'Zur Prämie',
    (more) => ({
      api: sampleApi([
        [
          listRewards,
          [{ ...reward, ...more, choice: { ...reward.choice, premiums: reward.choice?.premiums?.slice(0, 1) } }],
        ],
      ]).api,
    }),
  ],
  [
    'a recipient',
    '/de/bankdaten',
    'Später angeben',
    (more) => ({ api: sampleApi([[showRecipientOrder, { ...order, needsBankData: true, ...more }]]).api }),
  ],
  [
    'the own account',
    '/de/empfehler/bankdaten',
    'Zum persönlichen Bereich',
    (more) => ({ api: sampleApi([[showBankAccount, { ...account, ...more }]]).api, person }),
  ],
];

describe.each(pages)('the bank form of %s', (_what, path, back, given) => {
  const ask = async (more: Told): Promise<string> => (await shown(`${path}?token=${token}`, given(more))).text;

  test('says between its fields and its button who transfers and from when, and has a way back', async () => {
    const text = await ask(told);
    const places = [
      back,
      'id="iban"',
      'Die Überweisung kommt von Vertrieb &amp; Partner GmbH.',
      '05.03.2026',
      'type="submit"',
    ];
    const at = places.map((place) => text.indexOf(place, text.indexOf('<main')));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  test('names nobody while there is no account to pay from', async () => {
    const text = await ask({ ...told, payer: null });
    expect(text).not.toContain('Die Überweisung kommt von');
    expect(text).toContain('Abbuchen können und dürfen wir damit nicht.');
  });
});

test('thanks name the bank of the account, where it is known', async () => {
  const given = { ...order, needsBankData: false, hasBankData: true, maskedIban: 'DE02 **** **** **** **20 51' };
  const thanks = async (bank: string | null): Promise<string> =>
    (await shown(`/de/bankdaten?token=${token}`, { api: sampleApi([[showRecipientOrder, { ...given, bank }]]).api }))
      .text;
  expect(await thanks('Commerzbank')).toContain('DE02\u00a0••••\u00a02051 (Commerzbank)');
  expect(await thanks(null)).toContain('Wir überweisen auf DE02\u00a0••••\u00a02051.');
});
