/** What becomes of loads when a mandant chooses another provider, or another address of it: nobody may agree to them any more. */
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { Tx } from '#platform/context.ts';
import * as sql from './load-sql.ts';
import { moveLoad } from './move.ts';

type Chosen = Pick<MandantConfig, 'productApi' | 'providerAddress'>;

/** Whether a load is of the provider that is chosen, where it is by now. */
export const isOfChosen = (
  { provider, address }: Pick<sql.Load, 'provider' | 'address'>,
  { productApi, providerAddress }: Chosen,
): boolean => provider === productApi && address === (providerAddress ?? '');

/** Ends those that are open and of another one. */
export async function endForeign(tx: Tx, chosen: Chosen, reason: string | null): Promise<void> {
  for (const load of await sql.lockOpen(tx.db))
    if (!isOfChosen(load, chosen)) await moveLoad(tx, load, 'supersede', { reason });
}
