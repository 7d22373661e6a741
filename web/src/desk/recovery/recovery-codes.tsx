/** Ten codes that are shown this once: to read, to take along as a file, and with what else the page can do. */
import type { ReactNode, Ref } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';

export const recoveryField = 'recovery-codes';
export const smallButton = `${button.button} ${button.second} ${button.small}`;

interface Props {
  codes: readonly string[];
  field?: Ref<HTMLTextAreaElement>;
  /** Ways to copy and to print. */
  children: ReactNode;
}

export function RecoveryCodes({ codes, field, children }: Props) {
  const t = useT();
  const text = codes.join('\n');
  return (
    <div className={`${layout.card} ${layout.tint} ${layout.read}`}>
      <p>{t('recovery.lead')}</p>
      <label htmlFor={recoveryField}>{t('recovery.label')}</label>
      <textarea
        ref={field}
        className={`${form.input} ${form.area}`}
        id={recoveryField}
        rows={codes.length}
        readOnly
        value={text}
      />
      <div className={layout.row}>
        {children}
        <a
          className={smallButton}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('recovery.fileName')}
        >
          <Icon name="download" />
          {t('recovery.download')}
        </a>
      </div>
    </div>
  );
}
