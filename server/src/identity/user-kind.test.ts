/**
 * A third kind of user is its description and nothing else: Dirk works at Clara's agency, signs in, opens the calls of his
 * kind, sees and ends his sessions. The kind is made up; the agency's own feature will describe a real one.
 */
import { BySession, Session, SignedOut } from '@weitersagen/contract/account/session-schemas';
import { endpoint } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { wire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plusHours } from '#platform/clock.ts';
import { createHttp, type Http } from '#platform/http/http.ts';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';
import {
  createAuthentication,
  endSession,
  endSessions,
  forgetInBrowser,
  hashPassword,
  keepInBrowser,
  listSessions,
  livingSession,
  mandantSessions,
  sessionOf,
  signInByPassword,
  signOut,
  type UserKind,
} from './identity.ts';

interface Employee {
  id: number;
  email: string;
  name: string;
  passwordHash: string | null;
  passwordVersion: number;
  isInactive: boolean;
}
const email = 'dirk@agentur.example';
const password = 'Rundreise-2026-Lissabon';
let dirk: Employee;

const agency: UserKind<Employee, Employee> = {
  access: 'agency',
  tokenType: 'agentur',
  sessions: mandantSessions('agency'),
  cookie: { name: 'agenturtoken', options: { path: '/api', httpOnly: true } },
  loginLimit: 'agency-login',
  findUser: async (_db, by) => [dirk].find((one) => ('email' in by ? one.email === by.email : one.id === by.id)),
  isLocked: ({ isInactive }) => isInactive,
  markSignedIn: async (_db, { passwordVersion }) => passwordVersion === dirk.passwordVersion,
  findSession: async (db, id, now) => {
    const row = await livingSession(db, 'agency', id, now).executeTakeFirst();
    return row?.userId === dirk.id ? { session: sessionOf(row), user: dirk } : undefined;
  },
  endOf: (_at, { authAt }) => plusHours(authAt, 12),
  claimsOf: ({ id, email: said }, { slug }) => ({ sub: String(id), mandant: slug, email: said }),
  // Until there are actors of an agency, one who has as much to tell.
  actorOf: ({ session: { id: sessionId, authAt }, user: { id: operatorId, email: said } }) => ({
    kind: 'operator',
    operatorId,
    email: said,
    role: 'AgenturMitarbeiter',
    sessionId,
    authAt,
  }),
  selfOf: ({ actor }) =>
    actor.kind === 'operator'
      ? { userId: actor.operatorId, sessionId: actor.sessionId, email: actor.email }
      : refuse('token.invalid'),
  refuseCall: (_ctx, { noSupport }) => {
    if (noSupport) refuse('access.denied');
  },
};

const Login = wire({ email: ['Email', z.string()], password: ['Password', z.string()] });
const ofAgency = { access: ['agency'], refusals: ['access.denied', 'unknown'] } as const;
const calls = {
  signIn: endpoint({
    method: 'POST',
    path: '/agentur/login',
    summary: 'In',
    access: ['anyone'],
    refusals: ['login.failed', 'account.locked', 'limit.reached'],
    body: Login,
    reply: wire({ token: ['Token', z.nullable(z.string())] }),
  }),
  list: endpoint({ ...ofAgency, method: 'GET', path: '/agentur/sitzungen', summary: 'All', reply: z.array(Session) }),
  end: endpoint({
    ...ofAgency,
    method: 'DELETE',
    path: '/agentur/sitzungen/:id',
    summary: 'End',
    params: BySession,
    reply: SignedOut,
  }),
  signOut: endpoint({ ...ofAgency, method: 'POST', path: '/agentur/logout', summary: 'Out', reply: SignedOut }),
  never: endpoint({
    ...ofAgency,
    method: 'GET',
    path: '/agentur/nie',
    summary: 'No',
    noSupport: true,
    reply: SignedOut,
  }),
};

let here: World;
let http: Http;

beforeAll(async () => {
  here = await world({ RATE_LIMITS: '1' });
  const { system, mandants } = here.app.app;
  const authentication = createAuthentication({ users: [agency], bearers: [], findSupporter: async () => undefined });
  http = createHttp(system, {
    findMandant: mandants.bySlug,
    isOwnHost: mandants.hasHost,
    isHttpsHost: mandants.isHttps,
    lookOf: () => undefined,
    authentication,
  });
  http.on(calls.signIn, async (ctx, { body }, answer) => {
    const { session } = await signInByPassword(agency, ctx, body);
    return { token: keepInBrowser(agency, answer, session) };
  });
  http.on(calls.list, (ctx) => listSessions(agency, ctx));
  http.on(calls.end, (ctx, { params }) => endSession(agency, ctx, params.id));
  http.on(calls.signOut, (ctx, _input, answer) => signOut(agency, ctx, answer), {
    failed: (_input, answer) => forgetInBrowser(agency, answer),
  });
  http.on(calls.never, async () => ({ isSignedOut: true as const }));
  dirk = {
    id: 7,
    email,
    name: 'Dirk',
    passwordHash: await hashPassword(password),
    passwordVersion: 1,
    isInactive: false,
  };
  await http.fastify.ready();
});
beforeEach(() => here.nextHour());
afterAll(async () => {
  await http.fastify.close();
  await here.app.close();
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  {
    headers = {},
    body,
    mandant = 'spbdevk',
  }: { headers?: Record<string, string>; body?: unknown; mandant?: string } = {},
) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const url = `/api/v1/${mandant}/agentur/${path}`;
  const answer = await http.fastify.inject({ method, url, headers: { ...type, ...headers }, ...payload });
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}
const signsIn = (chosen = password, headers = {}, as = email) =>
  call('POST', 'login', { body: { Email: as, Password: chosen }, headers });
const bearer = async () => ({ authorization: `Bearer ${(await signsIn()).body.Token}` });
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];

test('signs in, sees the own sessions and signs out', async () => {
  const headers = await bearer();
  const { status, body } = await call('GET', 'sitzungen', { headers });
  expect([status, body.length, body.filter(({ Diese }: { Diese: boolean }) => Diese).length]).toEqual([200, 1, 1]);
  expect((await call('POST', 'logout', { headers })).body).toEqual({ Abgemeldet: true });
  expect(code(await call('GET', 'sitzungen', { headers }))).toEqual([401, 'PSOF0204']);
});

test('ends a session from another browser, and none that is not there', async () => {
  const [one, other] = [await bearer(), await bearer()];
  const { body } = await call('GET', 'sitzungen', { headers: one });
  const { Id } = body.find(({ Diese }: { Diese: boolean }) => !Diese);
  expect((await call('DELETE', `sitzungen/${Id}`, { headers: one })).status).toBe(200);
  expect(code(await call('DELETE', `sitzungen/${Id}`, { headers: one }))).toEqual([404, 'PSOF0101']);
  expect((await call('GET', 'sitzungen', { headers: other })).status).toBe(401);
});

test('has a cookie that no script reads, for pages of our own', async () => {
  const { body, cookies } = await signsIn(password, ownPage);
  expect([body.Token, cookies]).toEqual([
    null,
    [expect.stringMatching(/^agenturtoken=[\w.-]+; Path=\/api; SameSite=Lax; HttpOnly$/)],
  ]);
  const cookie = String(cookies[0]).split(';')[0] ?? '';
  expect((await call('GET', 'sitzungen', { headers: { ...ownPage, cookie } })).status).toBe(200);
  expect((await call('GET', 'sitzungen', { headers: { cookie } })).status).toBe(401);
  const out = await call('POST', 'logout', { headers: { ...ownPage, cookie } });
  expect(out.cookies).toEqual(['agenturtoken=; Path=/api; SameSite=Lax; Max-Age=0; HttpOnly']);
});

test('is let in by nothing but the right password, and learns of a lock only by it', async () => {
  expect(code(await signsIn('Wrong-2026-Password'))).toEqual([400, 'PSOF0201']);
  expect(code(await signsIn(password, {}, 'nobody@agentur.example'))).toEqual([400, 'PSOF0201']);
  dirk = { ...dirk, isInactive: true };
  await here.days(1 / 86_400);
  expect(code(await signsIn('Wrong-2026-Password'))).toEqual([400, 'PSOF0201']);
  await here.days(2 / 86_400);
  expect((await signsIn()).body.PsoErrorCode).toBe('PSOF0203');
  dirk = { ...dirk, isInactive: false };
});

test('waits after a wrong password, and a right one was no try', async () => {
  await here.days(1 / 24);
  for (let times = 0; times < 7; times++) expect((await signsIn()).status).toBe(200);
  for (const wait of [1, 2, 4, 8, 0]) {
    await signsIn('Wrong-2026-Password');
    await here.days(wait / 86_400);
  }
  expect(code(await signsIn())).toEqual([429, 'PSOF0104']);
  await here.days(16 / 86_400);
});

test('is refused what its description refuses, and a token is worth nothing elsewhere', async () => {
  const headers = await bearer();
  expect(code(await call('GET', 'nie', { headers }))).toEqual([403, 'PSOF0202']);
  expect((await call('GET', 'sitzungen', { headers, mandant: 'versicherung' })).status).toBe(401);
  const eva = { authorization: `Bearer ${await operator(here.app)}` };
  expect((await call('GET', 'sitzungen', { headers: eva })).status).toBe(401);
});

test('a session is over after its time, with a new password, and when all of them end', async () => {
  const first = await bearer();
  await here.days(0.6);
  expect((await call('GET', 'sitzungen', { headers: first })).status).toBe(401);
  const second = await bearer();
  dirk = { ...dirk, passwordVersion: 2 };
  expect((await call('GET', 'sitzungen', { headers: second })).status).toBe(401);
  const third = await bearer();
  await here.as().write((tx) => endSessions(agency, tx, dirk.id));
  expect((await call('GET', 'sitzungen', { headers: third })).status).toBe(401);
});
