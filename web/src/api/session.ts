/**
 * The sessions of this browser as script sees them: cookies `token` of a recommender and `agenturtoken` of an agency
 * user, each with a twin of its name in the local storage (rules 2.1). The cookie decides; the server alone says what a
 * token is worth. Here is only read whose it is and when it ends.
 */
import { readCookie, removeCookie } from './tab.ts';

export const personKey = 'token';
export const agencyKey = 'agenturtoken';
export const sessionKeys = [personKey, agencyKey] as const;

interface Claims {
  sub?: string;
  email?: string;
  /** Seconds since 1970. */
  exp?: number;
}

/** What a token says of itself; nobody has checked it. */
export function claimsOf(token: string | undefined): Claims {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

export const isOver = (token: string): boolean => (claimsOf(token).exp ?? 0) * 1000 <= Date.now();

/** Whose session a cookie holds. */
export const subjectOf = (key: string): string | undefined => claimsOf(readCookie(key)).sub;

/** The local storage says what the cookie says: a token whose cookie is gone with the browser is gone, too. */
export function mirrorTokens(): void {
  for (const key of sessionKeys) {
    const token = readCookie(key);
    if (token === undefined) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== token) localStorage.setItem(key, token);
  }
}

export function dropToken(key: string): void {
  removeCookie(key);
  localStorage.removeItem(key);
}

/** A form of this page is on its way, and the page as good as left: its answer says what becomes of the session. */
export const isSent = (): boolean => Boolean(document.documentElement.dataset.sent);

/** The server knows a session no more: recommender and agency user are signed out (S-03). Says whether anybody was. */
export function loseSessions(): boolean {
  if (isSent()) return false;
  const held = sessionKeys.filter((key) => readCookie(key) !== undefined || localStorage.getItem(key) !== null);
  for (const key of held) dropToken(key);
  if (held.includes(personKey)) forgetTokens();
  return held.length > 0;
}

/**
 * Tokens of the mails to somebody whose session is over: the reward that was about to be collected, the customer number
 * that was asked for, "Das war ich nicht". What was typed waits for the same person (rules 3.10).
 */
export const forgetTokens = (): void =>
  forgetKeys('token.praemierung', 'token.kundennummer', 'token.stopp', 'token.ablehnen');

function forgetKeys(...beginnings: string[]): void {
  for (const key of Object.keys(sessionStorage))
    if (beginnings.some((beginning) => key.startsWith(beginning))) sessionStorage.removeItem(key);
}

/** What a tab keeps of somebody who signs out: what was typed, then and until the next page, and those tokens (S-12). */
export function forgetKept(): void {
  forgetTokens();
  forgetKeys('typed.');
  document.documentElement.dataset.left = '';
}

/** Whether somebody has just signed out on this page. */
export const hasLeft = (): boolean => document.documentElement.dataset.left !== undefined;
