/**
 * When a claim may be filed, what may become of it, and what the person is told (rules 3.13). One table for server, portal
 * and desk.
 */
import { plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { ClaimOutcome, ClaimRefusal, ClaimStatus, ToldRefusal } from './status.ts';

export const claimMoves = {
  assign: { from: ['filed'], to: 'assigned' }, // B2
  grant: { from: ['filed'], to: 'goodwill' }, // B3
  refuse: { from: ['filed'], to: 'refused' }, // B4
  appeal: { from: ['refused'], to: 'appealed' }, // B5
  assignAppealed: { from: ['appealed'], to: 'decided' }, // B6
  grantAppealed: { from: ['appealed'], to: 'decided' }, // B7
  uphold: { from: ['appealed'], to: 'decided' }, // B8
  drop: { from: ['filed'], to: 'refused' }, // B9
  dropAppealed: { from: ['appealed'], to: 'decided' }, // B9
} as const satisfies Moves<ClaimStatus>;
export type ClaimEvent = keyof typeof claimMoves;

export const mayClaim = (event: ClaimEvent, { status }: { status: ClaimStatus }): boolean =>
  may(claimMoves, event, status);

/** Waits for a person at the desk. */
export const isOpenClaim = ({ status }: { status: ClaimStatus }): boolean =>
  status === 'filed' || status === 'appealed';

/** The move that a decision is, of a claim as it stands: the first time, or after an appeal. */
export const decisionMove = (outcome: ClaimOutcome, { status }: { status: ClaimStatus }): ClaimEvent =>
  status === 'appealed'
    ? ({ assigned: 'assignAppealed', goodwill: 'grantAppealed', refused: 'uphold' } as const)[outcome]
    : ({ assigned: 'assign', goodwill: 'grant', refused: 'refuse' } as const)[outcome];

/** So many days the desk has, from the claim or from the appeal. */
export const answerDays = 14;
/** So many days after a refusal somebody may appeal, once. */
const appealDays = 28;
export const claimFilesMax = 3;
/** Files go so many days after the last decision. */
export const claimFileDays = 90;
/** What one person may file in a day, and upload in an hour. */
export const claimsPerDay = 3;
export const uploadsPerHour = 12;
/** A file that belongs to no claim yet waits so long for one. */
export const looseFileHours = 24;

const monthsBack = 3;

/** The same day so many months later, or the last one of that month. */
function plusMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const on = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return on.toISOString().slice(0, 10);
}

/** The days on which somebody may claim because of a contract of that day: from the next one on, three months long. */
const claimDays = (contractOn: string): { from: string; until: string } => ({
  from: plusDays(contractOn, 1),
  until: plusMonths(contractOn, monthsBack),
});

/** Why a claim comes too early or too late; `before` is a contract that was there before the recommendation. */
export function obstacleToClaim(
  { contractOn, recommendedOn }: { contractOn: string; recommendedOn: string | null },
  today: string,
): 'date-future' | 'claim-too-early' | 'claim-too-late' | 'claim-before' | undefined {
  if (contractOn > today) return 'date-future';
  const { from, until } = claimDays(contractOn);
  if (today < from) return 'claim-too-early';
  if (today > until) return 'claim-too-late';
  return recommendedOn !== null && contractOn < recommendedOn ? 'claim-before' : undefined;
}

/** Last day on which somebody may appeal; the moment is that of the refusal. */
export const appealUntil = (decidedOn: string): string => plusDays(decidedOn, appealDays);

/** Whether the person may appeal now: refused, the first time, and in time. */
export const mayAppeal = (claim: { status: ClaimStatus; appealUntil: string | null }, today: string): boolean =>
  mayClaim('appeal', claim) && claim.appealUntil !== null && today <= claim.appealUntil;

const told: Readonly<Record<ClaimRefusal, ToldRefusal>> = {
  noContract: 'noContract',
  deadlineOver: 'deadlineOver',
  contractEnded: 'contractEnded',
  rulesNotMet: 'rulesNotMet',
  otherRecommendation: 'noContract',
  alreadyPaid: 'noContract',
  notProven: 'noContract',
};

export const toldReason = (reason: ClaimRefusal | null): ToldRefusal | null => (reason === null ? null : told[reason]);

/** Blanks and case aside, as people copy such a number; what the books may have it under. */
export function spellingsOf(externalNumber: string): string[] {
  const tight = externalNumber.replace(/\s+/g, '');
  const all = [externalNumber, tight].flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]);
  return [...new Set(all)];
}
