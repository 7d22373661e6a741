/**
 * Keys of the mandant's systems as the desk makes and ends them: promised to the one who asked, made when they are shown, and
 * kept as a hash alone. A new one stands beside the old one for the hours that were asked for (rules 7.13).
 */
import type { ApiScope } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import { newSecret } from '#platform/vault.ts';
import { firstKey } from '../api-key.ts';
import * as sql from './sql.ts';

/** By which programs that look for secrets know one. */
const prefix = 'wsg_';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface Promised {
  name: string;
  /** Which key it has; null is a new name. */
  generation: number | null;
  scopes: readonly ApiScope[];
  validDays: number | null;
  overlapHours: number;
  /** The operator who may have it shown, and until when. */
  to: number;
  until: Date;
}

export const lockApiKey = (tx: Tx, name: string): Promise<sql.ApiKeyRow | undefined> => sql.lockApiKey(tx.db, name);

/** The old key counts until the new one is there. */
export async function promiseApiKey(tx: Tx, promised: Promised): Promise<void> {
  const { name, generation, scopes, validDays, overlapHours, to, until } = promised;
  if (generation === null) {
    if (!(await sql.insertApiKey(tx.db, { name, at: tx.now, by: to }))) refuse('state.not-allowed');
  } else {
    const known = (await sql.lockApiKey(tx.db, name)) ?? refuse('unknown');
    if (known.generation !== generation) refuse('state.not-allowed');
  }
  await sql.markApiKey(tx.db, name, {
    promised_to: to,
    promised_until: until,
    promised_scopes: [...scopes],
    promised_days: validDays,
    promised_overlap_hours: overlapHours,
  });
}

/** Makes the key that was promised, and gives it this once. */
export async function takeApiKey(tx: Tx, name: string, by: number): Promise<string> {
  const { db, now, system } = tx;
  const known = (await sql.lockApiKey(db, name)) ?? refuse('unknown');
  const { promisedTo, promisedUntil, promisedDays, promisedOverlapHours } = known;
  if (promisedTo !== by || !promisedUntil || promisedUntil <= now) refuse('state.not-allowed');
  const secret = `${prefix}${newSecret()}`;
  await sql.markApiKey(db, name, {
    ...formerOf(known, new Date(now.getTime() + (promisedOverlapHours ?? 0) * hourMs)),
    key_hash: system.vault.hash(secret, 'api-key'),
    hashed_by: firstKey(system),
    generation: known.generation + 1,
    scopes: known.promisedScopes,
    ending: secret.slice(-4),
    made_at: now,
    made_by: by,
    used_at: null,
    ends_at: promisedDays === null ? null : new Date(now.getTime() + promisedDays * dayMs),
    ...sql.notPromised,
  });
  return secret;
}

/** It counts until then, but not beyond its own end. */
function formerOf({ keyHash, hashedBy, usedAt, endsAt }: sql.ApiKeyRow, until: Date) {
  if (keyHash === null) return sql.noFormer;
  const end = endsAt !== null && endsAt < until ? endsAt : until;
  return { former_hash: keyHash, former_hashed_by: hashedBy, former_used_at: usedAt, former_ends_at: end };
}

/** Both keys of a name, and what was promised. */
export async function endApiKey(tx: Tx, name: string): Promise<void> {
  const { formerHash, formerEndsAt, endsAt } = (await sql.lockApiKey(tx.db, name)) ?? refuse('unknown');
  if (endsAt !== null && endsAt <= tx.now) refuse('state.not-allowed');
  await sql.markApiKey(tx.db, name, {
    ends_at: tx.now,
    ...(formerHash !== null && { former_ends_at: earlier(formerEndsAt, tx.now) }),
    ...sql.notPromised,
  });
}

export async function endFormerApiKey(tx: Tx, name: string): Promise<void> {
  const { formerEndsAt } = (await sql.lockApiKey(tx.db, name)) ?? refuse('unknown');
  if (formerEndsAt === null || formerEndsAt <= tx.now) refuse('state.not-allowed');
  await sql.markApiKey(tx.db, name, { former_ends_at: tx.now });
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);
