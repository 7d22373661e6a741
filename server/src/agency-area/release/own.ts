/**
 * Nobody pays himself. An order is the own one of whoever has the address of its recommender or its recipient, however the
 * mailbox is written, or whose IBAN, or the agency's, gets its money. Of orders of recommenders whom the same person brought alone,
 * nobody releases more than AgenturGrenzeCent in a month; somebody who left and came again is the same person. Both are released by
 * the owner or at the desk. What is the owner's own is released at the desk alone: whoever works there depends on the owner.
 */
import type { OwnObstacle } from '@weitersagen/contract/agency-area/obstacle';
import { inboxOf } from '@weitersagen/contract/signal/trace';
import { findAgency, lockAgencyUser, ownAgencyOf } from '#agency/agency.ts';
import { findBankAccount, hashesOfIban } from '#bank-account/bank-account.ts';
import type { Tx } from '#platform/context.ts';
import * as sql from './own-sql.ts';

export interface OwnFacts {
  obstacle: OwnObstacle | undefined;
  recommenderCents: number;
  recipientCents: number;
}

/** Of each order as it would be released now; `inTurn`, as if those before it in the list had just been. */
export async function ownFacts(
  tx: Tx,
  ids: readonly number[],
  { inTurn = false } = {},
): Promise<ReadonlyMap<number, OwnFacts>> {
  if (ids.length === 0) return new Map();
  const self = await selfIn(tx);
  const { agencyId, userIds } = self;
  const people = new Map((await sql.listOrderPeople(tx.db, ids, userIds)).map((one) => [one.id, one]));
  const ownHashes = await ownHashesAmong(tx, self, [...people.values()]);
  const released = [...people.values()].some(({ isBroughtByUser }) => isBroughtByUser)
    ? await sql.releasedCents(tx.db, { agencyId, userIds, now: tx.now })
    : 0;
  const found = new Map<number, OwnFacts>();
  let before = released;
  for (const id of ids) {
    const one = people.get(id);
    if (!one) continue;
    const { recommenderCents, recipientCents, isBroughtByUser } = one;
    const cents = recommenderCents + recipientCents;
    const isAbove = isBroughtByUser && before + cents > tx.mandant.config.agencyLimitCents;
    const obstacle = isOwn(self, ownHashes, one) ? 'own' : isAbove ? 'limit' : undefined;
    if (inTurn && isBroughtByUser && !obstacle) before += cents;
    found.set(id, { obstacle, recommenderCents, recipientCents });
  }
  return found;
}

/** Before it is asked: two orders at once would both be below what one may release, also by two accounts of one mailbox. */
export async function lockOwnSelf(tx: Tx): Promise<void> {
  const { userIds } = await selfIn(tx);
  for (const id of userIds.toSorted((a, b) => a - b)) await lockAgencyUser(tx.db, id);
}

interface Self {
  agencyId: number;
  /** Of the person, whoever it was there before. */
  userIds: readonly number[];
  /** Of the person, of the agency and of its owners. */
  mailboxes: ReadonlySet<string>;
}

async function selfIn(tx: Tx): Promise<Self> {
  const { agencyId, userId, email } = ownAgencyOf(tx);
  const agency = await findAgency(tx.db, agencyId);
  const colleagues = await sql.listColleagues(tx.db, agencyId);
  const own = inboxOf(email);
  const same = colleagues.filter((one) => inboxOf(one.email) === own).map(({ id }) => id);
  const owners = colleagues.filter(({ isOwner }) => isOwner).map((one) => one.email);
  return {
    agencyId,
    userIds: [...new Set([userId, ...same])],
    mailboxes: new Set([email, ...owners, ...(agency?.email ? [agency.email] : [])].map(inboxOf)),
  };
}

/** Of the accounts to which these orders pay, those that belong to the person, an owner or the agency. */
async function ownHashesAmong(
  tx: Tx,
  { agencyId, mailboxes }: Self,
  people: readonly sql.OrderPeople[],
): Promise<ReadonlySet<string>> {
  const users = await sql.listIbanUsers(tx.db, [...new Set(people.flatMap(({ ibanHashes }) => ibanHashes))]);
  const own = users.filter(
    (one) => one.agencyId === agencyId || (one.email !== null && mailboxes.has(inboxOf(one.email))),
  );
  // Kept under an older key the agency's own account looks otherwise than in what is given today.
  const account = await findBankAccount(tx, { kind: 'agency', id: agencyId });
  return new Set([...own.map(({ hash }) => hash), ...(account ? hashesOfIban(tx, account.iban) : [])]);
}

const isOwn = (
  { mailboxes }: Self,
  ownHashes: ReadonlySet<string>,
  { recommenderEmail, recipientEmail, ibanHashes }: sql.OrderPeople,
): boolean =>
  [recommenderEmail, recipientEmail].some((email) => email !== null && mailboxes.has(inboxOf(email))) ||
  ibanHashes.some((hash) => ownHashes.has(hash));
