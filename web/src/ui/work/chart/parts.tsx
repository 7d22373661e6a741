/** The parts of a whole as one bar, each as wide as its share, in the colour of its class; their names and numbers stand beside it. */
import styles from './chart.module.css';

interface Props {
  parts: readonly { name: string; share: number; look: string | undefined }[];
  /** In a sentence, for whoever listens. */
  label: string;
}

export const Parts = ({ parts, label }: Props) => (
  <div className={styles.parts} role="img" aria-label={label}>
    {parts
      .filter(({ share }) => share > 0)
      .map(({ name, share, look }) => (
        <i key={name} className={look} style={{ flexGrow: share }} />
      ))}
  </div>
);
