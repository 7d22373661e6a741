/**
 * Which events of a recommendation, its orders and the own reward the person is told of. Each of them stands in one of
 * both lists: what is silent says what another one says already, or is for colleagues only.
 */
import type { EventRow } from './sql.ts';

export const toldEvents = [
  'recommendation.create',
  'recommendation.followUp',
  'recommendation.createByCode',
  'recommendation.accept',
  'recommendation.expire',
  'recommendation.loseRecipient',
  'recommendation.loseOrder',
  'recommendation.lapse',
  'recommendation.pay',
  'recommendation.endUnpaid',
  'recommendation.loseReleasedOrder',
  'recommendation.clawBack',
  'recommendation.cancel',
  'recommendation.grant',
  'recommendation.reopen',
  'recommendation.forgetRecipient',
  'order.report',
  'order.otherProduct',
  'order.confirm',
  'order.reject',
  'order.releaseByAgency',
  'order.release',
  'order.decline',
  'order.cancel',
  'order.cancelReleased',
  'reward.provide',
  'reward.collect',
  'reward.expire',
  'reward.payOut',
  'reward.return',
  'reward.cancel',
  'reward.clawBack',
  'reward.revive',
  'reward.grant',
  'reward.setBack',
  'reward.stop',
  'reward.free',
] as const;
export type ToldEvent = (typeof toldEvents)[number];

/**
 * `release`, `returnReward` and the two `drop` come with one that is told, `expect` with the report, `bill` and `remind`
 * are no news, `loseRecommender` ends the account, too. A reported cancellation is told by the stop, not by the past;
 * what it notes on a reward at the bank is decided later.
 */
export const silentEvents = [
  // The contact is told that the recommender hears of the acceptance, and not of what comes before it.
  'recommendation.enter',
  'recommendation.release',
  'recommendation.loseRecommender',
  'recommendation.returnReward',
  'order.bill',
  'order.drop',
  'reward.expect',
  'reward.drop',
  'reward.collectKnown',
  'reward.remind',
  'reward.noteCancellation',
  // What they hold back is told by the stop.
  'reward.stopBank',
  'reward.check',
  'reward.stopOwnAccount',
  'order.cancelReported',
  'order.cancelTurnedDown',
  // Who else claimed the contract is nobody's to know.
  'order.conflictKept',
  'order.conflictMoved',
  'order.reassign',
] as const;

const told: ReadonlySet<string> = new Set(toldEvents);

export const isTold = (row: EventRow): row is EventRow & { event: ToldEvent } => told.has(row.event);

/** Written for the person and mailed to it (M17, M35); every other reason is between colleagues. */
export const reasonFor = ({ event, reason }: EventRow): string | null =>
  event === 'reward.return' || event === 'reward.clawBack' || event === 'reward.setBack' ? reason : null;
