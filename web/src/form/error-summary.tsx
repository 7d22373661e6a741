/** What is wrong with a form, first in it: takes the focus, links to each field (look, "Error summary"). */
import { type RefObject, useEffect, useRef } from 'react';
import { away } from '../api/client.ts';
import { useT } from '../i18n/t.ts';
import button from '../ui/button.module.css';
import styles from './form.module.css';
import type { FormState } from './send.ts';

interface Props {
  state: FormState | undefined;
  /** What it was sent by, and is once more. */
  again?: RefObject<HTMLElement | null> | undefined;
}

export function ErrorSummary({ state, again }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (state && state !== seen.current) box.current?.focus();
    seen.current = state;
  }, [state]);
  if (!state || (state.problems.length === 0 && !state.message)) return null;
  const isAway = state.code === away;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them, also without script
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="form-problems" autoFocus>
      <h2 id="form-problems">{state.message ?? t('form.problems', { count: state.problems.length })}</h2>
      {state.problems.length > 0 && (
        <ul>
          {state.problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {isAway && (
        <button
          type="button"
          className={`${button.button} ${button.second}`}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit(again?.current)}
        >
          {t('form.again')}
        </button>
      )}
    </div>
  );
}
