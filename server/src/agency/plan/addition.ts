/**
 * What an agency adds to a premium for those who recommend for it (rules 4.5). It counts while the agency is active, and of an
 * insurance only as far as nobody who is recommended to could get more than the limit by it (E-05).
 */
import { countsOn } from '@weitersagen/contract/agency/plan/rules';
import type { OwnAddition, OwnAdditionQuery } from '@weitersagen/contract/agency/plan/schemas';
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Value } from '@weitersagen/contract/basics/wire';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { insuranceLimitCents, recipientMost } from '@weitersagen/contract/reward/shares';
import { getAccount } from '#account/account.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { listPremiumsByProduct, type OfferedPremium } from '#premium/premium.ts';
import { getProduct, listProductsById, type Product } from '#product/product.ts';
import { type Belonging, findAskedAgency, findOwnAgency } from '../belonging/belonging.ts';
import * as sql from './sql.ts';

/** Whether a recipient of an insurance could get too much of a premium by what is added. */
export const isBeyondLimit = (
  { mandant }: Pick<Tx, 'mandant'>,
  { insurance, excessReason }: Pick<Product, 'insurance' | 'excessReason'>,
  valueCents: number,
): boolean =>
  insurance &&
  excessReason === null &&
  recipientMost(valueCents, mandant.config.recipientCapCents) > insuranceLimitCents;

interface Promised {
  agencyNumber: string;
  product: Pick<Product, 'id' | 'insurance' | 'excessReason'>;
  /** The premium it is added to. */
  valueCents: number;
  /** When it was recommended. */
  at: Date;
}

/** Whole cents, 0 where nothing is added; as at the moment of the recommendation, whatever became of the plan since. */
export async function findAddition(tx: Tx, { agencyNumber, product, valueCents, at }: Promised): Promise<number> {
  const found = await sql.findPlanAt(tx.db, { agencyNumber, productId: product.id, day: dayOf(at), at });
  return found === undefined || isBeyondLimit(tx, product, valueCents + found) ? 0 : found;
}

/** The same of a product that is known by its number alone. */
export const findAdditionTo = async (tx: Tx, asked: Omit<Promised, 'product'> & { productId: number }) =>
  findAddition(tx, { ...asked, product: await getProduct(tx, asked.productId) });

/** Of whoever asks, or of the agency that a link names: every product to which something is added today. */
export const listOwnAdditions = (
  ctx: Ctx,
  { agencyNumber }: Value<typeof OwnAdditionQuery>,
): Promise<Value<typeof OwnAddition>[]> =>
  lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const agency = await findAgencyOfCaller(tx, agencyNumber);
      return agency?.isActive ? additionsOn(tx, agency, today(tx.now)) : [];
    }),
  );

async function findAgencyOfCaller(tx: Tx, named: string | null): Promise<Belonging | null> {
  const { actor } = tx;
  const own = actor.kind === 'recommender' ? await findOwnAgency(tx, await getAccount(tx, actor.accountId)) : null;
  return own ?? findAskedAgency(tx, named);
}

async function additionsOn(tx: Tx, { agencyNumber }: Belonging, day: string): Promise<Value<typeof OwnAddition>[]> {
  const rows = (await sql.listLivingPlans(tx.db, agencyNumber, day)).filter((row) => countsOn(row, day));
  const ids = rows.map(({ productId }) => productId);
  const products = new Map((await listProductsById(tx, ids)).map((product) => [product.id, product]));
  const premiums = await listPremiumsByProduct(tx, ids);
  return rows.flatMap(({ productId, extraCents }) => {
    const product = products.get(productId);
    const valueCents = valueOn(premiums.get(productId), day);
    return product?.active && valueCents > 0 && !isBeyondLimit(tx, product, valueCents + extraCents)
      ? [{ productId, extraCents }]
      : [];
  });
}

/** What is promised for a product on a day, 0 where nothing is. */
export const valueOn = (premiums: readonly OfferedPremium[] | undefined, day: string): number =>
  snapshotPremium(premiums ?? [], day)?.valueCents ?? 0;
