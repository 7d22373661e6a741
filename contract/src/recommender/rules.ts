/** What keeps back the money of a recommender altogether: by the account, by the number, by any of the rewards. */
import type { AccountStatus } from '../account/status.ts';
import { type Hold, holdKinds } from '../reward/rules.ts';

export type RecommenderHold = Hold | 'customerNumber';

interface RecommenderHolds {
  status: AccountStatus;
  needsCustomerNumber: boolean;
  /** By the client's list; null where it is not there. */
  isNumberValid: boolean | null;
  /** What any of the rewards is held by (`holdsOf` of the reward). */
  rewardHolds: readonly Hold[];
}

const ofRewards = ['cancellationReported', ...holdKinds] as const;

/** In the order in which it is told; a deleted person has nothing that could go on. */
export function holdsOfRecommender(recommender: RecommenderHolds): RecommenderHold[] {
  const { status, needsCustomerNumber, isNumberValid, rewardHolds } = recommender;
  if (status === 'deleted') return [];
  return [
    ...(status === 'locked' ? ['accountLocked' as const] : []),
    ...(needsCustomerNumber && isNumberValid !== true ? ['customerNumber' as const] : []),
    ...ofRewards.filter((hold) => rewardHolds.includes(hold)),
  ];
}
