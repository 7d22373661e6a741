/** Products at the desk: the list of each source, one with its working copy, a new one. */
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { isValidPremium } from '@weitersagen/contract/premium/rules';
import type { createProduct, ProductDetail, ProductListQuery } from '@weitersagen/contract/product/desk';
import { StandingProduct } from '@weitersagen/contract/product/entry';
import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { saveDraft } from '#draft/draft.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { beginProduct, findStanding } from '#product/product.ts';
import { pageParts } from '#site/site.ts';
import { stepsOf } from '../draft/thing.ts';
import { found, listVersions, workOn } from '../draft/worked.ts';
import type { ListQuery } from '../list/column.ts';
import { productThing } from './kind.ts';
import * as sql from './sql.ts';

export const listProducts = (ctx: Ctx, query: ListQuery<typeof ProductListQuery>) =>
  ctx.report((tx) => sql.pageProducts(tx.db, tx.mandant.id, query));

export const listCategoryChoices = (ctx: Ctx) =>
  ctx.report(({ db, mandant }) => sql.listCategoryChoices(db, mandant.id));

const classesMax = 100;

export const listCommissionClasses = (ctx: Ctx) =>
  ctx.report(({ db, mandant }) => sql.listCommissionClasses(db, mandant.id, classesMax));

/** Its page, below the language. */
const pathOf = async (ctx: Ctx, id: number): Promise<string> =>
  (await pageParts(ctx, { page: isBuiltPage('product') ? 'product' : 'recommend', params: { produktId: String(id) } }))
    .end;

export async function showProduct(ctx: Ctx, id: number): Promise<ProductDetail> {
  const { row, offers } = await ctx.report(async ({ db, mandant }) => ({
    row: found(await sql.findProductRow(db, mandant.id, id)),
    offers: await sql.listOffers(db, mandant.id, id),
  }));
  const { isDrafted, provider, ...entry } = found(await ctx.read((tx) => findStanding(tx, id)));
  const data = encode(StandingProduct, { ...entry, active: true }) as Written;
  return {
    ...row,
    ...(await workOn(ctx, productThing, id, { data, isDrafted, isProviders: provider !== 'standard' })),
    path: await pathOf(ctx, id),
    offers: offers.map((offer) => ({ ...offer, isValid: isValidPremium(offer, today(ctx.now)) })),
  };
}

export const steps = stepsOf(productThing, showProduct);

export async function listProductVersions(ctx: Ctx, id: number) {
  await ctx.report(async ({ db, mandant }) => found(await sql.findProductRow(db, mandant.id, id)));
  return listVersions(ctx, productThing, id);
}

/** Its number, its name and its source; everything else is entered in the editor. */
export async function createNew(
  ctx: Ctx,
  begun: Value<NonNullable<(typeof createProduct)['body']>>,
): Promise<ProductDetail> {
  const id = await ctx.write(async (tx) => {
    const made = await beginProduct(tx, begun);
    const { name: Name, externalId: ExterneId, source: Quelle } = begun;
    await saveDraft(tx, productThing.kind, String(made), { Id: made, ExterneId, Name, Quelle }, { revision: 0 });
    return made;
  });
  return showProduct(ctx, id);
}
