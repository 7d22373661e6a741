/**
 * Who looks at a page: the person of the cookie `token` and the agency user of `agenturtoken`, whose tokens go along with the
 * calls of the page, and what the answer does to those cookies. Either is there without the other (S-13). A token that is dead
 * or of another mandant is taken away; a person's takes that of an agency user along (S-03).
 */
import type { PageAgencyUser, PagePerson } from '@weitersagen/contract/page/page-people';
import { findSignedIn, personKind } from '#account/account.ts';
import { agencyKind, findAgencySignedIn } from '#agency/agency.ts';
import { type SessionToken, sessionCookie, type UserKind } from '#identity/identity.ts';
import { findSupporter } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { type CookieGround, cookieText } from '#platform/http/answer.ts';
import { hasFrameCookies } from '#platform/http/request.ts';
import type { PageCall } from './page-call.ts';

export interface Visitor {
  person: PagePerson | null;
  agencyUser: PageAgencyUser | null;
  token: string | undefined;
  agencyToken: string | undefined;
  /** Set-Cookie lines of the answer, before those of the calls it makes. */
  cookies: readonly string[];
}

export const guest: Visitor = {
  person: null,
  agencyUser: null,
  token: undefined,
  agencyToken: undefined,
  cookies: [],
};

type Asked = Pick<PageCall, 'token' | 'agencyToken' | 'secure' | 'isFramed' | 'cookies'>;

export async function visitorOf(ctx: Ctx, call: Asked): Promise<Visitor> {
  const { token, agencyToken, secure, isFramed = false, cookies } = call;
  if (token === undefined && agencyToken === undefined) return guest;
  const ground = { secure, isFrame: hasFrameCookies(ctx.mandant.config, isFramed) };
  const found = token === undefined ? undefined : await findSignedIn(ctx, token, findSupporter);
  if (token !== undefined && !found) {
    const kinds = agencyKind.cookie.name in cookies ? [personKind, agencyKind] : [personKind];
    return { ...guest, cookies: kinds.map((kind) => cookieOf(kind, null, ground)) };
  }
  const ofAgency = agencyToken === undefined ? undefined : await findAgencySignedIn(ctx, agencyToken, findSupporter);
  const isDead = agencyToken !== undefined && !ofAgency;
  return {
    person: found?.person ?? null,
    agencyUser: ofAgency?.user ?? null,
    token: found?.token,
    agencyToken: ofAgency?.token,
    cookies: [
      ...(found?.renewed ? [cookieOf(personKind, found.renewed, ground)] : []),
      ...(ofAgency?.renewed ? [cookieOf(agencyKind, ofAgency.renewed, ground)] : []),
      ...(isDead ? [cookieOf(agencyKind, null, ground)] : []),
    ],
  };
}

function cookieOf(kind: Pick<UserKind, 'cookie'>, session: SessionToken | null, ground: CookieGround): string {
  const [name, value, options] = sessionCookie(kind, session);
  return cookieText(name, value, ground, options);
}
