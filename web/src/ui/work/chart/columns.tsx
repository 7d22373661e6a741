/**
 * Numbers beside each other as columns: a full one of now, an open one of before. Each stands above its name; what all of it shows is
 * said in a sentence, and the numbers stand in the table behind it.
 */
import styles from './chart.module.css';

interface Props {
  columns: readonly { name: string; now: number; before: number }[];
  /** In a sentence, for whoever listens. */
  label: string;
}

export function Columns({ columns, label }: Props) {
  const most = Math.max(1, ...columns.flatMap(({ now, before }) => [now, before]));
  const heightOf = (value: number) => ({ height: `${Math.round((Math.max(0, value) / most) * 1000) / 10}%` });
  return (
    <div className={styles.columns} role="img" aria-label={label}>
      {columns.map(({ name, now, before }) => (
        <div key={name} className={styles.column}>
          <div className={styles.pair}>
            <i className={styles.before} style={heightOf(before)} />
            <i className={styles.now} style={heightOf(now)} />
          </div>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
