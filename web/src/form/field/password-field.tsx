/**
 * A password: hidden until it is asked to be shown, open to password managers and to pasting. A new one is looked at
 * while it is typed, where the screen knows its rule. What was typed never comes back with a page.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../i18n/t.ts';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { CheckedField, type Verdict } from './checked-field.tsx';
import { Field } from './field.tsx';
import { useKeepShown } from './keep-shown.ts';

interface Props {
  name: string;
  label?: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  optional?: boolean;
}

export function PasswordField({ name, label, hint, autoComplete, optional }: Props) {
  const field = useField(name, { label, hint });
  useKeepShown(name);
  return (
    <Field name={name} field={field} hint={hint} optional={optional}>
      <div className={styles.secret}>
        <input
          className={styles.input}
          id={name}
          name={name}
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={!optional}
          {...field.described}
        />
        <Reveal name={name} label={field.label} />
      </div>
    </Field>
  );
}

/**
 * Whose password it is, for a manager that keeps or fills it; the person is not asked. Managers pass over a field of type
 * hidden, so it is a text that nobody sees, hears or comes to.
 */
export const UsernameField = ({ email }: { email: string | undefined }) => (
  <input
    className={styles.hush}
    type="text"
    name="_username"
    value={email ?? ''}
    autoComplete="username"
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

interface NewProps extends Pick<Props, 'name' | 'label' | 'hint'> {
  judge: (value: string, form: HTMLFormElement | null) => Verdict | undefined;
}

export function NewPasswordField({ name, label, hint, judge }: NewProps) {
  const field = useField(name, { label, hint });
  return (
    <CheckedField
      name={name}
      label={label}
      hint={hint}
      type="password"
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      judge={judge}
      frame={styles.secret}
      beside={<Reveal name={name} label={field.label} />}
    />
  );
}

/**
 * Works by the page script (reveal.ts), also before the page is alive; without script it is not there. One that a living
 * page adds later shows itself.
 */
function Reveal({ name, label }: { name: string; label: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) button.current.hidden = false;
  }, []);
  return (
    <button
      ref={button}
      className={styles.reveal}
      type="button"
      data-reveal={name}
      aria-pressed="false"
      aria-label={t('password.showName', { label })}
      hidden
    >
      {t('password.show')}
    </button>
  );
}
