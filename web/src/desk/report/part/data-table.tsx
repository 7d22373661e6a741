/** A small table of numbers: the first column names the row, the others are numbers, each with the way to its list where there is one. */
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import styles from '../report.module.css';

interface NumberColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  /** Whether the caption is seen, where no heading says the same. */
  isCaptionShown?: boolean;
  lead: NumberColumn<Row>;
  columns: readonly NumberColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export function DataTable<Row>({ caption, isCaptionShown = false, lead, columns, rows, keyOf }: Props<Row>) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keys, too
    <section className={styles.scroll} aria-label={t('desk.report.tableOf', { name: caption })} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionShown ? undefined : layout.hush}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{lead.head}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{lead.cell(row)}</th>
              {columns.map(({ head, cell }) => (
                <td key={head}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A number that leads to the rows behind it. */
export const Way = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? children : <a href={href}>{children}</a>;
