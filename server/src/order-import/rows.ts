/**
 * The rows of a file as reports: the header has the JSON names of a report. A row that does not fit keeps what is wrong with it,
 * and its line.
 */
import { type RefusalDetails, type RefusalName, refusals } from '@weitersagen/contract/basics/refusals';
import { decode, type Problem, type Value } from '@weitersagen/contract/basics/wire';
import { OrderReport, type ReportedStatus } from '@weitersagen/contract/order/schemas';
import type { WhyNot } from '@weitersagen/contract/order/why-not';
import type { FailedRow } from '@weitersagen/contract/order-import/partner';
import { withAllowed } from '@weitersagen/contract/texts/allowed';
import { problemCode, problemText, refusalText } from '@weitersagen/contract/texts/texts';
import { readTable, type TableRow } from './table.ts';

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
  /** Why the order is rejected or cancelled; null where it goes on. */
  reason: Value<typeof WhyNot> | null;
  /** Null for a row that was taken. */
  refusal: RowRefusal | null;
}

/** What a person is told of a failed row, a sentence for each thing that is wrong. */
export const refusalLines = (locale: string, refusal: RowRefusal): string[] => textsOf(locale, refusal).map(ended);

/** In one line: alone as a report of its own is told it, several parted by their full stops. */
export const refusalMessage = (locale: string, refusal: RowRefusal): string => textsOf(locale, refusal).reduce(joined);

const textsOf = (locale: string, { refusal, problems, values }: RowRefusal): string[] =>
  problems.length > 0
    ? problems.map((problem) => problemText(locale, problem))
    : [refusalText(locale, refusal, values)];

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const joined = (before: string, text: string): string => `${ended(before)} ${ended(text)}`;

/** The same for the client's system, with the codes that a report of its own gets. */
export const failedRow = (
  locale: string,
  { line, externalNumber }: Pick<RowResult, 'line' | 'externalNumber'>,
  refusal: RowRefusal,
): Value<typeof FailedRow> => ({
  line,
  externalNumber,
  code: refusals[refusal.refusal][1],
  message: refusalMessage(locale, refusal),
  problems: refusal.problems.map((problem) => ({
    field: problem.field,
    code: problemCode(problem),
    message: problemText(locale, problem),
  })),
});

/** Rows of a file, read while it comes in; refuses a file whose header lacks a column that every report needs. */
export async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const row of readTable(bytes, OrderReport, neededColumns)) yield readRow(row);
}

const neededColumns = ['ExterneAuftragsnummer', 'Ereignis'];

function readRow({ line, sent, problems }: TableRow): Row {
  const externalNumber = sent.ExterneAuftragsnummer?.slice(0, 100).replaceAll('\u0000', '') || null;
  if (problems.length > 0) return failed(line, externalNumber, problems);
  const read = decode(OrderReport, sent);
  return read.ok
    ? { line, externalNumber: read.value.externalNumber, report: read.value, problems: [] }
    : failed(
        line,
        externalNumber,
        read.problems.map((problem) => withAllowed(OrderReport, problem)),
      );
}

const failed = (line: number, externalNumber: string | null, problems: readonly Problem[]): Row => ({
  line,
  externalNumber,
  report: undefined,
  problems,
});
