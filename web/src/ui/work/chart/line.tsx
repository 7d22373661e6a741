/** Numbers of some days as one line, in the colour of whatever it stands in. What it shows stands in words beside it. */
import styles from './chart.module.css';

interface Props {
  values: readonly number[];
  /** What the line shows, in a sentence: for whoever listens. */
  label: string;
}

const [width, height] = [100, 40];

export function Line({ values, label }: Props) {
  const line = pathOf(values);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.area} d={`${line} V${height} H0 Z`} />
      <path className={styles.stroke} d={line} />
    </svg>
  );
}

/** From the first to the last, the highest one below the upper edge; without any it lies on the ground. */
function pathOf(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const [x, y] = [index * step, height - 1 - (Math.max(0, value) / most) * (height - 3)];
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  return `M${points.join(' L')}`;
}
