/** A box with a legal text: never ticked by us, its own sentence when it is needed and left open. */
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { FieldError } from './field.tsx';

interface Props {
  name: string;
  /** What is sent when it is ticked: the word of consent, or the very text that is agreed to. */
  value?: string;
  text: ReactNode;
  hint?: string;
  optional?: boolean;
}

export function CheckField({ name, value = 'yes', text, hint, optional }: Props) {
  const field = useField(name, { label: '', hint });
  return (
    <div>
      <FieldError field={field} />
      <label className={styles.check} htmlFor={name}>
        <input
          className={styles.tick}
          type="checkbox"
          id={name}
          name={name}
          value={value}
          defaultChecked={field.value === value}
          required={!optional}
          {...field.described}
        />
        <span>{text}</span>
        {hint && (
          <span className={styles.hint} id={field.hintId}>
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
