/** The channels of the mandant in its order, as equal tiles; each opens with the message in it. */
import { offeredChannels, shareAddress } from '@weitersagen/contract/recommendation/channels';
import { useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import { channelIcon } from './channel-icons.ts';
import styles from './share.module.css';

interface Props {
  message: { link: string; text: string; subject: string };
}

export function ShareTiles({ message }: Props) {
  const t = useT();
  const { mandant } = useFrame();
  const { facebookId } = mandant;
  const offered = offeredChannels(mandant).flatMap((channel) => {
    if (channel === 'instagram' || channel === 'copyLink') return [];
    const address = shareAddress(channel, { ...message, facebookId });
    return address === null ? [] : [{ channel, address }];
  });
  if (offered.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="send">
      <h2 id="send">{t('share.send')}</h2>
      <ul className={styles.channels}>
        {offered.map(({ channel, address }) => (
          <li key={channel}>
            <a
              href={address}
              data-message-link=""
              suppressHydrationWarning
              {...(channel !== 'emailClient' && { target: '_blank', rel: 'noreferrer' })}
            >
              <Icon name={channelIcon(channel)} />
              {t(`share.channel.${channel}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
