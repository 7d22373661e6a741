/** The link with every way to pass it on. Copying and the device's own sharing are done by the shell script. */
import { linkFor, offeredChannels, shareAddress } from '@weitersagen/contract/recommendation/channels';
import { type RecommenderShare, shares } from '@weitersagen/contract/reward/shares';
import form from '../../form/form.module.css';
import { day, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';
import styles from './share.module.css';

export interface Shared {
  product: string;
  validUntil: string;
  link: string;
  share: RecommenderShare;
  valueCents: number;
}

export function ShareSheet({ product, validUntil, link, share, valueCents }: Shared) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const { recipientCapCents, channels, facebookId } = mandant;
  const { recommenderCents, recipientCents } = shares({ valueCents, recommenderShare: share, recipientCapCents });
  const text =
    recipientCents > 0
      ? t('share.messageWithReward', { product, amount: shortMoney(recipientCents, locale) })
      : t('share.message', { product });
  const message = { link, subject: t('share.subject', { product }), text, facebookId };
  const copied = channels.copyLink >= 0 ? linkFor(link, 'copyLink') : link;
  useTitle(t('share.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('share.title')}</h1>
        <p className={layout.lead}>{t('share.lead')}</p>
      </div>
      <div className={layout.columns}>
        <div className={layout.wide}>
          <section className={layout.stack} aria-labelledby="send">
            <h2 id="send">{t('share.send')}</h2>
            <ul className={styles.channels}>
              {offeredChannels(channels).map((channel) => {
                const address = shareAddress(channel, message);
                if (address === null || channel === 'instagram' || channel === 'copyLink') return null;
                return (
                  <li key={channel}>
                    <a href={address} {...(channel !== 'emailClient' && { target: '_blank', rel: 'noreferrer' })}>
                      <Icon name={icons[channel] ?? 'share'} />
                      {t(`share.channel.${channel}`)}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
          <section className={layout.stack} aria-labelledby="self">
            <h2 id="self">{t('share.self')}</h2>
            <div className={form.field}>
              <label htmlFor="link">{t('share.link')}</label>
              <div className={styles.link}>
                <input className={form.input} id="link" value={copied} readOnly />
                <button
                  type="button"
                  className={`${button.button} ${button.second}`}
                  data-copy="link"
                  hidden
                  suppressHydrationWarning
                >
                  <Icon name="copy" />
                  {t('share.copy')}
                </button>
                <button
                  type="button"
                  className={`${button.button} ${button.second}`}
                  data-share={text}
                  data-share-link={link}
                  hidden
                  suppressHydrationWarning
                >
                  <Icon name="share" />
                  {t('share.native')}
                </button>
              </div>
            </div>
            <p className={`${form.fine} ${form.result}`} role="status">
              <span data-copied hidden suppressHydrationWarning>
                {t('share.copied')}
              </span>
            </p>
          </section>
          <section className={layout.stack} aria-labelledby="reads">
            <h2 id="reads">{t('share.reads')}</h2>
            <p className={styles.bubble}>{`${text}\n${link}`}</p>
            <p className={`${layout.small} ${layout.soft}`}>{t('share.changeable')}</p>
          </section>
        </div>
        <aside className={layout.stack}>
          <div className={`${layout.card} ${layout.tint}`}>
            <Facts
              facts={[
                [t('share.product'), product],
                [t('share.you'), money(recommenderCents, locale)],
                [t('share.contact'), money(recipientCents, locale)],
                [t('share.validUntil'), day(validUntil, locale)],
              ]}
            />
          </div>
          <div className={layout.card}>
            <h2>{t('share.next')}</h2>
            <ol className={styles.steps}>
              <li>{t('share.step1')}</li>
              <li>{t('share.step2')}</li>
              <li>{t('share.step3')}</li>
            </ol>
          </div>
        </aside>
      </div>
    </div>
  );
}

const icons: Readonly<Record<string, 'mail' | 'talk'>> = {
  emailClient: 'mail',
  gmail: 'mail',
  outlook: 'mail',
  yahoo: 'mail',
  whatsapp: 'talk',
};
