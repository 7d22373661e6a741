/**
 * A list to work with: a real table, sorted by links in its heads, its caption says how many rows there are and what can
 * be done. Below lg each row is a card whose cells carry their heads as labels, and the filter shows a sort field.
 */
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { Parted } from './parted.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  /** Text above the column, label inside a card. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Sums stand at the right; names and addresses part where they are long; actions are last, without label in a card. In
   * lines, a row begins with its lead, its state has room for a sentence, what is minor needs a wide screen, and what stands
   * aside goes while a row is open beside the table, which `peek` opens.
   */
  kind?: 'sum' | 'name' | 'action' | 'lead' | 'state' | 'minor' | 'aside' | 'choice' | 'peek';
  /** Above the column instead of its words: a box for all rows. */
  shownHead?: ReactNode;
  sort?: {
    /** Where this column sorts, the other way round when it does already. */
    href: string;
    direction?: 'ascending' | 'descending' | undefined;
  };
}

interface Props<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Instead of a table without rows. */
  empty: ReactNode;
  /** How high its rows are; in a place of its own a table is as high as what it says. */
  density?: 'roomy' | 'compact';
  /** Each row is one line, whose names and texts are cut where they are long. */
  isOneLine?: boolean | undefined;
  /** The row that is open beside the table. */
  current?: string | undefined;
  /** What is being loaded, in a sentence; the rows are on their way. */
  loading?: string | undefined;
}

export function Table<Row>({ caption, columns, rows, keyOf, empty, density, isOneLine, current, loading }: Props<Row>) {
  if (loading !== undefined) return <Skeleton label={loading} />;
  if (rows.length === 0) return empty;
  return (
    <table className={styles.table} data-density={density} data-line={isOneLine || undefined} {...roles.table}>
      <caption>{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <Head key={column.head} {...column} />
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-row={keyOf(row)}
            aria-current={String(keyOf(row)) === current || undefined}
            {...roles.row}
          >
            {columns.map(({ head, cell, kind }) => (
              <td key={head} className={kind && styles[kind]} data-label={head} {...roles.cell}>
                <div>{kind === 'name' ? parted(cell(row)) : cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In an element of its own, which can be cut where a row is one line. */
const parted = (cell: ReactNode): ReactNode =>
  typeof cell === 'string' ? (
    <span>
      <Parted text={cell} />
    </span>
  ) : (
    cell
  );

/**
 * Said once more: WebKit takes a table that is not drawn as one for a layout and forgets its rows and cells, and below lg
 * a row is a card. Who checks markup alone finds them redundant; whoever listens on a phone would hear loose words without
 * them. They stand at every width, because the server that draws them knows none.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const arrows = { ascending: 'up', descending: 'down' } as const;

function Head({ head, shownHead = head, kind, sort }: Pick<Column<never>, 'head' | 'shownHead' | 'kind' | 'sort'>) {
  const direction = sort?.direction;
  return (
    <th scope="col" className={kind && styles[kind]} aria-sort={direction} {...roles.head}>
      {sort ? (
        <a href={sort.href}>
          {head}
          {direction && <Icon name={arrows[direction]} />}
        </a>
      ) : (
        shownHead
      )}
    </th>
  );
}
