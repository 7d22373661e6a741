/**
 * The form above a list: a GET form whose fields are the address, so that a filtered list can be kept and passed on. It asks
 * as soon as a field says something else, what is typed after a short rest; with a button it waits for the button.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/work/filters.module.css';
import { type FilterProps, type Options, SelectFilter } from './filter-fields.tsx';

interface FiltersProps {
  /** Name of the button; without it there is none. */
  show?: string;
  reset: string;
  /** The same list without any filter. */
  resetHref: string;
  /** Below all fields, with the id by which one of them is described. */
  hint?: { id: string; text: string } | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

export function Filters({ show, reset, resetHref, hint, ref, children }: FiltersProps) {
  const asks = useAsking();
  return (
    <form ref={ref} method="get" className={styles.filters} {...(show === undefined && asks)}>
      {children}
      <div className={styles.buttons}>
        {show !== undefined && (
          <button type="submit" className={`${button.button} ${button.second}`}>
            <Icon name="search" />
            {show}
          </button>
        )}
        <a className={`${button.button} ${button.quiet}`} href={resetHref}>
          {reset}
        </a>
      </div>
      {hint && (
        <p className={styles.hint} id={hint.id}>
          {hint.text}
        </p>
      )}
    </form>
  );
}

/** A day is a whole one before its year is typed to the end. */
const restMs: Readonly<Record<string, number>> = { search: 300, email: 300, date: 900 };

/** While something is typed that was not asked for yet, the form says so: nobody writes over it. */
export const isTyping = (form: HTMLFormElement): boolean => form.dataset.typing !== undefined;

function useAsking() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    delete form.dataset.typing;
    form.requestSubmit();
  };
  return {
    onInput: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      const rest = restMs[(target as HTMLInputElement).type];
      if (rest === undefined) return ask(form);
      form.dataset.typing = '';
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(form), rest);
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      ask(event.currentTarget);
    },
  };
}

/** Shown only where the heads of the table are hidden; wider screens sort by the heads. */
export const SortFilter = (props: FilterProps & { options: Options }) => (
  <div className={styles.sorter}>
    <SelectFilter {...props} />
  </div>
);
