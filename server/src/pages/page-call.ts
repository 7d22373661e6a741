/** A request for a page as the listener saw it, without the listener. */
import type { FastifyRequest } from 'fastify';
import { personKind } from '#account/account.ts';
import { agencyKind } from '#agency/agency.ts';
import type { Origin } from '#platform/context.ts';
import { onlyCookie, readCookies } from '#platform/http/cookie.ts';
import { aheadOf, hostOf, isFramed } from '#platform/http/request.ts';
import { markCookie } from '#platform/stranger/known-browser.ts';

export interface PageCall {
  method: 'GET' | 'HEAD' | 'POST';
  /** Host name without port. */
  host: string;
  /** Without `..` and the like, so that everybody reads the same path. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  form?: readonly (readonly [string, string])[] | undefined;
  cookies: Readonly<Record<string, string>>;
  /** Of whoever is signed in, out of the cookie `token`. */
  token?: string | undefined;
  /** The same of somebody of an agency, out of the cookie `agenturtoken`. */
  agencyToken?: string | undefined;
  origin: Origin;
  /** Asked by https; pages look at the mandant's address, too. */
  secure: boolean;
  /** The page is to stand in another one. */
  isFramed?: boolean;
  /** A living page takes a part of it, by Sec-Fetch-Dest. */
  isRead?: boolean;
  /** A page of ours leads here, by Sec-Fetch-Site. */
  isOwnStep?: boolean;
  /** Somebody goes to a page, by Sec-Fetch-Mode: no script asks for it. */
  isNavigation?: boolean;
  referer?: string | undefined;
}

export function callOf(request: FastifyRequest): PageCall {
  // A client may name a host before the path (RFC 9112, 3.2.2); which one we are says its header.
  const { pathname, search } = new URL(`http://localhost${request.url.replace(/^(?:https?:\/\/)?[^/]*/i, '')}`);
  return {
    method: request.method as PageCall['method'],
    host: hostOf(request),
    path: pathname,
    search,
    form: Array.isArray(request.body) ? (request.body as [string, string][]) : undefined,
    cookies: readCookies(request.headers.cookie),
    token: onlyCookie(request.headers.cookie, personKind.cookie.name),
    agencyToken: onlyCookie(request.headers.cookie, agencyKind.cookie.name),
    origin: originOf(request),
    secure: request.protocol === 'https',
    isFramed: isFramed(request),
    isRead: request.headers['sec-fetch-dest'] === 'empty',
    isOwnStep: request.headers['sec-fetch-site'] === 'same-origin',
    isNavigation: request.headers['sec-fetch-mode'] === 'navigate',
    referer: request.headers.referer,
  };
}

export const originOf = (request: FastifyRequest): PageCall['origin'] => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  idempotencyKey: null,
  mark: onlyCookie(request.headers.cookie, markCookie),
  ahead: aheadOf(request),
});
