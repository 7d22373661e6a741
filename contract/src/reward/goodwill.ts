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
