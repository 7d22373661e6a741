import { afterAll, beforeEach, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { bankOfIban } from './bank-account.ts';

const { app, nextHour } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(nextHour);

const ask = (code: string, { mandant = 'spbdevk', from = '192.0.2.1' } = {}) =>
  app.call('GET', `/bank/${code}`, { mandant, headers: { 'x-forwarded-for': from } });
const known = { BIC: 'COBADEFFXXX', Bankname: 'Commerzbank' };
const noBank = { BIC: null, Bankname: null };

test('the bank of a code has its name and BIC, which everybody may keep for a day', async () => {
  const { status, body, headers } = await ask('37040044');
  expect([status, body]).toEqual([200, known]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test('a code of no bank is no error, and has no name', async () => {
  expect(await ask('99999999')).toMatchObject({ status: 200, body: noBank });
});

test.each([
  'DE89370400440532013000',
  '3704004',
  '370400440',
  '3704004x',
  '07040044',
  '-7040044',
  '__proto__',
  'constructor',
  '%20',
])('%s is no bank code', async (code) => {
  const { status, headers } = await ask(code);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('it is the same at every mandant and tells nothing of them; at one that does not exist there is none', async () => {
  for (const mandant of ['spbdevk', 'versicherung']) expect((await ask('37040044', { mandant })).body).toEqual(known);
  expect((await ask('37040044', { mandant: 'niemand' })).status).toBe(404);
});

test('whoever asks for sixty codes of no bank within a minute gets no more answers, and nobody else is refused', async () => {
  for (let index = 0; index < 60; index++) expect((await ask(`${99_999_900 + index}`)).status).toBe(200);
  expect((await ask('99999999')).status).toBe(429);
  expect((await ask('37040044')).status).toBe(429);
  expect((await ask('37040044', { from: '198.51.100.1' })).status).toBe(200);
});

test('a known code counts for nothing', async () => {
  for (let index = 0; index < 70; index++) expect((await ask('37040044')).status).toBe(200);
});

test('an account abroad has no name, whatever stands where a bank code would', async () => {
  const now = new Date();
  expect(await bankOfIban('DE89370400440532013000', now)).toEqual({ bic: 'COBADEFFXXX', bank: 'Commerzbank' });
  expect(await bankOfIban('AT893704004405320130', now)).toEqual({ bic: null, bank: null });
  expect(await bankOfIban('DE02999999990000202051', now)).toEqual({ bic: null, bank: null });
});
