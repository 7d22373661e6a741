/**
 * The one place that is asked what a visitor agreed to (G-11). It knows the purposes and cookies that were registered with it and no
 * other: whoever asks for one that is not is told to register it first.
 */
import type { ConsentMode } from './mode.ts';
import type { Purpose } from './purposes.ts';

/** What was decided about a purpose; nothing where nobody has decided yet. */
export type Decided = (purpose: Purpose) => boolean | undefined;

export interface ConsentService {
  registerConsent(purpose: Purpose): void;
  /** What it is for; several may end in `*`, for names that hold a number. */
  registerCookie(name: string, purpose: Purpose): void;
  isGiven(purpose: Purpose): boolean;
  /** Whether a cookie may be set now. */
  maySet(cookie: string): boolean;
  /** Cookies that are for a purpose. */
  cookiesOf(purpose: Purpose): readonly string[];
  /** Something is unset, so the visitor has to be asked. */
  needsConfiguration(): boolean;
}

export function createConsentService(mode: ConsentMode, decided: Decided): ConsentService {
  const consents = new Set<Purpose>();
  const cookies = new Map<string, Purpose>();
  const known = (purpose: Purpose): Purpose => {
    if (!consents.has(purpose)) throw unregistered('Consent', purpose);
    return purpose;
  };
  const isGiven = (purpose: Purpose): boolean =>
    known(purpose) === 'required' || mode === 'aus' || decided(purpose) === true;
  return {
    registerConsent: (purpose) => void consents.add(purpose),
    registerCookie: (name, purpose) => void cookies.set(name, known(purpose)),
    isGiven,
    maySet: (cookie) => {
      const purpose = cookies.get(cookie) ?? ofFamily(cookies, cookie);
      if (purpose === undefined) throw unregistered('Cookie', cookie);
      // Where nobody asks nobody has agreed: all counts as given, but nothing lies in the browser that need not (G-11).
      return purpose === 'required' || (mode !== 'aus' && isGiven(purpose));
    },
    cookiesOf: (purpose) => [...cookies].flatMap(([name, own]) => (own === purpose ? [name] : [])),
    needsConfiguration: () =>
      mode !== 'aus' && [...consents].some((purpose) => purpose !== 'required' && decided(purpose) === undefined),
  };
}

const ofFamily = (cookies: ReadonlyMap<string, Purpose>, cookie: string): Purpose | undefined =>
  [...cookies].find(([name]) => name.endsWith('*') && cookie.startsWith(name.slice(0, -1)))?.[1];

const unregistered = (what: 'Consent' | 'Cookie', name: string): Error =>
  new Error(`${what} '${name}' is not registered. Please register it first.`);
