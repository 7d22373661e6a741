/** What can be earned as it would be if everything that is being written were public: for a page that is looked at beforehand. */
import { decode } from '@weitersagen/contract/basics/wire';
import { PremiumEntry } from '@weitersagen/contract/premium/entry';
import type { Tx } from '#platform/context.ts';
import { listWritten, rehearseProducts } from '#product/product.ts';
import { putPremiums } from '../sql.ts';
import { listTakenNumbers, setOffers } from '../written-sql.ts';

export async function rehearseCatalogue(tx: Tx): Promise<void> {
  await rehearseProducts(tx);
  const written = (await listWritten(tx.db, 'premium')).flatMap(({ key, data }) => {
    const read = decode(PremiumEntry, { ...(data as object), Id: Number(key) });
    return read.ok ? [read.value] : [];
  });
  const taken = await listTakenNumbers(
    tx.db,
    written.map(({ id }) => id),
  );
  const fitting = written.filter(({ externalId }) => !taken.has(externalId) && taken.add(externalId));
  if (fitting.length === 0) return;
  await putPremiums(tx, fitting);
  await setOffers(tx.db, fitting);
}
