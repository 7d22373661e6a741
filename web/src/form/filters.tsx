/** The form above a list: a GET form whose fields are the address, so that a filtered list can be kept and passed on. */
import type { ReactNode, Ref } from 'react';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/work/filters.module.css';
import form from './form.module.css';

interface FiltersProps {
  /** Names of the buttons. */
  show: string;
  reset: string;
  /** The same list without any filter. */
  resetHref: string;
  /** Below all fields, with the id by which one of them is described. */
  hint?: { id: string; text: string } | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

export const Filters = ({ show, reset, resetHref, hint, ref, children }: FiltersProps) => (
  <form ref={ref} method="get" className={styles.filters}>
    {children}
    <div className={styles.buttons}>
      <button type="submit" className={`${button.button} ${button.second}`}>
        <Icon name="search" />
        {show}
      </button>
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

interface FilterProps {
  name: string;
  label: string;
  value?: string | undefined;
}

export const TextFilter = ({
  name,
  label,
  value,
  type = 'search',
  describedBy,
}: FilterProps & { type?: 'search' | 'date' | 'email'; describedBy?: string | undefined }) => (
  <div className={form.field}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    <input
      className={form.input}
      id={`filter-${name}`}
      name={name}
      type={type}
      defaultValue={value}
      aria-describedby={describedBy}
    />
  </div>
);

type Options = readonly (readonly [value: string, text: string])[];

export const SelectFilter = ({ name, label, value, options }: FilterProps & { options: Options }) => (
  <div className={form.field}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    <select className={form.input} id={`filter-${name}`} name={name} defaultValue={value}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

/** Shown only where the heads of the table are hidden; wider screens sort by the heads. */
export const SortFilter = (props: FilterProps & { options: Options }) => (
  <div className={styles.sorter}>
    <SelectFilter {...props} />
  </div>
);
