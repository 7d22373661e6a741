/** The link itself: to copy, and as a code for the camera of somebody who is here, or on paper. */
import { linkFor } from '@weitersagen/contract/recommendation/channels';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { useFrame, useProductLanguage } from '../../page/page-frame.ts';
import { CopyLink } from '../../shell/link/copy-link.tsx';
import styles from './share.module.css';

interface Props {
  link: string;
  /** Address of the code without its ending. */
  code: string;
  product: string;
  /** What the one who scans it gets; nothing where that is nothing. */
  reward: string | undefined;
  /** Who gets something by it says so on paper, too. */
  mark: string | undefined;
}

const second = `${button.button} ${button.second} ${button.small}`;

export function ShareLink({ link, code, product, reward, mark }: Props) {
  const t = useT();
  const { name, copyLink } = useFrame().mandant;
  const lang = useProductLanguage();
  return (
    <section className={layout.stack} aria-labelledby="self">
      <h2 id="self" className={styles.screen}>
        {t('share.self')}
      </h2>
      <div className={styles.screen} data-goal="copyLink">
        <CopyLink link={link} copied={copyLink >= 0 ? linkFor(link, 'copyLink') : null} />
      </div>
      <div className={`${layout.card} ${layout.tint} ${styles.sheet}`}>
        <p className={styles.paper}>{name}</p>
        <p className={`${styles.paper} ${styles.product}`} lang={lang}>
          {product}
        </p>
        {reward && <p className={styles.paper}>{reward}</p>}
        <div className={styles.code}>
          <img src={`${code}.svg`} alt={t('share.code')} width="136" height="136" />
          <div className={`${layout.stack} ${styles.screen}`}>
            <h3>{t('share.beside')}</h3>
            <p className={`${layout.small} ${layout.soft}`}>{t('share.scan')}</p>
            <div className={layout.row}>
              <a className={second} href={`${code}.svg`} download={`${t('share.codeFile')}.svg`}>
                <Icon name="download" />
                {t('share.saveSvg')}
              </a>
              <a className={second} href={`${code}.png`} download={`${t('share.codeFile')}.png`}>
                <Icon name="download" />
                {t('share.savePng')}
              </a>
              <button type="button" className={second} data-print="" hidden suppressHydrationWarning>
                <Icon name="print" />
                {t('share.print')}
              </button>
            </div>
          </div>
        </div>
        <p className={`${styles.paper} ${styles.address}`}>{link.replace(/^https?:\/\//, '')}</p>
        {mark && <p className={styles.paper}>{mark}</p>}
      </div>
    </section>
  );
}
