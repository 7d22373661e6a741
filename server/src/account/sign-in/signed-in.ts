/**
 * Who is signed in on a page: the token of its cookie, read in one short statement and renewed now and then (rules
 * 2.1).
 */
import type { PagePerson } from '@weitersagen/contract/page/page';
import {
  findPersonSession,
  type PersonSession,
  type RenewedToken,
  renewSession,
  verifyToken,
} from '#identity/identity.ts';
import { seconds } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';

const freshMinutes = 15;
const renewAfterMinutes = 30;

export interface SignedIn {
  person: PagePerson;
  token: string;
  /** The token was older than 30 minutes: the answer of the page brings this one as the cookie `token`. */
  renewed: RenewedToken | null;
}

export async function findSignedIn(ctx: Ctx, token: string): Promise<SignedIn | undefined> {
  const claims = await verifyToken(ctx.system.vault, token, ctx.now);
  if (claims?.typ !== 'empfehler' || claims.mandant !== ctx.mandant.slug) return undefined;
  const session = await findPersonSession(ctx, claims, ctx.glance);
  if (!session) return undefined;
  const isOld = seconds(ctx.now) - (claims.iat ?? 0) > renewAfterMinutes * 60;
  const renewed = isOld ? await ctx.write((tx) => renewSession(tx, session)) : undefined;
  return { person: personOf(ctx, session), token: renewed?.token ?? token, renewed: renewed ?? null };
}

const personOf = ({ now }: Ctx, session: PersonSession): PagePerson => ({
  firstName: session.first_name ?? '',
  lastName: session.last_name ?? '',
  email: session.email,
  isFresh: isFreshSignIn(now, { authAt: session.auth_at, isSupport: session.support_operator_id !== null }),
  support: session.support_operator_id === null ? null : { mayWrite: session.support_may_write },
});

/** Whether the sign-in is at most 15 minutes old (rules 7.3); support never counts as the person. */
export const isFreshSignIn = (now: Date, { authAt, isSupport }: { authAt: Date; isSupport: boolean }): boolean =>
  !isSupport && now.getTime() - authAt.getTime() <= freshMinutes * 60_000;
