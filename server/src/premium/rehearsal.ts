/** What can be earned as it would be if everything that is being written were public: for a page that is looked at beforehand. */
import type { Tx } from '#platform/context.ts';
import { rehearseProducts } from '#product/product.ts';

export async function rehearseCatalogue(tx: Tx): Promise<void> {
  await rehearseProducts(tx);
}
