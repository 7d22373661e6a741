/** The field for a file: choose it, or drop it on the field, which is the browser's own and covers the frame. */
import { useState } from 'react';
import { FieldError } from '../../form/field/field.tsx';
import { useField } from '../../form/form-context.ts';
import { fileSize } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import styles from './import.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  /** What may be chosen; CSV without. */
  accept?: string;
}

export function DropField({ name, label, hint, accept = '.csv,text/csv,text/plain' }: Props) {
  const t = useT();
  const locale = useLocale();
  const field = useField(name, { label, hint });
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  return (
    <div className={layout.stack}>
      <FieldError field={field} />
      <div className={styles.drop} data-over={isOver || undefined}>
        <label htmlFor={name}>{label}</label>
        <span className={layout.soft} id={field.hintId}>
          {hint}
        </span>
        {/* Read out when another file is chosen. */}
        <span className={styles.chosen} role="status">
          {file && (
            <>
              <Icon name="ok" />
              {t('desk.import.chosen', { name: file.name, size: fileSize(file.size, locale) })}
            </>
          )}
        </span>
        <input
          type="file"
          id={name}
          name={name}
          accept={accept}
          required
          {...field.described}
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
    </div>
  );
}
