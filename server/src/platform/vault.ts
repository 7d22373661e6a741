/**
 * Secrets: sealing of values (AES-256-GCM, the key's id stands in the value so that keys rotate), keyed hashes for
 * look-ups and evidence, one-time secrets. The first key of a list makes, all read (rules 1.11).
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ensureDataDir, type Key } from './config.ts';

export interface Vault {
  /** Seals a text; `context` (table.column) is bound to it, so that a value cannot be moved to another place. */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  sealBytes(plain: Buffer, context: string): Buffer;
  openBytes(sealed: Buffer, context: string): Buffer;
  /** Sealed with the first key of the list. */
  isCurrent(sealed: string | Buffer): boolean;
  /** A keyed hash for look-ups of values that are not stored; the purpose keeps the uses apart. */
  hash(value: string, purpose: string): string;
  /** Every hash the value may have been stored under, newest key first. */
  hashes(value: string, purpose: string): string[];
  /** Signing keys of tokens and signed values. */
  tokenKeys: readonly Key[];
}

const keyFile = 'demo-keys.json';

export function openVault(config: Config): Vault {
  const { encryptionKeys, tokenKeys } =
    config.encryptionKeys && config.tokenKeys
      ? { encryptionKeys: config.encryptionKeys, tokenKeys: config.tokenKeys }
      : demoKeys(config);
  const [current] = encryptionKeys;
  if (!current) throw new Error('no encryption key');
  const byId = new Map(encryptionKeys.map((key) => [key.id, key]));
  const hashKeys = tokenKeys.map((key) => Buffer.from(hkdfSync('sha256', key.secret, '', 'keyed-hash', 32)));

  const sealBytes = (plain: Buffer, context: string): Buffer => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', current.secret, iv).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const id = Buffer.from(current.id);
    return Buffer.concat([Buffer.from([id.length]), id, iv, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Buffer, context: string): Buffer => {
    const idLength = sealed[0] ?? 0;
    const key = byId.get(keyIdOf(sealed));
    if (!key) throw new Error('sealed with a key that is not in ENCRYPTION_KEYS');
    const rest = sealed.subarray(1 + idLength);
    const cipher = createDecipheriv('aes-256-gcm', key.secret, rest.subarray(0, 12))
      .setAAD(Buffer.from(context))
      .setAuthTag(rest.subarray(12, 28));
    return Buffer.concat([cipher.update(rest.subarray(28)), cipher.final()]);
  };
  const hashWith = (key: Buffer, value: string, purpose: string): string =>
    createHmac('sha256', key).update(purpose).update('\0').update(value).digest('base64url');

  return {
    seal: (plain, context) => sealBytes(Buffer.from(plain), context).toString('base64url'),
    open: (sealed, context) => openBytes(Buffer.from(sealed, 'base64url'), context).toString(),
    sealBytes,
    openBytes,
    isCurrent: (sealed) =>
      keyIdOf(typeof sealed === 'string' ? Buffer.from(sealed, 'base64url') : sealed) === current.id,
    hash: (value, purpose) => hashWith(hashKeys[0] as Buffer, value, purpose),
    hashes: (value, purpose) => hashKeys.map((key) => hashWith(key, value, purpose)),
    tokenKeys,
  };
}

const keyIdOf = (sealed: Buffer): string => sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();

/** Keys of demo mode: made once, readable by the owner of the process only. */
function demoKeys(config: Config): { encryptionKeys: Key[]; tokenKeys: Key[] } {
  ensureDataDir(config);
  const path = join(config.dataDir, keyFile);
  if (!existsSync(path)) {
    const made = { encryption: randomBytes(32).toString('base64'), token: randomBytes(32).toString('base64') };
    writeFileSync(path, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  }
  const { encryption, token } = JSON.parse(readFileSync(path, 'utf8')) as { encryption: string; token: string };
  return {
    encryptionKeys: [{ id: 'demo', secret: Buffer.from(encryption, 'base64') }],
    tokenKeys: [{ id: 'demo', secret: Buffer.from(token, 'base64') }],
  };
}

/** 43 characters base64url: the secret of a link or an API key (rules 2.1). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
