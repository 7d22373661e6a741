import { createHash } from 'node:crypto';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sealedAtFirst } from '#testing/first-form.ts';
import { readConfig } from './config.ts';
import { openVault, type Place } from './vault.ts';

const key = (id: string, byte: number): string => `${id}:${createHash('sha256').update(String(byte)).digest('base64')}`;
const vault = (encryption: string, token = key('t', 9)) =>
  openVault(readConfig({ ENCRYPTION_KEYS: encryption, TOKEN_KEYS: token }));

const place: Place = { column: 'reward.iban', mandantId: 1, row: [7, 1] };

test('a sealed value can be read again and shows nothing of itself', () => {
  const one = vault(key('a', 1));
  const sealed = one.seal('DE02120300000000202051', place);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('DE02');
  expect(one.open(sealed, place)).toBe('DE02120300000000202051');
  expect(one.open(sealed, { ...place, row: ['7', '1'] })).toBe('DE02120300000000202051');
  expect(one.seal('same', place)).not.toBe(one.seal('same', place));
});

test('keys rotate: the first makes, every known one reads', () => {
  const sealed = vault(key('a', 1)).seal('old', place);
  const rotated = vault(`${key('b', 2)},${key('a', 1)}`);
  expect(rotated.open(sealed, place)).toBe('old');
  const fresh = rotated.seal('new', place);
  expect([sealed, fresh].map((value) => rotated.isCurrent(Buffer.from(value, 'base64url')))).toEqual([false, true]);
  expect(() => vault(key('a', 1)).open(fresh, place)).toThrow('ENCRYPTION_KEYS');
});

test.each<[string, Partial<Place>]>([
  ['column', { column: 'reward.holder' }],
  ['mandant', { mandantId: 2 }],
  ['row', { row: [8, 1] }],
  ['attempt', { row: [7, 2] }],
  ['row of another shape', { row: [71] }],
  ['table of no mandant', { mandantId: null }],
])('a value moved to another %s cannot be read', (_, other) => {
  const one = vault(key('a', 1));
  const sealed = one.seal('secret', place);
  expect(() => one.open(sealed, { ...place, ...other })).toThrow();
});

test('a value changed by a bit cannot be read', () => {
  const one = vault(key('a', 1));
  const bytes = Buffer.from(one.seal('secret', place), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => one.open(bytes.toString('base64url'), place)).toThrow();
});

test('a value of the first form, which knew its column only, is read for sealing it anew and not otherwise', () => {
  const one = vault(key('a', 1));
  const old = sealedAtFirst(key('a', 1), 'secret', 'reward.iban');
  expect(() => one.openBytes(old, place)).toThrow('is not read any more');
  expect(one.isCurrent(old)).toBe(false);
  expect(one.openFirstForm(old, 'reward.iban').toString()).toBe('secret');
  expect(() => one.openFirstForm(old, 'reward.holder')).toThrow();
});

test('keyed hashes differ by purpose, and a value hashed under an older key is found', () => {
  const old = vault(key('a', 1));
  expect(old.hash('x', 'mail')).not.toBe(old.hash('x', 'limit'));
  const rotated = vault(key('a', 1), `${key('u', 8)},${key('t', 9)}`);
  expect(rotated.hashes('x', 'mail')).toContain(old.hash('x', 'mail'));
});

test('keys of demo mode are made once, for the owner of the process only', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vault-'));
  const sealed = openVault(readConfig({ DATA_DIR })).seal('x', place);
  expect(openVault(readConfig({ DATA_DIR })).open(sealed, place)).toBe('x');
  expect(statSync(join(DATA_DIR, 'demo-keys.json')).mode & 0o777).toBe(0o600);
});
