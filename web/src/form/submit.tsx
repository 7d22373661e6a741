/** The one filled button of a form: says what it does, and that it is at it. */
import { type ReactNode, useContext } from 'react';
import { useT } from '../i18n/t.ts';
import button from '../ui/button.module.css';
import { FormContext } from './form-context.ts';

interface Props {
  children: ReactNode;
  name?: string;
  value?: string;
  second?: boolean;
  /** It cannot be taken back. */
  isDangerous?: boolean;
}

export function Submit({ children, name, value, second, isDangerous }: Props) {
  const { busy } = useContext(FormContext);
  const t = useT();
  return (
    <button
      type="submit"
      className={`${button.button} ${second ? button.second : isDangerous ? button.danger : ''}`}
      name={name}
      value={value}
      aria-busy={busy || undefined}
      data-sending={t('form.sending')}
      data-slow={t('form.underWay')}
    >
      {busy ? t('form.sending') : children}
    </button>
  );
}
