/** What will stand here, and one way to begin. */
import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: Props) => (
  <div className={styles.empty}>
    <h3>{title}</h3>
    <p className={layout.soft}>{children}</p>
    {action}
  </div>
);
