/** The tree itself: each category with a handle that is dragged, or moved by the arrow keys, or asks where to. */
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { asking } from '../../work/decision/question-address.ts';
import { useSeat } from '../desk-context.ts';
import { ThingState } from '../draft/names.tsx';
import { type Branch, type Key, type Place, placeByKey } from './branches.ts';
import styles from './category.module.css';
import { categoryPath } from './names.ts';
import { movedField, moveQuestion } from './questions.tsx';
import { type Drag, useDrag } from './use-drag.ts';

interface Props {
  tree: readonly Branch[];
  onMove: (row: DeskCategoryRow, place: Place) => Promise<void>;
}

const hintId = 'handle-hint';
const handleId = (id: number): string => `handle-${id}`;

export function Tree({ tree, onMove }: Props) {
  const t = useT();
  const move = useFocusKept(onMove);
  const drag = useDrag(tree, move);
  if (tree.length === 0) return <p className={layout.soft}>{t('desk.category.empty')}</p>;
  return (
    <section className={layout.card} aria-label={t('desk.category.tree')}>
      <p className={`${layout.small} ${layout.soft}`} id={hintId}>
        {t('desk.category.handleHint')}
      </p>
      <Branches branches={tree} tree={tree} drag={drag} onMove={move} />
    </section>
  );
}

/** One after the other; whoever moves by keys goes on with the same one, wherever it stands by then. */
function useFocusKept(onMove: Props['onMove']): Props['onMove'] {
  const isMoving = useRef(false);
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    document.getElementById(handleId(focused.current))?.focus();
  });
  return async (row, place) => {
    if (isMoving.current) return;
    isMoving.current = true;
    focused.current = row.id;
    try {
      await onMove(row, place);
    } finally {
      isMoving.current = false;
      setTimeout(() => {
        focused.current = undefined;
      });
    }
  };
}

interface BranchesProps extends Props {
  branches: readonly Branch[];
  drag: Drag;
}

function Branches({ branches, ...given }: BranchesProps) {
  return (
    <ul className={styles.tree}>
      {branches.map(({ name, breadcrumb, row, below }) => (
        <li key={breadcrumb}>
          <div
            className={styles.leaf}
            data-place={breadcrumb}
            data-drop={given.drag.over?.breadcrumb === breadcrumb ? given.drag.over.zone : undefined}
            data-dragged={(row !== undefined && given.drag.moved?.id === row.id) || undefined}
          >
            {row ? <Leaf row={row} name={name} {...given} /> : <Name name={name} />}
          </div>
          {below.length > 0 && <Branches branches={below} {...given} />}
        </li>
      ))}
    </ul>
  );
}

function Name({ name }: { name: string }) {
  const t = useT();
  return (
    <span className={styles.words}>
      {name}
      <small>{t('desk.category.mereName')}</small>
    </span>
  );
}

interface LeafProps extends Props {
  row: DeskCategoryRow;
  name: string;
  drag: Drag;
}

function Leaf({ row, name, ...given }: LeafProps) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { id, title, products } = row;
  return (
    <>
      <Handle row={row} name={name} {...given} />
      <span className={styles.words}>
        <a href={categoryPath(slug, id)}>
          <bdi>{name}</bdi>
        </a>
        {title !== name && <small>{title}</small>}
        <small className={styles.address}>/{row.slug}</small>
      </span>
      <span className={styles.count}>
        {t('desk.category.productsOf', { count: products, countText: number(products, locale) })}
      </span>
      <span className={styles.state}>
        <ThingState {...row} />
      </span>
    </>
  );
}

function Handle({ row, name, tree, drag, onMove }: LeafProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = () => {
    const query = new URLSearchParams(search);
    query.set(movedField, String(row.id));
    return asking(pathname, query, moveQuestion);
  };
  return (
    <button
      type="button"
      id={handleId(row.id)}
      className={`${button.button} ${button.quiet} ${button.small} ${styles.handle}`}
      aria-describedby={hintId}
      {...drag.handle(row)}
      onClick={({ detail }) => {
        // By a key there is no pointer that let go.
        if (detail === 0 || !drag.wasDragged()) void navigate(asked(), { preventScrollReset: true });
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        const place = placeByKey(tree, row, event.key as Key);
        if (place) void onMove(row, place);
      }}
    >
      <Icon name="menu" />
      <span className={layout.hush}>{t('desk.category.handle', { name })}</span>
    </button>
  );
}
