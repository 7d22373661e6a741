/**
 * What an operator does for and about a person of an agency: lock and let in again, take the way in away, sign out, mail a
 * link once more, another name or address. Whatever it is, it stands in the log with its reason.
 */
import type { ChangeAgencyPerson } from '@weitersagen/contract/agency/desk/schemas';
import { mayAgencyUser } from '@weitersagen/contract/agency/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { endSessions, endTokens } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { recordEvent } from '#platform/event.ts';
import { redirectMails } from '#platform/mail/object-mails.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { tellAddresses } from '../address/mails.ts';
import { findAgencyByOwnNumber, lockAgency } from '../agency-sql.ts';
import { queueConfirmMail, queueEmployeeMail, queuePasswordMail } from '../mail/mail-queue.ts';
import { findSso } from '../sso/settings.ts';
import { agencyKind } from '../user-kind.ts';
import * as sql from '../user-sql.ts';

export interface PersonAt {
  number: string;
  userId: number;
}
type State = Pick<sql.AgencyUserRow, 'id' | 'status'>;

/**
 * A person of this agency, locked; nobody of another one, and nobody who has left unless that is asked for. Together with the
 * agency, where it matters who else is there: of two owners who go at once the second finds that the first has gone.
 */
export async function lockPerson(
  tx: Tx,
  { number, userId }: PersonAt,
  { andGone = false, withAgency = false }: { andGone?: boolean; withAgency?: boolean } = {},
): Promise<sql.AgencyUserRow> {
  if (withAgency) await lockAgency(tx.db, ((await findAgencyByOwnNumber(tx.db, number)) ?? refuse('unknown')).id);
  const user = await sql.lockUser(tx.db, userId);
  if (!user || user.agencyNumber !== number) return refuse('unknown');
  if (user.removedAt && !andGone) refuse('state.not-allowed');
  return user;
}

/** Signs out and ends every link. */
async function shutOut(tx: Tx, id: number): Promise<void> {
  await endSessions(agencyKind, tx, id);
  await endTokens(tx, { object: 'agencyUser', id });
}

export const lockAgencyPerson = (ctx: Ctx, at: PersonAt, reason: string): Promise<State> =>
  ctx.write(async (tx) => {
    const user = await lockPerson(tx, at);
    if (!mayAgencyUser('lock', user)) refuse('state.not-allowed');
    await sql.markUser(tx.db, user.id, 'locked', tx.now);
    await shutOut(tx, user.id);
    await recordEvent(tx, {
      object: 'agencyUser',
      id: user.id,
      event: 'lock',
      from: user.status,
      to: 'locked',
      reason,
    });
    return { id: user.id, status: 'locked' };
  });

/** Whoever never had a password is invited again, and waits for a link. */
export const unlockAgencyPerson = (ctx: Ctx, at: PersonAt, reason: string): Promise<State> =>
  ctx.write(async (tx) => {
    const user = await lockPerson(tx, at);
    const event = user.passwordHash === null && !(await sql.hasSubject(tx.db, user.id)) ? 'unlockInvited' : 'unlock';
    if (!mayAgencyUser(event, user) || user.agencyStatus === 'rejected') refuse('state.not-allowed');
    const to = event === 'unlock' ? 'active' : 'invited';
    await sql.markUser(tx.db, user.id, to, tx.now);
    await recordEvent(tx, { object: 'agencyUser', id: user.id, event, from: user.status, to, reason });
    return { id: user.id, status: to };
  });

/** G10 by the desk. An owner stays as long as there is the agency. */
export const removeAgencyPerson = (ctx: Ctx, at: PersonAt, reason: string): Promise<State> =>
  ctx.write(async (tx) => {
    const user = await lockPerson(tx, at, { withAgency: true });
    if (user.positions.includes('owner') && !(await sql.hasOtherOwner(tx.db, user)))
      refuse('state.not-allowed', { problems: [{ field: 'Grund', code: 'last-owner' }] });
    await sql.markRemoved(tx.db, user.id, tx.now);
    await shutOut(tx, user.id);
    await recordEvent(tx, {
      object: 'agencyUser',
      id: user.id,
      event: 'remove',
      from: user.status,
      to: 'locked',
      reason,
    });
    return { id: user.id, status: 'locked' };
  });

export const signOutAgencyPerson = (ctx: Ctx, at: PersonAt, reason: string): Promise<State> =>
  ctx.write(async (tx) => {
    const { id, status } = await lockPerson(tx, at);
    await endSessions(agencyKind, tx, id);
    await recordEvent(tx, { object: 'agencyUser', id, event: 'endSessions', from: status, to: status, reason });
    return { id, status };
  });

/** To confirm the address (M25), to set the first password (M27), or a new one (M28). */
export const mailAgencyPerson = (ctx: Ctx, at: PersonAt, reason: string | null): Promise<State> =>
  ctx.write(async (tx) => {
    const user = await lockPerson(tx, at);
    const { id, status } = user;
    if (status === 'locked') refuse('state.not-allowed');
    if (status === 'active') {
      // Whom the company alone signs in gets no password past it.
      const isOfCompany = user.passwordHash === null && (await findSso(tx))?.isOn;
      if (agencyKind.isLocked(user) || isOfCompany) refuse('state.not-allowed');
      await queuePasswordMail(tx, user);
    } else if (user.positions.includes('owner')) await queueConfirmMail(tx, user);
    else await queueEmployeeMail(tx, user, { company: user.company ?? '', employeeNumber: user.employeeNumber ?? '' });
    await recordEvent(tx, { object: 'agencyUser', id, event: 'passwordMail', from: status, to: status, reason });
    return { id, status };
  });

export const changeAgencyPerson = (
  ctx: Ctx,
  at: PersonAt,
  { reason, email, ...given }: Value<typeof ChangeAgencyPerson>,
): Promise<State> =>
  ctx.write(async (tx) => {
    const user = await lockPerson(tx, at);
    const { id, status } = user;
    const changes = changesOf(user, given);
    if (changes.length > 0) {
      await sql.putPerson(tx.db, id, { ...given, language: user.language }, tx.now);
      const why = [reason, ...changes].join('; ').slice(0, 1000);
      await recordEvent(tx, { object: 'agencyUser', id, event: 'change', from: status, to: status, reason: why });
    }
    if (email !== user.email) await changeEmail(tx, user, { email, reason });
    return { id, status };
  });

const told = { salutation: 'Anrede', firstName: 'Vorname', lastName: 'Nachname', phone: 'Telefon' } as const;

const changesOf = (before: sql.AgencyUserRow, after: Readonly<Record<keyof typeof told, string | null>>): string[] =>
  (Object.keys(told) as (keyof typeof told)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => `${told[field]}: ${before[field] ?? '–'} → ${after[field] ?? '–'}`);

async function changeEmail(
  tx: Tx,
  { id, status, email: from, language }: sql.AgencyUserRow,
  { email: to, reason }: { email: string; reason: string },
): Promise<void> {
  await sql
    .putEmail(tx.db, id, to, tx.now)
    .catch((error: unknown) =>
      violates(error, 'agency_user_email')
        ? refuse('state.not-allowed', { problems: [{ field: 'Email', code: 'email-taken' }] })
        : Promise.reject(error),
    );
  // Whoever is making a link for the old one is done before the links end, or finds nobody there.
  await lockAddresses(tx, [from]);
  const why = `${reason} (${from} → ${to})`;
  await recordEvent(tx, { object: 'agencyUser', id, event: 'emailChanged', from: status, to: status, reason: why });
  await freeAddress(tx, to);
  await shutOut(tx, id);
  await redirectMails(tx, { object: 'agencyUser', objectId: id, from, to });
  await tellAddresses(tx, { id, language }, { from, to });
}
