import { isReceived } from '@weitersagen/contract/reward/rules';
import type { Reward } from '#reward/reward.ts';

/** Under way and not with the bank: what can be held. */
export const isHoldable = ({ status, kind, run, isGoodwill }: Reward): boolean =>
  !isGoodwill &&
  !isReceived({ status, kind }) &&
  (status === 'open' || status === 'ready' || status === 'collected') &&
  (run === 'none' || run === 'draft');
