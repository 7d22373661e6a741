/** What will stand here, and one way to begin. */
import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import { Spot, type SpotName } from '../spot.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** h2 where it stands right below the heading of the page. */
  level?: 'h2' | 'h3';
  spot?: SpotName;
}

export const EmptyState = ({ title, children, action, level: Heading = 'h3', spot }: Props) => (
  <div className={styles.empty}>
    {spot && <Spot name={spot} />}
    <Heading>{title}</Heading>
    <p className={layout.soft}>{children}</p>
    {action}
  </div>
);
