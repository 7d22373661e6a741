/** The one button of a long page, always within reach: 10 px above the edge of the window, at its place when it comes. */
import type { ReactNode } from 'react';
import styles from './floating.module.css';

export const Floating = ({ children }: { children: ReactNode }) => <div className={styles.floating}>{children}</div>;
