/** Goodwill: a reward without a claim to it, which an operator grants (rules 3.5, P13; E17 of its recommendation). */
import type { AccountStatus } from '../account/status.ts';
import type { RecipientStatus } from '../recipient/schemas.ts';
import { mayRecommendation } from '../recommendation/rules.ts';
import type { RecommendationStatus } from '../recommendation/status.ts';
import type { RewardRole } from './schemas.ts';

/** What an operator may grant at once. */
export const goodwillCents = { min: 1, max: 50_000 } as const;

export interface GoodwillFacts {
  status: RecommendationStatus;
  recommenderStatus: AccountStatus;
  /** Null where nobody has come. */
  recipientStatus: RecipientStatus | null;
}

/** Whom goodwill can be granted (P13): a person who is still there and not locked. */
export function rolesForGoodwill({ recommenderStatus, recipientStatus }: Omit<GoodwillFacts, 'status'>): RewardRole[] {
  const roles: RewardRole[] = [];
  if (recommenderStatus !== 'deleted' && recommenderStatus !== 'locked') roles.push('recommender');
  if (recipientStatus !== null && recipientStatus !== 'deleted') roles.push('recipient');
  return roles;
}

/** Why goodwill cannot be granted, to anybody or to the person that is asked for (P13, E17). */
export function obstacleToGoodwill(facts: GoodwillFacts, role?: RewardRole): 'running' | 'nobody' | undefined {
  if (!mayRecommendation('grant', facts)) return 'running';
  const roles = rolesForGoodwill(facts);
  return (role ? roles.includes(role) : roles.length > 0) ? undefined : 'nobody';
}

/** What a mandant lets one operator grant alone (KulanzGrenzeCent and the budgets). */
export interface GoodwillLimits {
  goodwillLimitCents: number;
  goodwillOperatorDayCents: number;
  goodwillMandantDayCents: number;
  goodwillPersonYearCents: number;
}

/** What was given before, in Berlin's day and year; what was only asked for does not count. */
export interface GoodwillUse {
  /** Whether any order was ever reported for the recommendation, whatever became of it; by a hand alone counts once released. */
  hadOrder: boolean;
  operatorDayCents: number;
  mandantDayCents: number;
  personYearCents: number;
}

type GoodwillDoubt = 'amount' | 'noOrder' | 'operatorDay' | 'mandantDay' | 'personYear';

/** Every reason why goodwill of so many cents is decided by a second operator, too (P12, P13); none where one may alone. */
export function doubtsOfGoodwill(cents: number, use: GoodwillUse, limits: GoodwillLimits): GoodwillDoubt[] {
  return [
    ...(cents > limits.goodwillLimitCents ? ['amount' as const] : []),
    ...(use.hadOrder ? [] : ['noOrder' as const]),
    ...(use.operatorDayCents + cents > limits.goodwillOperatorDayCents ? ['operatorDay' as const] : []),
    ...(use.mandantDayCents + cents > limits.goodwillMandantDayCents ? ['mandantDay' as const] : []),
    ...(use.personYearCents + cents > limits.goodwillPersonYearCents ? ['personYear' as const] : []),
  ];
}
