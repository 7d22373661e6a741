/** A channel in words; the name of a campaign stays as the mandant gave it. */
import { furtherCampaigns } from '@weitersagen/contract/recommendation/campaign';
import { isChannelCode } from '@weitersagen/contract/recommendation/channel-codes';
import type { T } from './t.ts';

export function channelName(channel: string | null, t: T): string {
  if (channel === null) return t('channel.none');
  if (channel === furtherCampaigns) return t('channel.further');
  return isChannelCode(channel) ? t(`channel.${channel}`) : channel;
}
