/** Who of an agency is signed in on a page, as the page is told. */
import { rightsOf } from '@weitersagen/contract/agency/rights';
import type { PageAgencyUser } from '@weitersagen/contract/page/page-people';
import { type FindSupporter, findOnPage, isFreshSignIn, type SessionToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { agencyKind, rolesNow } from '../user-kind.ts';

interface AgencySignedIn {
  user: PageAgencyUser;
  token: string;
  /** The cookie that the answer of the page brings, where the token was to be renewed. */
  renewed: SessionToken | null;
}

export async function findAgencySignedIn(
  ctx: Ctx,
  given: string,
  findSupporter: FindSupporter,
): Promise<AgencySignedIn | undefined> {
  const found = await findOnPage(agencyKind, ctx, given, findSupporter);
  if (!found) return undefined;
  const { user, session, token, renewed } = found;
  const roles = rolesNow(user);
  return {
    user: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email,
      company: user.company,
      agencyNumber: user.agencyNumber,
      agencyStatus: user.agencyStatus,
      employeeNumber: user.employeeNumber,
      roles,
      rights: rightsOf(roles),
      isFresh: isFreshSignIn(ctx.now, session),
      support: session.support ? { mayWrite: session.support.mayWrite } : null,
    },
    token,
    renewed,
  };
}
