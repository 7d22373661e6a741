import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openVault } from './vault.ts';

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const vault = (encryption: string, token = key('t', 9)) =>
  openVault(readConfig({ ENCRYPTION_KEYS: encryption, TOKEN_KEYS: token }));

test('a sealed value can be read again and shows nothing of itself', () => {
  const one = vault(key('a', 1));
  const sealed = one.seal('DE02120300000000202051', 'reward.iban');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('DE02');
  expect(one.open(sealed, 'reward.iban')).toBe('DE02120300000000202051');
  expect(one.seal('same', 'x')).not.toBe(one.seal('same', 'x'));
});

test('keys rotate: the first makes, every known one reads', () => {
  const sealed = vault(key('a', 1)).seal('old', 'x');
  const rotated = vault(`${key('b', 2)},${key('a', 1)}`);
  expect(rotated.open(sealed, 'x')).toBe('old');
  const fresh = rotated.seal('new', 'x');
  expect(() => vault(key('a', 1)).open(fresh, 'x')).toThrow('ENCRYPTION_KEYS');
});

test('a value moved to another place or changed by a bit cannot be read', () => {
  const one = vault(key('a', 1));
  const sealed = one.seal('secret', 'reward.iban');
  expect(() => one.open(sealed, 'reward.holder')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => one.open(bytes.toString('base64url'), 'reward.iban')).toThrow();
});

test('keyed hashes differ by purpose, and a value hashed under an older key is found', () => {
  const old = vault(key('a', 1));
  expect(old.hash('x', 'mail')).not.toBe(old.hash('x', 'limit'));
  const rotated = vault(key('a', 1), `${key('u', 8)},${key('t', 9)}`);
  expect(rotated.hashes('x', 'mail')).toContain(old.hash('x', 'mail'));
});

test('keys of demo mode are made once, for the owner of the process only', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vault-'));
  const sealed = openVault(readConfig({ DATA_DIR })).seal('x', 'y');
  expect(openVault(readConfig({ DATA_DIR })).open(sealed, 'y')).toBe('x');
  expect(statSync(join(DATA_DIR, 'demo-keys.json')).mode & 0o777).toBe(0o600);
});
