/** The outbox knows an address by keyed hashes, so that a database that was lost names nobody. */
import type { System } from '../context.ts';

export const addressHash = (vault: System['vault'], to: string): string => vault.hash(to.toLowerCase(), 'mail-address');

/** Of every key that rows may still have been written with. */
export const addressHashes = (vault: System['vault'], to: string): string[] =>
  vault.hashes(to.toLowerCase(), 'mail-address');
