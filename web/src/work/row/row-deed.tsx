/** The one obvious next step of a row, at its end; what it is about is said to whoever does not see the row. */
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import styles from './row-deed.module.css';

export const RowDeed = ({ about, onClick, children }: { about: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.deed} onClick={onClick}>
    {children}
    <span className={layout.hush}>: {about}</span>
  </button>
);
