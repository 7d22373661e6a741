/** A question that opens its answer: the browser's own disclosure, found by its search even when it is closed. */
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  summary: ReactNode;
  isOpen?: boolean;
  /** What the screen adds to its look. */
  className?: string | undefined;
  children: ReactNode;
}

export const Fold = ({ summary, isOpen, className, children }: Props) => (
  <details className={[styles.fold, className].filter(Boolean).join(' ')} open={isOpen}>
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
);
