/** A text to be taken along, with the button that copies it. */
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import styles from './copy-field.module.css';
import { useCopy } from './use-copy.ts';

export function CopyField({ id, label, value, rows }: { id: string; label: string; value: string; rows: number }) {
  const t = useT();
  const said = t('work.copy.copied', { what: label });
  const { field, copy, isRefused } = useCopy<HTMLTextAreaElement>(value, said);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} className={`${form.input} ${styles.field}`} id={id} rows={rows} readOnly value={value} />
      <div>
        <button type="button" className={`${button.button} ${button.second} ${button.small}`} onClick={copy}>
          <Icon name="copy" />
          {t('work.copy.copy', { what: label })}
        </button>
      </div>
      <p role="status" className={layout.small}>
        {isRefused && t('work.copy.notCopied')}
      </p>
    </>
  );
}
