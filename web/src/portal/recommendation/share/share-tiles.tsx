/** The channels of the mandant in its order, as equal tiles; each opens with the message in it. */
import {
  type ChannelName,
  type ChannelWithAddress,
  hasAddress,
  linkFor,
  type Message,
  shareAddress,
} from '@weitersagen/contract/recommendation/channels';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/t.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { channelIcon } from './channel-icons.ts';
import styles from './share.module.css';

interface LinkProps {
  channel: ChannelWithAddress;
  message: Message;
  className?: string | undefined;
  children: ReactNode;
}

export const ChannelLink = ({ channel, message, className, children }: LinkProps) => (
  <a
    className={className}
    data-goal={channel}
    {...addressed(channel, message)}
    {...(channel !== 'emailClient' && channel !== 'sms' && { target: '_blank', rel: 'noreferrer' })}
  >
    <Icon name={channelIcon(channel)} />
    {children}
  </a>
);

function addressed(channel: ChannelWithAddress, message: Message): Readonly<Record<string, string | number>> {
  const { address, text } = shareAddress(channel, message);
  return { href: address, ...(text && { 'data-fit': text.fit, 'data-from': text.from, 'data-to': text.to }) };
}

interface Props {
  channels: readonly ChannelName[];
  message: Message;
}

export function ShareTiles({ channels, message }: Props) {
  const t = useT();
  if (channels.length === 0) return null;
  return (
    <section className={`${layout.stack} ${styles.screen}`} aria-labelledby="send">
      <h2 id="send">{t('share.send')}</h2>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel}>
            <Tile channel={channel} message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ channel, message }: { channel: ChannelName; message: Message }) {
  const t = useT();
  const name = t(`share.channel.${channel}`);
  if (hasAddress(channel))
    return (
      <ChannelLink channel={channel} message={message}>
        {name}
      </ChannelLink>
    );
  const icon = <Icon name={channelIcon(channel)} />;
  if (channel === 'instagram')
    return (
      <a href="#story">
        {icon}
        {name}
      </a>
    );
  return (
    <button
      type="button"
      data-goal="copyLink"
      data-copy="link"
      data-copy-text={linkFor(message.link, channel)}
      hidden
      suppressHydrationWarning
    >
      {icon}
      {name}
    </button>
  );
}
