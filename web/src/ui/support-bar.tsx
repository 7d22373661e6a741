/** Stands above a page while somebody looks at it for another person: whose it is, what may be done, the way out. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './support-bar.module.css';

export const SupportBar = ({ title, children, end }: { title: string; children: ReactNode; end: ReactNode }) => (
  <section className={styles.bar} aria-label={title}>
    <div className={layout.wrap}>
      <Icon name="warn" />
      <p>
        <b>{title}</b> {children}
      </p>
      {end}
    </div>
  </section>
);
