/** The token of a session in a browser: a cookie for pages of our own; another program reads it from the answer. */
import type { Answer, CookieOptions } from '#platform/http/answer.ts';
import type { UserKind } from '../user-kind.ts';
import type { SessionToken } from './session.ts';

/** Name, value and attributes of the cookie; without a token those that take it away. */
export function sessionCookie(
  { cookie: { name, options } }: Pick<UserKind, 'cookie'>,
  session: SessionToken | null,
): [name: string, value: string, options: CookieOptions] {
  const maxAgeSeconds = session ? session.maxAgeSeconds : 0;
  return [name, session?.token ?? '', { ...options, ...(maxAgeSeconds !== undefined && { maxAgeSeconds }) }];
}

/** Gives what the answer itself may say of the token: nothing where it went into a cookie that no script reads. */
export function keepInBrowser(
  kind: Pick<UserKind, 'cookie'>,
  answer: Pick<Answer, 'isOwnPage' | 'cookie'>,
  session: SessionToken,
): string | null {
  if (!answer.isOwnPage) return session.token;
  answer.cookie(...sessionCookie(kind, session));
  return kind.cookie.options.httpOnly ? null : session.token;
}

/** What no script can take away goes with the answer, whichever page of this host asked. */
export function forgetInBrowser(kind: Pick<UserKind, 'cookie'>, answer: Pick<Answer, 'isOwnPage' | 'cookie'>): void {
  if (answer.isOwnPage || kind.cookie.options.httpOnly) answer.cookie(...sessionCookie(kind, null));
}
