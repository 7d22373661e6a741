/**
 * Secrets: sealing of values (AES-256-GCM under a key of each column; the id of the key it comes from stands in the value
 * so that keys rotate), keyed hashes for look-ups and evidence, one-time secrets. The first key of a list makes, all read
 * (rules 1.11). A sealed value is bound to its place and opens nowhere else.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ensureDataDir } from './config.ts';
import type { Key } from './settings/keys.ts';

/** Where a sealed value lies. */
export interface Place {
  /** `table.column`, without the ending `_sealed`. */
  column: string;
  /** Null in a global table. */
  mandantId: number | null;
  /** What tells the row from every other, in the order in which the comment of the column names it. */
  row: readonly (string | number)[];
}

/** The place of a value of the mandant. */
export const placeIn = (
  { mandant }: { mandant: { id: number } },
  column: string,
  ...row: readonly (string | number)[]
): Place => ({ column, mandantId: mandant.id, row });

export interface Vault {
  seal(plain: string, place: Place): string;
  open(sealed: string, place: Place): string;
  sealBytes(plain: Buffer, place: Place): Buffer;
  openBytes(sealed: Buffer, place: Place): Buffer;
  /** Of the form of today, and sealed under the first key of the list. */
  isCurrent(sealed: Buffer): boolean;
  /** The first form bound a value to its column only; it is read where the value is sealed anew, once, and nowhere else. */
  openFirstForm(sealed: Buffer, column: string): Buffer;
  /** A keyed hash for look-ups of values that are not stored; the purpose keeps the uses apart. */
  hash(value: string, purpose: string): string;
  /** Every hash the value may have been stored under, newest key first. */
  hashes(value: string, purpose: string): string[];
  /** Signing keys of tokens and signed values. */
  tokenKeys: readonly Key[];
}

const keyFile = 'demo-keys.json';
/** Begins every sealed value; the first form began with the length of its key's id, which is never 0. */
const form = Buffer.from([0, 2]);

export function openVault(config: Config): Vault {
  const { encryptionKeys, tokenKeys } =
    config.encryptionKeys && config.tokenKeys
      ? { encryptionKeys: config.encryptionKeys, tokenKeys: config.tokenKeys }
      : demoKeys(config);
  const [current] = encryptionKeys;
  if (!current) throw new Error('no encryption key');
  const byId = new Map(encryptionKeys.map((key) => [key.id, key]));
  const hashKeys = tokenKeys.map((key) => Buffer.from(hkdfSync('sha256', key.secret, '', 'keyed-hash', 32)));

  const columnKeys = new Map<string, Buffer>();
  const columnKeyOf = ({ id, secret }: Key, column: string): Buffer => {
    const name = `${id} ${column}`;
    const known = columnKeys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `sealed ${column}`, 32));
    columnKeys.set(name, known);
    return known;
  };
  const keyOf = (id: string): Key => {
    const key = byId.get(id);
    if (!key) throw new Error('sealed with a key that is not in ENCRYPTION_KEYS');
    return key;
  };

  const sealBytes = (plain: Buffer, place: Place): Buffer => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', columnKeyOf(current, place.column), iv).setAAD(boundTo(place));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const id = Buffer.from(current.id);
    return Buffer.concat([form, Buffer.from([id.length]), id, iv, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Buffer, place: Place): Buffer => {
    if (!isOfForm(sealed)) throw new Error(`a value of ${place.column} has a form that is not read any more`);
    const { id, rest } = parted(sealed.subarray(form.length));
    return decipher(columnKeyOf(keyOf(id), place.column), rest, boundTo(place));
  };
  const openFirstForm = (sealed: Buffer, column: string): Buffer => {
    const { id, rest } = parted(sealed);
    return decipher(keyOf(id).secret, rest, Buffer.from(column));
  };
  const hashWith = (key: Buffer, value: string, purpose: string): string =>
    createHmac('sha256', key).update(purpose).update('\0').update(value).digest('base64url');

  return {
    seal: (plain, place) => sealBytes(Buffer.from(plain), place).toString('base64url'),
    open: (sealed, place) => openBytes(Buffer.from(sealed, 'base64url'), place).toString(),
    sealBytes,
    openBytes,
    isCurrent: (sealed) => isOfForm(sealed) && parted(sealed.subarray(form.length)).id === current.id,
    openFirstForm,
    hash: (value, purpose) => hashWith(hashKeys[0] as Buffer, value, purpose),
    hashes: (value, purpose) => hashKeys.map((key) => hashWith(key, value, purpose)),
    tokenKeys,
  };
}

/** Whether a value has the form of today. */
export const isOfForm = (sealed: Buffer): boolean => sealed.subarray(0, form.length).equals(form);

const boundTo = ({ column, mandantId, row }: Place): Buffer =>
  Buffer.from(JSON.stringify([column, mandantId, ...row.map(String)]));

function parted(sealed: Buffer): { id: string; rest: Buffer } {
  const end = 1 + (sealed[0] ?? 0);
  return { id: sealed.subarray(1, end).toString(), rest: sealed.subarray(end) };
}

/** IV, tag and body. */
function decipher(key: Buffer, sealed: Buffer, bound: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(bound)
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
}

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
