/**
 * What is paid keeps a snapshot of the account it goes to. An IBAN to which its owner was never paid keeps the money
 * back for IbanSperreStunden from when it was given first (P4), so that somebody whose mailbox was taken over has time
 * to say so. Given in the place of another one it counts from the pickup: whoever slipped it in weeks before gains nothing.
 */
import { plusHours } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { type BankAccount, hashesOfIban, type SealedAccount, type SealedPlace, sealBankAccount } from './sealed.ts';
import { type BankAccountOwner, findBankAccount } from './sql.ts';

/** What earlier payments of the owner tell about an IBAN. */
export interface EarlierUse {
  /** When it was named first for one that nobody stopped. */
  firstGivenAt: Date | null;
  /** One to it is stopped now: what is stored may come from the same hand, so its day does not count. */
  isStopped: boolean;
  /** It got money that has not come back. */
  wasPaid: boolean;
  /** When another IBAN was named first for one. */
  otherGivenAt: Date | null;
}

export interface BankSnapshot extends SealedAccount {
  ibanHash: string;
  ibanTailHash: string;
  ibanLast4: string;
  ibanGivenAt: Date;
  /** How long a new IBAN waits; null where the money may go at once. */
  newUntil: Date | null;
}

/** Whoever pays says where the snapshot will lie, and how to find what its own rows know about an IBAN, by the hashes of it. */
export async function snapshotBankAccount(
  tx: Tx,
  {
    owner,
    account,
    place,
    findEarlierUse,
  }: {
    owner: BankAccountOwner;
    account: BankAccount;
    place: SealedPlace;
    findEarlierUse: (ibanHashes: readonly string[]) => Promise<EarlierUse>;
  },
): Promise<BankSnapshot> {
  const hashes = hashesOfIban(tx, account.iban);
  const use = await findEarlierUse(hashes);
  const { givenAt, replaces } = await firstGiven(tx, owner, { hashes, use });
  const newUntil = use.wasPaid ? null : plusHours(replaces ? tx.now : givenAt, tx.mandant.config.ibanHoldHours);
  return {
    ...sealBankAccount(tx, account, place),
    ibanLast4: account.iban.slice(-4),
    ibanGivenAt: givenAt,
    newUntil: newUntil !== null && newUntil > tx.now ? newUntil : null,
  };
}

/** At an earlier payment, or as stored bank data; else now. */
async function firstGiven(
  { db, now }: Tx,
  owner: BankAccountOwner,
  { hashes, use }: { hashes: readonly string[]; use: EarlierUse },
): Promise<{ givenAt: Date; replaces: boolean }> {
  const stored = use.isStopped ? undefined : await findBankAccount(db, owner);
  const same = stored && hashes.includes(stored.ibanHash) ? stored : undefined;
  const moments = [use.firstGivenAt ?? now, same?.givenAt ?? now];
  const givenAt = moments.reduce((first, at) => (at < first ? at : first), now);
  return { givenAt, replaces: same?.replaces === true || (use.otherGivenAt !== null && use.otherGivenAt < givenAt) };
}
