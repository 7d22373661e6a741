/** What is wrong with a form, first in it: takes the focus, links to each field (look, "Error summary"). */
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/t.ts';
import styles from './form.module.css';
import type { FormState } from './send.ts';

export function ErrorSummary({ state }: { state: FormState | undefined }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (state && state !== seen.current) box.current?.focus();
    seen.current = state;
  }, [state]);
  if (!state || (state.problems.length === 0 && !state.message)) return null;
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
    </div>
  );
}
