/** What of the catalogue is public, as an import takes it: a table of products, or the part of a mandant's file. */
import { Readable } from 'node:stream';
import { encode, wireFields } from '@weitersagen/contract/basics/wire';
import { PremiumEntry } from '@weitersagen/contract/premium/entry';
import { CategoryEntry, ProductEntry } from '@weitersagen/contract/product/entry';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { csvLine } from '#platform/http/csv.ts';
import { listPublicPremiums } from '#premium/premium.ts';
import { listPublicProducts, listStandingCategories } from '#product/product.ts';
import { isAdmin } from '../draft/thing.ts';
import { toCell } from './cells.ts';

/** Whether it is public is said by publishing. */
const columns = Object.values(wireFields(ProductEntry) ?? {})
  .map(([name]) => name)
  .filter((name) => name !== 'Aktiv');

export async function downloadProducts(ctx: Ctx, answer: Answer): Promise<void> {
  const products = await ctx.read(listPublicProducts);
  const lines = products.map((product) => {
    const german = encode(ProductEntry, product) as Record<string, unknown>;
    return csvLine(columns.map((name) => toCell(name, german[name])));
  });
  answer.header('content-disposition', 'attachment; filename="produkte.csv"');
  answer.file(Readable.from([`\uFEFF${csvLine(columns)}`, ...lines]), 'text/csv; charset=utf-8');
}

export async function exportCatalogue(ctx: Ctx, answer: Answer): Promise<void> {
  const file = await ctx.read(async (tx) => ({
    Kategorien: (await listStandingCategories(tx)).flatMap(({ active, isDrafted, ...entry }) =>
      active && !isDrafted ? [encode(CategoryEntry, entry)] : [],
    ),
    Produkte: (await listPublicProducts(tx)).map((entry) => encode(ProductEntry, entry)),
    // They are money, which is no part of an editor's work.
    ...(isAdmin(tx) && { Praemien: (await listPublicPremiums(tx)).map((entry) => encode(PremiumEntry, entry)) }),
  }));
  answer.header('content-disposition', `attachment; filename="katalog-${ctx.mandant.slug}.json"`);
  answer.file(Readable.from([`${JSON.stringify(file, null, 2)}\n`]), 'application/octet-stream');
}
