/**
 * The pickup itself (P4, P5): the amount is fixed, the difference to the promised one booked before it (L11), the money
 * set aside with its bank data or the voucher code taken from the pool (L4), and the collector told (M13).
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { PremiumKind } from '@weitersagen/contract/product/schemas';
import { post } from '#ledger/ledger.ts';
import type { Tx } from '#platform/context.ts';
import { issueToken } from '#platform/one-time-token.ts';
import { type Bank, snapshotBank } from './bank.ts';
import type { Choice } from './choice.ts';
import { moveRewards } from './move.ts';
import { mailCollector } from './notice.ts';
import type * as sql from './sql.ts';
import { takeVoucher } from './sql.ts';

export interface Pickup {
  number: 'P4' | 'P5';
  /** Missing for goodwill without an order: money, its amount stays. */
  choice: Choice | undefined;
  /** Given for money, missing for a voucher. */
  bank: Bank | undefined;
  termsTextId?: number;
}

export async function pickUp(tx: Tx, reward: sql.Reward, { number, choice, bank, termsTextId }: Pickup): Promise<sql.Reward> {
  const kind: PremiumKind = choice?.premium.kind ?? 'money';
  const amountCents = choice?.amountCents ?? reward.amountCents;
  await bookDifference(tx, reward, amountCents - reward.amountCents);
  const code = kind === 'voucher' ? await takeCode(tx, reward, choice as Choice) : undefined;
  const snapshot = bank ? await snapshotBank(tx, reward, bank) : noBank;
  const change = { ...snapshot, amountCents, premiumId: choice?.premium.id ?? null, kind, collectedAt: tx.now, ...(termsTextId === undefined ? {} : { termsTextId }) };
  const [collected] = await moveRewards(tx, [reward], 'collect', { number, change });
  const moved = collected as sql.Reward;
  await post(tx, [{ rewardId: reward.id, kind: kind === 'money' ? 'collection' : 'voucher', attempt: reward.attempt, cents: amountCents }]);
  await mailCollector(tx, 'M13', moved, {
    premium: choice?.premium.name ?? null,
    ...(code === undefined ? { stopToken: await issueToken(tx, 'Stopp', { object: 'reward', id: reward.id }) } : { code }),
  });
  return moved;
}

const noBank: sql.Change = { holderSealed: null, ibanSealed: null, ibanHash: null, ibanLast4: null, ibanGivenAt: null, payableAt: null };

async function bookDifference(tx: Tx, { id, attempt }: sql.Reward, cents: number): Promise<void> {
  if (cents !== 0) await post(tx, [{ rewardId: id, kind: cents > 0 ? 'raise' : 'cut', attempt, cents: Math.abs(cents) }]);
}

async function takeCode(tx: Tx, { id }: sql.Reward, { premium, amountCents }: Choice): Promise<string> {
  const sealed = await takeVoucher(tx.db, { premiumId: premium.id, cents: amountCents, rewardId: id, at: tx.now });
  return tx.system.vault.open(sealed ?? refuse('premium.not-available'), 'voucher_code.code');
}
