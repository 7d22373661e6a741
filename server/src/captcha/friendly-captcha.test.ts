/** The captcha of a service, by its protocol: what is sent, what an answer means, and what becomes of a form without one. */
import { FriendlyCaptchaClient } from '@friendlycaptcha/server-sdk';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { captchaService } from '../testing/captcha-service.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { operator } from '../testing/cast/operators.ts';
import { configure, countRows } from '../testing/mandant.ts';
import { world } from '../testing/world.ts';

const told: string[] = [];
const { app, as } = await world(
  { OUTGOING_ALLOW: '127.0.0.1', LOG_LEVEL: 'info' },
  { logTo: { write: (line: string) => void told.push(line) } },
);
const service = await captchaService();
afterAll(async () => {
  await app.close();
  await service.close();
});

const switchOn = async (
  changes: Parameters<typeof configure>[2] = {},
  slug: 'spbdevk' | 'versicherung' = 'spbdevk',
) => {
  const { features } = as(slug).mandant.config;
  await configure(app, slug, {
    features: { ...features, captcha: true },
    captchaKind: 'friendlyCaptcha',
    captchaEndpoint: service.endpoint,
    captchaSiteKey: service.siteKey,
    captchaSecret: service.apiKey,
    ...changes,
  });
};
await switchOn();
afterEach(async () => {
  service.mood = 'well';
  service.calls.length = 0;
  await switchOn();
});

let count = 0;
const good = () => `gut-${++count}`;
const create = (captcha: string, headers: Record<string, string> = {}) =>
  app.call('POST', `/Empfehlen/create?captcha=${encodeURIComponent(captcha)}`, {
    body: wishOf({ as: { ...annaMuster, email: `q${++count}@example.org` } }),
    headers,
  });
const write = (captcha: string, mandant = 'spbdevk') =>
  app.call('POST', `/kontakt?captcha=${encodeURIComponent(captcha)}`, {
    mandant,
    body: {
      Vorname: 'Anna',
      Nachname: 'Muster',
      Email: `q${++count}@example.org`,
      Betreff: 'Frage',
      Nachricht: 'Wann?',
      DatenschutzAkzeptiert: true,
    },
  });
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => body.PsoErrorCode ?? status;

test('the question names the site key and the endpoint, never the secret; without one it is the address in the EU [S9-K043]', async () => {
  const ask = async () => (await app.call('POST', '/Empfehlen/create', { body: null })).body;
  const told = { IsCaptchaRequired: true, SiteKey: service.siteKey, Art: 'friendly-captcha' };
  expect(await ask()).toEqual({ ...told, Endpoint: service.endpoint });
  await switchOn({ captchaEndpoint: null });
  expect(await ask()).toEqual({ ...told, Endpoint: 'https://eu.frcapi.com/api/v2/captcha' });
});

test('the service is asked as it documents, and a right response is good once [S9-K043]', async () => {
  const response = good();
  expect(code(await create(response))).toBe(200);
  expect(service.calls).toEqual([
    {
      method: 'POST',
      path: '/api/v2/captcha/siteverify',
      apiKey: service.apiKey,
      type: 'application/json',
      body: { response, sitekey: service.siteKey },
    },
  ]);
  expect(code(await create(response))).toBe('PSOF0301');
  expect(code(await write(response))).toBe('PSOF0301');
  expect(service.calls).toHaveLength(1);
});

test.each(['alt-1', 'falsch', '.ERROR.UNREACHABLE'])('the response %s is none', async (response) => {
  expect(code(await create(response))).toBe('PSOF0301');
  expect(service.calls).toHaveLength(1);
});

test('the same request is asked about once', async () => {
  const [response, headers] = [good(), { 'idempotency-key': 'noch-einmal-dasselbe' }];
  await create(response, headers);
  expect(code(await create(response, headers))).toBe('PSOF0102');
  expect(service.calls).toHaveLength(1);
});

describe('while the service cannot be asked', () => {
  const moods = ['closed', 'broken', 'empty', 'redirect', 'large', 500, 503, 400, 429] as const;

  test.each(moods)('%s: a form is let through and marked', async (mood) => {
    service.mood = mood;
    const before = (await countRows(as(), 'captcha_solution')).captcha_solution;
    const { status, body } = await create(good());
    expect(status).toBe(200);
    const token = await operator(app, { email: `eva${++count}@betreiber.example` });
    const shown = await app.call('GET', `/admin/empfehlungen/${body.Empfehlungsnummer}`, { token });
    expect(shown.body.OhneCaptcha).toBe(true);
    expect((await countRows(as(), 'captcha_solution')).captcha_solution).toBe(before);
  });

  test.each(moods)('%s: a form is refused with the reason, where the mandant says so', async (mood) => {
    await switchOn({ captchaOutage: 'refuse' });
    service.mood = mood;
    const before = await countRows(as(), 'recommendation', 'mail');
    const { status, body, headers } = await create(good());
    expect([status, body.PsoErrorCode, headers['retry-after']]).toEqual([503, 'PSOF0001', '60']);
    expect(body.Message).toMatch(/^Die Sicherheitsprüfung ist gerade nicht erreichbar/);
    expect(await countRows(as(), 'recommendation', 'mail')).toEqual(before);
  });

  test('whoever waits for it waits three seconds, and no longer', async () => {
    service.mood = 'silent';
    await switchOn({}, 'versicherung');
    await switchOn({ captchaOutage: 'refuse' });
    const startedMs = Date.now();
    const answers = await Promise.all([write(good()), write(good(), 'versicherung')]);
    expect(answers.map(code)).toEqual(['PSOF0001', 200]);
    expect(Date.now() - startedMs).toBeLessThan(4500);
  });

  test.each([
    ['a secret it does not know', { captchaSecret: 'ein-anderer' }],
    ['a site key it does not know', { captchaSiteKey: 'FCMANDERER' }],
    ['no secret', { captchaSecret: null }],
    ['an address where nobody listens', { captchaEndpoint: 'http://127.0.0.1:1/api' }],
    ['an address that is not public', { captchaEndpoint: 'http://10.0.0.1/api' }],
    ['no address', { captchaEndpoint: 'unsinn' }],
  ])('%s is ours to mend and told in the log; the mandant decides about the form', async (_what, changes) => {
    told.length = 0;
    await switchOn(changes);
    expect(code(await create(good()))).toBe(200);
    await switchOn({ ...changes, captchaOutage: 'refuse' });
    expect(code(await create(good()))).toBe('PSOF0001');
    expect(told.join('')).toContain('let through without a captcha');
    expect(told.join('')).not.toContain(service.apiKey);
  });

  test('the mail of a message says that it came through without', async () => {
    service.mood = 503;
    await write(good());
    const mail = (await app.post()).find(({ subject }) => subject === 'Kontaktanfrage: Frage');
    expect(mail?.text).toContain('Die Sicherheitsprüfung war nicht erreichbar.');
    service.mood = 'well';
    await write(good());
    const next = (await app.post()).find(({ subject }) => subject === 'Kontaktanfrage: Frage');
    expect(next?.text).not.toContain('Sicherheitsprüfung');
  });

  test('without any response nobody is asked, and nobody let through', async () => {
    service.mood = 503;
    expect(code(await create(''))).toBe('PSOF0301');
    expect(service.calls).toEqual([]);
  });
});

test('the secret is sealed, in no configuration that is read, and shown as changed only', async () => {
  const { rows } = await as().read(({ db }) =>
    sql<{ config: string; sealed: string }>`select config::text, captcha_sealed as sealed from mandant_config`.execute(
      db,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('the mandant has no configuration');
  expect(row.config).not.toContain(service.apiKey);
  expect(row.sealed).not.toContain(service.apiKey);
  const { text } = await app.call('GET', '/');
  expect(text).not.toContain(service.apiKey);
});

/** The vendor's own client judges the stub that judges us. */
describe('the service of these tests is one', () => {
  const client = (apiKey: string, sitekey: string | undefined = service.siteKey) =>
    new FriendlyCaptchaClient({
      apiKey,
      ...(sitekey && { sitekey }),
      siteverifyEndpoint: `${service.endpoint}/siteverify`,
      strict: true,
    } as never);
  const verdict = async (apiKey: string, response: string, sitekey?: string) => {
    const result = await client(apiKey, sitekey).verifyCaptchaResponse(response);
    return [result.wasAbleToVerify(), result.shouldAccept()];
  };

  test('it answers right, wrong, twice and a wrong key as the client expects', async () => {
    const response = good();
    expect(await verdict(service.apiKey, response)).toEqual([true, true]);
    expect(await verdict(service.apiKey, response)).toEqual([true, false]);
    expect(await verdict(service.apiKey, 'falsch')).toEqual([true, false]);
    expect(await verdict('anderer', good())).toEqual([false, false]);
    expect(await verdict(service.apiKey, good(), 'FCMANDERER')).toEqual([false, false]);
    service.mood = 'broken';
    expect(await verdict(service.apiKey, good())).toEqual([false, false]);
  });

  test('and is asked by it with the same call as by us', async () => {
    const response = good();
    await client(service.apiKey).verifyCaptchaResponse(response);
    const [theirs] = service.calls;
    service.calls.length = 0;
    await create(good());
    expect({ ...service.calls[0], body: undefined }).toEqual({ ...theirs, body: undefined });
    expect(Object.keys(service.calls[0]?.body as object).toSorted()).toEqual(
      Object.keys(theirs?.body as object).toSorted(),
    );
  });
});
