/**
 * Rules 2.4, written down call by call and independent of the contract: who may call what. Every call is made with
 * every kind of token; what the table does not let in answers 401 PSOF0204, whatever it lets in anything but 401. Support
 * comes in as the recommender does, and is then refused what P-04 keeps from it: 403 PSOF0202.
 */
import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isEndpoint } from '@weitersagen/contract/basics/endpoint';
import { decode } from '@weitersagen/contract/basics/wire';
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import { configure } from '#testing/mandant.ts';
import { enterAgency } from '../testing/agency/of-agency.ts';
import type { TestApp } from '../testing/app.ts';
import { anAgency } from '../testing/cast/agency/clara.ts';
import { operator } from '../testing/cast/operators.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { isOfSupport } from '../testing/cast/support.ts';
import { apiKeyOf, type Slug } from '../testing/mandant-files.ts';
import { trust } from '../testing/sso/company.ts';
import { table } from './access-table.ts';
import { type Cast, cast } from './cast.ts';
import { addressOf } from './inputs.ts';

/** Kept from an operator who looks at an account, with leave to write, too. Rewards are collected with their own token. */
const neverForSupport: readonly string[] = [
  'PUT /aktion/:aktionsId/zustimmung',
  'POST /empfehler/nachbuchungen',
  'POST /empfehler/nachbuchungen/dateien',
  'DELETE /empfehler/nachbuchungen/dateien/:datei',
  'GET /empfehler/nachbuchungen/:nr/dateien/:datei',
  'PUT /empfehler/nachbuchungen/:nr/widerspruch',
  'DELETE /account/sitzungen/:id',
  'PUT /account/resetPasswordWithoutToken',
  'PUT /empfehler/bankdaten',
  'DELETE /empfehler/bankdaten',
  'DELETE /empfehler/delete',
  'GET /empfehler/daten',
];
/** Takes leave to write. */
const changes: readonly string[] = [
  'POST /kontakt',
  'POST /account/updateLanguage',
  'PUT /empfehler/SetKundennummerForEmpfehler/:kundennummer',
  'PUT /empfehler/setNewsletterOptin',
  'GET /empfehler/praemierungmail/:nr',
  'POST /empfehlen/create',
];

const all = Object.values(endpoints);
const callOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
/** Whatever else lies below `admin` is the operators'. */
const lettersOf = (call: string): string[] => (table[call] ?? (/^\w+ \/admin\//.test(call) ? 'B' : '')).split(' ');

test('the table names every call there is, and none that is not', () => {
  const calls = all.map(callOf);
  expect(Object.keys(table).filter((call) => !calls.includes(call))).toEqual([]);
  expect(calls.filter((call) => lettersOf(call).join() === '')).toEqual([]);
  expect([...neverForSupport, ...changes].filter((call) => !calls.includes(call))).toEqual([]);
});

test('the contract lists every call it declares, and the program binds those and no other', async () => {
  const folder = join(import.meta.dirname, '../../../contract/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const declared: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    for (const one of Object.values(await import(join(folder, file)))) if (isEndpoint(one)) declared.push(callOf(one));
  expect(all.map(callOf).toSorted()).toEqual(declared.toSorted());
  expect(app.app.http.endpoints().map(callOf)).toEqual(expect.arrayContaining(declared));
});

let here: Cast;
let app: TestApp;
/** A token of each kind, made anew for every call: some calls end it. */
let make: Readonly<Record<string, () => Promise<string | undefined>>>;
/** What comes in another header than a token, and opens the calls of a system or nothing. */
const headersOf: Readonly<Record<string, (credential: string) => Record<string, string>>> = {
  'API key': (key) => ({ 'x-api-key': key }),
  'API key of another mandant': (key) => ({ 'x-api-key': key }),
  'cookie of a person': (token) => ({ cookie: `token=${token}` }),
};
/** The kinds whose holder is somebody here. */
const letters: Readonly<Record<string, string>> = {
  none: '–',
  user: 'U',
  agency: 'A',
  'support that reads': 'U',
  'support that writes': 'U',
  reward: 'W',
  recipient: 'R',
  operator: 'B',
};
/** What stays shut behind the door. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'support that reads': [...neverForSupport, ...changes],
  'support that writes': neverForSupport,
};

beforeAll(async () => {
  here = await cast();
  ({ app } = here);
  const { system } = app.app;
  const now = () => system.clock.now();
  const { spbdevk, versicherung } = here.walks;
  const user = (slug: Slug = 'spbdevk') =>
    personToken(here, slug === 'spbdevk' ? spbdevk.recommenderEmail : versicherung.recommenderEmail, slug);
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const support = async (mayWrite: boolean): Promise<string> => {
    await operator(app);
    const token = await user();
    await isOfSupport(here.as(), spbdevk.recommenderEmail, { mayWrite });
    return token;
  };
  const forged = async (alg: string, secret: Buffer | undefined): Promise<string> => {
    const [key] = system.vault.tokenKeys;
    const text = [{ alg, kid: key?.id }, claimsOf(await user())]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${secret ? createHmac('sha256', secret).update(text).digest('base64url') : ''}`;
  };
  const ofLocked = await tokenOfLocked();
  const clara = await anAgency(here, 'hafen');
  const abroad = await anAgency(here, 'fern', { mandant: 'versicherung' });
  // Where a module is off everybody is told so.
  await configure(app, 'spbdevk', { agentRecommendation: true });
  await trust(here, { issuer: 'https://anmeldung.example' }, clara.agencyNumber);
  make = {
    none: async () => undefined,
    'link of a mail': async () => undefined,
    user: () => user(),
    'support that reads': () => support(false),
    'support that writes': () => support(true),
    agency: () => enterAgency(here, clara.owner.email),
    'agency of another mandant': () => enterAgency(here, abroad.owner.email, 'versicherung'),
    reward: async () => here.tokens.reward,
    recipient: async () => here.tokens.recipient,
    'one-time': async () => 'x'.repeat(43),
    operator: () => operator(app),
    expired: async () =>
      signToken(system.vault, claimsOf(await user()) as never, plusHours(now(), -48), plusHours(now(), -24)),
    'locked account': async () => ofLocked,
    'wrong mandant': () => user('versicherung'),
    'wrong signature': () => forged('HS256', Buffer.alloc(32, 7)),
    'alg none': () => forged('none', undefined),
    'API key': async () => here.apiKey,
    'API key of another mandant': async () => apiKeyOf('versicherung'),
    'cookie of a person': () => user(),
  };
});
afterAll(() => here.app.close());

/** Somebody who was signed in when the desk locked the account (K10). */
async function tokenOfLocked(): Promise<string> {
  const Email = 'gesperrt@example.org';
  await app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Anna', Nachname: 'Muster', Email } });
  const token = await personToken(here, Email);
  expect((await app.call('GET', '/account/user', { token })).status).toBe(200);
  const eva = await operator(app);
  const { body } = await app.call('PUT', '/admin/empfehler', { token: eva, body: { Filter: Email } });
  const path = `/admin/empfehler/${body.Content[0].Empfehlerhash}/sperren`;
  expect((await app.call('PUT', path, { token: eva, body: { Grund: 'Verdacht' } })).status).toBe(200);
  return token;
}

/** Whether the token gets past the door. */
function maySee(who: readonly string[], kind: string): boolean {
  if (who.includes('K')) return kind === 'API key';
  const looksAtBearer = who.some((letter) => 'UAWRB'.includes(letter));
  if (!looksAtBearer) return true;
  if (kind === 'link of a mail') return who.includes('–') || who.includes('O');
  if (kind in headersOf) return who.includes('–');
  return who.includes(letters[kind] ?? 'nobody');
}

describe.each(all.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', (call, endpoint) => {
  test(`is for ${lettersOf(call).join(' and ')}`, async () => {
    const who = lettersOf(call);
    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [kind, token] of Object.entries(make)) {
      const bearer = await token();
      const search = kind === 'link of a mail' ? `?token=${'x'.repeat(43)}` : '';
      const { status, json } = await here.raw(endpoint.method, `/api/v1/spbdevk${addressOf(endpoint.path)}${search}`, {
        headers: {
          ...(endpoint.consumes && { 'content-type': endpoint.consumes }),
          ...(bearer ? (headersOf[kind]?.(bearer) ?? { authorization: `Bearer ${bearer}` }) : {}),
        },
        body: endpoint.consumes ? 'a;b\n' : endpoint.body ? {} : undefined,
      });
      const code = (json as { PsoErrorCode?: string } | undefined)?.PsoErrorCode;
      const isKept = kind in kept && status === 403;
      answered[kind] = status === 401 || isKept ? `refused ${code}` : 'let in';
      const refused = kept[kind]?.includes(call) ? 'refused PSOF0202' : 'let in';
      expected[kind] = maySee(who, kind) ? refused : 'refused PSOF0204';
    }
    expect(answered).toEqual(expected);
  });
});

/** No number, id or hash of ours: its check digit is wrong, it is too large, too short. */
const odd = '300000000000';
const paramsOf = (path: string) => Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, odd]));
const holders: Readonly<Record<string, string>> = {
  U: 'user',
  A: 'agency',
  W: 'reward',
  R: 'recipient',
  B: 'operator',
  K: 'API key',
};
const numbered = all.flatMap((endpoint) => {
  const holder = lettersOf(callOf(endpoint)).map((letter) => holders[letter]);
  const isNone = endpoint.params !== undefined && !decode(endpoint.params, paramsOf(endpoint.path)).ok;
  return isNone && holder.every(Boolean) ? [[callOf(endpoint), endpoint, holder[0] as string] as const] : [];
});

test('calls with a number in their address and a door before it are many', () => {
  expect(numbered.length).toBeGreaterThan(35);
});

test.each(numbered)('%s asks who it is before it looks at the number', async (_call, endpoint, holder) => {
  const { method, path, body, consumes } = endpoint;
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const sent = consumes ? 'a;b\n' : body ? {} : undefined;
    const typed = { ...headers, ...(consumes && { 'content-type': consumes }) };
    const address = `/api/v1/spbdevk${path.replace(/:\w+/g, odd)}`;
    return (await here.raw(method, address, { headers: typed, body: sent })).status;
  };
  expect(await ask({})).toBe(401);
  const token = (await make[holder]?.()) ?? '';
  expect(await ask(headersOf[holder]?.(token) ?? { authorization: `Bearer ${token}` })).toBe(404);
});

test('a visitor reads what is public, and is asked to sign in for what is personal [S6-P001]', async () => {
  for (const path of ['', '/produkt', '/praemie', '/route/default', '/account/passwortvalidator'])
    expect([path, (await app.call('GET', path)).status]).toEqual([path, 200]);
  for (const path of ['/account/user', '/account/sitzungen', '/empfehler/empfehlungen', '/praemierung'])
    expect([path, await app.call('GET', path)]).toMatchObject([
      path,
      { status: 401, body: { PsoErrorCode: 'PSOF0204' } },
    ]);
});
