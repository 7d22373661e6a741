/** One sentence that must not be missed; one in a region of the page. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

const icons = { info: 'info', good: 'ok', warn: 'warn', bad: 'alert' } as const satisfies Record<string, IconName>;

export const Notice = ({ kind = 'info', children }: { kind?: keyof typeof icons; children: ReactNode }) => (
  <div className={`${styles.notice} ${kind === 'info' ? '' : styles[kind]}`}>
    <Icon name={icons[kind]} />
    <p>{children}</p>
  </div>
);
