/**
 * A bank account that its owner says is not theirs (M36): it and everything that is to be paid to the person stands still
 * until it is decided whether it is right. Recommendation and recipient, or the account, are locked before the rewards.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { findAccountId, lockAccount, lockAccountByHash, recordAccountEvent } from '#account/account.ts';
import * as bankAccount from '#bank-account/bank-account.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { findRecipient, lockRecipient, type RecipientKey } from '#recipient/recipient.ts';
import { lockRecommendation } from '#recommendation/recommendation.ts';
import * as reward from '#reward/reward.ts';

type Owner = bankAccount.BankAccountOwner;
type Change = 'bankStopped' | 'bankFreed' | 'bankDropped';

interface Locked {
  owner: Owner;
  note: (tx: Tx, event: Change, reason: string) => Promise<void>;
}

/** The link of M36: the account, and everything of its owner that is not received. */
export async function stopBankAccount(tx: Tx, { kind, id }: Owner): Promise<void> {
  const { owner, note } =
    kind === 'recipient' ? await lockRecipientBank(tx, { id }) : await lockAccountBank(tx, { id });
  await reward.stopRewards(tx, await reward.lockRewards(tx, keyOf(owner)));
  await bankAccount.stopBankAccount(tx, owner);
  await note(tx, 'bankStopped', reasonOf('notMe'));
}

export type BankKey = { hash: string } | { recipient: string };
/** The account that somebody has seen who asks, and its stop: what its owner gives or stops afterwards is another one. */
export type SeenBank = BankKey & { givenAt: string | null; stoppedAt: string | null };

/** Which account stands there, for whoever asks about it. */
export async function seeBank(tx: Tx, by: BankKey): Promise<SeenBank> {
  const owner = await findOwner(tx, by);
  const stored = owner && (await bankAccount.findBankAccount(tx, owner));
  return { ...by, ...momentsOf(stored) };
}

const momentsOf = (stored: bankAccount.StoredBankAccount | undefined) => ({
  givenAt: stored?.givenAt.toISOString() ?? null,
  stoppedAt: stored?.stoppedAt?.toISOString() ?? null,
});

async function findOwner(tx: Tx, by: BankKey): Promise<Owner | undefined> {
  const kind = 'hash' in by ? 'account' : 'recipient';
  const id = 'hash' in by ? await findAccountId(tx, by.hash) : (await findRecipient(tx, { number: by.recipient }))?.id;
  return id === undefined ? undefined : { kind, id };
}

/** Refused where there is none that is stopped, or another one or another stop than was seen. */
async function findSeen(tx: Tx, owner: Owner, seen: SeenBank): Promise<bankAccount.StoredBankAccount> {
  const stored = await bankAccount.findBankAccount(tx, owner);
  const { givenAt, stoppedAt } = momentsOf(stored);
  return stored && stoppedAt !== null && stoppedAt === seen.stoppedAt && givenAt === seen.givenAt
    ? stored
    : refuse('state.not-allowed');
}

/** It is right: what it stopped goes on, a reward that waits for it is collected (P5). Not what went to another IBAN. */
export async function freeBankAccount(tx: Tx, seen: SeenBank, reason: string): Promise<void> {
  const { owner, note } = await lockBank(tx, seen);
  const stored = await findSeen(tx, owner, seen);
  await bankAccount.freeBankAccount(tx, owner);
  await note(tx, 'bankFreed', reason);
  const hashes = bankAccount.hashesOfIban(tx, stored.iban);
  const rewards = await reward.lockRewards(tx, keyOf(owner));
  const own = rewards.filter(({ ibanHash }) => ibanHash === null || hashes.includes(ibanHash));
  await goOn(tx, owner, own, reason);
}

/** It is not the person's: it goes, and what was not collected yet goes on. What was collected is decided one by one. */
export async function dropBankAccount(tx: Tx, seen: SeenBank, reason: string): Promise<void> {
  const { owner, note } = await lockBank(tx, seen);
  await findSeen(tx, owner, seen);
  await bankAccount.forgetBankAccount(tx, owner);
  await note(tx, 'bankDropped', reason);
  await goOn(tx, owner, await reward.lockRewards(tx, keyOf(owner)), reason);
}

/** What is collected and stays held is somebody's decision about that one reward. */
async function goOn(tx: Tx, owner: Owner, rewards: readonly reward.Reward[], reason: string): Promise<void> {
  const isRight = (await bankAccount.findBankAccount(tx, owner)) !== undefined;
  const freed = rewards.filter(
    ({ status }) => status === 'open' || status === 'ready' || (isRight && status === 'collected'),
  );
  await reward.freeRewardsOf(tx, freed, reason);
  if (owner.kind === 'recipient') await reward.collectForRecipient(tx, owner);
}

const keyOf = ({ kind, id }: Owner) => (kind === 'account' ? { accountId: id } : { recipientId: id });

const lockBank = (tx: Tx, by: BankKey): Promise<Locked> =>
  'hash' in by ? lockAccountBank(tx, by) : lockRecipientBank(tx, { number: by.recipient });

async function lockAccountBank(tx: Tx, by: { id: number } | { hash: string }): Promise<Locked> {
  const account = 'hash' in by ? await lockAccountByHash(tx, by.hash) : await lockAccount(tx, by.id);
  return {
    owner: { kind: 'account', id: account.id },
    note: (inside, event, reason) => recordAccountEvent(inside, account, event, reason),
  };
}

async function lockRecipientBank(tx: Tx, by: RecipientKey): Promise<Locked> {
  const { recommendationId } = (await findRecipient(tx, by)) ?? refuse('unknown');
  await lockRecommendation(tx, { id: recommendationId });
  const { id, status } = (await lockRecipient(tx, by)) ?? refuse('unknown');
  return {
    owner: { kind: 'recipient', id },
    note: (inside, event, reason) =>
      recordEvent(inside, { object: 'recipient', id, event, from: status, to: status, reason }),
  };
}
