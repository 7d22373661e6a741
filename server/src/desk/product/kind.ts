/**
 * A product as a thing that has drafts. What it earns is looked at, too: of an insurance nobody may get more than the limit unless a
 * BetreiberAdmin says why (E-05).
 */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { ProductEntry, StandingProduct } from '@weitersagen/contract/product/entry';
import { insuranceLimitCents, recipientMost } from '@weitersagen/contract/reward/shares';
import type { DraftKind } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { dropOffersOf, listPremiumsOf } from '#premium/premium.ts';
import * as product from '#product/product.ts';
import { type Thing, written } from '../draft/thing.ts';

const kind: DraftKind = {
  object: 'product',
  publish: async (tx, key, data) => {
    const id = Number(key);
    await product.lockCatalogue(tx);
    // A version may be older than the program, and a plan older than the product.
    const read = decode(ProductEntry, written(productThing, id, data as Written));
    const problems = read.ok ? await allProblems(tx, id, read.value) : read.problems;
    if (!read.ok || problems.length > 0) return refuse('input.invalid', { problems });
    await product.publishProduct(tx, read.value);
  },
  unpublish: (tx, key) => product.hideProduct(tx, Number(key)),
};

async function allProblems(tx: Tx, id: number, entry: ProductEntry): Promise<Problem[]> {
  return [...(await product.productProblems(tx, id, entry)), ...(await excessProblems(tx, id, entry))];
}

async function excessProblems(
  tx: Tx,
  id: number,
  { insurance, agent, excessReason }: ProductEntry,
): Promise<Problem[]> {
  if (!(insurance ?? agent) || excessReason !== null) return [];
  const offered = await listPremiumsOf(tx, id);
  const { recipientCapCents } = tx.mandant.config;
  const most = Math.max(0, ...offered.map(({ valueCents }) => recipientMost(valueCents, recipientCapCents)));
  return most > insuranceLimitCents
    ? [
        {
          field: 'UeberGrenzeGrund',
          code: 'insurance-excess',
          values: { value: euro(most), limit: euro(insuranceLimitCents) },
        },
      ]
    : [];
}

export const productThing: Thing<typeof ProductEntry> = {
  kind,
  entry: ProductEntry,
  lock: async (tx, id) => {
    const row = await product.lockProduct(tx, id);
    if (!row) return undefined;
    const { isDrafted, provider, ...entry } = row;
    return {
      data: encode(StandingProduct, { ...entry, active: true }) as Written,
      isPublic: entry.active && !isDrafted,
      isDrafted,
      isProviders: provider !== 'standard',
    };
  },
  problems: allProblems,
  named: product.nameDraftedProduct,
  remove: async (tx, id) => {
    await dropOffersOf(tx.db, id);
    await product.removeProduct(tx, id);
  },
  guarded: ['Provision', 'UeberGrenzeGrund'],
};
