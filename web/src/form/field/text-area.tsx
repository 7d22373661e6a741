/** A field for several lines; it grows with what is typed where the browser can. */
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { Field } from './field.tsx';

interface Props {
  name: string;
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
  rows?: number;
  /** What stands there as long as nothing was typed. */
  value?: string;
}

export function TextArea({ name, label, hint, optional, rows = 6, value }: Props) {
  const field = useField(name, { label, hint });
  return (
    <Field name={name} field={field} hint={hint} optional={optional}>
      <textarea
        className={`${styles.input} ${styles.area}`}
        id={name}
        name={name}
        rows={rows}
        defaultValue={field.value ?? value}
        required={!optional}
        {...field.described}
      />
    </Field>
  );
}
