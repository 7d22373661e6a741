/**
 * The silent sign-in of people who come from the client's own portal: a token in the address is exchanged once,
 * before the first page, and taken out of the address. Whatever comes of it, nobody is told: who is not signed in then
 * sees what a guest sees. The cookie `autologintoken` remembers by its signature which token was tried last.
 */
import { signInByToken } from '@weitersagen/contract/account/endpoints';
import type { PageAnswer, PageRequest } from '@weitersagen/contract/page/page';
import { claimsOf } from '../../api/session.ts';
import type { Wanted } from '../page/page-access.ts';

const cookie = 'autologintoken';

type Arriving = Pick<PageRequest, 'mandant' | 'method' | 'person' | 'cookies' | 'api'>;

/** The query to go on with, and the cookies of the sign-in; undefined where there is nothing to exchange. */
export async function arrive(
  { mandant, method, person, cookies, api }: Arriving,
  { page, query, readsToken }: Wanted,
): Promise<{ query: URLSearchParams; cookies: PageAnswer['cookies'] } | undefined> {
  const token = query.get('token');
  if (!mandant.autologin || method !== 'GET' || !token || readsToken || page === 'supportLogin') return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('token');
  const mark = markOf(token);
  // Somebody else on this device is not taken for the person who was here before; and whoever comes again because the
  // sign-in is too old for bank data (rules 7.3) has no other way to a fresh one.
  const isSignedIn = person?.isFresh && sameEmail(person.email, claimsOf(token).email);
  if (isSignedIn || cookies[cookie] === mark) return { query: rest, cookies: [] };
  const outcome = await api(signInByToken, { query: { token } });
  return { query: rest, cookies: [...outcome.cookies, { name: cookie, value: mark, httpOnly: true }] };
}

/** The end of its signature: it names the token, and nobody can sign in with it. */
const markOf = (token: string): string => token.slice(-24);

const sameEmail = (one: string, other: unknown): boolean =>
  typeof other !== 'string' || one.toLowerCase() === other.trim().toLowerCase();
