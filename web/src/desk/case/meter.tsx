/** A number beside others as a bar; the number itself stands in words above it. */
import styles from './case.module.css';

export function Meter({ value, of }: { value: number; of: number }) {
  const percent = of > 0 ? Math.round((value / of) * 100) : 0;
  return (
    <span className={styles.meter} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
