/**
 * What a decision about an order will do to its rewards and who will hear of it (rules 3.4: A2, A3, A5, A7, A8; 3.5:
 * P2, P3, P10, P11; 3.11), worked out of what is on the screen so that it can be said before it is done.
 */
import { isReceived } from '@weitersagen/contract/reward/rules';
import type { Decision, Judged } from './decisions.ts';

export interface RewardState {
  number: string;
  role: 'recommender' | 'recipient';
  name: string;
  amountCents: number;
  status: 'open' | 'ready' | 'collected' | 'paidOut' | 'cancelled' | 'expired';
  kind: 'money' | 'voucher' | null;
  run: 'none' | 'draft' | 'exported' | 'confirmed';
}

/** What a decision about an order depends on, beside its rewards. */
export interface Decided extends Pick<Judged, 'status'> {
  recommenderStatus: 'created' | 'active' | 'locked' | 'deleted';
  lacksCustomerNumber: boolean;
}

/** Who will hear of it by which mail, or why nobody does; each has a sentence. */
type Heard = 'none' | 'M10' | 'locked' | 'M11' | 'M34' | 'M13' | 'lost' | 'each';

export interface Consequences<R extends RewardState> {
  /** Become ready to be collected. */
  provided: readonly R[];
  /** Stay open until the customer number is there. */
  waiting: readonly R[];
  /** End. */
  cancelled: readonly R[];
  /** Are with the bank: decided with their run. */
  noted: readonly R[];
  /** Were received and are claimed back, as the operator has to say. */
  clawedBack: readonly R[];
  /** Waited for this decision and go on. */
  freed: readonly R[];
  mails: readonly Heard[];
}

const nothing = { provided: [], waiting: [], cancelled: [], noted: [], clawedBack: [], freed: [] } as const;
const isLiving = ({ status }: RewardState): boolean => status !== 'cancelled' && status !== 'expired';

export function consequencesOf<R extends RewardState>(
  decision: Decision,
  order: Decided,
  rewards: readonly R[],
): Consequences<R> {
  const living = rewards.filter(isLiving);
  switch (decision) {
    case 'confirm':
      return { ...nothing, mails: ['none'] };
    case 'release':
      return ofReleased(order, living);
    case 'keep':
      return ofKept(living);
    case 'reject':
      return { ...nothing, cancelled: living, mails: ['lost'] };
    default:
      return order.status === 'released' || order.status === 'billed'
        ? ofCancelled(living)
        : { ...nothing, cancelled: living, mails: ['lost'] };
  }
}

/** The recommender's reward waits for a customer number that is asked for (M34), and rests with a locked account. */
function ofReleased<R extends RewardState>(
  { recommenderStatus, lacksCustomerNumber }: Decided,
  living: readonly R[],
): Consequences<R> {
  const waiting = lacksCustomerNumber ? living.filter(isRecommenders) : [];
  const provided = living.filter((reward) => !waiting.includes(reward));
  const mails: Heard[] = [];
  if (provided.some(isRecommenders)) mails.push(recommenderStatus === 'locked' ? 'locked' : 'M10');
  if (!provided.every(isRecommenders)) mails.push('M11');
  if (waiting.length > 0) mails.push('M34');
  return { ...nothing, provided, waiting, mails: mails.length > 0 ? mails : ['none'] };
}

/** Bank data that the recipient gave while the reward was held collect it now (P5). */
function ofKept<R extends RewardState>(living: readonly R[]): Consequences<R> {
  const freed = living.filter((reward) => !isReceived(reward));
  const mayCollect = freed.some((reward) => !isRecommenders(reward) && reward.status === 'ready');
  return { ...nothing, freed, mails: [mayCollect ? 'M13' : 'none'] };
}

const isRecommenders = ({ role }: RewardState): boolean => role === 'recommender';

/** After the release each reward has its own end; only where none was received or is on its way everybody hears M12. */
function ofCancelled<R extends RewardState>(living: readonly R[]): Consequences<R> {
  const clawedBack = living.filter(isReceived);
  const noted = living.filter((reward) => !isReceived(reward) && isWithBank(reward));
  const cancelled = living.filter((reward) => !isReceived(reward) && !isWithBank(reward));
  return { ...nothing, clawedBack, noted, cancelled, mails: [clawedBack.length + noted.length > 0 ? 'each' : 'lost'] };
}

const isWithBank = ({ status, run }: RewardState): boolean =>
  status === 'collected' && (run === 'exported' || run === 'confirmed');

export const sumOf = (rewards: readonly RewardState[]): number =>
  rewards.reduce((sum, { amountCents }) => sum + amountCents, 0);
