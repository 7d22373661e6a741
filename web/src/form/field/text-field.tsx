/** Fields for one line of text. What was typed stays: the control is the browser's, not React's. */
import type { HTMLInputAutoCompleteAttribute, InputEventHandler, ReactNode } from 'react';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { Field } from './field.tsx';

interface TextFieldProps {
  name: string;
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  /** What is known already. */
  value?: string | null | undefined;
  /** What is known is shown and sent, and is not to be typed. */
  readOnly?: boolean | undefined;
  width?: 'short' | 'middle';
  onInput?: InputEventHandler<HTMLInputElement>;
}

export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  value,
  width,
  inputMode,
  ...rest
}: TextFieldProps) {
  const field = useField(name, { label, hint });
  return (
    <Field name={name} field={field} hint={hint} optional={optional}>
      <input
        className={`${styles.input} ${width ? styles[width] : ''}`}
        id={name}
        name={name}
        type={type}
        inputMode={inputMode ?? (type === 'email' || type === 'tel' ? type : undefined)}
        defaultValue={(rest.readOnly ? value : (field.value ?? value)) ?? undefined}
        required={!optional}
        {...rest}
        {...field.described}
      />
    </Field>
  );
}

/** Travels with the form and is not shown. */
export const HiddenField = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);
