/**
 * Lists as files for a spreadsheet: `;`, a byte order mark, the German names of the wire as headers, days and times as
 * people write them. What a spreadsheet would take for a formula stays text. Rows are read page by page while they are
 * sent, so that a file of any length needs the memory of one page.
 */
import { Readable } from 'node:stream';
import { day, germanDay, germanMoment, moment } from '@weitersagen/contract/basics/day';
import { encode, wireFields } from '@weitersagen/contract/basics/wire';
import type * as z from 'zod/mini';
import type { Answer } from './answer.ts';

type Schema = z.core.$ZodType;

export const rowsMax = 100_000;
const pageSize = 1000;

/** What a list gives for a file: rows after the key of the page before, and the key of the next one. */
export type ReadRows<R> = (page: {
  pageSize: number;
  after: string | null;
}) => Promise<{ rows: readonly R[]; after: string | null }>;

/** Answers with the file; a page that cannot be read ends the connection, so that half a file is never taken for whole. */
export function sendCsv<S extends Schema>(
  answer: Answer,
  { name, row, read }: { name: string; row: S; read: ReadRows<z.core.output<S>> },
): void {
  answer.header('content-disposition', `attachment; filename="${name}.csv"`);
  answer.file(Readable.from(linesOf(row, read)), 'text/csv; charset=utf-8');
}

/** Rows of which there are never many, as a file. */
export const sendShortCsv = <S extends Schema>(
  answer: Answer,
  name: string,
  row: S,
  rows: readonly z.core.output<S>[],
): void => sendCsv(answer, { name, row, read: async () => ({ rows, after: null }) });

async function* linesOf<S extends Schema>(row: S, read: ReadRows<z.core.output<S>>): AsyncGenerator<string> {
  const columns = columnsOf(row);
  yield `\ufeff${csvLine(columns.map(({ name }) => name))}`;
  let [after, count]: [string | null, number] = [null, 0];
  do {
    const page = await read({ pageSize: Math.min(pageSize, rowsMax - count), after });
    if (page.rows.length > 0) yield page.rows.map((one) => lineOf(row, columns, one)).join('');
    [after, count] = [page.after, count + page.rows.length];
  } while (after !== null && count < rowsMax);
  if (after !== null) yield csvLine([`Nur die ersten ${rowsMax} Zeilen. Bitte die Liste mit einem Filter eingrenzen.`]);
}

interface CsvColumn {
  name: string;
  show: (value: unknown) => string | number;
}

/** What hangs on a row has no place in its line; a list of words has. */
function columnsOf(row: Schema): CsvColumn[] {
  return Object.values(wireFields(row) ?? {}).flatMap(([name, schema]) => {
    const plain = inner(schema);
    if (plain._zod.def.type === 'array' && wireFields(plain)) return [];
    return [{ name, show: plain === day ? showDay : plain === moment ? showMoment : showPlain }];
  });
}

const inner = (schema: Schema): Schema => {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: Schema };
  return innerType && type !== 'pipe' ? inner(innerType) : schema;
};

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
const showDay = (value: unknown): string => (isNothing(value) ? '' : germanDay(value as string));
const showMoment = (value: unknown): string =>
  isNothing(value) ? '' : germanMoment(new Date(value as string)).replace(' - ', ' ');

function showPlain(value: unknown): string | number {
  if (isNothing(value)) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function lineOf<S extends Schema>(row: S, columns: readonly CsvColumn[], value: z.core.output<S>): string {
  const german = encode(row, value) as Record<string, unknown>;
  return csvLine(columns.map(({ name, show }) => show(german[name])));
}

/** A number keeps its sign; it is none that a person typed. */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map((value) => (typeof value === 'number' ? String(value) : csvCell(value))).join(';')}\r\n`;

/** Quoted where needed; a text that begins like a formula, behind blanks too, is text. */
export function csvCell(value: string): string {
  const text = looksLikeFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What stood in a cell before it was written: a file of ours that comes back means what it meant. */
export const textOf = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;

const looksLikeFormula = (value: string): boolean => /^\s*[=+\-@]|^[\t\r]/.test(value);
