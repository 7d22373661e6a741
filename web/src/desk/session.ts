/**
 * Who sits at the desk. The token is a cookie that no script reads; what is kept here is the answer to "who am I", so
 * that going from screen to screen asks once, and for a short time, so that role and day are those of now.
 */
import { signOut as signOutCall, whoAmI as whoAmICall } from '@weitersagen/contract/operator/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { redirect } from 'react-router';
import { browserApi } from '../api/client.ts';
import { need } from '../api/need.ts';
import { knowColleagues } from '../work/colleagues.ts';
import { dropWork } from '../work/kept-work.ts';
import { hearSession } from './heard.ts';
import type { Operator } from './screen.ts';
import { deskFetch } from './upload.ts';

/** After midnight the desk has the new day so much later at most. */
export const keptMs = 60_000;

let answer: { at: number; operator: Promise<Operator | undefined> } | undefined;
/** Who sat here last, until the session is given up. */
let sitting: Operator | undefined;
let wasLost = false;

export const deskApi = (mandant: string, locale: string): Api => browserApi({ mandant, locale, fetch: deskFetch });

/** Nobody, when there is no session; `mandant` is any of the house. Who asks meanwhile gets the same answer. */
export function whoAmI(mandant: string, locale: string): Promise<Operator | undefined> {
  if (answer && Date.now() - answer.at < keptMs) return answer.operator;
  const asked = { at: Date.now(), operator: ask(mandant, locale) };
  answer = asked;
  const drop = () => {
    if (answer === asked) answer = undefined;
  };
  void asked.operator.then((operator) => {
    if (!operator) return drop();
    if (answer !== asked) return;
    hearSession(operator);
    knowColleagues(operator.colleagues);
    sitting = operator;
    wasLost = false;
  }, drop);
  return asked.operator;
}

async function ask(mandant: string, locale: string): Promise<Operator | undefined> {
  const outcome = await deskApi(mandant, locale)(whoAmICall);
  return !outcome.ok && outcome.status === 401 ? undefined : need(outcome);
}

/** Whoever sits here is asked for anew: after a sign-in it may be somebody else. */
export const forgetOperator = (): void => {
  answer = undefined;
};

/** Whether nobody is signed in here any more; while the server did not say so, somebody is. */
export async function signOut(mandant: string, locale: string): Promise<boolean> {
  const outcome = await deskApi(mandant, locale)(signOutCall);
  if (!outcome.ok && outcome.status !== 401) return false;
  forgetOperator();
  sitting = undefined;
  dropWork();
  return true;
}

/** The same person signs in anew: what was begun stays here, and so does the way back. */
export async function endSitting(mandant: string, locale: string): Promise<void> {
  await deskApi(mandant, locale)(signOutCall);
  forgetOperator();
}

/** Whether the session was found over while somebody worked. */
export const isLost = (): boolean => wasLost;

/** Whose work it is when the session is found over. */
export const sittingId = (): number | undefined => sitting?.id;

const signInPath = '/verwaltung/anmelden';

/** Nobody is signed in any more: to the sign-in, and back to where somebody was. */
export function toSignIn(request: Request): Response {
  wasLost ||= sitting !== undefined;
  forgetOperator();
  sitting = undefined;
  const { pathname, search } = new URL(request.url);
  const isRoot = pathname === '/verwaltung';
  return redirect(isRoot ? signInPath : `${signInPath}?${new URLSearchParams({ weiter: pathname + search })}`);
}

/** Where to go after the sign-in: back, as long as that is a place of this desk. */
export function wayBack(query: URLSearchParams): string | undefined {
  const address = query.get('weiter') ?? '';
  return /^\/verwaltung\/(?!anmelden)[\w-]/.test(address) ? address : undefined;
}
