/**
 * Who sits at the desk. The token is a cookie that no script reads; what is kept here is the answer to "who am I", for
 * one visit, so that going from screen to screen asks once.
 */
import { signOut as signOutCall, whoAmI as whoAmICall } from '@weitersagen/contract/operator/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { redirect } from 'react-router';
import { browserApi } from '../api/client.ts';
import { need, type Operator } from './screen.ts';

let operator: Operator | undefined;

export const deskApi = (mandant: string, locale: string): Api => browserApi({ mandant, locale });

/** Nobody, when there is no session; `mandant` is any of the house. */
export async function whoAmI(mandant: string, locale: string): Promise<Operator | undefined> {
  if (operator) return operator;
  const outcome = await deskApi(mandant, locale)(whoAmICall);
  if (!outcome.ok && outcome.status === 401) return undefined;
  operator = need(outcome);
  wasLost = false;
  return operator;
}

export async function signOut(mandant: string, locale: string): Promise<void> {
  await deskApi(mandant, locale)(signOutCall);
  forget();
}

const forget = (): void => {
  operator = undefined;
};

let wasLost = false;

/** The session was over while somebody worked. */
export const lose = (): void => {
  wasLost ||= operator !== undefined;
  forget();
};

export const isLost = (): boolean => wasLost;

const signInPath = '/verwaltung/anmelden';

/** To the sign-in, and back to where somebody was. */
export function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const isRoot = pathname === '/verwaltung';
  return redirect(isRoot ? signInPath : `${signInPath}?${new URLSearchParams({ weiter: pathname + search })}`);
}

/** Where to go after the sign-in: back, as long as that is a place of this desk. */
export function wayBack(query: URLSearchParams): string | undefined {
  const address = query.get('weiter') ?? '';
  return /^\/verwaltung\/(?!anmelden)[\w-]/.test(address) ? address : undefined;
}
