/** Which rewards go into a payout run, and whose they are. The front file says the rules. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { endToEndId, obstacleToPayout } from '@weitersagen/contract/reward/rules';
import { hashesOfIban } from '#bank-account/bank-account.ts';
import { findDebtor } from '#mandant/mandant.ts';
import { openRun } from '#payout-run/payout-run.ts';
import type { Tx } from '#platform/context.ts';
import { lockPayable, stopOwnAccount } from '#reward/reward.ts';

/** Which of the rewards that can be paid wait for another person than the one who makes the run (rules 3.12). */
export type LeaveOut = (tx: Tx, rewardIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** Everything that can be paid now and is in no run; 409 where there is nothing, or no account to pay from. Gives its id. */
export async function createRun(tx: Tx, leaveOut: LeaveOut): Promise<number> {
  const debtor = await findDebtor(tx);
  // A sandbox pays from nowhere.
  if (!debtor && !tx.mandant.config.isSandbox) refuse('state.not-allowed');
  const payable = (await lockPayable(tx)).filter((reward) => obstacleToPayout(reward, tx.now) === undefined);
  const own = new Set<string | null>(debtor ? hashesOfIban(tx, debtor.iban) : []);
  const toOthers = payable.filter(({ ibanHash }) => !own.has(ibanHash));
  const left = await leaveOut(
    tx,
    toOthers.map(({ id }) => id),
  );
  const rewards = toOthers.filter(({ id }) => !left.has(id));
  if (toOthers.length > 0 && rewards.length === 0) refuse('approval.nobody');
  if (rewards.length === 0) refuse('state.not-allowed');
  await stopOwnAccount(
    tx,
    payable.filter(({ ibanHash }) => own.has(ibanHash)),
  );
  const transfers = rewards.map(({ id, number, attempt, amountCents }) => ({
    subject: { kind: 'reward' as const, id },
    attempt,
    cents: amountCents,
    endToEndId: endToEndId(number, attempt),
  }));
  return openRun(tx, transfers);
}
