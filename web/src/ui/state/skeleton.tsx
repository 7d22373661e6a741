/** A list on its way: grey bars that show after 300 ms, and a sentence for whoever listens. */
import layout from '../layout.module.css';
import styles from './skeleton.module.css';

export const Skeleton = ({ label, lines = 3 }: { label: string; lines?: number }) => (
  <div className={styles.skeleton}>
    <p className={layout.hush} role="status">
      {label}
    </p>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars are all the same
      <div className={styles.bone} key={index} />
    ))}
  </div>
);
