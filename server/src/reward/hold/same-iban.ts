/**
 * One IBAN of several people (rules 3.5): of both sides of a recommendation, of somebody who works in the agency whose reward it
 * is, who may have released it, or of more people of the mandant than PersonenJeIban, it holds the reward until it is decided; not
 * where people may recommend to themselves. People are told apart by their address. A lifted hold says "these people may", pair by pair, and none of them is held for it again.
 */
import { isChecked } from '@weitersagen/contract/reward/rules';
import { inboxOf } from '@weitersagen/contract/signal/trace';
import { hashesOfIban } from '#bank-account/bank-account.ts';
import { actorOf, type Tx } from '#platform/context.ts';
import { checkedMail } from '../mail/mails.ts';
import { recordRewardEvent } from '../move.ts';
import { mailCollectors } from '../notice.ts';
import { bankOf } from '../pickup/bank.ts';
import { lockRewards, type Reward } from '../sql.ts';
import { holdRewards } from './hold.ts';
import { leaveDraft } from './leave-draft.ts';
import * as sql from './sql.ts';

const purpose = 'iban-pair';

/** Of a reward that was just collected, and of what the other side has collected to it before. */
export async function holdSameIban(tx: Tx, reward: Reward, iban: string): Promise<Reward> {
  if (tx.mandant.config.allowsSelfRecommendation) return reward;
  const others = await listOthers(tx, reward, iban);
  const isOfOtherSide = others.some(({ isOtherSide }) => isOtherSide);
  if (!isOfOtherSide && others.length < tx.mandant.config.ibanPeopleMax) return reward;
  if (isOfOtherSide) await holdOtherSide(tx, reward, iban);
  return check(tx, reward, 'sameIban');
}

/** Whoever uses it, too, and was not allowed to. */
async function listOthers(tx: Tx, reward: Reward, iban: string): Promise<sql.IbanUser[]> {
  if (reward.email === null) return [];
  const { vault } = tx.system;
  const allowed = new Set(await sql.listAllowed(tx.db, vault.hashes(reward.email, purpose)));
  const max = tx.mandant.config.ibanPeopleMax + allowed.size + 1;
  const users = await sql.listIbanUsers(tx.db, reward, { ibanHashes: hashesOfIban(tx, iban), max });
  const staff = users.length === 0 ? [] : await sql.listAgencyEmails(tx.db, reward.id);
  const inAgency = new Set(staff.map(inboxOf));
  const told = users.map(({ email, isOtherSide }) => ({
    email,
    isOtherSide: isOtherSide || inAgency.has(inboxOf(email)),
  }));
  return told.filter(({ email }) => !vault.hashes(email, purpose).some((hash) => allowed.has(hash)));
}

/** What is with the bank is left to its run. */
async function holdOtherSide(tx: Tx, { id, role, recommendationId }: Reward, iban: string): Promise<void> {
  const hashes = hashesOfIban(tx, iban);
  const collected = (await lockRewards(tx, { recommendationId })).filter(
    (one) =>
      one.id !== id &&
      one.role !== role &&
      one.status === 'collected' &&
      (one.run === 'none' || one.run === 'draft') &&
      one.ibanHash !== null &&
      hashes.includes(one.ibanHash),
  );
  for (const one of collected) {
    await leaveDraft(tx, [one]);
    await check(tx, one, 'sameIban');
  }
}

/** Held until somebody has looked; the person is told that there is nothing to do (M39). */
export async function check(tx: Tx, reward: Reward, kind: 'sameIban' | 'review'): Promise<Reward> {
  if (reward.holds.some((hold) => hold.kind === kind)) return reward;
  const [held] = await holdRewards(tx, [reward], { kind });
  if (!isChecked(reward))
    await mailCollectors(tx, checkedMail, [held as Reward], { isRecommender: reward.role === 'recommender' });
  return recordRewardEvent(tx, held as Reward, 'check', {});
}

/** The hold of an IBAN was lifted: these people may use it together. */
export async function allowPairs(tx: Tx, reward: Reward): Promise<void> {
  const bank = bankOf(tx, reward);
  if (reward.email === null || !bank || !reward.holds.some(({ kind }) => kind === 'sameIban')) return;
  const { vault } = tx.system;
  const others = await listOthers(tx, reward, bank.iban);
  const { actorKind, actorId } = actorOf(tx.actor);
  await sql.insertPairs(
    tx.db,
    vault.hash(reward.email, purpose),
    others.map(({ email }) => vault.hash(email, purpose)),
    { at: tx.now, who: actorId ?? actorKind },
  );
}

/** Of somebody who goes. */
export const forgetPairs = async (tx: Tx, email: string | null): Promise<void> => {
  if (email !== null) await sql.deletePairs(tx.db, tx.system.vault.hashes(email, purpose));
};
