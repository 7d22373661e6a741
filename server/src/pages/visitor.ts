/**
 * Who looks at a page: the person of the cookie `token`, whose token goes along with the calls of the page, and what the
 * answer does to that cookie. A token that is dead or of another mandant is taken away, that of an agency user with it, and
 * the page is a guest's.
 */
import type { PagePerson } from '@weitersagen/contract/page/page';
import { findSignedIn, personKind } from '#account/account.ts';
import { type SessionToken, sessionCookie } from '#identity/identity.ts';
import { findSupporter } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { type CookieGround, cookieText } from '#platform/http/answer.ts';
import { hasFrameCookies } from '#platform/http/request.ts';
import type { PageCall } from './page-call.ts';

export interface Visitor {
  person: PagePerson | null;
  token: string | undefined;
  /** Set-Cookie lines of the answer, before those of the calls it makes. */
  cookies: readonly string[];
}

export const guest: Visitor = { person: null, token: undefined, cookies: [] };

/** The cookie of an agency user in the same browser: a session that ended signs out both (S-03). */
const agencyCookie = 'agenturtoken';

export async function visitorOf(
  ctx: Ctx,
  { token, secure, isFramed = false, cookies }: Pick<PageCall, 'token' | 'secure' | 'isFramed' | 'cookies'>,
): Promise<Visitor> {
  if (token === undefined) return guest;
  const ground = { secure, isFrame: hasFrameCookies(ctx.mandant.config, isFramed) };
  const found = await findSignedIn(ctx, token, findSupporter);
  if (!found) {
    const names = [personKind.cookie.name, ...(agencyCookie in cookies ? [agencyCookie] : [])];
    return { ...guest, cookies: names.map((name) => cookieOf(null, ground, name)) };
  }
  const { person, renewed } = found;
  return { person, token: found.token, cookies: renewed ? [cookieOf(renewed, ground)] : [] };
}

function cookieOf(session: SessionToken | null, ground: CookieGround, name = personKind.cookie.name): string {
  const [, value, options] = sessionCookie(personKind, session);
  return cookieText(name, value, ground, options);
}
