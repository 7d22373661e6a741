/**
 * The rows of a file as reports: the header has the JSON names of a report, in any case and order, and columns nobody
 * knows are passed over. A row that does not fit keeps what is wrong with it, and its line.
 */
import { type RefusalDetails, type RefusalName, refuse } from '@weitersagen/contract/basics/refusals';
import { decode, type Problem, wireFields } from '@weitersagen/contract/basics/wire';
import { OrderReport, type ReportedStatus } from '@weitersagen/contract/order/schemas';
import { problemText, refusalText } from '@weitersagen/contract/texts/texts';
import { textOf } from '#platform/http/csv.ts';
import { type CsvRow, readCsv } from './csv.ts';

export interface Row {
  line: number;
  /** As far as it can be read. */
  externalNumber: string | null;
  report: OrderReport | undefined;
  problems: readonly Problem[];
}

/** Why a row failed, in no language yet. */
export interface RowRefusal {
  refusal: RefusalName;
  problems: readonly Problem[];
  values?: RefusalDetails['values'];
}

export interface RowResult {
  line: number;
  externalNumber: string | null;
  number: string | null;
  status: ReportedStatus | null;
  /** Null for a row that was taken. */
  refusal: RowRefusal | null;
}

/** What a person is told of a failed row. */
export const refusalMessage = (locale: string, { refusal, problems, values }: RowRefusal): string =>
  problems.length > 0
    ? problems.map((problem) => problemText(locale, problem)).join(' ')
    : refusalText(locale, refusal, values);

/** Rows of a file, read while it comes in; refuses a file whose header lacks a column that every report needs. */
export async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let columns: readonly (string | undefined)[] | undefined;
  for await (const row of readCsv(bytes)) {
    if (columns) yield readRow(row, columns);
    else columns = readHeader(row);
  }
  columns ??= readHeader({ line: 1, fields: [] });
}

const names = new Map(Object.values(wireFields(OrderReport) ?? {}).map(([name]) => [name.toLowerCase(), name]));
const neededColumns = ['ExterneAuftragsnummer', 'Ereignis'];

function readHeader({ fields }: CsvRow): (string | undefined)[] {
  const columns = (fields ?? []).map((field) => names.get(field.trim().toLowerCase()));
  const problems = [
    ...neededColumns.filter((name) => !columns.includes(name)).map((field) => ({ field, code: 'column-missing' })),
    ...[...names.values()]
      .filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
      .map((field) => ({ field, code: 'repeated' })),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
  return columns;
}

function readRow({ line, fields }: CsvRow, columns: readonly (string | undefined)[]): Row {
  if (!fields) return failed(line, null, [{ field: 'Zeile', code: 'quotes-broken' }]);
  const sent: Record<string, string> = {};
  for (const [place, name] of columns.entries()) if (name) sent[name] = textOf(fields[place] ?? '').trim();
  const externalNumber = sent.ExterneAuftragsnummer?.slice(0, 100).replaceAll('\u0000', '') || null;
  if (fields.slice(columns.length).some((field) => field.trim() !== '')) {
    return failed(line, externalNumber, [{ field: 'Zeile', code: 'too-many-fields' }]);
  }
  const read = decode(OrderReport, sent);
  return read.ok
    ? { line, externalNumber: read.value.externalNumber, report: read.value, problems: [] }
    : failed(line, externalNumber, read.problems);
}

const failed = (line: number, externalNumber: string | null, problems: Problem[]): Row => ({
  line,
  externalNumber,
  report: undefined,
  problems,
});
