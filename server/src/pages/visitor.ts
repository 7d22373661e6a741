/**
 * Who looks at a page: the person of the cookie `token`, whose token goes along with the calls of the page, and what the
 * answer does to that cookie. A token that is dead or of another mandant is taken away, and the page is a guest's.
 */
import type { PagePerson } from '@weitersagen/contract/page/page';
import { findSignedIn } from '#account/account.ts';
import { personCookie } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { cookieText } from '#platform/http/answer.ts';
import type { PageCall } from './page-call.ts';

export interface Visitor {
  person: PagePerson | null;
  token: string | undefined;
  /** Set-Cookie lines of the answer, before those of the calls it makes. */
  cookies: readonly string[];
}

export const guest: Visitor = { person: null, token: undefined, cookies: [] };

export async function visitorOf(ctx: Ctx, { token, secure }: Pick<PageCall, 'token' | 'secure'>): Promise<Visitor> {
  if (token === undefined) return guest;
  const ground = { secure, isFrame: ctx.mandant.config.integratedFrame };
  const found = await findSignedIn(ctx, token);
  if (!found) return { ...guest, cookies: [cookieText(personCookie, '', ground, { maxAgeSeconds: 0 })] };
  const { person, renewed } = found;
  const cookies = renewed ? [cookieText(personCookie, renewed.token, ground, lasting(renewed))] : [];
  return { person, token: found.token, cookies };
}

/** Whoever is not remembered has a cookie that ends with the browser. */
const lasting = ({ maxAgeSeconds }: { maxAgeSeconds: number | undefined }) =>
  maxAgeSeconds === undefined ? {} : { maxAgeSeconds };
