/** What a person does with the own rewards: see, collect, stop, have the mail sent again. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { rewardOrRecommendationNumber } from '../basics/number.ts';
import { wire } from '../basics/wire.ts';
import { CollectedReward, CollectReward, MailSent, Reward, RewardQuery, StoppedReward, StopReward } from './schemas.ts';

export const listRewards = endpoint({
  method: 'GET',
  path: '/praemierung',
  summary: 'Own rewards, newest first; with a reward token exactly the one it stands for',
  access: ['recommender', 'reward'],
  query: RewardQuery,
  reply: z.array(Reward),
});

export const collectReward = endpoint({
  method: 'PUT',
  path: '/praemierung',
  goal: 'premiumRedeemed',
  summary: 'Chooses a premium and gives the bank data for it',
  access: ['reward'],
  refusals: ['reward.not-ready', 'premium.not-available', 'terms.changed'],
  body: CollectReward,
  reply: CollectedReward,
});

export const stopReward = endpoint({
  method: 'PUT',
  path: '/praemierung/stopp',
  summary:
    '"That was not me": keeps a collected reward (M13), or everything of a person whose bank account was replaced and the account itself (M36), from being paid until it is decided',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'state.not-allowed'],
  body: StopReward,
  reply: StoppedReward,
});

export const sendRewardMail = endpoint({
  method: 'GET',
  path: '/empfehler/praemierungmail/:nr',
  summary: 'Sends the mail about a reward that waits once more; a recommendation or a reward number',
  acts: true,
  access: ['recommender'],
  refusals: ['access.denied', 'unknown', 'reward.not-ready'],
  params: wire({ number: ['nr', rewardOrRecommendationNumber] }),
  reply: MailSent,
});
