/** What a request over HTTP says of itself: who asks, from where, in which language, and whether a page of ours sent it. */
import { frameOrigins } from '@weitersagen/contract/mandant/frame-hosts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Mandant, Origin } from '../context.ts';
import { markCookie } from '../stranger/known-browser.ts';
import { hostOnlyName } from './answer.ts';
import { onlyCookie } from './cookie.ts';
import type { Credentials } from './credentials.ts';

/** Cookies are set for our own pages only: by Sec-Fetch-Site, or by Origin where a browser sends none. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Whether a script or a link of this very host asks: by Sec-Fetch-Site, which no script can write, or by Origin where a
 * browser sends none. A request that says neither is none of a page.
 */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  const fits = origin === undefined ? undefined : URL.canParse(origin) && new URL(origin).host === host;
  return site === undefined ? fits === true : site === 'same-origin' && fits !== false;
}

/**
 * Whether a page that stands in another one asks: a document says so by Sec-Fetch-Dest, which no script can write; the
 * script of our own page, whose calls look the same everywhere, by a header that no other page may send.
 */
export const isFramed = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  ['iframe', 'frame'].includes(String(request.headers['sec-fetch-dest'])) ||
  (request.headers['x-rahmen'] === '1' && isOwnPage(request));

/** Whether cookies are those of a frame in a foreign page (G-07): nowhere else are they let go from Lax. */
export const hasFrameCookies = (
  { integratedFrame, frameHosts }: Pick<Mandant['config'], 'integratedFrame' | 'frameHosts'>,
  framed: boolean,
): boolean => integratedFrame || (framed && frameOrigins(frameHosts).length > 0);

/** The name a client asked for, without port, by `Host` alone: what a proxy adds of its own is nobody's word for it. */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

/** Messages and mails are German unless English is asked for (V-13). */
export const localeOf = (request: FastifyRequest): string => {
  const asked = request.headers['x-accept-language'];
  return typeof asked === 'string' && /^[a-z]{2}$/i.test(asked) ? asked.toLowerCase() : 'de';
};

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  idempotencyKey: single(request.headers['idempotency-key'])?.slice(0, 200) || null,
  proof: single(request.headers['x-nachweis'])?.slice(0, 300),
  mark: isOwnPage(request) ? onlyCookie(request.headers.cookie, markCookie) : undefined,
  isOpened: isOpened(request),
  ahead: aheadOf(request),
});

/** A link somebody follows or a picture of any page, by Sec-Fetch-Mode, which no script can write. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  ['navigate', 'no-cors'].includes(String(headers['sec-fetch-mode']));

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request is made before anybody has asked for it. */
export function aheadOf({ method, headers }: FastifyRequest): Origin['ahead'] {
  if (method === 'HEAD') return 'head';
  return purposes.some(
    (name) => headers[name] !== undefined && /prefetch|prerender|preview/i.test(String(headers[name])),
  )
    ? 'prefetch'
    : undefined;
}

/** By their plain names; where all is https the cookies have the prefix that no neighbour of this host can plant. */
export const credentialsOf = (request: FastifyRequest, names: readonly string[], secure: boolean): Credentials => ({
  authorization: request.headers.authorization,
  xAuthorization: single(request.headers['x-authorization']),
  apiKey: single(request.headers['x-api-key']),
  cookies: isOwnPage(request)
    ? Object.fromEntries(names.map((name) => [name, onlyCookie(request.headers.cookie, hostOnlyName(name, secure))]))
    : {},
});

/** Whether browsers are told to stay with https: the proxy says so, or the address of the host's mandant or of the links. */
export function staysWithHttps(
  request: FastifyRequest,
  { linkBase }: Pick<Config, 'linkBase'>,
  isHttpsHost: (host: string) => boolean,
): boolean {
  const host = hostOf(request);
  const base = new URL(linkBase);
  return request.protocol === 'https' || isHttpsHost(host) || (base.protocol === 'https:' && base.hostname === host);
}

/** Whether cookies are Secure: the mandant's address says so, or the proxy. */
export const isSecure = (request: FastifyRequest, mandant: Pick<Mandant, 'config'> | undefined): boolean =>
  request.protocol === 'https' || (mandant?.config.mandantUrl.startsWith('https:') ?? false);

export const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/.test(String(headers['accept-encoding'] ?? ''));
