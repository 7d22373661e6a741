/**
 * Recommendations (rules 3.2): one potential contract each, with at most one recipient. Here is what other features
 * ask of them: rows under lock, follow-ups, transitions with their events, whether a link is over, mails to the
 * recommender. Making one stands in create.ts, looking at one in show/show.ts, opening its link in open-link.ts.
 * Lock order: the root of a family first, then its members, the lowest id first; recipient, order and reward after them.
 */

import { plusDays } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventName } from '@weitersagen/contract/event/events';
import {
  isLinkOver,
  mayRecommendation,
  type RecommendationEvent,
  recommendationMoves,
} from '@weitersagen/contract/recommendation/rules';
import { type Account, accountIsGone } from '#account/account.ts';
import { verifyToken } from '#identity/identity.ts';
import { today } from '#platform/clock.ts';
import type { System, Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import { announceChange } from '#platform/signals.ts';
import { insertRecommendation } from './insert.ts';
import * as sql from './sql.ts';

export { moveAgencyRecommendations } from './agency-sql.ts';
export { forgetContactMails } from './contact-mail/contact-mail.ts';
export { forgetEntries } from './entry-sql.ts';
export { contactOf, insertRecommendation } from './insert.ts';
export { acceptedMail, type EndedMail, type EndReason, expiredMail, notConsideredMail } from './mail/mails.ts';
export { promisedTo, queueRecommenderMail } from './mail/news-mails.ts';
export { clickUrlOf } from './show/click-url.ts';
export { makeReserved, type Reservation, readReservation } from './show/reservation.ts';
export {
  findRecommendation,
  forgetSignatures,
  listProductsInUse,
  lockRecommendations,
  lockRecommendationsOf,
} from './sql.ts';

export type Recommendation = sql.Recommendation;
export type RecommendationKey = sql.RecommendationKey;

/** Told to every process when a link is over for newcomers; the value is `mandant:recommendation`. */
export const linkTopic = 'link';
const linkKey = (mandantId: number, rootId: number): string => `${mandantId}:${rootId}`;

export async function getRecommendation(tx: Tx, by: RecommendationKey): Promise<Recommendation> {
  return (await sql.findRecommendation(tx, by)) ?? refuse('unknown');
}

/** Locks one row; the root of its family has to be locked before, where both are needed. */
export async function lockRecommendation(tx: Tx, by: RecommendationKey): Promise<Recommendation> {
  return (await sql.lock(tx, by)) ?? refuse('unknown');
}

/** Locks the root of the family of a number, whichever of its members that names. */
export async function lockRoot(tx: Tx, number: string): Promise<Recommendation> {
  return (await sql.lockRoot(tx, number)) ?? refuse('unknown');
}

export interface Family {
  root: Recommendation;
  /** The root and its follow-ups, the lowest id first. */
  members: Recommendation[];
}

/** Locks the whole family of a number, whichever of its members that names. */
export async function lockFamily(tx: Tx, number: string): Promise<Family> {
  const root = await lockRoot(tx, number);
  return { root, members: [root, ...(await sql.lockFollowUps(tx, root.id))] };
}

/** The recommendation of whoever comes next through a link that already has a recipient or an order (E2). The root is locked. */
export function makeFollowUp(tx: Tx, root: Recommendation): Promise<Recommendation> {
  if (root.rootId !== root.id) throw new Error('a follow-up hangs on the root, never on another follow-up');
  return insertRecommendation(tx, {
    ...root,
    rootId: root.id,
    contact: null,
    contactUntil: null,
    event: 'followUp',
  });
}

export interface Move {
  /** What the log calls it where it is not the move itself. */
  as?: EventName<'recommendation'>;
  reason?: string | undefined;
}

/** Moves a recommendation whose row is locked, with its event; no other machine, no mail. */
export async function moveRecommendation(
  tx: Tx,
  recommendation: Recommendation,
  event: RecommendationEvent,
  { as = event, reason }: Move = {},
): Promise<Recommendation> {
  if (!mayRecommendation(event, recommendation)) refuse('state.not-allowed');
  const { to } = recommendationMoves[event];
  const moved = {
    ...recommendation,
    status: to,
    acceptedAt: event === 'accept' ? tx.now : recommendation.acceptedAt,
    lockedAt: event === 'cancel' ? tx.now : recommendation.lockedAt,
  };
  await sql.mark(tx.db, recommendation.id, {
    status: to,
    changed_at: tx.now,
    ...(event === 'accept' && { accepted_at: tx.now }),
    ...(event === 'cancel' && { locked_at: tx.now }),
  });
  await recordEvent(tx, {
    object: 'recommendation',
    id: recommendation.id,
    event: as,
    from: recommendation.status,
    to,
    reason,
  });
  if (event === 'cancel') await announceChange(tx, linkTopic, linkKey(tx.mandant.id, recommendation.rootId));
  return moved;
}

/** The same for many that end at once (E6, E11, E12, E16): one statement each for rows and events. */
export async function moveRecommendations(
  tx: Tx,
  recommendations: readonly Pick<Recommendation, 'id' | 'status'>[],
  event: 'expire' | 'pay' | 'endUnpaid' | 'loseRecommender',
): Promise<void> {
  if (recommendations.length === 0) return;
  if (!recommendations.every((recommendation) => mayRecommendation(event, recommendation))) refuse('state.not-allowed');
  const { to } = recommendationMoves[event];
  await sql.markMany(
    tx.db,
    recommendations.map(({ id }) => id),
    to,
    tx.now,
  );
  await recordEvents(
    tx,
    recommendations.map(({ id, status }) => ({ object: 'recommendation', id, event, from: status, to })),
  );
}

/** A recommendation by its number, if there is one, and whether its link is over on a day; as `isOver`, in one read. */
export async function findOpened(
  tx: Tx,
  number: string,
  onDay: string,
): Promise<{ found: Recommendation; over: boolean } | undefined> {
  const row = await sql.findOpened(tx.db, number);
  if (!row) return undefined;
  const { rootLockedAt, accountStatus, ...found } = row;
  const recommenderGone = accountIsGone({ status: accountStatus as Account['status'] });
  const over = isLinkOver({ validUntil: found.validUntil, locked: rootLockedAt !== null, recommenderGone }, onDay);
  return { found, over };
}

/**
 * Whether the link is over for newcomers on a day: its time, the recommender's account, or the root cancelled by hand
 * (rules 3.2).
 */
export async function isOver(
  tx: Tx,
  recommendation: Pick<Recommendation, 'rootId' | 'validUntil'>,
  onDay: string,
): Promise<boolean> {
  const { lockedAt, accountStatus } = (await sql.findLinkState(tx.db, recommendation.rootId)) ?? refuse('unknown');
  const recommenderGone = accountIsGone({ status: accountStatus as Account['status'] });
  return isLinkOver({ validUntil: recommendation.validUntil, locked: lockedAt !== null, recommenderGone }, onDay);
}

/** Both lead to the same page (E-15); codes and hashes need no escaping. */
export const linksOf = (
  { config: { linkBase } }: System,
  { number, hash, shortCode }: Pick<Recommendation, 'number' | 'hash' | 'shortCode'>,
) => ({
  recommendationLink: `${linkBase}/e/${number}/${hash}`,
  shortLink: `${linkBase}/k/${shortCode}`,
});

/** "Anna M."; empty where the person has gone. */
export const signedAs = ({
  shownFirstName,
  shownInitial,
}: Pick<Recommendation, 'shownFirstName' | 'shownInitial'>): string =>
  [shownFirstName, shownInitial].filter(Boolean).join(' ');

/** What the recommender typed about the contact goes when the contact gives the own data (E-17). */
export async function forgetContactsOf(tx: Tx, recommendations: readonly Pick<Recommendation, 'id'>[]): Promise<void> {
  const ids = recommendations.map(({ id }) => id);
  await sql.clearContacts(tx.db, ids);
  await forgetMails(tx, 'recommendation', ids);
}

const contactDays = 84;
/** Last day on which something typed about a contact is kept. */
export const contactUntil = (day: string): string => plusDays(day, contactDays);

/** Job: what was typed about contacts twelve weeks ago goes; gives how many. */
export const forgetContacts = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const ids = await sql.clearOldContacts(tx.db, today(tx.now), max);
        await forgetMails(tx, 'recommendation', ids);
        return ids.length;
      }),
    ),
  whoHas(({ now }) => sql.oldContactRow(today(now))),
);

/** Cookie of the browser that made a recommendation: its share page works for 24 hours without a login (C-26). */
export const shareCookie = 'teilen';

/** What the cookie proves: this browser may share that recommendation, and this first name was typed in it. */
export async function readShareCookie(
  { vault, clock }: System,
  mandantSlug: string,
  value: string,
): Promise<{ number: string; hash: string; firstName: string | null } | undefined> {
  const claims = await verifyToken(vault, value, clock.now());
  return claims?.typ === 'teilen' && claims.mandant === mandantSlug && claims.hash
    ? { number: claims.sub, hash: claims.hash, firstName: claims.name ?? null }
    : undefined;
}
