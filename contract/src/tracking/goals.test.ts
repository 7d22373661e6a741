import { expect, test } from 'vitest';
import { resetPassword, signInPerson } from '../account/endpoints.ts';
import { confirmNewsletter } from '../account/own-endpoints.ts';
import { signInAgency } from '../agency/endpoints.ts';
import { completeAgency } from '../agency/own-endpoints.ts';
import { signInBySso } from '../agency/sso-endpoints.ts';
import { sendContactRequest } from '../contact/endpoints.ts';
import { invite } from '../invitation/endpoints.ts';
import { completeRecommendation, createRecipient, giveAgreement } from '../recipient/endpoints.ts';
import { createRecommendation } from '../recommendation/endpoints.ts';
import { collectReward } from '../reward/endpoints.ts';
import { callName } from './call-name.ts';
import { goalOf, goalOfCall, goals } from './goals.ts';
import { siteIds } from './site.ts';

test('the goals have the numbers 1 to 27, each once [S9-K048]', () => {
  expect(Object.values(goals).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
});

test('a site id belongs to an environment', () => {
  expect(siteIds).toEqual({ production: 137, staging: 138, testing: 138, development: 128 });
});

test('a goal is found by its number, in the numbers of an installation, too', () => {
  expect([goalOf(14), goalOf(28)]).toEqual(['consentDeclined', undefined]);
  expect(goalOf(99, { ...goals, created: 99 })).toBe('created');
});

test.each([
  [createRecommendation, 'created'],
  [collectReward, 'premiumRedeemed'],
  [sendContactRequest, 'contact'],
  [completeAgency, 'registration'],
  [signInPerson, 'login'],
  [signInAgency, 'login'],
  [signInBySso, 'login'],
  [createRecipient, 'recipientData'],
  [completeRecommendation, 'recipientData'],
  [giveAgreement, 'agreement'],
  [confirmNewsletter, 'newsletter'],
  [invite, 'invitation'],
] as const)('$0.method $0.path reaches $1', (endpoint, goal) => {
  expect(goalOfCall(callName(endpoint), 'Home')).toBe(goal);
});

test('a new password ends a registration on the page of registrations alone', () => {
  const call = callName(resetPassword);
  expect(goalOfCall(call, 'RegistrierungAbschliessen')).toBe('registration');
  expect(goalOfCall(call, 'PasswortZuruecksetzen')).toBeUndefined();
  expect(goalOfCall('toString', 'Home')).toBeUndefined();
});
