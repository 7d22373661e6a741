/**
 * The silent sign-in of people who come from the client's own portal: a token in the address is exchanged once,
 * before the first page, and taken out of the address. Who is signed in by it is told so on the page that follows; who is
 * not sees what a guest sees. The cookie `autologintoken` remembers by its signature which token was tried last.
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
  const told = outcome.ok ? [{ name: arrivedCookie, value: '1', maxAgeSeconds: toldSeconds, httpOnly: true }] : [];
  return { query: rest, cookies: [...outcome.cookies, { name: cookie, value: mark, httpOnly: true }, ...told] };
}

/** The page that follows says who is signed in now: a link of somebody else would sign in somebody else. */
const arrivedCookie = 'angekommen';
const toldSeconds = 120;

/** Whether that is to be said; once. */
export function hasArrived(
  { person, method, cookies }: Pick<PageRequest, 'person' | 'method' | 'cookies'>,
  set: { push: (cookie: PageAnswer['cookies'][number]) => unknown },
): boolean {
  if (person === null || method !== 'GET' || cookies[arrivedCookie] === undefined) return false;
  set.push({ name: arrivedCookie, value: '', maxAgeSeconds: 0, httpOnly: true });
  return true;
}

/** The end of its signature: it names the token, and nobody can sign in with it. */
const markOf = (token: string): string => token.slice(-24);

const sameEmail = (one: string, other: unknown): boolean =>
  typeof other !== 'string' || one.toLowerCase() === other.trim().toLowerCase();
