/** With what a provider of products knows the mandant: sealed beside the configuration, and shown to nobody (E-09). */
import type { Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

type Part = Pick<Tx, 'db' | 'mandant' | 'system'>;

const placeOf = (mandant: { id: number }) => placeIn({ mandant }, 'mandant_config.provider');

export async function findProviderKey({ db, mandant, system: { vault } }: Part): Promise<string | null> {
  const sealed = await sql.findProviderSealed(db);
  return sealed ? vault.open(sealed, placeOf(mandant)) : null;
}

/** Gives whether it was another one before. */
export async function putProviderKey(part: Part, key: string | null): Promise<boolean> {
  if ((await findProviderKey(part)) === key) return false;
  await sql.putProviderSealed(part.db, key === null ? null : part.system.vault.seal(key, placeOf(part.mandant)));
  return true;
}
