/**
 * A CSV file as a table with a header: its columns are called as the fields of a schema are on the wire, in any case and order, and
 * columns nobody knows are passed over. A row that does not fit the header keeps what is wrong with it, and its line.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type Problem, wireFields } from '@weitersagen/contract/basics/wire';
import type * as z from 'zod/mini';
import { type CsvRow, readCsv } from '#platform/csv/read-csv.ts';
import { textOf } from '#platform/http/csv.ts';

export interface TableRow {
  line: number;
  /** By the German names; what the file has no column for is not in it. */
  sent: Readonly<Record<string, string>>;
  problems: readonly Problem[];
}

type Columns = readonly (string | undefined)[];

/** Rows of a file, read while it comes in; refuses a file whose header lacks one of `needed`, or has a column twice. */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  schema: z.core.$ZodType,
  needed: readonly string[],
): AsyncGenerator<TableRow> {
  let columns: Columns | undefined;
  for await (const row of readCsv(bytes)) {
    if (columns) yield readRow(row, columns);
    else columns = readHeader(row, schema, needed);
  }
  columns ??= readHeader({ line: 1, fields: [] }, schema, needed);
}

function readHeader({ fields }: CsvRow, schema: z.core.$ZodType, needed: readonly string[]): Columns {
  const names = new Map(Object.values(wireFields(schema) ?? {}).map(([name]) => [name.toLowerCase(), name]));
  const columns = (fields ?? []).map((field) => names.get(field.trim().toLowerCase()));
  const problems = [
    // By its name in the file, which is no word of a language.
    ...needed
      .filter((name) => !columns.includes(name))
      .map((field) => ({ field, code: 'column-missing', values: { column: field } })),
    ...[...names.values()]
      .filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
      .map((field) => ({ field, code: 'repeated' })),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
  return columns;
}

function readRow({ line, fields }: CsvRow, columns: Columns): TableRow {
  if (!fields) return { line, sent: {}, problems: [{ field: 'Zeile', code: 'quotes-broken' }] };
  const sent: Record<string, string> = {};
  for (const [place, name] of columns.entries()) if (name) sent[name] = textOf(fields[place] ?? '').trim();
  const hasMore = fields.slice(columns.length).some((field) => field.trim() !== '');
  return { line, sent, problems: hasMore ? [{ field: 'Zeile', code: 'too-many-fields' }] : [] };
}
