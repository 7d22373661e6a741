/**
 * The one button of a long page within reach on a phone: 10 px above the edge of the window as long as what it stands at the end
 * of is in sight. So it never lies over what comes after, and needs no script.
 */
import type { ReactNode } from 'react';
import styles from './floating.module.css';

export const Floating = ({ children }: { children: ReactNode }) => <div className={styles.floating}>{children}</div>;
