/**
 * A line of text that is looked at when it is left, once the page is alive; a good value is praised at once, a bad one
 * only when the person has finished. What is seen stands above the field, in the place of its hint or of what was wrong,
 * or praise in a line that is kept for it below: nothing moves under a finger.
 */
import { type InputHTMLAttributes, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { Field } from './field.tsx';
import { useKeepShown } from './keep-shown.ts';

export interface Verdict {
  isFine: boolean;
  text: string;
  /** How a good value is written; put in its place once the field is left. */
  value?: string;
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue'> {
  name: string;
  label?: string | undefined;
  hint?: ReactNode;
  /** Undefined: there is nothing to say. */
  judge: (value: string, form: HTMLFormElement | null) => Verdict | undefined;
  isIban?: boolean;
  /** A good value is praised below the field, and the hint stays. */
  isPraisedBelow?: boolean;
  /** A control that belongs to the field, and the class of what holds both. */
  beside?: ReactNode;
  frame?: string | undefined;
}

export function CheckedField({
  name,
  label,
  hint,
  judge,
  isIban,
  isPraisedBelow,
  beside,
  frame,
  onInput,
  ...rest
}: Props) {
  const field = useField(name, { label, hint });
  useKeepShown(name);
  const { control, seen, look } = useVerdict(judge);
  const [resultId, praiseId] = [`${name}-result`, `${name}-praise`];
  const isWrong = seen ? !seen.isFine : field.error !== undefined;
  const above = isPraisedBelow && seen?.isFine ? undefined : seen;
  const input = (
    <input
      {...rest}
      ref={control}
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
      aria-describedby={[
        above ? hint && field.hintId : field.described['aria-describedby'],
        resultId,
        isPraisedBelow && praiseId,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
  return (
    <Field name={name} field={field} hint={hint} verdict={<Result id={resultId} seen={above} />}>
      {frame ? (
        <div className={frame}>
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {isPraisedBelow && (
        <div className={styles.result}>
          <Result id={praiseId} seen={above ? undefined : seen} />
        </div>
      )}
    </Field>
  );
}

/** What is seen of the value: looked at while it is typed, and finally when any field of the form is left. */
function useVerdict(judge: Props['judge']) {
  const [seen, setSeen] = useState<Verdict>();
  const control = useRef<HTMLInputElement>(null);
  const judged = useRef(judge);
  const look = useCallback((isDone: boolean) => {
    const element = control.current;
    const verdict = element?.value.trim() ? judged.current(element.value, element.form) : undefined;
    if (isDone && element && verdict?.value) element.value = verdict.value;
    setSeen(isDone || verdict?.isFine ? verdict : undefined);
  }, []);
  // A rule that comes later judges what was judged without it.
  useEffect(() => {
    judged.current = judge;
    const element = control.current;
    const now = seen && element?.value.trim() ? judge(element.value, element.form) : seen;
    if (now?.text !== seen?.text) setSeen(now);
  });
  // Any field of the form may be left: this one may have to be like another. What was typed and left before the page
  // came to life is looked at, too.
  useEffect(() => {
    const element = control.current;
    const left = ({ relatedTarget }: FocusEvent) => relatedTarget === element || look(true);
    if (document.activeElement !== element) look(true);
    element?.form?.addEventListener('focusout', left);
    return () => element?.form?.removeEventListener('focusout', left);
  }, [look]);
  return { control, seen, look };
}

const Result = ({ id, seen }: { id: string; seen: Verdict | undefined }) => (
  <p className={seen && !seen.isFine ? styles.error : styles.fine} id={id} role="status">
    {seen && (
      <>
        <Icon name={seen.isFine ? 'check' : 'alert'} />
        <span>{seen.text}</span>
      </>
    )}
  </p>
);
