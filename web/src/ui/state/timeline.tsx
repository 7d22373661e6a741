/** What has happened and what comes next, from the top. No step without a sentence: a date, a reason, or what is expected. */
import type { ReactNode } from 'react';
import styles from '../steps.module.css';

export interface Event {
  name: string;
  note: ReactNode;
  state: 'done' | 'now' | 'ahead' | 'stopped';
}

export const Timeline = ({ label, events }: { label: string; events: readonly Event[] }) => (
  <ol className={styles.timeline} aria-label={label}>
    {events.map(({ name, note, state }, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and what happened keeps its place
        key={index}
        className={styles[state]}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <b>{name}</b>
        <span>{note}</span>
      </li>
    ))}
  </ol>
);
