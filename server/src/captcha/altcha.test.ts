/** Our own captcha, solved by the library that a browser uses. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgency } from '../testing/cast/agency/clara.ts';
import { wishFor } from '../testing/cast/agency/invited.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { configure, countRows } from '../testing/mandant.ts';
import { world } from '../testing/world.ts';

const { app, as, days, mandants } = await world();
afterAll(() => app.close());

const questions = [
  ['POST', '/Empfehlen/create'],
  ['POST', '/Empfehlen/create?cmd=IsCaptchaRequired'],
  ['PUT', '/Einvitation'],
  ['PUT', '/Einvitation?cmd=IsCaptchaRequired'],
  ['PUT', '/Einladung'],
  ['PUT', '/Einladung?cmd=IsCaptchaRequired'],
  ['GET', '/kontakt'],
  ['GET', '/kontakt?cmd=IsCaptchaRequired'],
] as const;
/** Only somebody of an agency invites. */
const clara = (await anAgency({ app, as }, 'hafen')).owner.token;
const question = (method: 'GET' | 'POST' | 'PUT', path: string) =>
  app.call(method, path, method === 'GET' ? {} : { body: null, ...(method === 'PUT' && { token: clara }) });

/** Before it is switched on. */
const byDefault = await Promise.all(
  questions.map(async ([method, path]) => [method, path, await question(method, path)] as const),
);

const captchaOf = async (slug: 'spbdevk' | 'versicherung') => {
  const { features } = as(slug).mandant.config;
  await configure(app, slug, { features: { ...features, captcha: true } });
};
beforeAll(async () => {
  await captchaOf('spbdevk');
  await captchaOf('versicherung');
});

const ask = async (mandant = 'spbdevk') =>
  (await app.call('POST', '/Empfehlen/create', { mandant, body: null })).body as { Aufgabe: string };

async function solve({ Aufgabe }: { Aufgabe: string }): Promise<string> {
  const challenge = JSON.parse(Buffer.from(Aufgabe, 'base64').toString());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

let people = 0;
const create = (captcha: string | null, headers: Record<string, string> = {}, email = `p${++people}@example.org`) =>
  app.call('POST', `/Empfehlen/create${captcha === null ? '' : `?captcha=${encodeURIComponent(captcha)}`}`, {
    body: wishOf({ as: { ...annaMuster, email } }),
    headers,
  });
const write = (captcha: string | null, headers: Record<string, string> = {}, changes: object = {}) =>
  app.call('POST', `/kontakt${captcha === null ? '' : `?captcha=${encodeURIComponent(captcha)}`}`, {
    body: {
      Vorname: 'Anna',
      Nachname: 'Muster',
      Email: `p${++people}@example.org`,
      Betreff: 'Frage',
      Nachricht: 'Wann?',
      DatenschutzAkzeptiert: true,
      ...changes,
    },
    headers,
  });
const register = (captcha: string | null) =>
  app.call('POST', `/account/createEmpfehler${captcha === null ? '' : `?captcha=${encodeURIComponent(captcha)}`}`, {
    body: { Vorname: 'Anna', Nachname: 'Muster', Email: `p${++people}@example.org` },
  });
const inviteWith = (captcha: string | null) =>
  app.call('PUT', `/Einladung${captcha === null ? '' : `?captcha=${encodeURIComponent(captcha)}`}`, {
    body: { ...wishFor({ Mitarbeiternummer: null }) },
    token: clara,
  });
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => body.PsoErrorCode ?? status;

test.each(byDefault)(
  '%s %s says by default that none is needed [S9-K044] [S7-C050]',
  (_method, _path, { status, body }) => {
    expect([status, body]).toEqual([200, { IsCaptchaRequired: false, SiteKey: null, Endpoint: null }]);
  },
);

test.each(questions)(
  '%s %s says that one is needed, with a challenge of ours and nothing of a service',
  async (method, path) => {
    const { status, body } = await question(method, path);
    expect(status).toBe(200);
    expect(body).toEqual({
      IsCaptchaRequired: true,
      SiteKey: null,
      Endpoint: null,
      Art: 'altcha',
      Aufgabe: expect.stringMatching(/^[\w+/]+=*$/),
    });
  },
);

test('each of the forms is refused without a captcha and taken with one', async () => {
  const counted = () => countRows(as(), 'recommendation', 'account', 'mail', 'invitation');
  const before = await counted();
  for (const send of [create, write, register, inviteWith]) expect(code(await send(null))).toBe('PSOF0301');
  for (const send of [create, write, register, inviteWith]) expect(code(await send('nicht gelöst'))).toBe('PSOF0301');
  expect(await counted()).toEqual(before);
  for (const send of [create, write, register, inviteWith])
    expect((await send(await solve(await ask()))).status).toBe(200);
});

test('a solution is good once, whichever form it was for, and for many at the same time', async () => {
  const solution = await solve(await ask());
  const at = await Promise.all([1, 2, 3, 4].map(() => create(solution)));
  expect(at.map(code).toSorted()).toEqual([200, 'PSOF0301', 'PSOF0301', 'PSOF0301']);
  expect(code(await write(solution))).toBe('PSOF0301');
});

test('the same request may bring it again: corrected, or because its answer was lost; another one may not', async () => {
  const solution = await solve(await ask());
  const headers = { 'idempotency-key': 'das-ist-dieselbe-nachricht' };
  expect(code(await write(solution, headers, { Vorname: 'gewinnen.de' }))).toBe('PSOF0100');
  expect(code(await write(solution, { 'idempotency-key': 'eine-andere-nachricht' }))).toBe('PSOF0301');
  expect(code(await create(solution, headers))).toBe('PSOF0301');
  const changes = { Email: 'once@example.org' };
  expect(code(await write(solution, headers, changes))).toBe(200);
  expect(code(await write(solution, headers, changes))).toBe(200);
  expect(code(await write(solution, headers, { ...changes, Nachricht: 'Etwas anderes' }))).toBe('PSOF0102');
});

test('a repeated request of a recommendation gets its first answer, with another captcha, too', async () => {
  const headers = { 'idempotency-key': 'einmal-empfehlen' };
  const [first, again] = [await solve(await ask()), await solve(await ask())];
  const made = await create(first, headers, 'same@example.org');
  const same = await create(first, headers, 'same@example.org');
  const other = await create(again, headers, 'same@example.org');
  expect([made.status, same.body, other.body]).toEqual([200, made.body, made.body]);
});

test('a challenge of another mandant, an ended one and a changed one are worth nothing', async () => {
  expect(code(await create(await solve(await ask('versicherung'))))).toBe('PSOF0301');

  const solution = await solve(await ask());
  const { challenge, solution: solved } = JSON.parse(Buffer.from(solution, 'base64').toString());
  const sent = (changed: unknown) => create(Buffer.from(JSON.stringify(changed)).toString('base64'));
  const { parameters } = challenge;
  const changes: unknown[] = [
    null,
    {},
    { challenge, solution: null },
    { challenge: null, solution: solved },
    { challenge: { parameters }, solution: solved },
    { challenge: { ...challenge, signature: '' }, solution: solved },
    { challenge: { ...challenge, parameters: null }, solution: solved },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution: solved },
    { challenge: { ...challenge, parameters: { ...parameters, data: { endsAt: 9e15 } } }, solution: solved },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } }, solution: solved },
    { challenge, solution: { ...solved, counter: solved.counter + 1 } },
    { challenge, solution: { ...solved, derivedKey: `00${'1'.repeat(62)}` } },
    { challenge, solution: { ...solved, derivedKey: 7 } },
    { challenge, solution: { ...solved, counter: '1' } },
  ];
  for (const changed of changes) expect(code(await sent(changed)), JSON.stringify(changed)).toBe('PSOF0301');
  // All of it has used up nothing.
  expect((await create(solution)).status).toBe(200);

  const late = await solve(await ask());
  await days(21 / (24 * 60));
  expect(code(await create(late))).toBe('PSOF0301');
});

test('what was solved is forgotten when it would have ended by itself', async () => {
  expect((await countRows(as(), 'captcha_solution')).captcha_solution).toBeGreaterThan(0);
  await days(1);
  await app.app.jobs.runNow('token.forget', mandants.spbdevk);
  expect((await countRows(as(), 'captcha_solution')).captcha_solution).toBe(0);
});

test('test mode accepts test-ok, as often as it is sent', async () => {
  expect([(await create('test-ok')).status, (await write('test-ok')).status]).toEqual([200, 200]);
});

test('who follows a link is asked for no captcha', async () => {
  const { body } = await create('test-ok');
  const { status } = await app.call('POST', `/empfaenger/create/${body.Empfehlungsnummer}?h=${body.Hash}`, {
    body: {},
  });
  expect(status).toBe(400);
});
