import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { goalOf, goals, isGoal } from './goals.ts';
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

test('what is reached by a call stands at the call', () => {
  const reaching = Object.values(endpoints).filter((call) => call.goal !== undefined);
  expect(Object.fromEntries(reaching.map(({ method, path, goal }) => [`${method} ${path}`, goal]))).toEqual({
    'POST /empfehlen/create': 'created',
    'PUT /praemierung': 'premiumRedeemed',
    'POST /kontakt': 'contact',
    'PUT /agentur/registrieren/daten': 'registration',
    'POST /account/login': 'login',
    'POST /agentur/login': 'login',
    'PUT /agentur/sso': 'login',
    'POST /empfaenger/create/:nr': 'recipientData',
    'POST /tracking/abschliessen': 'recipientData',
    'PUT /empfaenger/zustimmung': 'agreement',
    'PUT /empfehler/newsletter/optin': 'newsletter',
    'PUT /einladung': 'invitation',
  });
  expect(reaching.map(({ goal = '' }) => goal).filter((goal) => !isGoal(goal))).toEqual([]);
});
