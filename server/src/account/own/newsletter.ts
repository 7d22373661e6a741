/**
 * The newsletter (rules 3.6): nobody gets it who has not confirmed it by the link of a mail (N1 to N3), and everybody
 * ends it by one click (N5, N6). What was asked for, confirmed and ended is kept as evidence apart from the person,
 * under a keyed hash of the address. The opt-out token is signed and has no end; opening a page changes nothing.
 */

import type { NewsletterAnswer, NewsletterState } from '@weitersagen/contract/account/own-schemas';
import { newsletterStatus } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { texts } from '@weitersagen/contract/texts/texts';
import { allowNext, endTokens, issueToken, lifeHours, useToken, verifyToken } from '#identity/identity.ts';
import { keepPermission } from '#mandant/mandant.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { keepOrTakeBack } from '#platform/database/take-back.ts';
import { recordEvents } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { isWithinMailGap } from '#platform/mail/share.ts';
import { recordAccountEvent } from '../account-event.ts';
import { findAccountId } from '../sql.ts';
import { lockSelf } from './lock-self.ts';
import { optinMail } from './mails.ts';
import * as sql from './sql.ts';

export type State = Value<typeof NewsletterState>;
type Answered = Value<typeof NewsletterAnswer>;

/** Asks for the newsletter or ends it, for who is signed in. */
export async function chooseNewsletter(ctx: Ctx, wants: boolean): Promise<State> {
  if (!ctx.mandant.config.newsletter) refuse('module.off');
  return ctx.write(async (tx) => {
    const { id } = await lockSelf(tx);
    return wants ? askForNewsletter(tx, id, 'MeineDaten') : leaveNewsletter(tx, id, 'MeineDaten');
  });
}

/**
 * N1, N2 with M20; within the gap of the last mail, and for whom has it already (N7), nothing is sent. A stranger may ask
 * for somebody, so the work is the same for everybody and taken back where nothing comes of it; `isMeant` is false where
 * it is done for the time it takes alone.
 */
export async function askForNewsletter(tx: Tx, accountId: number, page: string, isMeant = true): Promise<State> {
  const row = (await sql.lockOwn(tx.db, accountId)) ?? refuse('unknown');
  const status = statusOf(row);
  const mayAsk =
    isMeant && status !== 'optedIn' && !(status === 'pending' && isWithinMailGap(tx, row.newsletterMailAt));
  const isMailed = await keepOrTakeBack(tx, async (part) => {
    const isQueued = await queueOptinMail(part, row);
    await sql.markNewsletter(part.db, row.id, { newsletterMailAt: tx.now, at: tx.now });
    await recordAccountEvent(part, row, status === 'pending' ? 'askNewsletterAgain' : 'askNewsletter');
    await keepEvidence(part, row, { kind: 'newsletter-request', given: true, source: page });
    return isQueued && mayAsk;
  });
  return isMailed
    ? { hasNewsletter: false, mailAt: tx.now, isMailed, wasSet: false }
    : { ...stateOf(row), isMailed, wasSet: status === 'optedIn' };
}

/** False where there is no address any more, or it has had its mails for the day. */
async function queueOptinMail(tx: Tx, { id, hash, email, firstName, language }: sql.OwnRow) {
  if (email === null) return false;
  const token = await issueToken(tx, 'NewsletterOptin', { object: 'account', id });
  const to = { to: email, language, object: 'account', objectId: id } as const;
  const unconfirmed = tx.actor.kind !== 'recommender';
  return queueMail(tx, optinMail, { ...to, parameters: { hash, firstName, token }, unconfirmed });
}

/** N3: the token of the mail, once. Its page stays open to say so, without the token. */
export async function confirmNewsletter(ctx: Ctx, token: string, answer: Answer): Promise<Answered> {
  await ctx.write(async (tx) => {
    const { id } = await useToken(tx, token, 'NewsletterOptin');
    const row = (await sql.lockOwn(tx.db, id)) ?? refuse('one-time-token.invalid');
    await sql.markNewsletter(tx.db, id, { newsletterAt: tx.now, at: tx.now });
    await recordAccountEvent(tx, row, 'confirmNewsletter');
    await keepEvidence(tx, row, { kind: 'newsletter', given: true, source: 'optin' });
  });
  await allowNext(ctx, answer, ['newsletterOptin']);
  return { status: 'optedIn' };
}

/** N5, N6 by the signed token, again without effect; whoever has no newsletter any more gets the same answer. */
export async function endNewsletter(
  ctx: Ctx,
  { token, page }: { token: string; page: string },
  answer: Answer,
): Promise<Answered> {
  const claims = await verifyToken(ctx.system.vault, token, ctx.now);
  if (claims?.typ !== 'abmelden' || claims.mandant !== ctx.mandant.slug) refuse('one-time-token.invalid');
  await ctx.write(async (tx) => {
    const id = await findAccountId(tx, claims.sub);
    if (id !== undefined) await leaveNewsletter(tx, id, page);
  });
  await allowNext(ctx, answer, ['newsletterOptout']);
  return { status: 'optedOut' };
}

/** N5, N6; `N8` where the person goes. Tokens that would still confirm end. */
export async function leaveNewsletter(
  tx: Tx,
  accountId: number,
  page: string,
  event?: 'endNewsletter',
): Promise<State> {
  const row = (await sql.lockOwn(tx.db, accountId)) ?? refuse('unknown');
  const status = statusOf(row);
  const left = { hasNewsletter: false, mailAt: null, isMailed: false, wasSet: false };
  if (status === 'optedOut') return left;
  await sql.markNewsletter(tx.db, row.id, { newsletterAt: null, newsletterMailAt: null, at: tx.now });
  await endTokens(tx, { object: 'account', id: row.id }, { only: 'NewsletterOptin' });
  await recordAccountEvent(tx, row, event ?? (status === 'optedIn' ? 'leaveNewsletter' : 'withdrawNewsletter'));
  await keepEvidence(tx, row, { kind: 'newsletter', given: false, source: page });
  return left;
}

/** What the owner of an account is told of it. */
export async function showNewsletter(tx: Tx, accountId: number): Promise<Pick<State, 'hasNewsletter' | 'mailAt'>> {
  return stateOf((await sql.findOwn(tx.db, accountId)) ?? refuse('unknown'));
}

const unansweredSince = (now: Date): Date => plusHours(now, -lifeHours.NewsletterOptin);

/** Job newsletter-ablauf (N4): whoever did not confirm in 14 days is asked no more; gives how many. */
export const expireRequests = pass(
  (ctx) => {
    const before = unansweredSince(ctx.now);
    return emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const rows = await sql.clearUnanswered(tx.db, { before, at: tx.now, max });
        await recordEvents(
          tx,
          rows.map(({ id, status }) => ({ object: 'account', id, event: 'lapseNewsletter', from: status, to: status })),
        );
        return rows.length;
      }),
    );
  },
  whoHas(({ now }) => sql.unansweredRow(unansweredSince(now))),
);

const stateOf = (row: sql.OwnRow) => ({ hasNewsletter: row.newsletterAt !== null, mailAt: row.newsletterMailAt });

const statusOf = (row: sql.OwnRow) =>
  newsletterStatus({ hasNewsletter: row.newsletterAt !== null, newsletterMailAt: row.newsletterMailAt });

async function keepEvidence(
  tx: Tx,
  { email, language }: sql.OwnRow,
  permission: { kind: 'newsletter-request' | 'newsletter'; given: boolean; source: string },
): Promise<void> {
  if (email !== null) await keepPermission(tx, { ...permission, email, text: texts(language).permissions.newsletter });
}
