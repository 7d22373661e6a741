/**
 * Where the money of a reward goes: the account its collector names or has stored, kept in the reward as a snapshot; a
 * new IBAN holds it back for a while (P4, `bank-account`).
 */
import {
  type BankAccount,
  type BankAccountOwner,
  findUsableAccount,
  forgetBankAccount,
  keepBankAccount,
  openBankAccount,
  refuseStopped,
  type SealedPlace,
  snapshotBankAccount,
} from '#bank-account/bank-account.ts';
import type { Tx } from '#platform/context.ts';
import { findEarlierUse, type Reward } from '../sql.ts';
import type { RewardChange } from '../write-sql.ts';

type Person = Pick<Reward, 'accountId' | 'recipientId'>;

/** A snapshot is of one attempt: the next one never pays to it. */
const placeOf = ({ id, attempt }: Pick<Reward, 'id' | 'attempt'>): SealedPlace => ({
  holder: 'reward.holder',
  iban: 'reward.iban',
  row: [id, attempt],
});

/** A reward has one collector: the recommender's account, else the recipient. */
export const ownerOf = ({ accountId, recipientId }: Person): BankAccountOwner =>
  accountId === null ? { kind: 'recipient', id: recipientId as number } : { kind: 'account', id: accountId };

interface Snapshot {
  /** What goes into the row with the pickup. */
  change: RewardChange;
  /** What the days of the IBAN are counted by. */
  given: { givenAt: Date; newUntil: Date | null };
}

export async function snapshotBank(tx: Tx, reward: Reward, account: BankAccount): Promise<Snapshot> {
  const { newUntil, ...change } = await snapshotBankAccount(tx, {
    owner: ownerOf(reward),
    account,
    place: placeOf(reward),
    findEarlierUse: (ibanHashes) => findEarlierUse(tx.db, reward, ibanHashes),
  });
  return { change, given: { givenAt: change.ibanGivenAt, newUntil } };
}

/** Nothing is collected with an account whose owner said that it is not theirs. */
export const refuseStoppedBank = (tx: Tx, person: Person, { iban }: BankAccount): Promise<void> =>
  refuseStopped(tx, ownerOf(person), iban);

/** Where the money of a collected reward goes; undefined once the snapshot is gone. */
export const bankOf = (
  tx: Pick<Tx, 'system' | 'mandant'>,
  { holderSealed, ibanSealed, ...reward }: Pick<Reward, 'id' | 'attempt' | 'holderSealed' | 'ibanSealed'>,
): BankAccount | undefined =>
  holderSealed === null || ibanSealed === null
    ? undefined
    : openBankAccount(tx, { holderSealed, ibanSealed }, placeOf(reward));

/** The bank data a recommender has stored; a recipient's collect by themselves (P5). */
export const findStoredBank = async (tx: Tx, { accountId }: Person): Promise<BankAccount | undefined> =>
  accountId === null ? undefined : findUsableAccount(tx, { kind: 'account', id: accountId });

/** Keeps bank data of a recommender for the next pickup; the moment is this one's. */
export async function storeBank(tx: Tx, { accountId }: Person, bank: BankAccount): Promise<void> {
  if (accountId !== null) await keepBankAccount(tx, { kind: 'account', id: accountId }, bank);
}

/** A voucher has no account, and a pickup that was stopped leaves none. */
export const noBank: RewardChange = {
  holderSealed: null,
  ibanSealed: null,
  ibanHash: null,
  ibanTailHash: null,
  ibanLast4: null,
  ibanGivenAt: null,
};

/** Forgets outside of the reward what its pickup stored, and what a recipient gave for it. */
export async function forgetStoredBank(tx: Tx, reward: Reward): Promise<void> {
  const { accountId, recipientId, collectedAt } = reward;
  if (accountId !== null && collectedAt !== null)
    await forgetBankAccount(tx, { kind: 'account', id: accountId }, { givenAt: collectedAt });
  const bank = bankOf(tx, reward);
  if (recipientId !== null && bank)
    await forgetBankAccount(tx, { kind: 'recipient', id: recipientId }, { iban: bank.iban });
}
