/**
 * The pickup itself (P4, P5): the amount is fixed, the difference to the promised one booked before it (L11), the money
 * set aside with its bank data or the voucher code taken from the pool (L4), and the collector told (M13).
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { heldUntil, isCollectable, isStopped } from '@weitersagen/contract/reward/rules';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { type BankAccount, findUsableAccount, isPayoutAccount } from '#bank-account/bank-account.ts';
import { issueToken } from '#identity/identity.ts';
import { post } from '#ledger/ledger.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { takeVoucher } from '#premium/premium.ts';
import { saidIn } from '#product/product.ts';
import { holdDays } from '../hold/hold.ts';
import { holdSameIban } from '../hold/same-iban.ts';
import { collectedMail, readyForRecipientMail } from '../mail/mails.ts';
import { book, moveRewards } from '../move.ts';
import { mailCollectors } from '../notice.ts';
import { lockRewards, type Reward } from '../sql.ts';
import { noBank, snapshotBank } from './bank.ts';
import { type Choice, listChoices } from './choice.ts';

export interface Pickup {
  event: 'collect' | 'collectKnown';
  /** Missing for goodwill without an order: money, its amount stays. */
  choice: Choice | undefined;
  /** Given for money, missing for a voucher. */
  bank: BankAccount | undefined;
  termsTextId?: number;
}

export async function pickUp(tx: Tx, reward: Reward, { event, choice, bank, termsTextId }: Pickup): Promise<Reward> {
  const kind: PremiumKind = choice?.premium.kind ?? 'money';
  const amountCents = choice?.amountCents ?? reward.amountCents;
  await bookDifference(tx, reward, amountCents - reward.amountCents);
  const code = kind === 'voucher' ? await takeCode(tx, reward, choice as Choice) : undefined;
  const snapshot = bank && (await snapshotBank(tx, reward, bank));
  const change = {
    ...(snapshot?.change ?? noBank),
    amountCents,
    premiumId: choice?.premium.id ?? null,
    kind,
    collectedAt: tx.now,
    ...(termsTextId === undefined ? {} : { termsTextId }),
  };
  const [collected] = await moveRewards(tx, [reward], 'collect', { as: event, change });
  let moved = collected as Reward;
  await book(tx, [moved], kind === 'money' ? 'collection' : 'voucher');
  if (snapshot) moved = await holdDays(tx, moved, snapshot.given);
  await mailCollectors(tx, collectedMail, [moved], {
    premium: choice ? saidIn(choice.premium, moved.language).name : null,
    ...(code === undefined
      ? { stopToken: await issueToken(tx, 'Stopp', { object: 'reward', id: reward.id }) }
      : { code }),
    heldUntilMs: heldUntil(moved, tx.now)?.getTime() ?? null,
  });
  return bank ? holdSameIban(tx, moved, bank.iban) : moved;
}

async function bookDifference(tx: Tx, { id, attempt }: Reward, cents: number): Promise<void> {
  if (cents !== 0)
    await post(tx, [
      { subject: { kind: 'reward', id }, kind: cents > 0 ? 'raise' : 'cut', attempt, cents: Math.abs(cents) },
    ]);
}

async function takeCode(tx: Tx, { id }: Reward, { premium, amountCents }: Choice): Promise<string> {
  const code = await takeVoucher(tx, { premiumId: premium.id, cents: amountCents, rewardId: id });
  return code ?? refuse('premium.not-available');
}

/** M11 with the provision, and the pickup where nothing is left to do; of what is stopped nothing before it is decided. */
export async function provideRecipient(tx: Tx, reward: Reward): Promise<Reward> {
  if (isStopped(reward) || reward.holds.some(({ kind }) => kind === 'review')) return reward;
  const known = await findAutomaticPickup(tx, reward);
  await mailCollectors(tx, readyForRecipientMail, [reward], { isCollected: known !== undefined });
  return known ? pickUp(tx, reward, { event: 'collectKnown', ...known }) : reward;
}

/** P5 after the recipient has given bank data (R9), or after a hold has ended: gives the status of the own reward. */
export async function collectForRecipient(tx: Tx, { id }: { id: number }): Promise<RewardStatus | null> {
  const rewards = await lockRewards(tx, { recipientId: id });
  let last: RewardStatus | null = null;
  for (const reward of rewards) {
    const known = await findAutomaticPickup(tx, reward);
    last = (known ? await pickUp(tx, reward, { event: 'collectKnown', ...known }) : reward).status;
  }
  return last;
}

/** Bank data and premium for P5; undefined where the person has to choose, or has to give bank data anew (P9, P12, P14). */
async function findAutomaticPickup(tx: Tx, reward: Reward) {
  if (reward.role !== 'recipient' || reward.recipientId === null || !isCollectable(reward, tx.now)) return undefined;
  const bank = await findUsableAccount(tx, { kind: 'recipient', id: reward.recipientId });
  if (!bank || (reward.attempt > 1 && bank.givenAt <= (reward.readyAt as Date))) return undefined;
  if (await isPayoutAccount(tx, bank.iban)) return undefined;
  if (reward.orderId === null) return { choice: undefined, bank };
  const money = ((await listChoices(tx, [reward])).get(reward.id) ?? []).filter(
    ({ premium }) => premium.kind === 'money',
  );
  const own = money.find(({ premium }) => premium.id === (reward.premiumId ?? reward.expectedPremiumId));
  const best = snapshotPremium(
    money.map(({ premium }) => premium),
    today(tx.now),
  );
  const choice = own ?? money.find(({ premium }) => premium === best);
  return choice && { choice, bank };
}
