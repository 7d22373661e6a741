/** What may become of a case (rules 3.14, F1 to F8), and when a decision may be taken back. */
import { dayOf } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import { checks, type Hold, isLiftable, type RunState } from '../reward/rules.ts';
import type { RewardStatus } from '../reward/status.ts';
import type { CaseStatus } from './status.ts';

/** F1 opens one; F2 lets a reward join and changes no state. */
export const caseMoves = {
  take: { from: ['open'], to: 'inReview' }, // F3
  release: { from: ['open', 'inReview'], to: 'released' }, // F4
  reject: { from: ['open', 'inReview'], to: 'rejected' }, // F5
  lock: { from: ['open', 'inReview'], to: 'locked' }, // F6
  reopen: { from: ['released', 'rejected', 'locked'], to: 'inReview' }, // F7
  close: { from: ['inReview'], to: 'released' }, // F8
} as const satisfies Moves<CaseStatus>;
export type CaseEvent = keyof typeof caseMoves;

export const mayCase = (event: CaseEvent, { status }: { status: CaseStatus }): boolean => may(caseMoves, event, status);

/** Not decided: what comes about for its people joins it. */
export const isUndecided = ({ status }: { status: CaseStatus }): boolean => status === 'open' || status === 'inReview';

interface Decided {
  status: CaseStatus;
  decidedAt: Date | null;
  /** The rejection was carried out by the night: its rewards are cancelled. */
  carriedOutAt: Date | null;
  runs: readonly RunState[];
}

/** F7: on the day of the decision, while nothing of it is with the bank and nothing is cancelled. */
export const mayReopen = ({ status, decidedAt, carriedOutAt, runs }: Decided, now: Date): boolean =>
  mayCase('reopen', { status }) &&
  decidedAt !== null &&
  dayOf(decidedAt) === dayOf(now) &&
  carriedOutAt === null &&
  runs.every((run) => run === 'none' || run === 'draft');

interface Freed {
  status: RewardStatus;
  amountCents: number;
  holds: readonly Hold[];
  run: RunState;
}

/** A release that one person may do: little money in all, held by nothing but a review (rules 3.12). */
export function isLittle(rewards: readonly Freed[], limitCents: number): boolean {
  const freed = rewards.filter(
    ({ status, holds, run }) =>
      status !== 'cancelled' && (run === 'none' || run === 'draft') && checks.some((kind) => holds.includes(kind)),
  );
  const cents = freed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    cents < limitCents && freed.every(({ holds }) => holds.every((hold) => !isLiftable(hold) || hold === 'review'))
  );
}

/** Of each rule of signs the last ones are counted. */
export const rulesMax = 1000;
