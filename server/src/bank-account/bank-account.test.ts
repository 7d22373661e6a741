import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import { world } from '#testing/world.ts';
import {
  type BankAccountOwner,
  chooseBankAccount,
  type EarlierUse,
  findBankAccount,
  forgetBankAccount,
  keepBankAccount,
  maskStoredIban,
  openBankAccount,
  putBankAccount,
  showBankAccount,
  snapshotBankAccount,
} from './bank-account.ts';

const { app, as, mandants } = await world();
afterAll(() => app.close());

const [iban, otherIban] = ['DE02120300000000202051', 'DE89370400440532013000'];
const annas = { holder: 'Anna Muster', iban };
const bens = { holder: 'Ben Beispiel', iban: otherIban };

let id = 7000;
let account: BankAccountOwner;
let recipient: BankAccountOwner;
/** Two kinds of owners under one number. */
beforeEach(() => {
  id++;
  account = { kind: 'account', id };
  recipient = { kind: 'recipient', id };
});

const hoursAgo = (tx: Tx, hours: number): Date => new Date(tx.now.getTime() - hours * 3_600_000);

describe('the account of an owner', () => {
  test('is not that of another kind of owner with the same number', async () => {
    await as().write(async (tx) => {
      await putBankAccount(tx, account, { ...annas, givenAt: tx.now });
      await putBankAccount(tx, recipient, { ...bens, givenAt: tx.now });
      await forgetBankAccount(tx, account);
      expect(await findBankAccount(tx, account)).toBeUndefined();
      expect(await findBankAccount(tx, recipient)).toMatchObject(bens);
    });
  });

  test('is not that of the same number at another mandant', async () => {
    await as().write((tx) => putBankAccount(tx, account, { ...annas, givenAt: tx.now }));
    const there = as('versicherung');
    expect(await there.read((tx) => findBankAccount(tx, account))).toBeUndefined();
    await there.write((tx) => putBankAccount(tx, account, { ...bens, givenAt: tx.now }));
    await there.write((tx) => forgetBankAccount(tx, account));
    expect(await as().read((tx) => findBankAccount(tx, account))).toMatchObject(annas);
  });

  test('is put in the place of the one before, and kept only where none is', async () => {
    await as().write(async (tx) => {
      await keepBankAccount(tx, account, annas);
      await keepBankAccount(tx, account, bens);
      expect(await findBankAccount(tx, account)).toMatchObject({ ...annas, givenAt: tx.now });
      await putBankAccount(tx, account, { ...bens, givenAt: hoursAgo(tx, 1) });
      expect(await findBankAccount(tx, account)).toMatchObject({ ...bens, givenAt: hoursAgo(tx, 1) });
    });
  });

  test('goes by the moment it was given, or by its IBAN; another one stays', async () => {
    await as().write(async (tx) => {
      await putBankAccount(tx, account, { ...annas, givenAt: hoursAgo(tx, 2) });
      await forgetBankAccount(tx, account, { givenAt: hoursAgo(tx, 1) });
      await forgetBankAccount(tx, account, { iban: otherIban });
      expect(await findBankAccount(tx, account)).toMatchObject(annas);
      await forgetBankAccount(tx, account, { iban });
      expect(await findBankAccount(tx, account)).toBeUndefined();
      await putBankAccount(tx, account, { ...annas, givenAt: hoursAgo(tx, 2) });
      await forgetBankAccount(tx, account, { givenAt: hoursAgo(tx, 2) });
      expect(await findBankAccount(tx, account)).toBeUndefined();
    });
  });

  test('is kept for a recommender only where the mandant stores bank data, for a recipient always', async () => {
    await as().write((tx) => putBankAccount(tx, account, { ...annas, givenAt: tx.now }));
    await as().write((tx) => putBankAccount(tx, recipient, { ...bens, givenAt: tx.now }));
    await as().write(async (tx) => {
      const bare = { ...tx, mandant: { ...tx.mandant, config: { ...tx.mandant.config, storesBankData: false } } };
      expect(await findBankAccount(bare, account)).toBeUndefined();
      expect(await findBankAccount(bare, recipient)).toMatchObject(bens);
      await forgetBankAccount(bare, account);
      await keepBankAccount(bare, account, annas);
      expect(await findBankAccount(tx, account)).toBeUndefined();
    });
  });

  test('lies sealed, and shows masked or in full', async () => {
    await as().write((tx) => putBankAccount(tx, account, { ...annas, givenAt: tx.now }));
    await as().read(async (tx) => {
      const { rows } = await sql<{ text: string; iban: string }>`
        select b::text as text, iban_sealed as iban from bank_account b where owner_kind = 'account' and owner_id = ${id}`.execute(
        tx.db,
      );
      expect(rows[0]?.text).not.toMatch(/DE02|202051|Muster/);
      expect(maskStoredIban(tx, account, rows[0]?.iban ?? '')).toBe('DE02 **** **** **** **20 51');
    });
    await as().read(async (tx) => {
      const full = await showBankAccount(tx, annas, true);
      expect(full).toMatchObject({ holder: 'Anna Muster', iban, isStored: true, bic: 'BYLADEM1001' });
      expect((await showBankAccount(tx, annas, false)).iban).toBe('DE02 **** **** **** **20 51');
      expect(await showBankAccount(tx, undefined, true)).toMatchObject({ iban: null, bank: null, isStored: false });
    });
  });
});

describe('a snapshot', () => {
  const place = { holder: 'reward.holder', iban: 'reward.iban', row: [1, 1] };
  const never: EarlierUse = { firstGivenAt: null, isStopped: false, wasPaid: false, otherGivenAt: null };
  const snapshot = (tx: Tx, use: Partial<EarlierUse> = {}) =>
    snapshotBankAccount(tx, {
      owner: account,
      account: annas,
      place,
      findEarlierUse: async () => ({ ...never, ...use }),
    });
  const hours = (tx: Tx, at: Date | null): number | null => at && (at.getTime() - tx.now.getTime()) / 3_600_000;

  test('opens at its own place only, and tells its last digits', async () => {
    await as().write(async (tx) => {
      const taken = await snapshot(tx);
      expect(openBankAccount(tx, taken, place)).toEqual(annas);
      const columns = { holder: 'bank_account.holder', iban: 'bank_account.iban' };
      expect(() => openBankAccount(tx, taken, { ...place, ...columns })).toThrow();
      for (const row of [[2, 1], [1, 2], [1]]) expect(() => openBankAccount(tx, taken, { ...place, row })).toThrow();
      expect(() => openBankAccount({ ...tx, mandant: mandants.versicherung }, taken, place)).toThrow();
      expect(taken).toMatchObject({ ibanLast4: '2051', ibanGivenAt: tx.now });
      await putBankAccount(tx, account, { ...annas, givenAt: tx.now });
    });
  });

  test.each<
    [
      string,
      {
        stored?: number;
        use?: number;
        otherUse?: number;
        replaces?: true;
        isStopped?: true;
        wasPaid?: true;
        other?: true;
      },
      number | null,
    ]
  >([
    ['72 hours from now for an IBAN nobody knows', {}, 72],
    ['from the day it was stored', { stored: 10 }, 62],
    ['not from the day another one was stored', { stored: 10, other: true }, 72],
    ['from the day of an earlier payment', { use: 20 }, 52],
    ['from the earlier of both', { stored: 30, use: 20 }, 42],
    ['not from the stored one while a payment to it is stopped', { stored: 30, isStopped: true }, 72],
    ['not at all after 72 hours', { stored: 72 }, null],
    ['not at all once it was paid', { wasPaid: true }, null],
    ['72 hours from the pickup where it was stored in the place of another', { stored: 500, replaces: true }, 72],
    ['72 hours from the pickup where another one was used before it', { use: 50, otherUse: 60 }, 72],
    ['from its own day where another one came after it', { use: 50, otherUse: 40 }, 22],
    ['not at all once it was paid, whatever it replaces', { stored: 1, replaces: true, wasPaid: true }, null],
  ])('holds %s', async (_what, { stored, use, otherUse, replaces, other, ...more }, expected) => {
    await as().write(async (tx) => {
      if (stored !== undefined)
        await putBankAccount(tx, account, {
          ...(other ? bens : annas),
          givenAt: hoursAgo(tx, stored),
          replaces: replaces === true,
        });
      const { newUntil } = await snapshot(tx, {
        ...more,
        firstGivenAt: use === undefined ? null : hoursAgo(tx, use),
        otherGivenAt: otherUse === undefined ? null : hoursAgo(tx, otherUse),
      });
      expect(hours(tx, newUntil)).toBe(expected);
    });
  });
});

describe('an account that is typed', () => {
  const choose = (holder: string | null, typed: string | null, stored?: typeof annas) =>
    chooseBankAccount(as(), { holder, iban: typed }, stored);

  test('may be left out with a stored one', () => {
    expect(choose(null, null, annas)).toBe(annas);
    expect(choose('Ben Beispiel', otherIban, annas)).toEqual(bens);
  });

  test.each([
    [null, null, ['Kontoinhaber required', 'IBAN required']],
    [null, 'AT611904300234573201', ['Kontoinhaber required', 'IBAN invalid']],
    ['Anna Muster', null, ['IBAN required']],
  ])('%s, %s lacks something', (holder, typed, expected) => {
    const problems = expected.map((problem) => ({ field: problem.split(' ')[0], code: problem.split(' ')[1] }));
    expect(() => choose(holder, typed)).toThrow(
      expect.objectContaining({ refusal: 'input.invalid', details: { problems } }),
    );
  });
});
