/**
 * The reward plan of an agency (rules 4.5): what it adds to the premium of a product for its own recommenders. Pure: which row
 * counts on a day, and what is wrong with one that somebody wants to add.
 */
import type { Problem } from '../../basics/wire.ts';
import type { PlanState } from './state.ts';

interface PlanDays {
  validFrom: string;
  validTo: string | null;
}

/** The most an agency adds to one premium: it pays that for every order, and a slip of the finger stays bearable. */
export const extraCentsMax = 50_000;

export const countsOn = ({ validFrom, validTo }: PlanDays, on: string): boolean =>
  validFrom <= on && (validTo === null || on <= validTo);

const overlap = (one: PlanDays, other: PlanDays): boolean =>
  (one.validTo === null || other.validFrom <= one.validTo) &&
  (other.validTo === null || one.validFrom <= other.validTo);

/** From today on, in the right order, and at no time beside another row of the same product that has not ended. */
export function planProblems(wished: PlanDays, standing: readonly PlanDays[], today: string): Problem[] {
  const { validFrom, validTo } = wished;
  if (validFrom < today) return [{ field: 'GueltigVon', code: 'not-before-today' }];
  if (validTo !== null && validTo < validFrom) return [{ field: 'GueltigBis', code: 'until-before-from' }];
  return standing.some((row) => overlap(wished, row)) ? [{ field: 'GueltigVon', code: 'plan-overlaps' }] : [];
}

export function planStateOn({ endedAt, ...days }: PlanDays & { endedAt: Date | null }, on: string): PlanState {
  if (endedAt !== null) return 'ended';
  if (countsOn(days, on)) return 'valid';
  return days.validFrom > on ? 'coming' : 'over';
}

/** Who ends one that is over already ends nothing. */
export const mayEndPlan = (state: PlanState): boolean => state === 'valid' || state === 'coming';
