/**
 * What the contact will read. With script it can be changed here for all channels, else in the program that sends it.
 * The field is filled by the page script: React would put a default back in place of what was typed before it came.
 */
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import styles from './share.module.css';

export function ShareMessage({ text, link }: { text: string; link: string }) {
  const t = useT();
  return (
    <section className={layout.stack} aria-labelledby="reads">
      <h2 id="reads">{t('share.reads')}</h2>
      <div className={layout.stack} data-plain-message="" suppressHydrationWarning>
        <p className={styles.bubble}>{`${text}\n${link}`}</p>
        <p className={`${layout.small} ${layout.soft}`}>{t('share.changeable')}</p>
      </div>
      <div className={styles.bubble} data-own-message="" hidden suppressHydrationWarning>
        <div className={form.field}>
          <label htmlFor="message">{t('share.yours')}</label>
          <p className={form.hint} id="message-hint">
            {t('share.yoursHint')}
          </p>
          <textarea
            className={`${form.input} ${form.area}`}
            id="message"
            rows={4}
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
