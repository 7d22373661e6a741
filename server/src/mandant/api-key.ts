/** The keys of the mandant's own systems: only their keyed hashes are kept. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import type { Ctx, System, Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

/**
 * The name of a key of the mandant's systems, which is the source of their orders. A key that is known under an older
 * one of TOKEN_KEYS is known under the first from its next call on, so that nobody has to hand in its file again.
 */
export async function findApiKey(ctx: Ctx, key: string): Promise<string | undefined> {
  const { vault } = ctx.system;
  const [hash = '', ...older] = vault.hashes(key, 'api-key');
  const found = await ctx.read(({ db }) => sql.findApiKey(db, [hash, ...older]));
  if (found && (found.keyHash !== hash || found.hashedBy !== firstKey(ctx.system)))
    await ctx.write(({ db }) => sql.markApiKey(db, found.name, { key_hash: hash, hashed_by: firstKey(ctx.system) }));
  return found?.name;
}

const firstKey = ({ vault }: System): string | null => vault.tokenKeys[0]?.id ?? null;

/** Keys of all mandants that have not called since there is another first key: they end with the older one. */
export const listOldApiKeys = (system: System): Promise<sql.OldApiKey[]> =>
  system.database.transaction({ mandantId: null, role: 'report', readOnly: true }, (db) =>
    sql.listOldApiKeys(db, firstKey(system)),
  );

/** Keys that are not among them stay. Gives the names of those that are new or others than before. */
export async function putApiKeys(tx: Tx, keys: MandantFile['apiKeys']): Promise<string[]> {
  const { db, now, system } = tx;
  const names = await listNewApiKeys(tx, keys);
  for (const { name, key } of keys)
    await sql.putApiKey(db, {
      name,
      key_hash: system.vault.hash(key, 'api-key'),
      hashed_by: firstKey(system),
      created_at: now,
    });
  return names;
}

/** The names of keys of a file that are not yet known as they stand there. */
export async function listNewApiKeys({ db, system }: Tx, keys: MandantFile['apiKeys']): Promise<string[]> {
  const names: string[] = [];
  for (const { name, key } of keys) {
    const found = await sql.findApiKey(db, system.vault.hashes(key, 'api-key'));
    if (found?.name !== name) names.push(name);
  }
  return names;
}
