/** Premiums at the desk: the list, one with its days beside those of others for the same products, a new one. */
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import {
  type createPremium,
  type OfferedProduct,
  type PremiumDetail,
  type PremiumListQuery,
  stockLow,
} from '@weitersagen/contract/premium/desk';
import { PremiumEntry } from '@weitersagen/contract/premium/entry';
import { premiumKind } from '@weitersagen/contract/premium/kind';
import { saveDraft } from '#draft/draft.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { beginPremium, findStandingPremium } from '#premium/premium.ts';
import { askOrDo } from '../approval/ask.ts';
import { waitsIn } from '../approval/ask-or.ts';
import { listOpenOfDraft } from '../approval/sql.ts';
import { stepsOf, type Wish } from '../draft/thing.ts';
import { found, listVersions, workOn } from '../draft/worked.ts';
import type { ListQuery } from '../list/column.ts';
import { isVoucher, premiumThing } from './kind.ts';
import { publicationOf } from './publication.ts';
import * as sql from './sql.ts';

const shownProductsMax = 200;
const shownCodesMax = 20;
const foundProductsMax = 20;

const placeOf = ({ mandant, now }: Ctx) => ({ mandantId: mandant.id, today: today(now) });

export const listPremiums = (ctx: Ctx, query: ListQuery<typeof PremiumListQuery>) =>
  ctx.report(({ db }) => sql.pagePremiums(db, placeOf(ctx), query));

export const findPremiumProducts = (ctx: Ctx, text: string) =>
  ctx.report(({ db, mandant }) => sql.findProducts(db, mandant.id, text, foundProductsMax));

export const namePremiumProducts = (ctx: Ctx, ids: readonly number[]) =>
  ctx.report(({ db, mandant }) => sql.listProductNames(db, mandant.id, ids));

export async function showPremium(ctx: Ctx, id: number): Promise<PremiumDetail> {
  const row = found(await ctx.report(({ db }) => sql.findPremiumRow(db, placeOf(ctx), id)));
  const { isDrafted, ...entry } = found(await ctx.read((tx) => findStandingPremium(tx, id)));
  const work = await workOn(ctx, premiumThing, id, { data: encode(PremiumEntry, entry) as Written, isDrafted });
  const ids = productIdsIn(work.data).slice(0, shownProductsMax);
  return ctx.report(async ({ db, mandant }) => {
    const stock = row.kind === 'voucher' ? await sql.listStock(db, mandant.id, id) : [];
    return {
      ...row,
      ...work,
      needsAnother: row.kind === 'voucher' || isVoucher(work.data),
      approvals: await listOpenOfDraft(db, mandant.id, { object: premiumThing.kind.object, key: String(id) }),
      offered: offeredIn(await sql.listOffersOf(db, mandant.id, ids)),
      stock: stock.map((one) => ({ ...one, isLow: one.free < stockLow })),
      lastCodes: row.kind === 'voucher' ? await sql.listCodeEnds(db, mandant.id, id, shownCodesMax) : [],
    };
  });
}

/** As far as what was typed are ids. */
const productIdsIn = ({ Produkte: ids }: Written): number[] =>
  Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && Math.abs(id as number) < 2 ** 31) : [];

function offeredIn(rows: Awaited<ReturnType<typeof sql.listOffersOf>>): OfferedProduct[] {
  return [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, all]) => ({
    id,
    name: all[0]?.productName ?? '',
    premiums: all.flatMap(({ productId: _, productName: __, id: premiumId, ...premium }) =>
      premiumId === null ? [] : [{ ...premium, id: premiumId }],
    ),
  }));
}

export const { publish: _byOne, ...steps } = stepsOf(premiumThing, showPremium);

/** At once for money; a voucher waits for another person. */
export async function publish(ctx: Ctx, id: number, wish: Wish, answer: Answer) {
  const waiting = await ctx.write(async (tx) => {
    const given = await publicationOf(tx, id, wish);
    return askOrDo(tx, { kind: 'publishPremium', given, reason: wish.note ?? '' });
  });
  return waiting ? waitsIn(answer, waiting) : showPremium(ctx, id);
}

export async function listPremiumVersions(ctx: Ctx, id: number) {
  found(await ctx.report(({ db }) => sql.findPremiumRow(db, placeOf(ctx), id)));
  return listVersions(ctx, premiumThing, id);
}

type Begun = Value<NonNullable<(typeof createPremium)['body']>>;

/** Its number, name and kind; value, days and further products are entered in the editor. */
export async function createNew(ctx: Ctx, { productId, ...begun }: Begun): Promise<PremiumDetail> {
  const id = await ctx.write(async (tx) => {
    const made = await beginPremium(tx, begun);
    const data = {
      Id: made,
      ExterneId: begun.externalId,
      Name: begun.name,
      Art: encode(premiumKind, begun.kind),
      Produkte: productId === null ? [] : [productId],
    };
    await saveDraft(tx, premiumThing.kind, String(made), data, { revision: 0 });
    return made;
  });
  return showPremium(ctx, id);
}
