/** The facts around a recommendation and one of its rewards, put together for the rules (contract/signal/rules.ts). */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Facts } from '@weitersagen/contract/signal/facts';
import { signalDays } from '@weitersagen/contract/signal/rules';
import {
  couponSiteOf,
  inboxOf,
  isBought,
  mailboxPattern,
  phoneRow,
  plainSurname,
} from '@weitersagen/contract/signal/trace';
import { getAccount } from '#account/account.ts';
import type { Tx } from '#platform/context.ts';
import { findRecipient } from '#recipient/recipient.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import type { Reward } from '#reward/reward.ts';
import { isDisposable, personHash } from '#signal/signal.ts';
import * as sql from './facts-sql.ts';
import { getVisits } from './visits-sql.ts';

const dayMs = 86_400_000;
/** A recommendation is made, accepted and confirmed once; more of it is somebody trying. */
const tracesMax = 50;
/** So many recipients say how their mailboxes are made. */
const cameMax = 300;
const quickMs = 15 * 60_000;
const hourMs = 3_600_000;
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
  const traces = await sql.listTracesOf(tx.db, [...new Set([id, rootId])], tracesMax);
  const made = traces.find(({ act, person }) => act === 'recommend' && person === recommender);
  const came = traces.filter(({ act, person }) => act !== 'recommend' && person === recipient);
  const form = came.find(({ act }) => act === 'accept') ?? came[0];
  const before = recommender ? await sql.listTracesOfPerson(tx.db, recommender, tracesMax) : [];
  const counts = await sql.getCounts(tx.db, {
    accountId,
    rootId,
    recommendedAt: made?.at ?? createdAt,
    acceptedAt: form?.at ?? found?.createdAt ?? createdAt,
    person: recipient,
    name: form?.name ?? null,
    surname: form?.surname ?? null,
    stem: form?.stem ?? null,
    phone: form?.phone ?? null,
    network: form?.network ?? null,
    browser: form?.browser ?? null,
    area: form?.area ?? null,
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
      ...together(made, traces, { recommender, recipient }),
      ...rowsOf(await sql.listCame(tx.db, accountId, sinceOf(tx), cameMax), found?.email),
      ...(await visitsOf(tx, rootId, form?.at ?? found?.createdAt)),
      sameInbox: account.email !== null && !!found?.email && inboxOf(account.email) === inboxOf(found.email),
      ...(await ibanOf(tx, rewards, { recommender, recipient }, { accountId, recipientId: found?.id ?? null })),
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
  const acts = came.filter(({ act }) => act !== 'collect');
  const proof = acts.find(({ act }) => act === 'confirm') ?? acts[0];
  const isNear = (theirs: Trace | undefined): boolean => own.some((mine) => same(mine.network, theirs?.network));
  return {
    sameName: any((mine, theirs) => same(mine.name, theirs.name)),
    sameSurname: any((mine, theirs) => same(mine.surname, theirs.surname)),
    similarMailbox: any((mine, theirs) => same(mine.stem, theirs.stem)),
    samePhone: any((mine, theirs) => same(mine.phone, theirs.phone)),
    sameAddress: any((mine, theirs) => same(mine.address, theirs.address)),
    sameNetwork: acts.some(isNear),
    sameDevice: isNear(proof) && own.some((mine) => acts.some((theirs) => isOneDevice(mine, theirs))),
  };
}

const isOneDevice = (one: Trace, other: Trace): boolean =>
  same(one.network, other.network) && same(one.browser, other.browser);
const areWithin = (ms: number, one: Trace, other: Trace): boolean =>
  Math.abs(one.at.getTime() - other.at.getTime()) <= ms;

/** What came so close together that one hand may have done it. */
function together(made: Trace | undefined, traces: readonly Trace[], { recommender, recipient }: Sides) {
  const form = traces.find(({ act, person }) => act === 'accept' && person === recipient);
  const pickups = (whose: string | null) => traces.filter(({ act, person }) => act === 'collect' && person === whose);
  return {
    isQuick: made !== undefined && form !== undefined && areWithin(quickMs, made, form),
    collectedTogether: pickups(recommender).some((mine) =>
      pickups(recipient).some((theirs) => isOneDevice(mine, theirs) && areWithin(quickMs, mine, theirs)),
    ),
  };
}

/** How many surnames share the way in which this one's mailbox is made, and the row of its mobile number. */
function rowsOf(
  came: readonly sql.Came[],
  email: string | null | undefined,
): Pick<Facts, 'patternSurnames' | 'phoneRowSurnames'> {
  const own = came.find((one) => one.email === email);
  const surnames = (of: (person: sql.Came) => string | null): number => {
    const way = own ? of(own) : null;
    return way === null
      ? 0
      : new Set(came.filter((one) => of(one) === way).map((one) => plainSurname(one.lastName))).size;
  };
  return {
    patternSurnames: surnames((one) => mailboxPattern(one.email, one.firstName, one.lastName)),
    phoneRowSurnames: surnames(({ phone }) => (phone === null ? null : phoneRow(phone))),
  };
}

/** The numbers of the link: how often the same came again, and who came from a site of coupons or by an advertisement. */
async function visitsOf(
  tx: Tx,
  rootId: number,
  acceptedAt: Date | undefined,
): Promise<Pick<Facts, 'repeats' | 'people' | 'couponRecipients' | 'boughtVisitors' | 'visitors'>> {
  const { repeats, people, visitors, hosts, accepted } = await getVisits(tx.db, rootId);
  const [firstDay] = hosts
    .filter(({ host }) => couponSiteOf(`https://${host}`) !== undefined)
    .map(({ day }) => day)
    .toSorted();
  const isAmong = firstDay !== undefined && acceptedAt !== undefined && dayOf(acceptedAt) >= firstDay;
  return {
    repeats,
    people,
    visitors,
    couponRecipients: isAmong ? accepted.filter((day) => day >= firstDay).length : 0,
    boughtVisitors: hosts.reduce((sum, { host, people }) => (isBought(host) ? sum + people : sum), 0),
  };
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
  both: { accountId: number; recipientId: number | null },
): Promise<Pick<Facts, 'ibanReplaced' | keyof Change | 'ibanOfOtherSide' | 'ibanOthers' | 'ibanSurnames'>> {
  let [ibanOthers, ibanSurnames] = [0, 0];
  const changes: Change[] = [];
  for (const reward of rewards) {
    const { ibanHash, accountId, recipientId, role } = reward;
    if (ibanHash !== null) {
      const found = await sql.countIbanOthers(tx.db, { ibanHashes: [ibanHash], ownIds: both });
      ibanOthers = Math.max(ibanOthers, found.others);
      ibanSurnames = Math.max(ibanSurnames, found.surnames);
    }
    const person = sides[role];
    if (person === null) continue;
    const change = await replacedBy(
      tx,
      person,
      ibanHash !== null && (await sql.hasOtherIban(tx.db, { ibanHash, accountId, recipientId })),
    );
    if (change) changes.push(change);
  }
  const isFamily = tx.mandant.config.allowsSelfRecommendation;
  return {
    ibanReplaced: changes.length > 0,
    ibanFromElsewhere: changes.some(({ ibanFromElsewhere }) => ibanFromElsewhere),
    ibanSoon: changes.some(({ ibanFromElsewhere, ibanSoon }) => ibanFromElsewhere && ibanSoon),
    ibanAtNight: changes.some(({ ibanFromElsewhere, ibanAtNight }) => ibanFromElsewhere && ibanAtNight),
    ibanOfOtherSide: rewards.some(({ holds }) => holds.some(({ kind }) => kind === 'sameIban')),
    ibanOthers: isFamily ? 0 : ibanOthers,
    ibanSurnames: isFamily ? 0 : ibanSurnames,
  };
}

type Change = Pick<Facts, 'ibanFromElsewhere' | 'ibanSoon' | 'ibanAtNight'>;

/** By the own account, or by a pickup that names another one than before. */
async function replacedBy(tx: Tx, person: string, isOtherThanBefore: boolean): Promise<Change | undefined> {
  const done = await sql.listTracesOfPerson(tx.db, person, tracesMax);
  const since = tx.now.getTime() - replacedDays * dayMs;
  const at = done.findIndex(
    ({ act, at: when }) =>
      (act === 'replaceIban' || (isOtherThanBefore && act === 'collect')) && when.getTime() > since,
  );
  // A pickup after a change shows how soon it was: the change is what is looked at.
  const earlierAt = done.findIndex(({ act, at: when }) => act === 'replaceIban' && when.getTime() > since);
  const change = done[earlierAt < 0 ? at : earlierAt];
  if (!change) return undefined;
  const index = done.indexOf(change);
  const earlier = done.slice(index + 1).filter(({ network, browser }) => network !== null || browser !== null);
  const isKnown = earlier.some(
    ({ network, browser }) => same(network, change.network) || same(browser, change.browser),
  );
  const isPickup = ({ act, network, ...when }: Trace): boolean =>
    act === 'collect' && same(network, change.network) && Math.abs(when.at.getTime() - change.at.getTime()) <= hourMs;
  return {
    ibanFromElsewhere: change.network !== null && earlier.length > 0 && !isKnown,
    ibanSoon: change.act === 'collect' || done.slice(0, index).some(isPickup),
    ibanAtNight: isNight(change) && !earlier.some(isNight),
  };
}

const hours = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' });
const isNight = ({ at }: Trace): boolean => Number(hours.format(at)) < 5;

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
