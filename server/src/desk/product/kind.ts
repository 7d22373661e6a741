/**
 * A product as a thing that has drafts. What it earns is looked at, too: of an insurance nobody may get more than the limit unless a
 * BetreiberAdmin says why (E-05).
 */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode, type Problem } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { ProductEntry, StandingProduct } from '@weitersagen/contract/product/entry';
import { insuranceLimitCents, recipientMost } from '@weitersagen/contract/reward/shares';
import type { DraftKind, Publication } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { dropOffersOf, highestOffers } from '#premium/premium.ts';
import * as product from '#product/product.ts';
import { languageProblems } from '../draft/languages.ts';
import { type Coming, readAll, type Thing } from '../draft/thing.ts';

const kind: DraftKind = {
  object: 'product',
  publish: (tx, key, data, mark) => publishAll(tx, [{ key, data, mark }]),
  publishAll,
  unpublish: (tx, key) => product.hideProduct(tx, Number(key)),
};

async function publishAll(tx: Tx, all: readonly Publication[]): Promise<void> {
  await product.lockCatalogue(tx);
  const entries = readAll(productThing, all);
  const problems = (await allProblems(tx, entries)).flat();
  if (problems.length > 0) refuse('input.invalid', { problems });
  await product.publishProducts(tx, entries);
}

async function allProblems(tx: Tx, entries: readonly ProductEntry[], coming: Coming = {}): Promise<Problem[][]> {
  const excess = await excessProblems(tx, entries);
  const besides: Problem[][] = [];
  for (const [place, entry] of entries.entries())
    besides.push([...(excess[place] ?? []), ...(await languageProblems(tx, entry))]);
  return product.productProblems(tx, entries, { ...coming, besides });
}

async function excessProblems(tx: Tx, entries: readonly ProductEntry[]): Promise<Problem[][]> {
  const isLimited = ({ insurance, agent, excessReason }: ProductEntry) => (insurance ?? agent) && excessReason === null;
  const limited = entries.filter(isLimited).map(({ id }) => id);
  const highest = limited.length > 0 ? await highestOffers(tx, limited) : new Map<number, number>();
  const { recipientCapCents } = tx.mandant.config;
  return entries.map(({ id }) => {
    const most = recipientMost(highest.get(id) ?? 0, recipientCapCents);
    if (most <= insuranceLimitCents) return [];
    const values = { value: euro(most), limit: euro(insuranceLimitCents) };
    return [{ field: 'UeberGrenzeGrund', code: 'insurance-excess', values }];
  });
}

export const productThing: Thing<typeof ProductEntry> = {
  kind,
  entry: ProductEntry,
  lock: async (tx, ids) =>
    new Map(
      (await product.lockProducts(tx, ids)).map(({ isDrafted, provider, ...entry }) => [
        entry.id,
        {
          data: encode(StandingProduct, { ...entry, active: true }) as Written,
          isPublic: entry.active && !isDrafted,
          isDrafted,
          isProviders: provider !== 'standard',
        },
      ]),
    ),
  problems: allProblems,
  named: product.nameDraftedProduct,
  remove: async (tx, id) => {
    await dropOffersOf(tx.db, id);
    await product.removeProduct(tx, id);
  },
  guarded: ['Provision', 'UeberGrenzeGrund'],
};
