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
  // An answer is known by what it answered: of its problems some go while they are put right.
  const answered = state?.values;
  const seen = useRef(answered);
  useEffect(() => {
    if (answered && answered !== seen.current) box.current?.focus();
    seen.current = answered;
  }, [answered]);
  if (!state || (state.problems.length === 0 && !state.message)) return null;
  const isAway = state.code === away;
  return (
    <div
      ref={box}
      className={styles.summary}
      // What is put right while somebody types is told at its field alone.
      role="alert"
      aria-live={state.hasChanged ? 'off' : undefined}
      tabIndex={-1}
      aria-labelledby="form-problems"
      // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them, also without script
      autoFocus
    >
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
