import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDebtor } from '#mandant/mandant.ts';
import { world } from '#testing/world.ts';
import { readConfig } from '../config.ts';
import { createContext, type System } from '../context.ts';
import { openVault } from '../vault.ts';
import { resealAll } from './reseal.ts';

const [older, newer] = [`a:${randomBytes(32).toString('base64')}`, `b:${randomBytes(32).toString('base64')}`];
const token = `t:${randomBytes(32).toString('base64')}`;

const { app, mandants } = await world({ ENCRYPTION_KEYS: older, TOKEN_KEYS: token });
afterAll(() => app.close());

const systemWith = (keys: string): System => ({
  ...app.app.system,
  vault: openVault(readConfig({ ENCRYPTION_KEYS: keys, TOKEN_KEYS: token })),
});
const debtorWith = (system: System) =>
  createContext({
    system,
    mandant: mandants.versicherung,
    actor: { kind: 'anyone' },
    locale: 'de',
    now: new Date(),
    log: system.log,
    origin: null,
  }).read(findDebtor);
const all = Object.values(mandants).map(({ id }) => id);

test('after a rotation everything lies under the newest key, of every mandant', async () => {
  await expect(debtorWith(systemWith(newer))).rejects.toThrow('not in ENCRYPTION_KEYS');
  const rotating = systemWith(`${newer},${older}`);
  const counts = await resealAll(rotating, all);
  expect(counts.get('mandant_config.debtor')).toBe(2);
  expect(counts.get('voucher_code.code')).toBe(6);
  expect(await debtorWith(systemWith(newer))).toMatchObject({ holder: 'Hafenwacht GmbH' });
  expect([...(await resealAll(rotating, all)).values()].reduce((sum, count) => sum + count)).toBe(0);
});

test('every sealed column is bound to its own place, by which it is found', async () => {
  const counts = await resealAll(systemWith(`${newer},${older}`), all);
  const folder = join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  expect(counts.size).toBeGreaterThan(0);
  for (const place of counts.keys()) expect(sources).toContain(`'${place}'`);
});
