/**
 * A line of text that is looked at when it is left, once the page is alive; a good value is praised at once, a bad one
 * only when the person has finished. What is seen stands below the field, where its line is kept free: nothing moves
 * under a finger.
 */
import { type InputHTMLAttributes, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { useField } from './form-context.ts';

export interface Verdict {
  isFine: boolean;
  text: string;
  /** How a good value is written; put in its place once the field is left. */
  value?: string;
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue'> {
  name: string;
  hint?: ReactNode;
  /** Undefined: there is nothing to say. */
  judge: (value: string, form: HTMLFormElement | null) => Verdict | undefined;
  isIban?: boolean;
}

export function CheckedField({ name, hint, judge, isIban, onInput, ...rest }: Props) {
  const [seen, setSeen] = useState<Verdict>();
  const field = useField(name, { hint });
  const input = useRef<HTMLInputElement>(null);
  const judged = useRef(judge);
  const look = useCallback((isDone: boolean) => {
    const control = input.current;
    const verdict = control?.value.trim() ? judged.current(control.value, control.form) : undefined;
    if (isDone && control && verdict?.value) control.value = verdict.value;
    setSeen(isDone || verdict?.isFine ? verdict : undefined);
  }, []);
  useEffect(() => {
    judged.current = judge;
  });
  // Any field of the form may be left: this one may have to be like another. What was typed and left before the page
  // came to life is looked at, too.
  useEffect(() => {
    const control = input.current;
    const left = ({ relatedTarget }: FocusEvent) => relatedTarget === control || look(true);
    if (document.activeElement !== control) look(true);
    control?.form?.addEventListener('focusout', left);
    return () => control?.form?.removeEventListener('focusout', left);
  }, [look]);
  const resultId = `${name}-result`;
  const isWrong = seen ? !seen.isFine : field.error !== undefined;
  return (
    <Field name={name} field={field} hint={hint} isMended={seen !== undefined}>
      <input
        {...rest}
        ref={input}
        className={`${styles.input} ${isIban ? styles.iban : ''}`}
        id={name}
        name={name}
        defaultValue={field.value}
        required
        onInput={(event) => {
          onInput?.(event);
          look(false);
        }}
        {...field.described}
        aria-invalid={isWrong || undefined}
        aria-describedby={[field.described['aria-describedby'], resultId].filter(Boolean).join(' ')}
      />
      <p
        className={`${styles.result} ${seen && !seen.isFine ? styles.error : styles.fine}`}
        id={resultId}
        role="status"
      >
        {seen && (
          <>
            <Icon name={seen.isFine ? 'check' : 'alert'} />
            <span>{seen.text}</span>
          </>
        )}
      </p>
    </Field>
  );
}
