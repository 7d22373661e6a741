/** The state of a thing in one word. The word says it; dot and tint repeat it. */
import styles from './badge.module.css';

export type BadgeKind = 'open' | 'info' | 'good' | 'warn' | 'bad';

export const Badge = ({ kind = 'open', children }: { kind?: BadgeKind; children: string }) => (
  <span className={kind === 'open' ? styles.badge : `${styles.badge} ${styles[kind]}`}>{children}</span>
);
