/** How far long work is. Without a number it is at it, and nobody knows how long. */
import { type ReactNode, useId } from 'react';
import layout from '../layout.module.css';
import styles from './progress.module.css';

interface Props {
  label: string;
  /** What is done of `of`. */
  done?: number | undefined;
  of?: number;
  /** In words: "380 von 1.000 Zeilen". */
  note?: ReactNode;
}

export function Progress({ label, done, of = 100, note }: Props) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={of} value={done} />
      {note && <p className={`${layout.small} ${layout.soft}`}>{note}</p>}
    </div>
  );
}
