/** The one obvious next step of a row, at its end; what it is about is said to whoever does not see the row. */
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import styles from './row-deed.module.css';

interface LinkProps {
  about: string;
  href: string;
  children: ReactNode;
}

/** Where the step asks for more than a row has room for: it is asked on the page of the row. */
export const RowDeedLink = ({ about, href, children }: LinkProps) => (
  <a className={styles.deed} href={href}>
    {children}
    <span className={layout.hush}>: {about}</span>
  </a>
);

export const RowDeed = ({ about, onClick, children }: { about: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.deed} onClick={onClick}>
    {children}
    <span className={layout.hush}>: {about}</span>
  </button>
);
