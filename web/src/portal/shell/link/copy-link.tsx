/** A link to copy, by the page script (copy.ts). One a page. */
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';

export const copyLinkTexts = ['share.link', 'share.copy', 'share.copied', 'share.copyFailed'];

interface Props {
  link: string;
  /** What is copied where that is not what is shown: the same link with its channel. Null takes the button away. */
  copied?: string | null;
}

export function CopyLink({ link, copied }: Props) {
  const t = useT();
  return (
    <>
      <div className={form.field}>
        <label htmlFor="link">{t('share.link')}</label>
        <div className={form.withButton}>
          <input className={form.input} id="link" value={link} readOnly />
          {copied !== null && (
            <button
              type="button"
              className={`${button.button} ${button.second}`}
              data-copy="link"
              data-copy-text={copied}
              hidden
              suppressHydrationWarning
            >
              <Icon name="copy" />
              {t('share.copy')}
            </button>
          )}
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
