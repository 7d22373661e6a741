/** How a person gets in with e-mail and password (K8, C-04). */
import type { Login, User } from '@weitersagen/contract/account/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { keepInBrowser, type SessionToken, signInByPassword } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { warnOwner } from '../password/mail-queue.ts';
import type { PersonRow } from '../person-sql.ts';
import { toUser } from '../user.ts';
import { personKind } from '../user-kind.ts';

export async function signIn(
  ctx: Ctx,
  { email, password, remembers }: Value<typeof Login>,
  answer: Answer,
): Promise<User> {
  const given = { email, password, remembered: remembers };
  const { user, session } = await signInByPassword(personKind, ctx, given, (owner) => warnOwner(ctx, owner));
  const entered = letIn(answer, user, session);
  markBrowser(ctx, answer, personKind.access, user);
  return entered;
}

export function letIn(answer: Answer, person: PersonRow, session: SessionToken, isSupport = false): User {
  keepInBrowser(personKind, answer, session);
  return toUser(person, session, isSupport);
}
