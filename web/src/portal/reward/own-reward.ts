/** The one reward a token stands for; whoever else is signed in does not matter here. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import type { Reward } from '@weitersagen/contract/reward/schemas';
import { need, trouble } from '../../api/need.ts';
import type { Load } from '../page/screen.ts';

export type OwnReward = Value<typeof Reward>;

export async function ownReward({ api }: Pick<Load, 'api'>, token: string): Promise<OwnReward> {
  const [reward] = need(await api(listRewards, { token, query: { details: true } }));
  if (!reward) throw trouble(404);
  return reward;
}

/** Path parameter of a reward for which no premium is chosen: goodwill without an order (P13). */
export const noPremium = '0';
