/**
 * What can be earned (§3, §4, rules 4.1, 7.6): premiums with their days, the products they are offered with, and the pools
 * of voucher codes. Which premium counts on which day is decided by contract/premium/rules; a value that was promised is a
 * snapshot of the recommendation and never read from here again. Premiums are never deleted, because promises and rewards
 * name them. What one person may choose, and gets of it, is said by the recommendation, the recipient or the reward.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { insuranceLimitCents, shares } from '@weitersagen/contract/reward/shares';
import type { Ctx, Tx } from '#platform/context.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { banknote } from './banknote.ts';
import * as sql from './sql.ts';
import { addVouchers, sealVouchers } from './voucher.ts';

export { rehearseCatalogue } from './catalogue/rehearsal.ts';
export {
  findPremium,
  highestOffers,
  listPremiumsByProduct,
  listPremiumsOf,
  listProductIdsOf,
  type OfferedPremium,
  offerAsOwn,
} from './sql.ts';
export { quoteOfProduct } from './tariff/quote.ts';
export { addVouchers, listFreeVouchers, openVoucher, sealVouchers, takeVoucher } from './voucher.ts';
export type { SealedVoucher } from './voucher-sql.ts';
export { beginPremium, beginPremiumProblems, beginPremiums, premiumProblems, publishPremiums } from './written.ts';
export {
  dropOffersOf,
  findStandingPremium,
  listPublicPremiums,
  lockPremiums,
  markDraftedPremium,
  removeDraftedPremium,
} from './written-sql.ts';

/** The note of a premium, valid or over: whole, or what each side gets at 50:50 under the mandant's cap (rules 4.1). */
export async function drawPremium(
  ctx: Ctx,
  id: number,
  part: 'whole' | 'halves' | 'recommender' | 'recipient',
): Promise<string> {
  const { kind, valueCents } = await ctx.read(async (tx) => (await sql.findPremium(tx, id)) ?? refuse('unknown'));
  if (part === 'whole') return banknote(kind, { wholeCents: valueCents });
  const { recommenderCents, recipientCents } = shares({
    valueCents,
    recommenderShare: 50,
    recipientCapCents: ctx.mandant.config.recipientCapCents,
  });
  if (part === 'halves') return banknote(kind, { recommenderCents, recipientCents });
  return banknote(kind, part === 'recommender' ? { recommenderCents } : { recipientCents });
}

/**
 * Insurances that may not be published as they are now: a file says nothing of what an earlier one offered. Of a mandant with a
 * cap of the limit or less there is none.
 */
export const listExcesses = ({ db, mandant: { config } }: Tx): Promise<number[]> =>
  sql.listExcesses(db, insuranceLimitCents, config.recipientCapCents);

/** Writes premiums, what they are offered with, and voucher codes of the file; what is not in it stays. */
export async function putPremiums(tx: Tx, { premiums }: MandantFile): Promise<void> {
  const written = premiums.length > 0 ? await sql.putPremiums(tx, premiums) : [];
  const offers = premiums.flatMap(({ id, productIds }) =>
    productIds.map((product_id) => ({ product_id, premium_id: id })),
  );
  const offered = offers.length > 0 ? await sql.addOffers(tx, offers) : [];
  const changed = new Set([...written, ...offered].map(({ id }) => id));
  noteSettings(
    tx,
    'Praemien',
    [...changed].sort((a, b) => a - b),
  );
  const filled: number[] = [];
  for (const { id, valueCents, voucherCodes } of premiums)
    if ((await addVouchers(tx, sealVouchers(tx, { premiumId: id, valueCents, codes: voucherCodes }))) > 0)
      filled.push(id);
  noteSettings(tx, 'GutscheinCodes', filled);
}
