/**
 * A table of the audit as its columns say it: a line of a CSV file, and its description in index.xml. Amounts have a decimal comma, days are
 * those of Berlin; what a spreadsheet would take for a formula stays text, and a text is one line.
 */
import { dayOf, germanDay } from '@weitersagen/contract/basics/day';
import { csvCell } from '#platform/http/csv.ts';

type Read<R, V> = (row: R) => V | null | undefined;

/** Its name, what it holds, and what a row has there. */
export type Column<R> = { name: string; about: string } & (
  | { kind: 'text'; of: Read<R, string> }
  | { kind: 'count'; of: Read<R, number> }
  | { kind: 'amount'; of: Read<R, number> }
  | { kind: 'day' | 'time'; of: Read<R, Date> }
);

export interface AuditTable<R> {
  file: string;
  name: string;
  about: string;
  /** So many columns at the front are its key. */
  keys: number;
  columns: readonly Column<R>[];
  /** Columns that name a row of another table. */
  refers?: readonly { column: string; table: string }[];
}

/** `12,34`: whole cents as the books write them, without signs between the thousands. */
function commaAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' });

function cellOf<R>(column: Column<R>, row: R): string {
  const value = column.of(row);
  if (value === null || value === undefined) return '';
  if (column.kind === 'amount') return commaAmount(value as number);
  if (column.kind === 'day') return germanDay(dayOf(value as Date));
  if (column.kind === 'time') return clock.format(value as Date);
  if (column.kind === 'count') return String(value);
  return csvCell((value as string).replaceAll(/\s+/g, ' ').trim());
}

const line = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

export async function* linesOf<R>(
  table: AuditTable<R>,
  parts: AsyncIterable<readonly R[]> | Iterable<readonly R[]>,
): AsyncGenerator<string> {
  yield line(table.columns.map(({ name }) => name));
  for await (const rows of parts)
    yield rows.map((row) => line(table.columns.map((column) => cellOf(column, row)))).join('');
}
