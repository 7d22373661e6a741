/** One field of a filter: a text, or one of some values. */
import form from './form.module.css';

export interface FilterProps {
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

export type Options = readonly (readonly [value: string, text: string])[];

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
