import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { readConfig } from '../config.ts';
import { forgetOldProofs, proveKeys } from './key-proof.ts';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const [older, newer, TOKEN_KEYS] = [key('a'), key('b'), key('t')];
const { app } = await world({ ENCRYPTION_KEYS: older, TOKEN_KEYS });
afterAll(() => app.close());
const { system } = app.app;
const withKeys = (...keys: string[]) => ({
  ...system,
  config: readConfig({ ENCRYPTION_KEYS: keys.join(), TOKEN_KEYS }),
});
const start = (...keys: string[]) => proveKeys(withKeys(...keys));

beforeEach(async () => {
  await system.database.kysely.deleteFrom('key_proof').execute();
  await start(older);
});

test('the keys of another installation do not start, whatever their names are', async () => {
  await expect(start(key('a'))).rejects.toThrow(
    'does not open what stands in the database: the key "a" is another one',
  );
  await expect(start(key('z'))).rejects.toThrow('the key "a" is missing');
  await expect(start(older)).resolves.toBeUndefined();
});

test('a key goes after its values were sealed again, and not before', async () => {
  await start(newer, older);
  await expect(start(newer)).rejects.toThrow('npm run reseal');
  await forgetOldProofs(withKeys(newer, older));
  await expect(start(newer)).resolves.toBeUndefined();
});
