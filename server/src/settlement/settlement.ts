/**
 * What happens between an order and its money, each verb one transaction: a client reports an order, a person or the
 * night releases it, somebody cancels it; its rewards are collected, paid, returned, claimed back; and with the last of
 * them its recommendation ends. Locks are taken in one order everywhere: family root, recommendation, recipient, order,
 * reward (lowest id first), payout run.
 */
export { type BankKey, dropBankAccount, freeBankAccount, type SeenBank, seeBank } from './bank-account-decision.ts';
export { cancelByHand, cancelRecommendation } from './cancel-recommendation.ts';
export { collectReward } from './collect.ts';
export { askForNumberAgain } from './customer-number.ts';
export { endExpectations } from './ended-expectations.ts';
export { assignOrder, isOfAnother, livingOf } from './order/assign.ts';
export { findOwner, makeOrder } from './order/claim.ts';
export { cancelOrder, confirmOrder, declineOrder, type ReleaseGuard, rejectOrder } from './order/decision.ts';
export { byAnybody, keepOrder, releaseByAgency, releaseOrder } from './order/release.ts';
export { applyReport, reportOrder } from './order/report.ts';
export { confirmPayout, discardPayout } from './payout-run.ts';
export { settleRecommendation, settleRecommendations } from './recommendation-end.ts';
export {
  cancelReward,
  clawBackReward,
  freeReward,
  type Goodwill,
  grantGoodwill,
  type Return,
  returnReward,
  reviveReward,
  setBackReward,
} from './reward-decision.ts';
