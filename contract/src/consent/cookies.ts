/**
 * Every cookie of the portal, what it is for and how long it stays: the dialog shows them by purpose (K-11), the server sets no other
 * and whoever declines a purpose loses those that are for it.
 */
import { type Life, secondsOf, trackerLives } from './life.ts';
import type { ConsentMode } from './mode.ts';
import { consentDays, optionalPurposes, type Purpose, purposes } from './purposes.ts';
import { type ConsentService, createConsentService, type Decided } from './service.ts';

interface Cookie {
  purpose: Purpose;
  life: Life;
  /** Whose it is: the portal's own, that of the tracker, or that of an advertising service. */
  of: 'portal' | 'tracker' | 'ads';
}

const own = (purpose: Purpose, life: Life): Cookie => ({ purpose, life, of: 'portal' });
const ofTracker = (life: Life): Cookie => ({ purpose: 'analytical', life, of: 'tracker' });
const ofAds = (life: Life): Cookie => ({ purpose: 'marketing', life, of: 'ads' });

/** By name; one that ends in `*` stands for all that begin so. */
export const cookies = {
  token: own('required', [30, 'days']),
  agenturtoken: own('required', [30, 'days']),
  teilen: own('required', [24, 'hours']),
  empfehlungscode: own('required', [24, 'hours']),
  'empfaenger_*': own('required', [84, 'days']),
  flow: own('required', [30, 'minutes']),
  bekannt: own('required', [180, 'days']),
  autologintoken: own('required', 'session'),
  angekommen: own('required', [1, 'minutes']),
  betreiber: own('required', [8, 'hours']),
  verwaltungssprache: own('required', [1, 'years']),
  schreibstand: own('required', [1, 'minutes']),
  'consent_*': own('required', [consentDays, 'days']),
  channel: own('analytical', [730, 'days']),
  _pk_ref: ofTracker(trackerLives._pk_ref),
  _pk_id: ofTracker(trackerLives._pk_id),
  _pk_ses: ofTracker(trackerLives._pk_ses),
  _ga: ofAds([2, 'years']),
  _gid: ofAds([1, 'days']),
  _gac: ofAds('session'),
} as const satisfies Readonly<Record<string, Cookie>>;

/** As many as the question names. */
export const lifeSeconds = (name: keyof typeof cookies): number => secondsOf(cookies[name].life);

/** What no visitor of the portal gets: only operators have them. */
const ofOperators: ReadonlySet<string> = new Set(['betreiber', 'verwaltungssprache', 'schreibstand']);

/** They live as long as the mandant lets somebody stay signed in (SitzungMaxTage). */
const ofSessions: ReadonlySet<string> = new Set(['token', 'agenturtoken']);

/** What the dialog shows of a purpose; `sessionDays` where a mandant lets somebody stay signed in for another time than most. */
export const cookiesFor = (
  purpose: Purpose,
  sessionDays?: number,
): readonly (readonly [name: string, cookie: Cookie])[] =>
  Object.entries<Cookie>(cookies)
    .filter(([name, cookie]) => cookie.purpose === purpose && !ofOperators.has(name))
    .map(([name, cookie]) => [
      name,
      sessionDays !== undefined && ofSessions.has(name) ? { ...cookie, life: [sessionDays, 'days'] } : cookie,
    ]);

/** The service with all purposes and cookies of the portal. */
export function registeredConsent(mode: ConsentMode, decided: Decided): ConsentService {
  const service = createConsentService(mode, decided);
  for (const purpose of purposes) service.registerConsent(purpose);
  for (const [name, { purpose }] of Object.entries(cookies)) service.registerCookie(name, purpose);
  return service;
}

/** What a cookie is for; one that nobody registered is an error of whoever sets it. */
export function checkRegistered(name: string): void {
  ground.maySet(name.replace(/^__Host-/, ''));
}
const ground = registeredConsent('intern', () => undefined);

/**
 * Which list of purposes and cookies it is, as eight hex digits: a decision about another one does not count (rules 3.10). What the
 * dialog says in words may be mended without asking everybody again.
 */
export const consentList: string = (() => {
  const told = optionalPurposes.map((purpose) => cookiesFor(purpose).map(([name, { life }]) => `${name} ${life}`));
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([optionalPurposes, told]))
    hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
})();
