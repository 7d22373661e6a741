/** A category is put somewhere else in the tree: with everything below it, in every language, and at once. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { isBelow } from '@weitersagen/contract/product/breadcrumb';
import { orderAfterMove, placedBelow } from '@weitersagen/contract/product/category-tree';
import type { Ctx } from '#platform/context.ts';
import * as product from '#product/product.ts';
import { carry } from './kind.ts';

interface Place {
  above: string | null;
  beforeId: number | null;
}

export const moveCategory = (ctx: Ctx, id: number, place: Place): Promise<void> =>
  ctx.write(async (tx) => {
    await product.lockCatalogue(tx);
    const all = await product.listStandingCategories(tx);
    const row = all.find((one) => one.id === id) ?? refuse('unknown');
    const after = placedBelow(row, all, place.above);
    const family = [after, ...product.carriedAlong(all, row, after)];
    const problems = [...problemsOf(all, row, after, place), ...lengthProblems(family)];
    if (problems.length > 0) refuse('input.invalid', { problems });
    await product.setCategoryOrder(tx.db, orderAfterMove(all, row, place));
    if (after.breadcrumb === row.breadcrumb) return product.placeCategory(tx, row);
    for (const one of family) await carry(tx, one);
  });

/** Its names and those above it are one line, in each language. */
const breadcrumbMax = 150;

const lengthProblems = (family: readonly product.StandingCategory[]): Problem[] =>
  family.some((one) => [one, ...one.translations].some(({ breadcrumb }) => breadcrumb.length > breadcrumbMax))
    ? [{ field: 'Unter', code: 'too-long' }]
    : [];

function problemsOf(
  all: readonly product.StandingCategory[],
  row: product.StandingCategory,
  after: product.StandingCategory,
  { above }: Place,
): Problem[] {
  if (above !== null && (above === row.breadcrumb || isBelow(above, row.breadcrumb)))
    return [{ field: 'Unter', code: 'category-below-itself' }];
  const taken = product.placeProblems(all, row.id, { slug: row.slug, breadcrumb: after.breadcrumb });
  return [
    ...product.aboveProblems(all, above),
    ...taken.filter(({ field }) => field === 'Breadcrumb').map((problem) => ({ ...problem, field: 'Unter' })),
  ];
}
