/**
 * Somebody who was invited by an agency becomes a recommender (K6). Whoever got the link by a mail has shown that the mailbox
 * is the own. A link that was handed over shows nothing, and whoever typed the address knows it: it makes an account of an
 * address nobody has, and opens none that there is. Its owner signs in instead (I4).
 */
import type { CheckedToken } from '@weitersagen/contract/account/schemas';
import { isWhitelisted } from '@weitersagen/contract/basics/email';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { findToken } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import * as sql from '../person-sql.ts';
import { type Invitations, type Invited, joinAgency } from '../sign-in/invited.ts';
import { findOrCreateAccount } from '../state.ts';
import { keepTermsOf } from './terms.ts';

/** What has to be so before a password is looked at. */
export async function refuseInvited(
  { mandant: { config }, read }: Ctx,
  { token, invited, acceptsTerms }: { token: string; invited: Invited; acceptsTerms: boolean },
): Promise<void> {
  if (config.autologin) refuse('module.off');
  if (!acceptsTerms && !config.acceptsTermsBySending)
    refuse('input.invalid', { problems: [{ field: 'AgbAkzeptiert', code: 'terms' }] });
  if (!isWhitelisted(config.emailWhitelist, invited.email)) refuse('account.email-not-allowed');
  await read(async (tx) => {
    const known = await sql.findPerson(tx.db, { email: invited.email });
    // Sent twice at once, the first has made the account, and the link is over.
    if (known && !(await findToken(tx, token, ['Einladung']))) refuse('one-time-token.invalid');
    refuseKnown(known, invited);
  });
}

function refuseKnown(known: Pick<sql.PersonRow, 'status'> | undefined, { isMailed }: Invited): void {
  if (!known) return;
  if (known.status === 'locked') refuse(isMailed ? 'account.locked' : 'invitation.has-account');
  if (known.status !== 'created' || !isMailed) refuse('invitation.has-account');
}

/** The account, without its password yet; everything of it in the transaction that has locked the invitation. */
export async function makeInvited(
  tx: Tx,
  invited: Invited & { termsText: string | null },
  invitations: Invitations,
): Promise<sql.PersonRow> {
  const { id, firstName, lastName, email, language, isMailed } = invited;
  const given = { firstName, lastName, email, language };
  const { account, isNew } = await findOrCreateAccount(tx, given, 'acceptInvitation', 'update');
  if (!isNew) refuseKnown(account, invited);
  if (isMailed) await freeAddress(tx, email);
  await keepTermsOf(tx, { email, text: invited.termsText }, 'acceptInvitation');
  await joinAgency(tx, account, invited);
  await invitations.accept(tx, id, { accountId: account.id, isKnown: false });
  return (await sql.findPerson(tx.db, { id: account.id })) ?? refuse('one-time-token.invalid');
}

/** What the page of an invitation shows; with `invitations` it is opened by that (I2). */
export async function checkInvitation(
  ctx: Ctx,
  { invited, endsAt }: { invited: Invited; endsAt: Date },
  invitations: Invitations | undefined,
): Promise<Value<typeof CheckedToken>> {
  const { id, email, firstName, lastName, company, inviter, isMailed } = invited;
  const known = isMailed ? await ctx.read(({ db }) => sql.findPerson(db, { email })) : undefined;
  if (known?.status === 'locked') return { isValid: false };
  if (invitations) await ctx.write((tx) => invitations.open(tx, id));
  return {
    isValid: true,
    kind: 'invitation',
    email,
    firstName,
    lastName,
    validUntil: endsAt,
    needsTerms: true,
    company,
    inviter,
    ...(isMailed && { hasAccount: known?.status === 'active' }),
  };
}
