/**
 * Rows of a list that somebody chooses to do the same with all of them. The choice is of the page that is shown: after another
 * page, another filter, and after what was done, it begins anew.
 */
import { type ReactNode, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import type { ListColumn, Page } from './list-page.tsx';
import styles from './selection.module.css';

export interface Selection<Row> {
  chosen: readonly Row[];
  all: readonly Row[];
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  set: (rows: readonly Row[]) => void;
}

interface Numbered {
  id: number | string;
}

/** `may` says which rows can be chosen at all. */
export function useSelection<Row extends Numbered>(page: Page<Row>, may: (row: Row) => boolean): Selection<Row> {
  const [kept, keep] = useState<{ page: Page<Row>; ids: ReadonlySet<Row['id']> }>({ page, ids: new Set() });
  const ids: ReadonlySet<Row['id']> = kept.page === page ? kept.ids : new Set();
  const all = page.rows.filter(may);
  const set = (rows: readonly Row[]) => keep({ page, ids: new Set(rows.map(({ id }) => id)) });
  const isChosen = ({ id }: Row) => ids.has(id);
  const chosen = all.filter(isChosen);
  return {
    chosen,
    all,
    isChosen,
    set,
    toggle: (row) => set(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]),
  };
}

/** The first column: a box for each row that can be chosen. */
export function selectionColumn<Row extends Numbered>(
  { all, isChosen, toggle }: Selection<Row>,
  { head, nameOf }: { head: string; nameOf: (row: Row) => string },
): ListColumn<Row> {
  return {
    head,
    cell: (row) =>
      all.some(({ id }) => id === row.id) && (
        <label className={styles.box}>
          <input className={form.tick} type="checkbox" checked={isChosen(row)} onChange={() => toggle(row)} />
          <span className={layout.hush}>{nameOf(row)}</span>
        </label>
      ),
  };
}

interface BarProps<Row> {
  selection: Selection<Row>;
  label: string;
  /** How many are chosen and what that means, or what can be done without choosing. */
  text: string;
  children: ReactNode;
}

export function SelectionBar<Row>({ selection: { chosen, all, set }, label, text, children }: BarProps<Row>) {
  const t = useT();
  const isAll = all.length > 0 && chosen.length === all.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what can be done with rows is no group of fields
    <div role="group" aria-label={label} className={styles.bar} data-some={chosen.length > 0 || undefined}>
      <p role="status">{text}</p>
      <div className={layout.row}>
        {all.length > 0 && (
          <button
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => set(isAll ? [] : all)}
          >
            {isAll ? t('work.list.chooseNone') : t('work.list.chooseAll')}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
