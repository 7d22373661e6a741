/** Parts of a work area, by links; they wrap, so that none is hidden. Without a right there is no tab. */
import styles from './tabs.module.css';

export interface Tab {
  name: string;
  href: string;
  /** As the language writes it: `2.000`. */
  count?: string | number | undefined;
  isCurrent?: boolean;
}

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ name, href, count, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </a>
    ))}
  </nav>
);
