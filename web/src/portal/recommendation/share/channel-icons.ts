/** The icon of each way to pass a link on: neutral ones of our own, no mark of a company. */
import type { ChannelName } from '@weitersagen/contract/recommendation/channels';
import type { IconName } from '../../../ui/icon.tsx';

const icons: Readonly<Partial<Record<ChannelName, IconName>>> = {
  emailClient: 'mail',
  gmail: 'mail',
  outlook: 'mail',
  yahoo: 'mail',
  whatsapp: 'call',
  facebook: 'people',
  xing: 'work',
  linkedIn: 'network',
  twitter: 'note',
  instagram: 'story',
  copyLink: 'copy',
  sms: 'talk',
};

export const channelIcon = (channel: ChannelName): IconName => icons[channel] ?? 'share';
