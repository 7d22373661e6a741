/** The pages by their addresses; what stands below another one there stands below it here. */
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { useT } from '../../i18n/t.ts';
import { useSeat } from '../desk-context.ts';
import styles from './content.module.css';
import { ContentBadge, ItemLink } from './names.tsx';
import { type Branch, treeOfPages } from './page-branches.ts';

export function PageTree({ pages }: { pages: readonly ContentRow[] }) {
  const t = useT();
  return pages.length === 0 ? <p>{t('desk.content.tree.empty')}</p> : <Branches branches={treeOfPages(pages)} />;
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={styles.tree}>
      {branches.map(({ name, rows, below }) => (
        <li key={name}>
          {rows.length === 0 && (
            <div className={styles.leaf}>
              <span>{name}</span>
            </div>
          )}
          {rows.map((row) => (
            <Leaf key={row.id} row={row} />
          ))}
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}

function Leaf({ row }: { row: ContentRow }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  return (
    <div className={styles.leaf}>
      <span>
        <ItemLink slug={slug} row={{ ...row, key: row.path ?? row.key }} />
        {row.path === null && <small>{t('desk.content.tree.noPath')}</small>}
      </span>
      <ContentBadge state={row.state} />
    </div>
  );
}
