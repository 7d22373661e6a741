/** What has just worked, first on the page that says so: it takes the focus, so that nobody has to look for it. */
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import styles from './said.module.css';

export const Said = ({ kind = 'good', children }: { kind?: 'good' | 'info' | 'bad'; children: ReactNode }) => (
  // biome-ignore lint/a11y/noAutofocus: the page answers a form that was sent, and begins with the answer
  <div className={styles.said} role="status" tabIndex={-1} autoFocus>
    <Notice kind={kind}>{children}</Notice>
  </div>
);
