/** A share of a whole as a bar; its number stands beside it. */
import styles from './chart.module.css';

export const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} aria-hidden="true">
    <rect className={styles.ground} width="100%" height="100%" rx="3" />
    <rect width={`${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`} height="100%" rx="3" />
  </svg>
);
