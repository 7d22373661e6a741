/** How a person gets in with e-mail and password (K8, C-04), with the link of an invitation open, too (I4). */
import type { Login, User } from '@weitersagen/contract/account/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { keepInBrowser, type SessionToken, signInByPassword } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { warnOwner } from '../password/mail-queue.ts';
import { findPerson, type PersonRow } from '../person-sql.ts';
import { toUser } from '../user.ts';
import { personKind } from '../user-kind.ts';
import { acceptSignedIn, type Invitations, refuseOtherEmail } from './invited.ts';

export async function signIn(
  ctx: Ctx,
  { email, password, remembers, invitation }: Value<typeof Login>,
  { answer, invitations }: { answer: Answer; invitations: Invitations },
): Promise<User> {
  if (invitation !== null) await refuseOtherEmail(ctx, { token: invitation, email }, invitations);
  const given = { email, password, remembered: remembers };
  const { user, session } = await signInByPassword(personKind, ctx, given, (owner) => warnOwner(ctx, owner));
  const answered =
    invitation === null ? undefined : await acceptSignedIn(ctx, { token: invitation, person: user }, invitations);
  // Now with the number of the agency.
  const person = (answered && (await ctx.read(({ db }) => findPerson(db, { id: user.id })))) ?? user;
  const entered = letIn(answer, person, session);
  markBrowser(ctx, answer, personKind.access, user);
  return answered ? { ...entered, invitation: answered } : entered;
}

export function letIn(answer: Answer, person: PersonRow, session: SessionToken, isSupport = false): User {
  keepInBrowser(personKind, answer, session);
  return toUser(person, session, isSupport);
}
