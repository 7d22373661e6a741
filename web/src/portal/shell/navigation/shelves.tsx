/** Where the catalogue begins, opened by "Produkte" of the header. Made on the server alone: no browser needs its script. */
import { useT } from '../../../i18n/t.ts';
import styles from '../../../ui/header.module.css';
import type { Shelf } from '../../page/page-frame.ts';

export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useT();
  return (
    <nav className={styles.shelves} id="shelves" popover="auto" aria-label={t('shell.products')}>
      {shelves.map(({ name, lang, href }) => (
        <a key={href} lang={lang} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}
