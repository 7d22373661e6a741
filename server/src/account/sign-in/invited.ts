/**
 * What coming in has to know of invitations of agencies (rules 3.7). They stand right of accounts, so app.ts hands this in;
 * tokens of their links are identity's, and what an account does with one is decided here.
 */
import type { AnsweredInvitation } from '@weitersagen/contract/account/schemas';
import { sameEmail } from '@weitersagen/contract/basics/email';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { findSpentToken, findToken, useToken as spendToken } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { recordAccountEvent } from '../account-event.ts';
import * as sql from '../person-sql.ts';
import { lockAccount } from '../state.ts';

export interface Invited {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  language: string;
  company: string;
  /** Who of the agency invites, where that is known. */
  inviter: string | null;
  agencyNumber: string;
  employeeNumber: string | null;
  /** Whoever has the link got it at this address; a link that was handed over proves no mailbox. */
  isMailed: boolean;
  /** Whose account it led to. */
  accountId: number | null;
}

export interface Invitations {
  /** Nothing of one that has lost what names the person. */
  find(tx: Tx, id: number): Promise<Invited | undefined>;
  /** The same, locked; nothing of one that can be accepted no more. */
  lock(tx: Tx, id: number): Promise<Invited | undefined>;
  /** I2 */
  open(tx: Tx, id: number): Promise<void>;
  /** I3 and I4, of one that was locked. */
  accept(tx: Tx, id: number, by: { accountId: number; isKnown: boolean }): Promise<void>;
}

/**
 * Locks the invitation of a living token and uses the token up: two at once end as one. Whoever moves an invitation locks it
 * first, then its tokens, then the account.
 */
export async function takeInvitation(tx: Tx, token: string, invitations: Invitations): Promise<Invited> {
  const invited = (await lockLiving(tx, token, invitations)) ?? refuse('one-time-token.invalid');
  await spendToken(tx, token, 'Einladung');
  return invited;
}

async function lockLiving(tx: Tx, token: string, invitations: Invitations): Promise<Invited | undefined> {
  const living = await findToken(tx, token, ['Einladung']);
  return living && invitations.lock(tx, living.id);
}

/** An account without an agency belongs to that of the invitation from now on; of another one it stays (I4). */
export async function joinAgency(
  tx: Tx,
  account: { id: number; status: string },
  { agencyNumber, employeeNumber }: Pick<Invited, 'agencyNumber' | 'employeeNumber'>,
): Promise<boolean> {
  if (!(await sql.putAgency(tx.db, account.id, { agencyNumber, employeeNumber, at: tx.now }))) return false;
  await recordAccountEvent(tx, account, 'joinAgency');
  return true;
}

/** The link has to be for the address somebody signs in with; of one that is over nothing is asked. */
export async function refuseOtherEmail(
  ctx: Ctx,
  { token, email }: { token: string; email: string },
  invitations: Invitations,
): Promise<void> {
  const invited = await lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const found = (await findToken(tx, token, ['Einladung'])) ?? (await findSpentToken(tx, token, 'Einladung'));
      return found && (await invitations.find(tx, found.id));
    }),
  );
  if (invited && !sameEmail(invited.email, email)) refuse('invitation.other-email');
}

/** I4, by who has just signed in. A sign-in stands, whatever becomes of the invitation. */
export const acceptSignedIn = (
  ctx: Ctx,
  { token, person }: { token: string; person: Pick<sql.PersonRow, 'id' | 'email'> },
  invitations: Invitations,
): Promise<AnsweredInvitation> =>
  ctx.write(async (tx) => {
    const invited = await lockLiving(tx, token, invitations);
    if (!invited || !sameEmail(invited.email, person.email)) return toldAgain(tx, { token, person }, invitations);
    await acceptKnown(tx, { token, invited, accountId: person.id }, invitations);
    return answerOf(tx, invited, person.id);
  });

async function acceptKnown(
  tx: Tx,
  { token, invited, accountId }: { token: string; invited: Invited; accountId: number },
  invitations: Invitations,
): Promise<void> {
  await spendToken(tx, token, 'Einladung');
  await joinAgency(tx, await lockAccount(tx, accountId), invited);
  await invitations.accept(tx, invited.id, { accountId, isKnown: true });
}

/** Sent twice: the first time it was accepted by the same person. */
async function toldAgain(
  tx: Tx,
  { token, person }: { token: string; person: Pick<sql.PersonRow, 'id'> },
  invitations: Invitations,
): Promise<AnsweredInvitation> {
  const spent = await findSpentToken(tx, token, 'Einladung');
  const before = spent && (await invitations.find(tx, spent.id));
  return before?.accountId === person.id ? answerOf(tx, before, person.id) : over;
}

const over: AnsweredInvitation = { isAccepted: false, company: null, isAssigned: false };

async function answerOf(tx: Tx, { company, agencyNumber }: Invited, id: number): Promise<AnsweredInvitation> {
  const own = await sql.findPerson(tx.db, { id });
  return { isAccepted: true, company, isAssigned: own?.agencyNumber === agencyNumber };
}
