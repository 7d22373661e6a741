/**
 * The reward plan of an agency as it keeps it (rules 4.5). A row is added and ended, never changed: what was promised by it stays a
 * promise. Two that add at once come one after the other, by the row of the agency.
 */
import { mayEndPlan, planProblems, planStateOn } from '@weitersagen/contract/agency/plan/rules';
import type { NewPremiumPlan, PremiumPlan } from '@weitersagen/contract/agency/plan/schemas';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { insuranceLimitCents, recipientMost } from '@weitersagen/contract/reward/shares';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { countAgainst } from '#platform/http/limit.ts';
import { listPremiumsByProduct, listPremiumsOf } from '#premium/premium.ts';
import { findActiveProduct, listProductsById, productNameIn } from '#product/product.ts';
import { type Agency, lockAgency } from '../agency-sql.ts';
import { ownAgencyOf } from '../user-kind.ts';
import { isBeyondLimit, valueOn } from './addition.ts';
import * as sql from './sql.ts';

type Wished = Value<typeof NewPremiumPlan>;

const shownMax = 500;
const livingMax = 200;

/** What counts now and what is to come, then what is over; each the newest first. */
export const listPremiumPlans = (ctx: Ctx): Promise<PremiumPlan[]> =>
  ctx.read(async (tx) => {
    const rows = await sql.listPlans(tx.db, ownAgencyOf(ctx).agencyNumber, shownMax);
    const shown = await present(tx, rows);
    return [...shown.filter(({ status }) => mayEndPlan(status)), ...shown.filter(({ status }) => !mayEndPlan(status))];
  });

async function present(tx: Tx, rows: readonly sql.PlanRow[]): Promise<PremiumPlan[]> {
  const day = today(tx.now);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = new Map((await listProductsById(tx, ids)).map((product) => [product.id, product]));
  const premiums = await listPremiumsByProduct(tx, ids);
  return rows.map((row) => {
    const product = products.get(row.productId);
    const status = planStateOn(row, day);
    const promised = product?.active ? valueOn(premiums.get(row.productId), day) : 0;
    const isBeyond = product !== undefined && isBeyondLimit(tx, product, promised + row.extraCents);
    const counts = promised > 0 && status === 'valid' && !isBeyond;
    const valueCents = promised + (counts ? row.extraCents : 0);
    return {
      ...row,
      product: product ? productNameIn(product, tx.locale) : '',
      extra: euro(row.extraCents),
      status,
      valueCents,
      value: euro(valueCents),
    };
  });
}

export async function addPremiumPlan(ctx: Ctx, wished: Wished): Promise<PremiumPlan> {
  const { agencyId, agencyNumber } = ownAgencyOf(ctx);
  await countAgainst(ctx, { name: 'premium-plan', max: 200, windowSeconds: 3600 }, agencyNumber);
  return ctx.write(async (tx) => {
    const agency = (await lockAgency(tx.db, agencyId)) ?? refuse('access.denied');
    const problems = await problemsOf(tx, agency, wished);
    if (problems.length > 0) refuse('input.invalid', { problems });
    const row = await sql.insertPlan(tx.db, { agencyNumber, ...wished }, tx.now);
    const [shown] = await present(tx, [row]);
    await note(tx, agency, 'addPlan', shown as PremiumPlan);
    return shown as PremiumPlan;
  });
}

async function problemsOf(tx: Tx, { agencyNumber }: Agency, wished: Wished): Promise<Problem[]> {
  const day = today(tx.now);
  const living = await sql.listLivingPlans(tx.db, agencyNumber, day);
  const ofProduct = living.filter(({ productId }) => productId === wished.productId);
  const problems = planProblems(wished, ofProduct, day);
  if (living.length >= livingMax)
    problems.push({ field: 'ProduktId', code: 'too-many-plans', values: { max: String(livingMax) } });
  const product = await findActiveProduct(tx, wished.productId);
  const valueCents = product ? valueOn(await listPremiumsOf(tx, product.id), wished.validFrom) : 0;
  if (!product || valueCents === 0) return [...problems, { field: 'ProduktId', code: 'product-unknown' }];
  const wholeCents = valueCents + wished.extraCents;
  if (isBeyondLimit(tx, product, wholeCents)) {
    const most = recipientMost(wholeCents, tx.mandant.config.recipientCapCents);
    const values = { product: productNameIn(product, tx.locale), value: euro(most), limit: euro(insuranceLimitCents) };
    problems.push({ field: 'ZusatzCent', code: 'plan-excess', values });
  }
  return problems;
}

/** Only what comes after it is without; recommendations there are keep their promise. */
export function endPremiumPlan(ctx: Ctx, id: number): Promise<PremiumPlan> {
  const { agencyId, agencyNumber } = ownAgencyOf(ctx);
  return ctx.write(async (tx) => {
    const agency = (await lockAgency(tx.db, agencyId)) ?? refuse('access.denied');
    const row = (await sql.lockPlan(tx.db, agencyNumber, id)) ?? refuse('unknown');
    if (!mayEndPlan(planStateOn(row, today(tx.now)))) refuse('state.not-allowed');
    await sql.markPlanEnded(tx.db, id, tx.now);
    const [shown] = await present(tx, [{ ...row, endedAt: tx.now }]);
    await note(tx, agency, 'endPlan', shown as PremiumPlan);
    return shown as PremiumPlan;
  });
}

/** Which product and how much: names of things, nobody's data. */
const note = (tx: Tx, { id, status }: Agency, event: 'addPlan' | 'endPlan', { product, extra }: PremiumPlan) =>
  recordEvent(tx, { object: 'agency', id, event, from: status, to: status, reason: `${product}: +${extra}` });
