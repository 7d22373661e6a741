/** The browser's own select; its empty choice is a real answer. */

import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { Field } from './field.tsx';

interface Props {
  name: string;
  options: readonly (readonly [value: string, text: string])[];
  label?: string;
  /** What is chosen already. */
  value?: string;
  optional?: boolean;
  autoComplete?: string;
}

export function SelectField({ name, options, label, value: known, optional, autoComplete }: Props) {
  const field = useField(name, { label });
  return (
    <Field name={name} field={field} optional={optional}>
      <select
        className={`${styles.input} ${styles.middle}`}
        id={name}
        name={name}
        autoComplete={autoComplete}
        defaultValue={field.value ?? known}
        {...field.described}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
