/**
 * An agency invites somebody (I1). One that still counts for the same address is answered with its state: no second one is
 * made, whoever asks at the same moment, because the row of the agency is locked.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { isWhitelisted } from '@weitersagen/contract/basics/email';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { invite as endpoint } from '@weitersagen/contract/invitation/endpoints';
import type { NewInvitation, SentInvitation } from '@weitersagen/contract/invitation/schemas';
import { askCaptcha, refuseWithoutCaptcha } from '#captcha/captcha.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { countAgainst, countTries } from '#platform/http/limit.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { nameProblems } from '#platform/stranger/typed-name.ts';
import { languageFor } from '#site/site.ts';
import { lockAgency } from '../agency-sql.ts';
import { ownAgencyOf } from '../user-kind.ts';
import { listUsers } from '../user-sql.ts';
import { keepEvidence, type Left, lastDay, sendInvitation } from './send.ts';
import * as sql from './sql.ts';
import { endInvitation, refuseUnwanted } from './state.ts';
import { sees } from './whose.ts';

type Given = Value<typeof NewInvitation>;

/** A link as the address of a picture for a camera; the program that draws it stands right of agencies. */
export type DrawCode = (text: string) => Promise<string>;

export async function invite(
  ctx: Ctx,
  { query, body }: Input<typeof endpoint>,
  drawCode: DrawCode,
): Promise<Reply<typeof endpoint>> {
  if (!body || query.command) return askCaptcha(ctx);
  refuseWithAutologin(ctx);
  await refuseWithoutCaptcha(ctx, { solution: query.captcha, form: 'invitation' });
  if (!isWhitelisted(ctx.mandant.config.emailWhitelist, body.email))
    refuse('account.email-not-allowed', { problems: [{ field: 'Email', code: 'email-not-allowed' }] });
  await refuseWrong(ctx, body);
  await countInvitation(ctx, body.email);
  const language = await languageFor(ctx);
  const { userId } = ownAgencyOf(ctx);
  const { qrCode: _, ...sent } = (await writeOnce(ctx, endpoint, { body, userId }, (tx) =>
    inviteOne(tx, body, language),
  )) as SentInvitation;
  return { ...sent, qrCode: sent.link && (await drawCode(sent.link)) };
}

/** Where people come signed in from the client's own portal nobody sets a password, so no link could let one in. */
export function refuseWithAutologin({ mandant }: Pick<Ctx, 'mandant'>): void {
  if (mandant.config.autologin) refuse('module.off');
}

/** What one person of an agency may send in an hour, beside what an address may get and a network may cause. */
const perUser = { name: 'invitation-user', max: 60, windowSeconds: 3600 };

export async function countInvitation(ctx: Ctx, email: string): Promise<void> {
  await countAgainst(ctx, perUser, String(ownAgencyOf(ctx).userId));
  await countTries(ctx, { name: 'invitation', email, ...ctx.mandant.config.createLimit });
}

/** Everything that is wrong with what was typed, beside its shape: all at once. */
async function refuseWrong(ctx: Ctx, given: Given): Promise<void> {
  const { agencyId, employeeNumber: own, roles } = ownAgencyOf(ctx);
  const staff = await ctx.read(({ db }) => listUsers(db, agencyId));
  const numbers = staff.filter(({ removedAt }) => !removedAt).flatMap(({ employeeNumber }) => employeeNumber ?? []);
  const allowed = roles.includes('owner') ? numbers : numbers.filter((number) => number === own);
  const problems: Problem[] = [
    ...nameProblems({ Vorname: given.firstName, Nachname: given.lastName }),
    ...(given.talkedAt && dayOf(given.talkedAt) > today(ctx.now)
      ? [{ field: 'GespraechAm', code: 'date-future' }]
      : []),
  ];
  if (given.employeeNumber === null && numbers.length > 0)
    problems.push({ field: 'Mitarbeiternummer', code: 'required' });
  if (given.employeeNumber !== null && !allowed.includes(given.employeeNumber))
    problems.push({ field: 'Mitarbeiternummer', code: 'invalid' });
  if (problems.length > 0) refuse('input.invalid', { problems });
}

async function inviteOne(tx: Tx, given: Given, language: string): Promise<SentInvitation> {
  const { agencyId, agencyNumber, userId } = ownAgencyOf(tx);
  const agency = (await lockAgency(tx.db, agencyId)) ?? refuse('access.denied');
  if (agency.status !== 'active') refuse('access.denied');
  const known = await livingOf(tx, agencyNumber, given.email);
  if (known) return answerOf(known, { isKnown: true, left: await linkAgain(tx, known) });
  await lockAddresses(tx, [given.email]);
  await refuseUnwanted(tx, { email: given.email, agencyNumber });
  const row = { ...given, agencyId, agencyNumber, language, expiresOn: lastDay(tx), invitedBy: userId };
  const id = await sql.insertInvitation(tx.db, row, tx.now);
  await recordEvent(tx, { object: 'invitation', id, event: 'send', from: null, to: 'sent' });
  const made = (await sql.findInvitation(tx.db, id)) ?? refuse('unknown');
  await keepEvidence(tx, made);
  return answerOf(made, { isKnown: false, left: await sendInvitation(tx, made) });
}

/** One whose last day is over ends here, where the night has not come yet. */
async function livingOf(tx: Tx, agencyNumber: string, email: string): Promise<sql.Invitation | undefined> {
  const found = await sql.findLiving(tx.db, agencyNumber, email);
  const living = found && (await sql.lockInvitation(tx.db, found.id));
  if (!living || (living.status !== 'sent' && living.status !== 'opened')) return undefined;
  if (living.expiresOn >= today(tx.now)) return living;
  await endInvitation(tx, living, 'expire');
  return undefined;
}

/** Whoever handed a link over and has lost it gets one more; what was mailed is not mailed again by it (I8). */
const linkAgain = (tx: Tx, known: sql.Invitation): Promise<Left> | Left =>
  known.isMailed || !sees(tx, known) ? { link: null } : sendInvitation(tx, known);

const answerOf = (
  { id, status, isMailed, sentAt, expiresOn }: sql.Invitation,
  { isKnown, left: { link, ...mail } }: { isKnown: boolean; left: Left },
): SentInvitation => ({
  id,
  status,
  sentAt: isMailed ? sentAt : null,
  expiresOn,
  link,
  qrCode: null,
  isKnown,
  ...mail,
});
