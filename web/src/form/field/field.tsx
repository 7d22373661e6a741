/** The frame of every field: label, hint, what is wrong, control; tied together for those who listen. */
import type { ReactNode } from 'react';
import { useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import type { FieldState } from '../form-context.ts';

interface Props {
  name: string;
  field: FieldState;
  hint?: ReactNode;
  /** "(freiwillig)": what is required carries no mark, because nearly all is. */
  optional?: boolean | undefined;
  /** A line that takes the place of what stands last above the control as soon as it says something. */
  verdict?: ReactNode;
  children: ReactNode;
}

export function Field({ name, field, hint, optional, verdict, children }: Props) {
  const t = useT();
  const help = hint && (
    <p className={styles.hint} id={field.hintId}>
      {hint}
    </p>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {field.label}
        {optional && <span className={styles.soft}> {t('form.optional')}</span>}
      </label>
      {field.error && help}
      <div className={styles.said}>
        {field.error ? <FieldError field={field} /> : help}
        {verdict}
      </div>
      {children}
    </div>
  );
}

export function FieldError({ field }: { field: FieldState }) {
  if (!field.error) return null;
  return (
    <p className={styles.error} id={field.errorId}>
      <Icon name="alert" />
      <span>{field.error}</span>
    </p>
  );
}
