import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findApiKey, listOldApiKeys } from '#mandant/mandant.ts';
import type { System } from '#platform/context.ts';
import type { Key } from '#platform/settings/keys.ts';
import { openVault } from '#platform/vault.ts';
import { configure } from '#testing/mandant.ts';
import { apiKeyOf } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
let w: World;
beforeAll(async () => {
  w = await world({ RATE_LIMITS: '1', LOG_LEVEL: 'warn' }, { logTo });
});
afterAll(() => w.app.close());

const numbers = (apiKey?: string, locale = 'de') =>
  w.app.call('POST', '/partner/kundennummern', { ...(apiKey && { apiKey }), locale, body: {} });

test('a missing API key and a wrong one are told as such, and no session is spoken of', async () => {
  for (const key of [undefined, 'not-the-key-of-anybody'])
    expect(await numbers(key)).toMatchObject({
      status: 401,
      body: { PsoErrorCode: 'PSOF0204', Message: 'Der API-Schlüssel fehlt oder ist nicht bekannt.' },
    });
  expect((await numbers('not-the-key-of-anybody', 'en')).body.Message).toBe('The API key is missing or not known.');
});

test('a series of wrong keys is stopped and stands in the log, while the right one goes on', async () => {
  lines.length = 0;
  w.nextHour();
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) statuses.push((await numbers(`wrong-key-number-${i}`)).status);
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warned).toHaveLength(22);
  expect(lines.join('')).not.toContain('wrong-key-number');
  expect((await numbers(apiKeyOf('spbdevk'))).status).toBe(400);
});

test('an answer says how many calls are left to a key, and above them no, until the minute is over', async () => {
  w.nextHour();
  await configure(w.app, 'spbdevk', { apiCallsPerMinute: 2 });
  const asked = async (apiKey: string) => {
    const url = '/api/v1/spbdevk/partner/praemie';
    const { statusCode, headers } = await w.app.app.http.fastify.inject({ url, headers: { 'x-api-key': apiKey } });
    const { ratelimit, 'ratelimit-policy': policy, 'retry-after': later } = headers;
    return [statusCode, ratelimit, policy, later];
  };
  const policy = '"api-calls";q=2;w=60';
  const left = (count: number) => expect.stringMatching(new RegExp(`^"api-calls";r=${count};t=\\d+$`));
  const key = apiKeyOf('spbdevk');
  expect(await asked(key)).toEqual([200, left(1), policy, undefined]);
  expect(await asked(key)).toEqual([200, left(0), policy, undefined]);
  expect(await asked(key)).toEqual([429, left(0), policy, expect.stringMatching(/^\d+$/)]);
  expect(await asked('not-the-key-of-anybody')).toEqual([401, undefined, undefined, undefined]);
  w.nextHour();
  expect((await asked(key))[0]).toBe(200);
  await configure(w.app, 'spbdevk', { apiCallsPerMinute: 3000 });
});

test('after a new first key of TOKEN_KEYS an API key is known under it from its next call on', async () => {
  const [older] = w.app.app.system.vault.tokenKeys as [Key];
  const newer: Key = { id: 'newer', secret: Buffer.alloc(32, 7) };
  const withKeys = (...tokenKeys: Key[]): System => {
    const { system } = w.app.app;
    const encryptionKeys = [{ id: 'demo', secret: Buffer.alloc(32, 9) }];
    return { ...system, vault: openVault({ ...system.config, encryptionKeys, tokenKeys }) };
  };
  const at = (system: System) => {
    const { read, write, ...rest } = w.as();
    const inSystem =
      (open: typeof read): typeof read =>
      (steps) =>
        open((tx) => steps({ ...tx, system }));
    return { ...rest, system, read: inSystem(read), write: inSystem(write) };
  };
  const both = at(withKeys(newer, older));
  expect(await listOldApiKeys(both.system)).toEqual([
    { slug: 'spbdevk', name: 'partner' },
    { slug: 'versicherung', name: 'partner' },
  ]);
  expect(await findApiKey(both, apiKeyOf('spbdevk'))).toEqual({ name: 'partner', scopes: null });
  expect(await listOldApiKeys(both.system)).toEqual([{ slug: 'versicherung', name: 'partner' }]);
  expect(await findApiKey(at(withKeys(newer)), apiKeyOf('spbdevk'))).toMatchObject({ name: 'partner' });
  expect(await findApiKey(at(withKeys(older)), apiKeyOf('spbdevk'))).toBeUndefined();
});
