/** What a recipient sees of the own steps (C-31, C-33): with the token everything, with the hash masked data only. */
import { dayOf } from '@weitersagen/contract/basics/day';
import { maskEmail } from '@weitersagen/contract/basics/email';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import { isLiving } from '@weitersagen/contract/order/rules';
import { choosablePremiums } from '@weitersagen/contract/premium/rules';
import type {
  showRecipient as maskedCall,
  showRecipientOrder as orderCall,
} from '@weitersagen/contract/recipient/endpoints';
import { recipientSteps } from '@weitersagen/contract/recipient/rules';
import { initial } from '@weitersagen/contract/recommendation/rules';
import { isReceived } from '@weitersagen/contract/reward/rules';
import { shares } from '@weitersagen/contract/reward/shares';
import {
  findBankAccount,
  findPayer,
  maskBankAccount,
  newIbanAt,
  type StoredBankAccount,
} from '#bank-account/bank-account.ts';
import { termsInForce } from '#mandant/mandant.ts';
import { listOrdersOf, type Order } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { listPremiumsOf } from '#premium/premium.ts';
import { getProduct, hasShop, productNameIn } from '#product/product.ts';
import { asksToAdvertise, findRecipient, type Recipient } from '#recipient/recipient.ts';
import { clickUrlOf, getRecommendation } from '#recommendation/recommendation.ts';
import { listRewardsOf, onAccountBy, type Reward } from '#reward/reward.ts';
import { findOwn, type Own, ownNumber } from './own-recipient.ts';

/** Order, terms and progress of whoever calls with a recipient's token. */
export const showRecipientOrder = (ctx: Ctx): Promise<Reply<typeof orderCall>> =>
  ctx.read(async (tx) => {
    const own = await findOwn(tx, { number: ownNumber(ctx) });
    const { recipient, recommendation } = own;
    const [order, reward] = [await orderOf(tx, own), await rewardOf(tx, own)];
    const product = await getProduct(tx, order?.productId ?? recommendation.productId);
    const amountCents = amountOf(tx, own, reward);
    const account = await findOwnAccount(tx, recipient);
    const masked = account && (await maskBankAccount(tx, account));
    const { config } = ctx.mandant;
    return {
      number: recipient.number,
      recommendationNumber: recommendation.number,
      orderNumber: order?.number ?? null,
      externalOrderNumber: order?.externalNumber ?? null,
      orderedOn: order?.orderedOn ?? null,
      orderStatus: order?.status ?? null,
      product: { id: product.id, name: productNameIn(product, tx.locale) },
      salutation: recipient.salutation,
      firstName: recipient.firstName,
      lastName: recipient.lastName,
      needsNames: recipient.firstName === null || recipient.lastName === null,
      email: recipient.email ?? '',
      termsText: termsIn(config, ctx.locale).text,
      termsVersion: config.termsVersion,
      agreedTerms: await agreedTermsOf(tx, recipient),
      hasAgreed: recipient.status === 'confirmed',
      agreedAt: recipient.agreedAt,
      deletionOn: recipient.deleteOn,
      asksToAdvertise: asksToAdvertise(recipient),
      needsBankData: await isWithoutAccount(tx, own, reward),
      hasBankData: account !== undefined,
      maskedIban: masked?.iban ?? null,
      bank: masked?.bank ?? null,
      payer: await findPayer(tx),
      newIbanAt: newIbanAt(tx),
      shopUrl:
        order || endOf(own, order) || !hasShop(product)
          ? null
          : clickUrlOf(tx, recommendation.number, { recipientNumber: recipient.number }),
      onAccountBy: reward ? onAccountBy(reward, tx) : null,
      recommender: {
        firstName: recommendation.shownFirstName ?? '',
        lastInitial: recommendation.shownInitial ?? '',
      },
      amountCents,
      amount: euro(amountCents),
      rewardStatus: reward?.status ?? null,
      collectUntil: reward?.collectUntil ?? null,
      releasableOn: order && isLiving(order) ? order.releasableOn : null,
      recommendationStatus: recommendation.status,
      endedOn: endOf(own, order),
      steps: stepsOf(own, order, reward),
    };
  });

/** What was agreed to with the form, and when; not where the terms are others by now, or came by another way (R13). */
async function agreedTermsOf(
  tx: Tx,
  { termsTextId, createdAt }: Recipient,
): Promise<{ text: string; at: Date } | null> {
  const text = termsTextId === null ? undefined : await termsInForce(tx, termsTextId);
  return text === undefined ? null : { text, at: createdAt };
}

/** The day nothing more could come of it: the order ended, or the link without one. */
function endOf({ recommendation: { status, validUntil, lockedAt } }: Own, order: Order | undefined): string | null {
  if (order) return order.endedAt && dayOf(order.endedAt);
  if (status === 'expired') return validUntil;
  return status === 'cancelled' && lockedAt ? dayOf(lockedAt) : null;
}

/** The recipient of a hash, for the own browser: no full name, no address. */
export const showRecipient = (ctx: Ctx, hash: string): Promise<Reply<typeof maskedCall>> =>
  lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const recipient = await findRecipient(tx, { hash });
      if (!recipient || recipient.status === 'deleted') refuse('unknown');
      const own = { recipient, recommendation: await getRecommendation(tx, { id: recipient.recommendationId }) };
      const [order, reward] = [await orderOf(tx, own), await rewardOf(tx, own)];
      const amountCents = amountOf(tx, own, reward);
      return {
        number: recipient.number,
        recommendationNumber: own.recommendation.number,
        firstName: recipient.firstName,
        lastInitial: recipient.lastName === null ? null : initial(recipient.lastName),
        maskedEmail: maskEmail(recipient.email ?? ''),
        status: recipient.status,
        deletionOn: recipient.deleteOn,
        hasBankData: (await findOwnAccount(tx, recipient)) !== undefined,
        amountCents,
        amount: euro(amountCents),
        steps: stepsOf(own, order, reward),
      };
    }),
  );

/** Whether the own reward still waits for an account: there is money to get, and none was named for it (R9). */
export const needsBankData = async (tx: Tx, own: Own): Promise<boolean> =>
  isWithoutAccount(tx, own, await rewardOf(tx, own));

async function isWithoutAccount(tx: Tx, own: Own, reward: Reward | undefined): Promise<boolean> {
  const { recommendation, recipient } = own;
  if (recommendation.status === 'expired' || recommendation.status === 'cancelled') return false;
  if (reward ? reward.status !== 'open' && reward.status !== 'ready' : recommendation.status === 'paid') return false;
  if (amountOf(tx, own, reward) === 0) return false;
  const bank = await findOwnAccount(tx, recipient);
  if (bank && !isSpent(bank, reward)) return false;
  const premiums = await listPremiumsOf(tx, recommendation.productId, recommendation.premiumId);
  return choosablePremiums(premiums, recommendation.premiumId, today(tx.now)).some(({ kind }) => kind === 'money');
}

const findOwnAccount = (tx: Tx, { id }: Pick<Recipient, 'id'>): Promise<StoredBankAccount | undefined> =>
  findBankAccount(tx, { kind: 'recipient', id });

/** A transfer to this account came back: the next attempt takes an account that was given after it (P5). */
const isSpent = ({ givenAt }: StoredBankAccount, reward: Reward | undefined): boolean =>
  reward !== undefined && reward.attempt > 1 && reward.readyAt !== null && givenAt <= reward.readyAt;

/** The latest reward of the person that was not cancelled, else the latest. */
async function rewardOf(tx: Tx, { recipient }: Own): Promise<Reward | undefined> {
  const rewards = await listRewardsOf(tx, { recipientId: recipient.id });
  return rewards.findLast(({ status }) => status !== 'cancelled') ?? rewards.at(-1);
}

/** The order that counts, else the latest one that did not. */
async function orderOf(tx: Tx, { recommendation }: Own): Promise<Order | undefined> {
  const orders = await listOrdersOf(tx, [recommendation.id]);
  return orders.find(isLiving) ?? orders.at(-1);
}

/** What the person gets, or would get of what was promised. */
function amountOf(
  tx: Tx,
  { recommendation: { premiumCents, recommenderShare } }: Own,
  reward: Reward | undefined,
): number {
  if (reward) return reward.amountCents;
  const { recipientCapCents } = tx.mandant.config;
  return shares({ valueCents: premiumCents, recommenderShare, recipientCapCents }).recipientCents;
}

function stepsOf({ recipient }: Own, order: Order | undefined, reward: Reward | undefined) {
  const received = reward && isReceived(reward) ? (reward.paidAt ?? reward.collectedAt) : null;
  return recipientSteps({
    order: order
      ? { status: order.status, orderedOn: order.orderedOn, confirmedOn: order.confirmedAt && dayOf(order.confirmedAt) }
      : null,
    confirmedOn: recipient.confirmedAt && dayOf(recipient.confirmedAt),
    rewardedOn: received ? dayOf(received) : null,
  });
}
