/**
 * What the contact will read, as it arrives. With script it can be changed here for all channels, else in the program that
 * sends it. The field is filled by the page script: React would put a default back in place of what was typed before it came.
 */
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useFrame } from '../../page/page-frame.ts';
import styles from './share.module.css';

interface Props {
  text: string;
  link: string;
  preview: { picture: string; title: string; line: string };
}

export function ShareMessage({ text, link, preview }: Props) {
  const t = useT();
  return (
    <section className={`${layout.stack} ${styles.screen}`} aria-labelledby="reads">
      <h2 id="reads">{t('share.reads')}</h2>
      <div className={layout.stack} data-plain-message="" suppressHydrationWarning>
        <div className={styles.bubble}>
          <PreviewCard {...preview} />
          <p>{`${text}\n${link}`}</p>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('share.changeable')}</p>
      </div>
      <div className={styles.bubble} data-own-message="" hidden suppressHydrationWarning>
        <PreviewCard {...preview} />
        <div className={form.field}>
          <label htmlFor="message">{t('share.yours')}</label>
          <p className={form.hint} id="message-hint">
            {t('share.yoursHint')}
          </p>
          <textarea
            className={`${form.input} ${form.area}`}
            id="message"
            rows={6}
            maxLength={1000}
            data-text={text}
            aria-describedby="message-hint"
          />
        </div>
        <p className={styles.tail}>{link}</p>
      </div>
    </section>
  );
}

/** What a messenger makes of the link; said in words above it, so that nobody has to see it. */
function PreviewCard({ picture, title, line }: Props['preview']) {
  const { name } = useFrame().mandant;
  return (
    <div className={styles.preview}>
      <img src={picture} alt="" width="600" height="315" loading="lazy" />
      <p>
        <b>{title}</b>
        <span>{line}</span>
        <small>{name}</small>
      </p>
    </div>
  );
}
