/** Who is signed in on a page, as the page is told. */
import type { PagePerson } from '@weitersagen/contract/page/page-people';
import { type FindSupporter, findOnPage, isFreshSignIn, type SessionToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { personKind } from '../user-kind.ts';

export interface SignedIn {
  person: PagePerson;
  token: string;
  /** The cookie that the answer of the page brings, where the token was to be renewed. */
  renewed: SessionToken | null;
}

export async function findSignedIn(
  ctx: Ctx,
  given: string,
  findSupporter: FindSupporter,
): Promise<SignedIn | undefined> {
  const found = await findOnPage(personKind, ctx, given, findSupporter);
  if (!found) return undefined;
  const { user, session, token, renewed } = found;
  const person = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    isFresh: isFreshSignIn(ctx.now, session),
    support: session.support ? { mayWrite: session.support.mayWrite } : null,
  };
  return { person, token, renewed };
}
