/** Numbers of some months as bars, the oldest first. What they show stands in the table below, and in a sentence for whoever listens. */
import styles from '../area.module.css';

const [width, height, gap] = [120, 40, 2];

export function Bars({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, place) => {
        const tall = Math.max(value > 0 ? 1.5 : 0.5, (Math.max(0, value) / most) * (height - 2));
        // Months have no other name than their place.
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            key={place}
            x={place * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
