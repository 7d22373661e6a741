/** Steps on a way, each with a date or what is missing. Two may be done in either order. */
import styles from './steps.module.css';

export interface Step {
  name: string;
  note: string;
  state: 'done' | 'now' | 'open';
}

export const Steps = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ name, note, state }) => (
      <li
        key={name}
        className={state === 'open' ? undefined : styles[state]}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <b>{name}</b>
        <span>{note}</span>
      </li>
    ))}
  </ol>
);
