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

/** Whether it is public is said by publishing; other languages are in a file of the mandant. */
const columns = Object.values(wireFields(ProductEntry) ?? {})
  .map(([name]) => name)
  .filter((name) => name !== 'Aktiv' && name !== 'Uebersetzungen');

const productsAtOnce = 1000;

/** Part by part, while the file is sent. */
async function* publicProducts(ctx: Ctx): AsyncGenerator<unknown[]> {
  let after = 0;
  for (;;) {
    const key = { after, max: productsAtOnce };
    const products = await ctx.read((tx) => listPublicProducts(tx, key));
    const last = products.at(-1);
    if (!last) return;
    yield products.map((entry) => encode(ProductEntry, entry));
    after = last.id;
  }
}

export function downloadProducts(ctx: Ctx, answer: Answer): void {
  answer.header('content-disposition', 'attachment; filename="produkte.csv"');
  answer.file(Readable.from(linesOf(ctx)), 'text/csv; charset=utf-8');
}

async function* linesOf(ctx: Ctx): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const part of publicProducts(ctx))
    yield (part as Record<string, unknown>[])
      .map((german) => csvLine(columns.map((name) => toCell(name, german[name]))))
      .join('');
}

export function exportCatalogue(ctx: Ctx, answer: Answer): void {
  answer.header('content-disposition', `attachment; filename="katalog-${ctx.mandant.slug}.json"`);
  answer.file(Readable.from(fileOf(ctx)), 'application/octet-stream');
}

async function* fileOf(ctx: Ctx): AsyncGenerator<string> {
  const { categories, premiums } = await ctx.read(async (tx) => ({
    categories: (await listStandingCategories(tx)).flatMap(({ active, isDrafted, ...entry }) =>
      active && !isDrafted ? [encode(CategoryEntry, entry)] : [],
    ),
    // They are money, which is no part of an editor's work.
    premiums: isAdmin(tx) ? (await listPublicPremiums(tx)).map((entry) => encode(PremiumEntry, entry)) : null,
  }));
  yield `{\n"Kategorien": ${listed(categories)},\n"Produkte": [`;
  let between = '\n';
  for await (const part of publicProducts(ctx)) {
    yield `${between}${part.map((one) => JSON.stringify(one)).join(',\n')}`;
    between = ',\n';
  }
  yield `\n]${premiums ? `,\n"Praemien": ${listed(premiums)}` : ''}\n}\n`;
}

/** One on each line, so that two files are easily compared. */
const listed = (entries: readonly unknown[]): string =>
  `[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
