/**
 * The nightly passes that move orders and money (rules 1.8). Each works row by row in short transactions and is
 * harmless twice.
 */
import { hashStoredTails } from '#bank-account/bank-account.ts';
import { inTurn, type JobList } from '#platform/jobs/pass.ts';
import { remindRecipients } from '#recipient/recipient.ts';
import { hashRewardTails, remindCollectors } from '#reward/reward.ts';
import { checkBank } from './bank-check.ts';
import { provideAfterNumber } from './customer-number.ts';
import { releaseDue } from './order/release.ts';
import { expireRecommendations, lapseRecommendations } from './recommendation-end.ts';
import { expireDue } from './reward-decision.ts';

export const jobs: JobList = {
  'recommendation.expire': { every: 'night', run: inTurn(expireRecommendations, lapseRecommendations) }, // E6, E10
  'order.release': { every: 'night', run: inTurn(releaseDue, provideAfterNumber) }, // A5, P2
  'person.remind': { every: 'night', run: inTurn(remindRecipients, remindCollectors) }, // R6, P7
  'reward.expire': { every: 'night', run: expireDue }, // P6
  'bank.check': { every: 'night', run: checkBank },
  'bank.tail': { every: 'night', run: inTurn(hashStoredTails, hashRewardTails) },
};
