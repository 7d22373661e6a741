/** A channel in words; the name of a campaign stays as the mandant gave it. */
import { furtherCampaigns } from '@weitersagen/contract/recommendation/campaign';
import { type ChannelCode, channelCodes } from '@weitersagen/contract/recommendation/channel-codes';
import type { T } from './t.ts';

/** One without its word fails the types. */
const isCode = (channel: string): channel is ChannelCode => channelCodes.has(channel);

export function channelName(channel: string | null, t: T): string {
  if (channel === null) return t('channel.none');
  if (channel === furtherCampaigns) return t('channel.further');
  return isCode(channel) ? t(`channel.${channel}`) : channel;
}
