/** The field for a file: choose it, or drop it on the field, which is the browser's own and covers the frame. */
import { useState } from 'react';
import { FieldError } from '../../form/field.tsx';
import { useField } from '../../form/form-context.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import styles from './import.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
}

export function DropField({ name, label, hint }: Props) {
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
              {t('desk.import.chosen', { name: file.name, size: sizeOf(file.size, locale) })}
            </>
          )}
        </span>
        <input
          type="file"
          id={name}
          name={name}
          accept=".csv,text/csv,text/plain"
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

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** `1,4 MB` */
export function sizeOf(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = { style: 'unit', unit: units[step], maximumFractionDigits: step === 0 ? 0 : 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}
