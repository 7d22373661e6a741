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
  /** What was wrong has been put right since: its sentence goes, its room stays, so that nothing moves. */
  isMended?: boolean;
  children: ReactNode;
}

export function Field({ name, field, hint, optional, isMended, children }: Props) {
  const t = useT();
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {field.label}
        {optional && <span className={styles.soft}> {t('form.optional')}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldError field={field} isMended={isMended} />
      {children}
    </div>
  );
}

export function FieldError({ field, isMended }: { field: FieldState; isMended?: boolean | undefined }) {
  if (!field.error) return null;
  return (
    <p className={`${styles.error} ${isMended ? styles.mended : ''}`} id={field.errorId}>
      <Icon name="alert" />
      <span>{field.error}</span>
    </p>
  );
}
