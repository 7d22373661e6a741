/** The facts around a recommendation and one of its rewards, put together for the rules (contract/signal/rules.ts). */
import { type Facts, signalDays } from '@weitersagen/contract/signal/rules';
import { couponSiteOf } from '@weitersagen/contract/signal/trace';
import { getAccount } from '#account/account.ts';
import type { Tx } from '#platform/context.ts';
import { findRecipient } from '#recipient/recipient.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import type { Reward } from '#reward/reward.ts';
import { isDisposable, personHash } from '#signal/signal.ts';
import * as sql from './facts-sql.ts';

const dayMs = 86_400_000;
/** A recommendation is made, accepted and confirmed once; more of it is somebody trying. */
const tracesMax = 50;
/** So many days before the money an IBAN that takes another's place is looked at. */
const replacedDays = 14;

export interface Weighed {
  recommender: string | null;
  recipient: string | null;
  facts: Facts;
}

/** `rewards` are those that are weighed: of one recommendation, with the IBAN they were collected with. */
export async function gatherFacts(
  tx: Tx,
  recommendation: Recommendation,
  rewards: readonly Reward[],
): Promise<Weighed> {
  const { id, rootId, accountId, createdAt } = recommendation;
  const account = await getAccount(tx, accountId);
  const found = await findRecipient(tx, { recommendationId: id });
  const recommender = account.email && personHash(tx, account.email);
  const recipient = (found?.email && personHash(tx, found.email)) || null;
  const traces = await sql.listTracesOf(tx.db, rootId === null ? [id] : [id, rootId], tracesMax);
  const made = traces.find(({ act, person }) => act === 'recommend' && person === recommender);
  const came = traces.filter(({ act, person }) => act !== 'recommend' && person === recipient);
  const form = came.find(({ act }) => act === 'accept') ?? came[0];
  const before = recommender ? await sql.listTracesOfPerson(tx.db, recommender, tracesMax) : [];
  const counts = await sql.getCounts(tx.db, {
    accountId,
    rootId: rootId ?? id,
    recommendedAt: made?.at ?? createdAt,
    acceptedAt: form?.at ?? found?.createdAt ?? createdAt,
    person: recipient,
    name: form?.name ?? null,
    surname: form?.surname ?? null,
    stem: form?.stem ?? null,
    phone: form?.phone ?? null,
    network: form?.network ?? null,
    browser: form?.browser ?? null,
    since: sinceOf(tx),
  });
  const contracts = await sql.getContracts(tx.db, {
    recommendationId: id,
    accountId,
    person: recipient,
    since: sinceOf(tx),
  });
  const emails = [account.email, found?.email ?? null].filter((email) => email !== null);
  return {
    recommender,
    recipient,
    facts: {
      ...counts,
      ...contracts,
      ...alike(made, before, came),
      ...(await visitsOf(tx, rootId ?? id)),
      ...(await ibanOf(tx, rewards, { recommender, recipient })),
      disposable: (await Promise.all(emails.map(isDisposable))).some(Boolean),
      uses: await usesOf(tx, accountId, rewards),
    },
  };
}

const sinceOf = ({ now }: Tx): Date => new Date(now.getTime() - signalDays * dayMs);

type Trace = sql.TraceRow;
const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  typeof one === 'string' && one === other;

/** What the two sides have in common: what the recommender left behind with the link, or anywhere, beside what the recipient did. */
function alike(made: Trace | undefined, before: readonly Trace[], came: readonly Trace[]) {
  const own = made ? [made, ...before] : before;
  const any = (is: (mine: Trace, theirs: Trace) => boolean): boolean =>
    own.some((mine) => came.some((theirs) => is(mine, theirs)));
  const places = made ? [made] : [];
  const shared = (is: (mine: Trace, theirs: Trace) => boolean): boolean =>
    places.some((mine) => came.some((theirs) => is(mine, theirs)));
  return {
    sameName: any((mine, theirs) => same(mine.name, theirs.name)),
    sameSurname: any((mine, theirs) => same(mine.surname, theirs.surname)),
    similarMailbox: any((mine, theirs) => same(mine.stem, theirs.stem)),
    samePhone: any((mine, theirs) => same(mine.phone, theirs.phone)),
    sameAddress: any((mine, theirs) => same(mine.address, theirs.address)),
    sameNetwork: shared((mine, theirs) => same(mine.network, theirs.network)),
    sameDevice: shared((mine, theirs) => same(mine.network, theirs.network) && same(mine.browser, theirs.browser)),
  };
}

/** The numbers of the link: how often the same came again, and whether people came from a site of coupons. */
async function visitsOf(tx: Tx, rootId: number): Promise<Pick<Facts, 'repeats' | 'people' | 'couponSite'>> {
  const { repeats, people, hosts } = await sql.getVisits(tx.db, rootId);
  return { repeats, people, couponSite: hosts.some((host) => couponSiteOf(`https://${host}`) !== undefined) };
}

interface Sides {
  recommender: string | null;
  recipient: string | null;
}

/** Of the rewards that were collected: who else gave the IBAN, and whether it took another's place from a place never seen before. */
async function ibanOf(
  tx: Tx,
  rewards: readonly Reward[],
  sides: Sides,
): Promise<Pick<Facts, 'ibanReplaced' | 'ibanFromElsewhere' | 'ibanOfOtherSide' | 'ibanOthers'>> {
  let ibanOthers = 0;
  let [ibanReplaced, ibanFromElsewhere] = [false, false];
  for (const reward of rewards) {
    const { ibanHash, accountId, recipientId, role } = reward;
    if (ibanHash !== null)
      ibanOthers = Math.max(
        ibanOthers,
        await sql.countIbanOthers(tx.db, { ibanHashes: [ibanHash], ownIds: { accountId, recipientId } }),
      );
    const person = sides[role];
    if (person === null) continue;
    const change = await replacedBy(
      tx,
      person,
      ibanHash !== null && (await sql.hasOtherIban(tx.db, { ibanHash, accountId, recipientId })),
    );
    ibanReplaced ||= change !== undefined;
    ibanFromElsewhere ||= change?.isFromElsewhere ?? false;
  }
  return {
    ibanReplaced,
    ibanFromElsewhere,
    ibanOfOtherSide: rewards.some(({ holds }) => holds.some(({ kind }) => kind === 'sameIban')),
    // A joint account of both sides is held for itself already.
    ibanOthers: tx.mandant.config.allowsSelfRecommendation ? 0 : ibanOthers,
  };
}

/** By the own account, or by a pickup that names another one than before. */
async function replacedBy(
  tx: Tx,
  person: string,
  isOtherThanBefore: boolean,
): Promise<{ isFromElsewhere: boolean } | undefined> {
  const done = await sql.listTracesOfPerson(tx.db, person, tracesMax);
  const since = tx.now.getTime() - replacedDays * dayMs;
  const at = done.findIndex(
    ({ act, at: when }) =>
      (act === 'replaceIban' || (isOtherThanBefore && act === 'collect')) && when.getTime() > since,
  );
  const change = done[at];
  if (!change) return undefined;
  const earlier = done.slice(at + 1).filter(({ network, browser }) => network !== null || browser !== null);
  const isKnown = earlier.some(
    ({ network, browser }) => same(network, change.network) || same(browser, change.browser),
  );
  return { isFromElsewhere: change.network !== null && earlier.length > 0 && !isKnown };
}

/** With the recommender's rewards that are weighed now, as if they were ready already. */
async function usesOf(tx: Tx, accountId: number, rewards: readonly Reward[]): Promise<Facts['uses']> {
  const uses = await sql.getUses(tx.db, accountId, tx.now);
  const coming = rewards.filter((reward) => reward.accountId === accountId && reward.status === 'open');
  const cents = coming.reduce((sum, reward) => sum + reward.amountCents, 0);
  const withComing = (use: { count: number; cents: number }) => ({
    count: use.count + coming.length,
    cents: use.cents + cents,
  });
  // What became ready before was looked at then: it is held for what is above it, not for what came after.
  if (coming.length === 0) return { day: none, month: none, year: none };
  return { day: withComing(uses.day), month: withComing(uses.month), year: withComing(uses.year) };
}
const none = { count: 0, cents: 0 };
