/**
 * Rows of a list that somebody chooses to do the same with all of them. The choice stays over pages and filters until
 * something was done with it.
 */
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useSitting, useWorkArea } from '../work-area.ts';
import { keepChosen, useChosen } from './chosen.ts';
import type { ListColumn, Page } from './list-page.tsx';
import styles from './selection.module.css';

export interface Selection<Row> {
  /** As this page shows them, those of other pages as they were chosen. */
  chosen: readonly Row[];
  /** Those of this page that can be chosen. */
  all: readonly Row[];
  isChosen: (row: Row) => boolean;
  toggle: (row: Row, isRange: boolean) => void;
  /** All of this page, or none of it; the others stay. */
  setPage: (isOn: boolean) => void;
  clear: () => void;
  /** All of a choice that was given up are chosen again. */
  restore: (rows: readonly Row[]) => void;
  drop: (rows: readonly Row[]) => void;
}

type Id = number | string;

/** `may` says which rows can be chosen at all, `idOf` how a row is known. */
export function useSelection<Row>(page: Page<Row>, may: (row: Row) => boolean, idOf: (row: Row) => Id): Selection<Row> {
  const { personId } = useSitting();
  const { pathname } = useLocation();
  const kept = useChosen<Row>(personId, pathname);
  const last = useRef<Id>(undefined);
  const all = page.rows.filter(may);
  const now = currentOf(kept, page.rows, may, idOf);
  const keep = (rows: ReadonlyMap<Id, Row>) => keepChosen(personId, pathname, rows);
  const put = (rows: readonly Row[], isOn: boolean) => {
    const next = new Map(now);
    for (const row of rows) {
      if (isOn) next.set(idOf(row), row);
      else next.delete(idOf(row));
    }
    keep(next);
  };
  const named = all.map((row) => ({ id: idOf(row), row }));
  return {
    chosen: [...now.values()],
    all,
    isChosen: (row) => now.has(idOf(row)),
    toggle: (row, isRange) => {
      const id = idOf(row);
      const range = isRange ? rangeTo(named, last.current, id).map((one) => one.row) : [row];
      last.current = id;
      put(range, !now.has(id));
    },
    setPage: (isOn) => put(all, isOn),
    clear: () => keep(new Map()),
    restore: (rows) => put(rows, true),
    drop: (rows) => put(rows, false),
  };
}

/** A row of this page is as the page shows it; one that cannot be chosen any more is no choice. */
function currentOf<Row>(
  kept: ReadonlyMap<Id, Row>,
  rows: readonly Row[],
  may: (row: Row) => boolean,
  idOf: (row: Row) => Id,
): ReadonlyMap<Id, Row> {
  const shown = new Map(rows.map((row) => [idOf(row), row]));
  return new Map([...kept].map(([id, row]) => [id, shown.get(id) ?? row] as const).filter(([, row]) => may(row)));
}

/** From the last choice to this one; both ways. */
export function rangeTo<One extends { id: Id }>(all: readonly One[], from: Id | undefined, to: Id): readonly One[] {
  const [begin, end] = [all.findIndex(({ id }) => id === from), all.findIndex(({ id }) => id === to)];
  if (begin === -1) return all.slice(end, end + 1);
  return all.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}

/** The first column: a box for each row that can be chosen, and one for all of the page. */
export function selectionColumn<Row>(
  selection: Selection<Row>,
  { head, nameOf }: { head: string; nameOf: (row: Row) => string },
): ListColumn<Row> {
  const { all, isChosen, toggle } = selection;
  return {
    head,
    kind: 'choice',
    shownHead: <PageBox selection={selection} head={head} />,
    cell: (row) =>
      all.includes(row) && (
        <label className={styles.box}>
          <input
            className={form.tick}
            type="checkbox"
            data-choice
            checked={isChosen(row)}
            onChange={(event) => toggle(row, isShifted(event))}
          />
          <span className={layout.hush}>{nameOf(row)}</span>
        </label>
      ),
  };
}

/** A change of a box is a click. */
const isShifted = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  (nativeEvent as unknown as MouseEvent).shiftKey;

function PageBox<Row>({ selection: { all, isChosen, setPage }, head }: { selection: Selection<Row>; head: string }) {
  const t = useT();
  const count = all.filter(isChosen).length;
  const isAll = count > 0 && count === all.length;
  if (all.length === 0) return <span className={layout.hush}>{head}</span>;
  return (
    <label className={styles.box}>
      <input
        className={form.tick}
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => setPage(!isAll)}
      />
      <span className={layout.hush}>{t('work.list.chooseAll')}</span>
    </label>
  );
}

interface BarProps<Row> {
  selection: Selection<Row>;
  label: string;
  /** How many are chosen and what that means, or what can be done without choosing. */
  text: string;
  children: ReactNode;
}

export function SelectionBar<Row>({ selection, label, text, children }: BarProps<Row>) {
  const t = useT();
  const { say } = useWorkArea();
  const { chosen, all, isChosen, setPage, clear, restore } = selection;
  const giveUp = () => {
    // The bar may go, and the button with it.
    document.querySelector<HTMLElement>('[data-choice]:checked')?.focus();
    clear();
    say(t('work.list.cleared', { count: chosen.length }), () => restore(chosen));
  };
  const isAll = all.every(isChosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what can be done with rows is no group of fields
    <div role="group" aria-label={label} className={styles.bar} data-bar data-some={chosen.length > 0 || undefined}>
      <p role="status">{text}</p>
      <div className={layout.row}>
        {!isAll && (
          <button
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => setPage(true)}
          >
            {t('work.list.chooseAll')}
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" className={`${button.button} ${button.second} ${button.small}`} onClick={giveUp}>
            {t('work.list.chooseNone')}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
