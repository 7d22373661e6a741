/** Small choices in a row: by what a list is narrowed. The current one is dark; one that can be taken off says so. */
import { Icon } from '../icon.tsx';
import layout from '../layout.module.css';
import styles from './chips.module.css';

interface Chip {
  name: string;
  /** Language of the name, where the page has another. */
  lang?: string | undefined;
  href: string;
  isCurrent?: boolean;
  /** The link takes it off, in words. */
  remove?: string;
}

interface Props {
  label: string;
  chips: readonly Chip[];
  /** On a phone all stand in one row. */
  isRow?: boolean;
}

export const Chips = ({ label, chips, isRow = false }: Props) => (
  <ul className={isRow ? `${styles.chips} ${styles.row}` : styles.chips} aria-label={label}>
    {chips.map(({ name, lang, href, isCurrent, remove }) => (
      <li key={name}>
        <a href={href} aria-current={isCurrent ? 'true' : undefined}>
          <span lang={lang}>{name}</span>
          {remove && (
            <>
              <span className={layout.hush}> {remove}</span>
              <Icon name="close" />
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
);
