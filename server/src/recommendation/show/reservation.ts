/**
 * Recommending by a code (C-24): looking at one makes nothing, because programs look, too, and two people may stand before
 * one card. The answer is a preview with a number that is reserved for a day inside a signed value; the recommendation is
 * made when the recipient sends the data with it (E21), with the premium and the share that were shown.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { otherCode } from '@weitersagen/contract/recommendation/channel-codes';
import { readCode } from '@weitersagen/contract/recommendation/code/code';
import type { showByCode as endpoint } from '@weitersagen/contract/recommendation/code/endpoint';
import { defaultShare, type RecommenderShare, takenShares } from '@weitersagen/contract/reward/shares';
import { accountIsGone, findCode, type OfflineCode } from '#account/account.ts';
import { findOwnAgency } from '#agency/agency.ts';
import { signToken, verifyToken } from '#identity/identity.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type Limit, lookUp } from '#platform/http/limit.ts';
import { newHash16, newNumber } from '#platform/random.ts';
import { sameText } from '#platform/vault.ts';
import { listPremiumsOf, type OfferedPremium } from '#premium/premium.ts';
import { findActiveProduct, listProducts, type Product } from '#product/product.ts';
import { addComer } from '../entry-sql.ts';
import { addedBy, numbersOf } from '../for-agency.ts';
import { insertRecommendation, insertReserved } from '../insert.ts';
import type { Recommendation } from '../sql.ts';
import { type Shown, toShown } from './shown.ts';

const reservedHours = 24;
export const wrongCodeLimit: Limit = { name: 'wrong-code', max: 10, windowSeconds: 60 };

interface Offer {
  productId: number;
  premiumId: number;
  /** The whole value, with what the agency of the recommender adds (rules 4.5). */
  premiumCents: number;
  planCents: number;
  share: RecommenderShare;
}

/** What was reserved for somebody who entered a code. */
export interface Reservation extends Offer {
  number: string;
  hash: string;
  code: string;
}

export const showByCode = (ctx: Ctx, { params }: Input<typeof endpoint>): Promise<Reply<typeof endpoint>> =>
  lookUp(
    ctx,
    async () => {
      const typed = readCode(params.code);
      if (!typed.ok) return refuse('unknown');
      const { found, offer } = await ctx.read(async (tx) => {
        const code = (await findCode(tx, typed.code)) ?? refuse('unknown');
        if (accountIsGone({ status: code.accountStatus })) refuse('recommendation.over');
        return { found: code, offer: await offerOf(tx, code) };
      });
      const reserved = { number: newNumber('recommendation'), hash: newHash16(), code: found.code, ...offer };
      return { ...(await preview(ctx, reserved, found)), reservation: await sign(ctx, reserved) };
    },
    wrongCodeLimit,
  );

/** The product that the mandant named for it, else the first of its list, with what it earns today; nobody comes where there is none. */
async function offerOf(tx: Tx, code: OfflineCode): Promise<Offer> {
  const { defaultProductId, recipientCapCents, recommenderDefaultShare } = tx.mandant.config;
  const named = defaultProductId === null ? undefined : await findActiveProduct(tx, defaultProductId);
  const { product, premium } =
    (named ? await earning(tx, named) : await firstEarning(tx)) ?? refuse('recommendation.over');
  const planCents = await addedBy(tx, await findOwnAgency(tx, code), product, premium.valueCents);
  const valueCents = premium.valueCents + planCents;
  const usual = defaultShare(recommenderDefaultShare);
  const share = takenShares({ valueCents, recipientCapCents }).includes(usual) ? usual : 100;
  return { productId: product.id, premiumId: premium.id, premiumCents: valueCents, planCents, share };
}

/** The product with its premium of today; none for one that an agent sells. */
async function earning(tx: Tx, product: Product): Promise<Earning | undefined> {
  const premium = product.agent ? undefined : snapshotPremium(await listPremiumsOf(tx, product.id), today(tx.now));
  return premium && { product, premium };
}

interface Earning {
  product: Product;
  premium: OfferedPremium;
}

const readAtOnce = 20;

async function firstEarning(tx: Tx): Promise<Earning | undefined> {
  const { hiddenProductIds } = tx.mandant.config;
  let after: Product | null = null;
  do {
    const listed: Product[] = await listProducts(tx, after, readAtOnce);
    for (const product of listed) {
      const found = hiddenProductIds.includes(product.id) ? undefined : await earning(tx, product);
      if (found) return found;
    }
    after = listed.length < readAtOnce ? null : (listed.at(-1) ?? null);
  } while (after);
  return undefined;
}

const sign = ({ system, mandant, now }: Ctx, { number, hash, code, ...offer }: Reservation): Promise<string> =>
  signToken(
    system.vault,
    {
      typ: 'reservierung',
      sub: number,
      hash,
      mandant: mandant.slug,
      code,
      offer: [offer.productId, offer.premiumId, offer.premiumCents, offer.share, offer.planCents],
    },
    now,
    plusHours(now, reservedHours),
  );

/** Undefined where it is over, of another mandant or another number, or none of ours. */
export async function readReservation(
  { system, mandant, now }: Pick<Ctx, 'system' | 'mandant' | 'now'>,
  { number, hash }: { number: string; hash: string },
  value: string,
): Promise<Reservation | undefined> {
  const claims = await verifyToken(system.vault, value, now);
  if (claims?.typ !== 'reservierung' || claims.mandant !== mandant.slug || !claims.code || !claims.offer)
    return undefined;
  if (claims.sub !== number || !sameText(claims.hash ?? '', hash)) return undefined;
  const [productId, premiumId, premiumCents, share, planCents = 0] = claims.offer;
  return { number, hash, code: claims.code, productId, premiumId, premiumCents, planCents, share };
}

/** What somebody sees who comes with a reservation before anything was made. */
export async function showReserved(ctx: Ctx, reserved: Reservation | undefined): Promise<Shown> {
  if (!reserved) return refuse('reservation.over');
  const code = (await ctx.read((tx) => findCode(tx, reserved.code))) ?? refuse('recommendation.over');
  if (accountIsGone({ status: code.accountStatus })) refuse('recommendation.over');
  return preview(ctx, reserved, code);
}

const preview = (ctx: Ctx, reserved: Reservation, code: OfflineCode): Promise<Shown> =>
  toShown(
    ctx,
    {
      ...reserved,
      recommenderShare: reserved.share,
      status: 'open',
      validUntil: plusDays(today(ctx.now), ctx.mandant.config.recommendationValidityDays),
      shownFirstName: code.shownFirstName,
      shownInitial: code.shownInitial,
      agencyNumber: code.agencyNumber,
      company: null,
      contactSealed: null,
    },
    { over: false, isInvited: false },
  );

/** E21: makes what was reserved; with another number where that one is taken. The code is locked, its account is there. */
export async function makeReserved(
  tx: Tx,
  { number, hash, productId, premiumId, premiumCents, planCents, share }: Reservation,
  { code, channel }: { code: OfflineCode; channel: string | null },
): Promise<Recommendation> {
  const product = await findActiveProduct(tx, productId);
  if (!product) return refuse('recommendation.over');
  const values = {
    rootId: null,
    accountId: code.accountId,
    productId,
    premiumId,
    premiumCents,
    planCents,
    recommenderShare: share,
    deviceId: null,
    quote: null,
    linkType: 'shortLink',
    target: null,
    validUntil: plusDays(today(tx.now), tx.mandant.config.recommendationValidityDays),
    origin: 'offline',
    campaign: channel,
    agentNumber: null,
    ...numbersOf(await findOwnAgency(tx, code)),
    company: null,
    shownFirstName: code.shownFirstName,
    shownInitial: code.shownInitial,
    contact: null,
    contactUntil: null,
    termsTextId: null,
    event: 'createByCode',
  } as const;
  const made = (await insertReserved(tx, values, { number, hash })) ?? (await insertRecommendation(tx, values));
  const by = channel === otherCode.qrCode ? otherCode.qrCode : otherCode.offlineCode;
  await addComer(tx.db, made.id, { day: today(tx.now), channel: by });
  return made;
}
