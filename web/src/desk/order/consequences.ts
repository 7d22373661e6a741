/**
 * What a decision about an order will do to its rewards and who will hear of it (design 3.4: A2, A3, A5, A7, A8; 3.5: P2,
 * P3, P10, P11; 3.11), worked out of what is on the screen so that it can be said before it is done.
 */
import { isReceived } from '@weitersagen/contract/reward/rules';
import type { Decision, Judged } from './decisions.ts';

export interface RewardState {
  number: string;
  name: string;
  amountCents: number;
  status: 'open' | 'ready' | 'collected' | 'paidOut' | 'cancelled' | 'expired';
  kind: 'money' | 'voucher' | null;
  run: 'none' | 'draft' | 'exported' | 'confirmed';
}

export interface Consequences<R extends RewardState> {
  /** Become ready to be collected. */
  provided: readonly R[];
  /** End. */
  cancelled: readonly R[];
  /** Are with the bank: decided with their run. */
  noted: readonly R[];
  /** Were received and are claimed back, as the operator has to say. */
  clawedBack: readonly R[];
  /** Waited for this decision and go on. */
  freed: readonly R[];
  mails: 'none' | 'provided' | 'lost' | 'each';
}

const nothing = { provided: [], cancelled: [], noted: [], clawedBack: [], freed: [] } as const;
const isLiving = ({ status }: RewardState): boolean => status !== 'cancelled' && status !== 'expired';

export function consequencesOf<R extends RewardState>(
  decision: Decision,
  order: Pick<Judged, 'status'>,
  rewards: readonly R[],
): Consequences<R> {
  const living = rewards.filter(isLiving);
  switch (decision) {
    case 'confirm':
      return { ...nothing, mails: 'none' };
    case 'release':
      return { ...nothing, provided: living, mails: 'provided' };
    case 'keep':
      return { ...nothing, freed: living.filter((reward) => !isReceived(reward)), mails: 'none' };
    case 'reject':
      return { ...nothing, cancelled: living, mails: 'lost' };
    default:
      return order.status === 'released' || order.status === 'billed'
        ? ofCancelled(living)
        : { ...nothing, cancelled: living, mails: 'lost' };
  }
}

/** After the release each reward has its own end; only where none was received or is on its way everybody hears M12. */
function ofCancelled<R extends RewardState>(living: readonly R[]): Consequences<R> {
  const clawedBack = living.filter(isReceived);
  const noted = living.filter((reward) => !isReceived(reward) && isWithBank(reward));
  const cancelled = living.filter((reward) => !isReceived(reward) && !isWithBank(reward));
  return { ...nothing, clawedBack, noted, cancelled, mails: clawedBack.length + noted.length > 0 ? 'each' : 'lost' };
}

const isWithBank = ({ status, run }: RewardState): boolean =>
  status === 'collected' && (run === 'exported' || run === 'confirmed');

export const sumOf = (rewards: readonly RewardState[]): number =>
  rewards.reduce((sum, { amountCents }) => sum + amountCents, 0);
