/** What a row leads with: whom it is about, and its number beside it; together they are the link to it. */
import type { ReactNode } from 'react';
import styles from './lead-link.module.css';

interface Props {
  href: string;
  children: ReactNode;
  number?: ReactNode;
}

export const LeadLink = ({ href, children, number }: Props) => (
  <a className={styles.lead} href={href}>
    <b>{children}</b>
    {number !== undefined && <small> {number}</small>}
  </a>
);
