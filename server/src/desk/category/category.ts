/** Categories at the desk: the tree, one with its working copy, a new one. */
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import type { CategoryDetail, createCategory, DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { CategoryEntry } from '@weitersagen/contract/product/entry';
import { saveDraft } from '#draft/draft.ts';
import type { Ctx } from '#platform/context.ts';
import { aboveOf, beginCategory, listStandingCategories } from '#product/product.ts';
import { stepsOf } from '../draft/thing.ts';
import { found, listVersions, workOn } from '../draft/worked.ts';
import { categoryThing } from './kind.ts';
import * as sql from './sql.ts';

export const showCategoryTree = async (ctx: Ctx): Promise<{ categories: DeskCategoryRow[] }> => ({
  categories: await ctx.report(({ db, mandant }) => sql.listCategoryRows(db, mandant.id)),
});

export async function showCategory(ctx: Ctx, id: number): Promise<CategoryDetail> {
  const row = found(await ctx.report(({ db, mandant }) => sql.findCategoryRow(db, mandant.id, id)));
  const all = await ctx.read(listStandingCategories);
  const own = found(all.find((one) => one.id === id));
  const { active: _, isDrafted, ...entry } = own;
  const work = await workOn(ctx, categoryThing, id, { data: encode(CategoryEntry, entry) as Written, isDrafted });
  const above = work.languages.flatMap((language) => {
    const breadcrumb = aboveOf(all, own, language);
    return breadcrumb === null ? [] : [{ language, breadcrumb }];
  });
  return { ...row, ...work, above };
}

export const steps = stepsOf(categoryThing, showCategory);

export async function listCategoryVersions(ctx: Ctx, id: number) {
  found(await ctx.report(({ db, mandant }) => sql.findCategoryRow(db, mandant.id, id)));
  return listVersions(ctx, categoryThing, id);
}

/** Its title, address and what it shows; its other words are entered in the editor. */
export async function createNew(
  ctx: Ctx,
  begun: Value<NonNullable<(typeof createCategory)['body']>>,
): Promise<CategoryDetail> {
  const id = await ctx.write(async (tx) => {
    const { active: _, isDrafted: __, ...entry } = await beginCategory(tx, begun);
    const data = encode(CategoryEntry, entry);
    await saveDraft(tx, categoryThing.kind, String(entry.id), data, { revision: 0 });
    return entry.id;
  });
  return showCategory(ctx, id);
}
