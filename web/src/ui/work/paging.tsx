/**
 * On to the rest of a list, by links. `KeyPages` goes on from a row ("the next 50 after this one"), so no page has a
 * number; `Pages` counts. What leads nowhere keeps its place, and the focus of whoever has just pressed it.
 */
import { Icon, type IconName } from '../icon.tsx';
import layout from '../layout.module.css';
import { numbersAround } from './page-numbers.ts';
import styles from './paging.module.css';

interface Way {
  href: string | undefined;
  name: string;
}

interface KeyPagesProps {
  label: string;
  first: Way;
  previous: Way;
  next: Way;
  last?: Way;
}

export const KeyPages = ({ label, first, previous, next, last }: KeyPagesProps) => (
  <nav className={styles.pages} aria-label={label}>
    <Step icon="first" {...first} />
    <Step icon="left" {...previous} />
    <Step icon="right" {...next} />
    {last && <Step icon="last" {...last} />}
  </nav>
);

interface PagesProps {
  label: string;
  current: number;
  count: number;
  hrefOf: (page: number) => string;
  previous: string;
  next: string;
}

export const Pages = ({ label, current, count, hrefOf, previous, next }: PagesProps) => (
  <nav className={styles.pages} aria-label={label}>
    <Step icon="left" name={previous} href={current > 1 ? hrefOf(current - 1) : undefined} />
    {numbersAround(current, count).map((page, index, all) => (
      <span className={styles.number} key={page}>
        {index > 0 && page - (all[index - 1] ?? 0) > 1 && <span>…</span>}
        <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
          {page}
        </a>
      </span>
    ))}
    <Step icon="right" name={next} href={current < count ? hrefOf(current + 1) : undefined} />
  </nav>
);

const nowhere = { className: styles.off, role: 'link', 'aria-disabled': true, tabIndex: -1 } as const;

function Step({ icon, href, name }: Way & { icon: IconName }) {
  const inner = (
    <>
      <Icon name={icon} />
      <span className={layout.hush}>{name}</span>
    </>
  );
  return (
    <a href={href} {...(href === undefined && nowhere)}>
      {inner}
    </a>
  );
}
