/**
 * A way in for an operator whose account others have slowed down (rules 2.1): a link by mail, good once and for ten
 * minutes, that takes the place of the password; the second factor stays asked. No stranger can use it up: the share of an
 * address ends in a proof of work, never in a refusal, and a known browser counts against none. The answer and
 * the work are the same for every address.
 */
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import { isRecoveryCode } from '@weitersagen/contract/operator/recovery-code';
import { acceptedStep, enter, forgetLogins, traceOf } from '#identity/identity.ts';
import { type Ctx, globally, type System, type Tx } from '#platform/context.ts';
import { commitLater, type Db } from '#platform/database/db.ts';
import { keepOrTakeBack } from '#platform/database/take-back.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countAddress, countAgainst, isWithin, type Limit, lookUp } from '#platform/http/limit.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { isMarked, markBrowser } from '#platform/stranger/known-browser.ts';
import { isProven, mailBits } from '#platform/stranger/proof-of-work.ts';
import { newSecret } from '#platform/vault.ts';
import { signInLinkMail } from '../mails.ts';
import { takeRecoveryCode } from '../recovery/codes.ts';
import { tellOfUse } from '../recovery/recovery.ts';
import * as sql from '../sql.ts';
import { operatorKind } from '../user-kind.ts';
import { letIn, type SignedIn } from './sign-in.ts';

const purpose = 'Anmeldelink';
export const linkMinutes = 10;
/** So long after a link there is no other: one that is good for as long again has just been mailed. */
const gapMinutes = 5;

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

export async function mailSignInLink(ctx: Ctx, email: string): Promise<{ isSent: true }> {
  const known = await globally(ctx.system, (db) => sql.findOperator(db, { email }));
  const note = (outcome: 'done' | 'slowed' | 'refused'): void =>
    ctx.system.security.note({
      mandantId: ctx.mandant.id,
      ofAll: true,
      kind: 'signInLink',
      outcome,
      actorKind: operatorKind.access,
      actorId: known ? String(known.id) : null,
      email,
      ip: ctx.origin?.ip ?? null,
      what: ctx.mandant.slug,
    });
  try {
    await countAsking(ctx, email, known);
    const isMailed = await ctx.write((tx) => queueLink(tx, email));
    note(isMailed ? 'done' : known?.status === 'active' ? 'slowed' : 'refused');
  } catch (error) {
    if (error instanceof Refusal) note('slowed');
    throw error;
  }
  return { isSent: true };
}

/** By network as mails for a password; of one address MailsJeAdresseTag, and above that a stranger does a proof of work. */
async function countAsking(ctx: Ctx, email: string, known: sql.OperatorRow | undefined): Promise<void> {
  if (known && isMarked(ctx, { kind: operatorKind.access, user: known })) return;
  const { loginLimit, mailsPerAddressAndDay: max } = ctx.mandant.config;
  await countAddress(ctx, {
    name: 'operator-link',
    max: loginLimit.perAddress,
    windowSeconds: loginLimit.minutes * 60,
    acrossMandants: true,
  });
  const ofDay: Limit = { name: 'operator-link-email', max, windowSeconds: 86_400, acrossMandants: true };
  if (await isWithin(ctx, ofDay, email.toLowerCase())) return;
  if (!(await isProven(ctx, ctx.origin?.proof, mailBits))) refuse('captcha.wrong');
}

/** Where nobody is to be written to, the same is written for somebody else and taken back. */
async function queueLink(tx: Tx, email: string): Promise<boolean> {
  await commitLater(tx.db);
  await lockAddresses(tx, [email]);
  const [found, other] = await tx.home(async (db) => [
    await sql.findOperator(db, { email }),
    await sql.findAnyOperator(db),
  ]);
  const addressee = found ?? other;
  if (!addressee) return false;
  const { system, now } = tx;
  const isTooSoon = await tx.home((db) => sql.hasTokenSince(db, addressee.id, purpose, minutesAfter(now, -gapMinutes)));
  const queue = async (part: Tx): Promise<boolean> => {
    const token = newSecret();
    const row = {
      hash: system.vault.hash(token, 'operator-token'),
      operator_id: addressee.id,
      purpose,
      created_at: now,
      ends_at: minutesAfter(now, linkMinutes),
    };
    await part.home((db) => sql.insertToken(db, row));
    const { id: objectId, language } = addressee;
    await queueMail(part, signInLinkMail, { to: email, language, object: 'operator', objectId, parameters: { token } });
    return found?.status === 'active' && !(isTooSoon && system.config.rateLimits);
  };
  return keepOrTakeBack(tx, queue, { alsoAtHome: true });
}

/** Apart from those beside a password: whoever knows that does not use these up. */
export const linkCodeLimit: Limit = { name: 'operator-link-code', max: 20, windowSeconds: 3600, acrossMandants: true };

/** The link is used up only by the sign-in, not by a wrong code. */
export async function signInByLink(
  ctx: Ctx,
  { token, code }: { token: string; code: string | null },
  answer: Answer,
): Promise<SignedIn> {
  const { system } = ctx;
  const link = (await lookUp(ctx, () => globally(system, (db) => lockLink(ctx, db, token)))) ?? invalid();
  const { email } = (await globally(system, (db) => sql.findOperator(db, { id: link.operatorId }))) ?? invalid();
  const trace = traceOf(operatorKind, ctx, email);
  trace.meets(String(link.operatorId));
  try {
    const asksCode = operatorKind.secondFactor?.isAsked(system) === true;
    if (asksCode) {
      trace.asksCode(code && isRecoveryCode(code) ? 'Wiederherstellungscode' : null);
      await countAgainst(ctx, linkCodeLimit, String(link.operatorId));
    }
    const { user, session } = await globally(system, async (db) => {
      const user = await lockOperatorOf(ctx, db, token);
      if (asksCode) await takeCode(ctx, db, user, code);
      await sql.endTokens(db, user.id, purpose, ctx.now);
      return { user, session: await enter(operatorKind, { ...ctx, db }, user) };
    });
    await forgetLogins(operatorKind, ctx, email);
    if (asksCode && code && isRecoveryCode(code)) await tellOfUse(ctx, user);
    trace.done();
    markBrowser(ctx, answer, operatorKind.access, user);
    return letIn(answer, user, session ?? invalid());
  } catch (error) {
    trace.failed(error);
    throw error;
  }
}

const invalid = (): never => refuse('one-time-token.invalid');

const lockLink = ({ system, now }: { system: System; now: Date }, db: Db, token: string) =>
  sql.lockToken(db, system.vault.hashes(token, 'operator-token'), purpose, now);

async function lockOperatorOf(ctx: Ctx, db: Db, token: string): Promise<sql.OperatorRow> {
  const link = (await lockLink(ctx, db, token)) ?? invalid();
  const operator = (await sql.lockOperator(db, link.operatorId)) ?? invalid();
  if (operator.status === 'locked') refuse('account.locked');
  return operator.status === 'active' ? operator : invalid();
}

async function takeCode(ctx: Ctx, db: Db, operator: sql.OperatorRow, code: string | null): Promise<void> {
  const wrong = (why: 'required' | 'code-wrong'): never =>
    refuse('input.invalid', { problems: [{ field: 'Code', code: why }] });
  const { system, now } = ctx;
  const known = operatorKind.secondFactor?.secretOf(system, operator);
  if (!code) return wrong('required');
  if (isRecoveryCode(code)) {
    const isRight = await takeRecoveryCode(system, db, { operatorId: operator.id, code, now });
    return isRight ? undefined : wrong('code-wrong');
  }
  const step = known && acceptedStep(known.secret, code, now, known.lastStep);
  if (step === undefined || !(await sql.markTotpStep(db, operator.id, step))) wrong('code-wrong');
}
