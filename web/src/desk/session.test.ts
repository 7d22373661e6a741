import { encode } from '@weitersagen/contract/basics/wire';
import { signOut as signOutCall, whoAmI as whoAmICall } from '@weitersagen/contract/operator/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workOf } from '../work/kept-work.ts';
import { forgetOperator, isLost, keptMs, signOut, sittingId, toSignIn, whoAmI } from './session.ts';

/** The server by path: its answers, and how often it was asked. */
const server = { answers: {} as Record<string, [status: number, body: unknown]>, asked: [] as string[] };
const answers = (status: number, id: number, today = '2026-11-20') => {
  server.answers[whoAmICall.path] = [status, status === 200 ? me(id, today) : { PsoErrorCode: 'PSOF0201', Fehler: [] }];
};
const me = (id: number, today: string) =>
  encode(whoAmICall.reply, {
    id,
    email: `${id}@betreiber.example`,
    role: 'BetreiberAdmin',
    asksSecondFactor: false,
    asksSecondPerson: false,
    isDemo: true,
    name: null,
    colleagues: [],
    recoveryCodesLeft: null,
    closedMandants: [],
    missingCells: [],
    mandants: [{ slug: 'spbdevk', name: 'Sparkreis', address: 'http://localhost', isSandbox: false }],
    signedInAt: new Date(0),
    endsAt: new Date(0),
    now: new Date(0),
    today,
  });
const ask = () => whoAmI('spbdevk', 'de');
const anywhere = new Request('http://localhost/verwaltung/spbdevk/auftraege');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace('/api/v1/spbdevk', '');
    server.asked.push(name);
    const [status, body] = server.answers[name] ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(async () => {
  server.answers[signOutCall.path] = [401, {}];
  await signOut('spbdevk', 'de');
  server.asked.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('from screen to screen is asked once, even when two ask at a time', async () => {
  answers(200, 1);
  const both = await Promise.all([ask(), ask()]);
  expect(both.map((operator) => operator?.id)).toEqual([1, 1]);
  await ask();
  expect(server.asked).toEqual([whoAmICall.path]);
});

test('a desk that stays open over midnight has the new day', async () => {
  answers(200, 1, '2026-11-20');
  expect((await ask())?.today).toBe('2026-11-20');
  answers(200, 1, '2026-11-21');
  vi.advanceTimersByTime(keptMs);
  expect((await ask())?.today).toBe('2026-11-21');
});

test('after a sign-in the server says who sits here', async () => {
  answers(200, 1);
  await ask();
  answers(200, 2);
  forgetOperator();
  expect((await ask())?.id).toBe(2);
  expect(sittingId()).toBe(2);
});

test('an answer that comes after the next sign-in counts no more', async () => {
  answers(200, 1);
  const late = ask();
  forgetOperator();
  answers(200, 2);
  await Promise.all([late, ask()]);
  expect(sittingId()).toBe(2);
});

test('nobody and a fault are asked anew', async () => {
  answers(401, 0);
  expect(await ask()).toBeUndefined();
  answers(500, 0);
  await expect(ask()).rejects.toBeDefined();
  answers(200, 1);
  expect((await ask())?.id).toBe(1);
});

test.each([
  [200, true, {}],
  [401, true, {}],
  [500, false, { draft: { address: '/', values: {} } }],
])('a sign-out that is answered %i has signed out: %s', async (status, isOut, left) => {
  answers(200, 1);
  await ask();
  workOf(1).draft = { address: '/', values: {} };
  server.answers[signOutCall.path] = [status, encode(signOutCall.reply, { isSignedOut: true })];
  expect(await signOut('spbdevk', 'de')).toBe(isOut);
  expect(workOf(1)).toEqual(left);
  expect(sittingId()).toBe(isOut ? undefined : 1);
});

test('a session that is found over is told at the sign-in, a visit without one is not', async () => {
  answers(401, 0);
  await ask();
  toSignIn(anywhere);
  expect(isLost()).toBe(false);
  answers(200, 1);
  await ask();
  expect(toSignIn(anywhere).headers.get('location')).toBe(
    '/verwaltung/anmelden?weiter=%2Fverwaltung%2Fspbdevk%2Fauftraege',
  );
  expect([isLost(), sittingId()]).toEqual([true, undefined]);
  await ask();
  expect(isLost()).toBe(false);
});
