/** The keys of the mandant's own systems: only their keyed hashes are kept (rules 7.13). */
import type { ApiScope } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import type { Ctx, System, Tx } from '#platform/context.ts';
import { cellsOf, inCell } from '#platform/database/cell/cells.ts';
import * as own from './api-key/sql.ts';
import * as sql from './sql.ts';

/** So often it is written that a key was used: not with every call. */
const usedEveryMs = 600_000;

interface KnownKey {
  /** The source of the orders that it reports. */
  name: string;
  /** Null is everything. */
  scopes: readonly ApiScope[] | null;
}

/**
 * The key of a mandant's system by what was sent; one that has ended is told so. A key that is known under an older one of
 * TOKEN_KEYS is known under the first from its next call on, so that nobody has to hand in its file again.
 */
export async function findApiKey(ctx: Ctx, key: string): Promise<KnownKey | undefined> {
  const { system, now } = ctx;
  const [hash = '', ...older] = system.vault.hashes(key, 'api-key');
  const found = await ctx.read(({ db }) => own.findByHash(db, [hash, ...older]));
  if (!found) return undefined;
  const { name, scopes } = found;
  const isFormer = found.formerHash !== null && [hash, ...older].includes(found.formerHash);
  const one = isFormer
    ? { hash: found.formerHash, by: found.formerHashedBy, usedAt: found.formerUsedAt, endsAt: found.formerEndsAt }
    : { hash: found.keyHash, by: found.hashedBy, usedAt: found.usedAt, endsAt: found.endsAt };
  if (one.endsAt !== null && one.endsAt <= now) {
    ctx.log.warn({ key: name }, 'an API key has ended');
    return refuse('api-key.ended');
  }
  const by = firstKey(system);
  const isOld = one.hash !== hash || one.by !== by;
  if (isOld || one.usedAt === null || Math.abs(now.getTime() - one.usedAt.getTime()) >= usedEveryMs) {
    const values = isFormer
      ? { former_hash: hash, former_hashed_by: by, former_used_at: now }
      : { key_hash: hash, hashed_by: by, used_at: now };
    await ctx.write(({ db }) => own.markUsed(db, { name, hash: one.hash, isFormer }, values));
  }
  return { name, scopes };
}

export const firstKey = ({ vault }: System): string | null => vault.tokenKeys[0]?.id ?? null;

/** Keys of all mandants that have not called since there is another first key: they end with the older one. */
export async function listOldApiKeys(system: System): Promise<sql.OldApiKey[]> {
  const keys: sql.OldApiKey[] = [];
  for (const cell of cellsOf(system.database))
    keys.push(
      ...(await inCell(cell, { role: 'report', readOnly: true }, (db) =>
        sql.listOldApiKeys(db, cell.name, firstKey(system)),
      )),
    );
  return keys;
}

/**
 * Keys that are not among them stay, and so does what the desk made or ended, unless somebody insists. Gives the names of those
 * that are new or others than before.
 */
export async function putApiKeys(tx: Tx, keys: MandantFile['apiKeys'], isForced: boolean): Promise<string[]> {
  const { db, now, system } = tx;
  const fresh = await listNewApiKeys(tx, keys);
  const names = fresh.filter(({ isOfDesk }) => isForced || !isOfDesk).map(({ name }) => name);
  for (const { name, key } of keys) {
    const hashed = { key_hash: system.vault.hash(key, 'api-key'), hashed_by: firstKey(system) };
    if (names.includes(name)) await own.putApiKey(db, { name, ...hashed, at: now });
    else if (!fresh.some((one) => one.name === name)) await own.markApiKey(db, name, hashed);
  }
  return names;
}

interface NewApiKey {
  name: string;
  /** The desk made the one that is there, or ended it. */
  isOfDesk: boolean;
}

/** Keys of a file that are not yet known as they stand there, or have ended since. */
export async function listNewApiKeys({ db, system, now }: Tx, keys: MandantFile['apiKeys']): Promise<NewApiKey[]> {
  const found: NewApiKey[] = [];
  for (const { name, key } of keys) {
    const row = await own.findByName(db, name);
    const isOver = row !== undefined && row.endsAt !== null && row.endsAt <= now;
    const isKnown = row?.keyHash && system.vault.hashes(key, 'api-key').includes(row.keyHash);
    if (!isKnown || isOver) found.push({ name, isOfDesk: isOver || (row !== undefined && row.madeBy !== null) });
  }
  return found;
}
