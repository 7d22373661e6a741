/** A channel in words; the name of a campaign stays as the mandant gave it. */
import { furtherCampaigns } from '@weitersagen/contract/recommendation/campaign';
import { channelCodes } from '@weitersagen/contract/recommendation/channel-codes';
import type { T, TextKey } from './t.ts';

export function channelName(channel: string | null, t: T): string {
  if (channel === null) return t('channel.none');
  if (channel === furtherCampaigns) return t('channel.further');
  return channelCodes.has(channel) ? t(`channel.${channel}` as TextKey) : channel;
}
