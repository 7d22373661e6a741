/** What a handler adds to its reply: cookies, an address to go to, a file. */
import { hash } from 'node:crypto';
import { checkRegistered } from '@weitersagen/contract/consent/cookies';

export interface CookieOptions {
  maxAgeSeconds?: number;
  httpOnly?: boolean;
  /** `/` without. */
  path?: string;
  /** Lax without. */
  sameSite?: 'Lax' | 'Strict';
  /** Where all is https it has the prefix `__Host-`, and with it the path `/`. */
  hostOnly?: boolean;
}

/** What the attributes of a cookie hang on: https, and a portal that stands in a page of the client (G-07). */
export interface CookieGround {
  secure: boolean;
  isFrame: boolean;
}

export interface Answer {
  /** A page of this very host asks, not another program: what no script may hold can be given as a cookie. */
  readonly isOwnPage: boolean;
  /** The types that whoever asks says it takes, as in `Accept`. */
  readonly accept: string;
  /** Set on the answer of a same-origin call only (rules 1.6). */
  cookie(name: string, value: string, options?: CookieOptions): void;
  header(name: string, value: string): void;
  /** Also where the answer says no. */
  always(name: string, value: string): void;
  /** 202: the work goes on in the background. */
  accepted(): void;
  redirect(location: string): void;
  file(content: string | Buffer | AsyncIterable<string | Uint8Array>, type: string): void;
}

export interface Collected {
  cookies: string[];
  headers: Record<string, string>;
  always: Record<string, string>;
  accepted: boolean;
  location: string | undefined;
  file: { content: string | Buffer | AsyncIterable<string | Uint8Array>; type: string } | undefined;
}

export function collectAnswer(
  { secure, isFrame }: CookieGround,
  isOwnPage = false,
  accept = '',
): { answer: Answer; collected: Collected } {
  const collected: Collected = {
    cookies: [],
    headers: {},
    always: {},
    accepted: false,
    location: undefined,
    file: undefined,
  };
  const answer: Answer = {
    isOwnPage,
    accept,
    cookie: (name, value, options) =>
      void collected.cookies.push(cookieText(name, value, { secure, isFrame }, options)),
    header: (name, value) => {
      collected.headers[name] = value;
    },
    always: (name, value) => {
      collected.always[name] = value;
    },
    accepted: () => {
      collected.accepted = true;
    },
    redirect: (location) => {
      collected.location = location;
    },
    file: (content, type) => {
      collected.file = { content, type };
    },
  };
  return { answer, collected };
}

/**
 * The portal's cookies are Lax on `/` (rules 2.1). A browser sends no Lax cookie in the frame of another site, so there
 * they are None, which it takes with Secure only, and partitioned by that site (G-07).
 */
export function cookieText(
  name: string,
  value: string,
  { secure, isFrame }: CookieGround,
  { maxAgeSeconds, httpOnly, path = '/', sameSite = 'Lax', hostOnly = false }: CookieOptions = {},
): string {
  checkRegistered(name);
  const inFrame = isFrame && sameSite === 'Lax';
  const isPrefixed = hostOnly && secure;
  const parts = [
    `${hostOnlyName(name, isPrefixed)}=${encodeURIComponent(value)}`,
    `Path=${isPrefixed ? '/' : path}`,
    `SameSite=${inFrame ? 'None' : sameSite}`,
  ];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure || inFrame) parts.push('Secure');
  if (inFrame) parts.push('Partitioned');
  return parts.join('; ');
}

/** A browser takes such a cookie from this very host alone, by https, and from no script's neighbour. */
export const hostOnlyName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A drawing or a photo that says nothing about a person and changes with what it shows only. */
export function sendPicture(answer: Answer, picture: string | { content: Buffer; type: string; etag: string }): void {
  const { content, type, etag } =
    typeof picture === 'string' ? { content: picture, type: 'image/svg+xml', etag: etagOf(picture) } : picture;
  answer.header('cache-control', 'public, max-age=86400');
  answer.header('etag', etag);
  if (typeof picture !== 'string') answer.header('vary', 'accept');
  answer.file(content, type);
}

const etagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
