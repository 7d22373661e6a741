/**
 * What may be done with a reward (rules 3.5, P1 to P14), who may have it, and until when.
 *
 * A reward is final when it is paid out, handed over as a voucher, expired or cancelled; only a return by the bank and
 * goodwill wake it again, each under a new attempt. What holds it back (locked account, reported cancellation, stop, days of
 * a new IBAN, a check) changes no status. The amounts are in `shares.ts`, the accounts in `ledger.ts`.
 */
import { dayOf, plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { PremiumKind } from '../premium/kind.ts';
import type { RewardStatus } from './status.ts';

/** P1 and P13 make a reward (open, or ready as goodwill); P7 sends a mail. The rest moves one: */
export const rewardMoves = {
  provide: { from: ['open'], to: 'ready' }, // P2
  collect: { from: ['ready'], to: 'collected' }, // P4, P5
  expire: { from: ['ready'], to: 'expired' }, // P6
  payOut: { from: ['collected'], to: 'paidOut' }, // P8
  return: { from: ['paidOut', 'collected'], to: 'ready' }, // P9; collected only after a recall of an exported run
  cancel: { from: ['open', 'ready', 'collected'], to: 'cancelled' }, // P3, P10; collected only as money outside of runs
  clawBack: { from: ['paidOut', 'collected'], to: 'cancelled' }, // P11; collected only as a voucher
  revive: { from: ['expired'], to: 'ready' }, // P12
  setBack: { from: ['collected'], to: 'ready' }, // P14; only money outside of runs
} as const satisfies Moves<RewardStatus>;
export type RewardEvent = keyof typeof rewardMoves;

/** Where the current attempt of a reward stands in a payout run that is not discarded (rules 3.11). */
export type RunState = 'none' | 'draft' | 'exported' | 'confirmed';

export interface RewardState {
  status: RewardStatus;
  /** Kind of the chosen premium; null before the pickup. */
  kind: PremiumKind | null;
  run: RunState;
}

export function mayReward(event: RewardEvent, { status, kind, run }: RewardState): boolean {
  if (!may(rewardMoves, event, status)) return false;
  if (status !== 'collected') return true;
  const isMoney = kind === 'money';
  const isWithBank = run === 'exported' || run === 'confirmed';
  switch (event) {
    case 'payOut':
    case 'return':
      return isMoney && run === 'exported';
    case 'cancel':
    case 'setBack':
      return isMoney && !isWithBank;
    case 'clawBack':
      return !isMoney;
    default:
      return true;
  }
}

/** The person has it: the money is transferred, or the voucher is mailed. */
export const isReceived = ({ status, kind }: Pick<RewardState, 'status' | 'kind'>): boolean =>
  status === 'paidOut' || (status === 'collected' && kind === 'voucher');

export const isFinal = (reward: Pick<RewardState, 'status' | 'kind'>): boolean =>
  isReceived(reward) || reward.status === 'expired' || reward.status === 'cancelled';

/** How a released recommendation ends once all its rewards are final (E11, E12); without any reward it stays. */
export function outcome(rewards: readonly Pick<RewardState, 'status' | 'kind'>[]): 'paid' | 'expired' | undefined {
  if (rewards.length === 0 || !rewards.every(isFinal)) return undefined;
  return rewards.some(isReceived) ? 'paid' : 'expired';
}

/**
 * What a reward is held by, as a row of its own that begins, ends or is lifted (rules 3.5). What another row says already is
 * no row: a locked account (K10) and a reported cancellation (A8) hold exactly as long as they stand there.
 */
export const holdKinds = ['stopped', 'bank', 'newIban', 'addressChanged', 'sameIban', 'review'] as const;
export type HoldKind = (typeof holdKinds)[number];
export type Hold = 'accountLocked' | 'cancellationReported' | HoldKind;

export interface OpenHold {
  kind: HoldKind;
  since: Date;
  /** Null until somebody decides. */
  until: Date | null;
}

/** Everything that may hold a reward: rows that nobody has lifted, and what stands elsewhere. */
export interface HoldFacts {
  status: RewardStatus;
  /** The recommender's account is locked (K10). */
  accountLocked: boolean;
  /** A cancellation of its order waits for a person (A8). */
  cancellationReported: boolean;
  holds: readonly OpenHold[];
}

/** Days that are over hold nothing any more, though their row stays. */
export const isRunning = ({ until }: OpenHold, now: Date): boolean => until === null || until > now;

/** Said by the person: this pickup was not mine (M13), this bank account is not mine (M36). */
export const stops = ['stopped', 'bank'] as const satisfies readonly HoldKind[];

/** Somebody looks into it, and the person is told that there is nothing to do (M39). */
export const checks = ['sameIban', 'review'] as const satisfies readonly HoldKind[];
export const isChecked = ({ holds }: Pick<HoldFacts, 'holds'>): boolean =>
  holds.some(({ kind }) => checks.some((check) => check === kind));

/** These hold the pickup, too: a voucher is gone once it is mailed, and whoever waits is not asked to hurry. */
export const pickupHolds = ['bank', 'review'] as const satisfies readonly HoldKind[];
const holdsPickup = (kind: HoldKind): boolean => pickupHolds.some((one) => one === kind);

/** Stopped by the person: at the bank it blocks the confirmation of the run (rules 3.11). */
export const isStopped = ({ holds }: Pick<HoldFacts, 'holds'>): boolean =>
  holds.some(({ kind }) => stops.some((stop) => stop === kind));

/** Why a reward cannot be collected or goes into no run, in the order in which it is told: the one place that says so. */
export function holdsOf(reward: HoldFacts, now: Date): Hold[] {
  const isUnderWay = reward.status === 'ready' || reward.status === 'collected';
  const rows = rowsOf(reward, now);
  return [
    ...(isUnderWay && reward.accountLocked ? ['accountLocked' as const] : []),
    ...((isUnderWay || reward.status === 'open') && reward.cancellationReported
      ? ['cancellationReported' as const]
      : []),
    ...holdKinds.filter((kind) => rows.some((row) => row.kind === kind)),
  ];
}

/** Rows that hold now: each of them money that was collected, a doubted bank account and a review already what comes before. */
function rowsOf({ status, holds }: HoldFacts, now: Date): OpenHold[] {
  if (status === 'collected') return holds.filter((hold) => isRunning(hold, now));
  return status === 'open' || status === 'ready' ? holds.filter(({ kind }) => holdsPickup(kind)) : [];
}

/** Those that an operator lifts (P4); the others end where they stand. */
export const isLiftable = (hold: Hold): hold is HoldKind => holdKinds.some((kind) => kind === hold);

/** Whether it is held for the pickup, too: P4 answers PSOF0401, P5 waits. */
export const isHeldFromPickup = (reward: HoldFacts, now: Date): boolean =>
  reward.status !== 'collected' && holdsOf(reward, now).length > 0;

/** Until when days hold it; null where none do, or somebody has to decide anyway. */
export function heldUntil(reward: Pick<HoldFacts, 'holds'>, now: Date): Date | null {
  const running = reward.holds.filter((hold) => isRunning(hold, now));
  if (running.some(({ until }) => until === null)) return null;
  return running.reduce<Date | null>(
    (last, { until }) => (last === null || (until as Date) > last ? until : last),
    null,
  );
}

/** Whether a reward can be collected today: ready, in time and not held (P4). */
export const isCollectable = (reward: HoldFacts & { collectUntil: string | null }, now: Date): boolean =>
  reward.status === 'ready' &&
  !isHeldFromPickup(reward, now) &&
  (reward.collectUntil === null || dayOf(now) <= reward.collectUntil);

/** P6: its last day is over, and it did not pass because somebody has to decide. */
export const isOverdue = (reward: HoldFacts & { collectUntil: string | null }, today: string): boolean =>
  reward.status === 'ready' &&
  reward.collectUntil !== null &&
  reward.collectUntil < today &&
  !reward.holds.some(({ kind }) => holdsPickup(kind));

/** Why a reward does not go into the next payout run (rules 3.11): it is no money that waits for one, or it is held. */
export function obstacleToPayout(
  reward: RewardState & HoldFacts,
  now: Date,
): 'notCollected' | 'voucher' | 'inRun' | Hold | undefined {
  if (reward.status !== 'collected') return 'notCollected';
  if (reward.kind !== 'money') return 'voucher';
  return reward.run === 'none' ? holdsOf(reward, now)[0] : 'inRun';
}

/** AbholbarBis: PraemieAbholfristTage after the provision, 60 days when a reward is ready once more (P9, P12 to P14). */
export const collectUntil = (today: string, periodDays: number): string => plusDays(today, periodDays);
export const secondPeriodDays = 60;

/** End-to-end id of a transfer: reward number and attempt, 14 characters and more, unique for ever. */
export const endToEndId = (rewardNumber: string, attempt: number): string => `${rewardNumber}-${attempt}`;
