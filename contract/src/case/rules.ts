/** What may become of a case (rules 3.14, F1 to F8), and when a decision may be taken back. */
import { dayOf } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { RunState } from '../reward/rules.ts';
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

/** What operators have freed alone before: of the same case, and one of them today; a reward counts once. */
export interface FreedAlone {
  caseCents: number;
  operatorDayCents: number;
}

interface FreeingLimits {
  reviewLimitCents: number;
  reviewOperatorDayCents: number;
}

/** Little money one person frees (rules 3.12), however it is cut: with what was freed alone of the case, and on the day. */
export const isLittle = (cents: number, before: FreedAlone, limits: FreeingLimits): boolean =>
  before.caseCents + cents < limits.reviewLimitCents &&
  before.operatorDayCents + cents <= limits.reviewOperatorDayCents;

/** Of each rule of signs the last ones are counted. */
export const rulesMax = 1000;
