/** The pages by their names; what stands below another one in its name stands below it here. */
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
  const { slug } = useSeat().mandant;
  return (
    <ul className={styles.tree}>
      {branches.map(({ name, row, below }) => (
        <li key={name}>
          <div className={styles.leaf}>
            {row ? (
              <>
                <span>
                  <ItemLink slug={slug} row={row} />
                </span>
                <ContentBadge state={row.state} />
              </>
            ) : (
              <span>{name}/</span>
            )}
          </div>
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}
