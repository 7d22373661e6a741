import { expect, test } from 'vitest';
import { checkRegistered, consentList, cookiesFor, registeredConsent } from './cookies.ts';
import { consentModeOf } from './mode.ts';
import { type Purpose, proofValue, purposes, readProof } from './purposes.ts';
import { createConsentService } from './service.ts';

const none = (): undefined => undefined;
const only =
  (...given: Purpose[]) =>
  (purpose: Purpose): boolean =>
    given.includes(purpose);

test('a consent nobody registered is an error that names it and says what to do [S8-X019]', () => {
  const service = createConsentService('intern', none);
  expect(() => service.isGiven('analytical')).toThrow(
    "Consent 'analytical' is not registered. Please register it first.",
  );
  expect(() => service.registerCookie('channel', 'analytical')).toThrow(/^Consent 'analytical' is not registered/);
  service.registerConsent('analytical');
  expect(service.isGiven('analytical')).toBe(false);
});

test('a cookie nobody registered is an error that names it and says what to do [S8-X020]', () => {
  expect(() => registeredConsent('intern', none).maySet('mine')).toThrow(
    "Cookie 'mine' is not registered. Please register it first.",
  );
  expect(() => checkRegistered('mine')).toThrow(/^Cookie 'mine' is not registered/);
  for (const name of ['token', 'empfaenger_123', '__Host-betreiber']) expect(() => checkRegistered(name)).not.toThrow();
});

test('what is required counts as given before anybody has decided, and nothing else does', () => {
  const service = registeredConsent('intern', none);
  expect(purposes.map((purpose) => service.isGiven(purpose))).toEqual([true, false, false, false]);
  expect([service.maySet('token'), service.maySet('channel')]).toEqual([true, false]);
});

test('as long as one purpose is unset somebody has to be asked', () => {
  expect(registeredConsent('intern', none).needsConfiguration()).toBe(true);
  const two = (purpose: Purpose) => (purpose === 'marketing' ? undefined : false);
  expect(registeredConsent('extern', two).needsConfiguration()).toBe(true);
  expect(registeredConsent('extern', only()).needsConfiguration()).toBe(false);
});

test('where nobody asks all counts as given, and nothing lies in the browser that need not', () => {
  const service = registeredConsent('aus', none);
  expect(purposes.every((purpose) => service.isGiven(purpose))).toBe(true);
  expect(service.needsConfiguration()).toBe(false);
  expect(['token', 'channel', '_pk_id', '_ga'].map((name) => service.maySet(name))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what was declined may not be set, and what was agreed to may', () => {
  const service = registeredConsent('intern', only('analytical'));
  expect(['channel', '_pk_ses', '_gid'].map((name) => service.maySet(name))).toEqual([true, true, false]);
  expect(service.cookiesOf('analytical')).toEqual(['channel', '_pk_ref', '_pk_id', '_pk_ses']);
});

test('the third party asks where both are switched on, and nobody where none is', () => {
  const mode = (externalConsentManager: boolean, ownConsentManager: boolean) =>
    consentModeOf({ externalConsentManager, ownConsentManager });
  expect([mode(true, true), mode(true, false), mode(false, true), mode(false, false)]).toEqual([
    'extern',
    'extern',
    'intern',
    'aus',
  ]);
});

test('visitors are shown no cookie of operators', () => {
  const shown = purposes.flatMap((purpose) => cookiesFor(purpose).map(([name]) => name));
  expect(shown).toContain('token');
  expect(shown).not.toContain('betreiber');
});

test('which list was decided about, and under which number, is read as it was written', () => {
  const number = '6f1f7d3a-0c0f-4f5e-9a52-111111111111';
  expect(readProof(proofValue(consentList, number))).toEqual({ list: consentList, number });
  expect(readProof(proofValue(consentList, null))).toEqual({ list: consentList, number: null });
  for (const value of [undefined, '', 'x', `${consentList}.`, `${consentList}.${number}0`])
    expect(readProof(value)).toBeUndefined();
});

test('a session is said to live as long as the mandant lets it', () => {
  const lives = (days?: number) =>
    Object.fromEntries(cookiesFor('required', days).map(([name, { life }]) => [name, life]));
  expect(lives()).toMatchObject({ token: [30, 'days'], 'consent_*': [60, 'days'] });
  expect(lives(7)).toMatchObject({ token: [7, 'days'], agenturtoken: [7, 'days'], 'consent_*': [60, 'days'] });
});
