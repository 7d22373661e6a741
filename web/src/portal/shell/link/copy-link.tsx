/** A link to copy, by the page script (copy.ts); beside it stands what else can be done with it. One a page. */
import type { ReactNode } from 'react';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './copy-link.module.css';

export const copyLinkTexts = ['share.link', 'share.copy', 'share.copied', 'share.copyFailed'];

export function CopyLink({ link, children }: { link: string; children?: ReactNode }) {
  const t = useT();
  return (
    <>
      <div className={form.field}>
        <label htmlFor="link">{t('share.link')}</label>
        <div className={styles.link}>
          <input className={form.input} id="link" value={link} readOnly />
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
          {children}
        </div>
      </div>
      <p className={`${form.fine} ${form.result}`} role="status">
        <span data-copied="done" hidden suppressHydrationWarning>
          {t('share.copied')}
        </span>
        <span data-copied="failed" className={form.error} hidden suppressHydrationWarning>
          {t('share.copyFailed')}
        </span>
      </p>
    </>
  );
}
