/** How somebody of an agency gets in with e-mail and password, stays in, and changes the language of later mails. */
import type { AgencyLogin, AgencyUser } from '@weitersagen/contract/agency/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { renewSession, signInByPassword } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { warnUser } from '../mail/mail-queue.ts';
import { letIn } from '../user.ts';
import { agencyKind, agencyOf } from '../user-kind.ts';
import { findUser } from '../user-sql.ts';

export async function signInAgency(
  ctx: Ctx,
  { email, password, remembers }: Value<typeof AgencyLogin>,
  answer: Answer,
): Promise<AgencyUser> {
  const given = { email, password, remembered: remembers };
  const { user, session } = await signInByPassword(agencyKind, ctx, given, (owner) => warnUser(ctx, owner));
  const entered = letIn(answer, user, session);
  markBrowser(ctx, answer, agencyKind.access, user);
  return entered;
}

/** A fresh token of the same session: never beyond SitzungMaxTage after the sign-in (rules 2.1). */
export async function refreshAgencyUser(ctx: Ctx, answer: Answer): Promise<AgencyUser> {
  const { userId: id, sessionId, support } = agencyOf(ctx);
  const { user, renewed } = await ctx.write(async (tx) => {
    const person = (await findUser(tx.db, { id })) ?? refuse('token.invalid');
    const owner = { userId: id, now: tx.now };
    const session = (await agencyKind.sessions.find(tx.db, sessionId, owner)) ?? refuse('token.invalid');
    const token = await renewSession(agencyKind, tx, { user: person, session });
    return { user: person, renewed: token ?? refuse('token.invalid') };
  });
  return letIn(answer, user, renewed, support !== null);
}
