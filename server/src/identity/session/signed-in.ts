/**
 * Who is signed in on a page: the token of its cookie, read in one short statement and renewed now and then (rules
 * 2.1).
 */
import { seconds } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { verifyToken } from '../token/token.ts';
import type { FindSupporter, Found, LastingKind, Session, UserRow } from '../user-kind.ts';
import { findSession, renewSession, type SessionToken } from './session.ts';

const freshMinutes = 15;
const renewAfterMinutes = 30;

interface OnPage<Whose extends UserRow> extends Found<Whose> {
  token: string;
  /** The token was older than 30 minutes: the answer of the page brings this one as the cookie. */
  renewed: SessionToken | null;
}

export async function findOnPage<Whose extends UserRow>(
  kind: LastingKind<Whose>,
  ctx: Ctx,
  token: string,
  findSupporter: FindSupporter,
): Promise<OnPage<Whose> | undefined> {
  const claims = await verifyToken(ctx.system.vault, token, ctx.now);
  if (claims?.typ !== kind.tokenType || claims.mandant !== ctx.mandant.slug) return undefined;
  const found = await ctx.glance((tx) => findSession(kind, tx, claims, findSupporter));
  if (!found) return undefined;
  const isOld = seconds(ctx.now) - (claims.iat ?? 0) > renewAfterMinutes * 60;
  const renewed = isOld ? await ctx.write((tx) => renewSession(kind, tx, found)) : undefined;
  return { ...found, token: renewed?.token ?? token, renewed: renewed ?? null };
}

/** Whether the sign-in is at most 15 minutes old (rules 7.3); support never counts as the person. */
export const isFreshSignIn = (
  now: Date,
  { authAt, support }: Pick<Session, 'authAt'> & { support?: unknown },
): boolean => !support && now.getTime() - authAt.getTime() <= freshMinutes * 60_000;
