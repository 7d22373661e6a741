/**
 * The picture for a story of Instagram, which has no address for sharing (G-08): by the sheet of the device where that takes
 * pictures, else saved, and the link is copied with it. It is drawn when somebody wants to see or have it.
 */
import { linkFor } from '@weitersagen/contract/recommendation/channels';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Fold } from '../../../ui/fold.tsx';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './share.module.css';

export function ShareStory({ link, picture }: { link: string; picture: string }) {
  const t = useT();
  const file = t('share.storyFile');
  const copied = linkFor(link, 'instagram');
  return (
    <section className={`${layout.stack} ${styles.screen}`} aria-labelledby="story">
      <h2 id="story">{t('share.story')}</h2>
      <p className={layout.soft}>{t('share.storyHow')}</p>
      <div className={layout.row} data-goal="instagram">
        <button
          type="button"
          className={button.button}
          data-story={picture}
          data-file={file}
          data-copy-text={copied}
          hidden
          suppressHydrationWarning
        >
          <Icon name="share" />
          {t('share.storyShare')}
        </button>
        <a className={`${button.button} ${button.second}`} href={picture} download={file} data-story-save={copied}>
          <Icon name="download" />
          {t('share.storySave')}
        </a>
      </div>
      <p className={layout.small} role="status">
        <span data-story-said="copied" hidden suppressHydrationWarning>
          {t('share.storyCopied')}
        </span>
        <span data-story-said="failed" hidden suppressHydrationWarning>
          {t('share.storyFailed')}
        </span>
      </p>
      <Fold summary={t('share.storySee')} className={styles.story}>
        <img src={picture} alt={t('share.storyAlt')} width="270" height="480" loading="lazy" />
      </Fold>
    </section>
  );
}
