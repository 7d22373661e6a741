/**
 * The one large button: the sheet of the device where the browser has it (the page script shows it then), else
 * WhatsApp, or the first channel of the mandant.
 */
import { type ChannelWithAddress, deviceLink, type Message } from '@weitersagen/contract/recommendation/channels';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './share.module.css';
import { ChannelLink } from './share-tiles.tsx';

interface Props {
  message: Message;
  /** None where the mandant has no channel with an address. */
  channel: ChannelWithAddress | undefined;
}

const large = `${button.button} ${styles.large}`;

export function ShareFirst({ message, channel }: Props) {
  const t = useT();
  return (
    <div className={styles.first}>
      <button
        type="button"
        className={large}
        data-share={message.text}
        data-share-link={deviceLink(message.link)}
        hidden
        suppressHydrationWarning
      >
        <Icon name="share" />
        {t('share.native')}
      </button>
      {channel && (
        <ChannelLink channel={channel} message={message} className={large}>
          {channel === 'emailClient'
            ? t('share.firstMail')
            : t('share.first', { channel: t(`share.channel.${channel}`) })}
        </ChannelLink>
      )}
    </div>
  );
}
