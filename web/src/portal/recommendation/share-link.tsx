/** The link itself: to copy, for the sharing of the device, and as a code for the camera of somebody who is here. */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { CopyLink } from '../shell/link/copy-link.tsx';
import styles from './share.module.css';

interface Props {
  link: string;
  /** What the device's own sharing hands on. */
  shared: { text: string; link: string };
  code: string | null;
}

const second = `${button.button} ${button.second}`;

export function ShareLink({ link, shared, code }: Props) {
  const t = useT();
  return (
    <section className={layout.stack} aria-labelledby="self">
      <h2 id="self">{t('share.self')}</h2>
      <CopyLink link={link}>
        <button
          type="button"
          className={second}
          data-share={shared.text}
          data-share-link={shared.link}
          hidden
          suppressHydrationWarning
        >
          <Icon name="share" />
          {t('share.native')}
        </button>
      </CopyLink>
      {code && (
        <div className={`${layout.card} ${layout.tint}`}>
          <div className={styles.code}>
            <img src={code} alt={t('share.code')} width="136" height="136" />
            <div className={layout.stack}>
              <h3>{t('share.beside')}</h3>
              <p className={`${layout.small} ${layout.soft}`}>{t('share.scan')}</p>
              <p>
                <a className={`${second} ${button.small}`} href={code} download={t('share.codeFile')}>
                  <Icon name="download" />
                  {t('share.saveCode')}
                </a>
              </p>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
