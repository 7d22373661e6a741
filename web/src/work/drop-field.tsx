/** The field for one file: choose it, or drop it; which one was chosen is told. */
import { useState } from 'react';
import { FieldError } from '../form/field/field.tsx';
import { useField } from '../form/form-context.ts';
import { fileSize } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/t.ts';
import { Icon } from '../ui/icon.tsx';
import layout from '../ui/layout.module.css';
import styles from '../ui/work/drop.module.css';
import { Drop } from '../ui/work/drop.tsx';

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
  return (
    <div className={layout.stack}>
      <FieldError field={field} />
      <Drop
        id={name}
        name={name}
        label={label}
        hint={hint}
        hintId={field.hintId}
        accept={accept}
        required
        {...field.described}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      >
        {/* Read out when another file is chosen. */}
        <span className={styles.chosen} role="status">
          {file && (
            <>
              <Icon name="ok" />
              {t('desk.import.chosen', { name: file.name, size: fileSize(file.size, locale) })}
            </>
          )}
        </span>
      </Drop>
    </div>
  );
}
