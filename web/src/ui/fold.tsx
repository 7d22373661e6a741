/** A question that opens its answer: the browser's own disclosure, found by its search even when it is closed. */
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

export const Fold = ({ summary, isOpen, children }: Props) => (
  <details className={styles.fold} open={isOpen}>
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
);
