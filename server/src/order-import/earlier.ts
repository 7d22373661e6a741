/** What stands further up in a file about the same order or the same link, for a dry run. */
import type { OrderReport } from '@weitersagen/contract/order/schemas';
import { earlierMax } from './probe.ts';
import type { Row } from './rows.ts';

export interface Earlier {
  /** Reports about the orders and links of these rows, in the order of the file. */
  relatedTo(rows: readonly Row[]): Promise<OrderReport[]>;
  add(rows: readonly Row[]): Promise<void>;
}

type ReportedRow = Row & { report: OrderReport };
export const reported = (rows: readonly Row[]): ReportedRow[] =>
  rows.filter((row): row is ReportedRow => row.report !== undefined);

/** The recommendation or the recipient that a report names. */
export const linkNumberOf = ({ recommendationNumber, recipientNumber }: OrderReport): string | null =>
  recipientNumber ?? recommendationNumber;

/** For a file that is held in memory anyway. */
export function earlierInMemory(): Earlier {
  const known = new Map<string, ReportedRow[]>();
  const keysOf = ({ report }: ReportedRow): string[] => {
    const link = linkNumberOf(report);
    return [`order ${report.externalNumber}`, ...(link === null ? [] : [`link ${link}`])];
  };
  return {
    relatedTo: async (rows) => {
      const related = new Map(
        reported(rows)
          .flatMap((row) => keysOf(row).flatMap((key) => known.get(key) ?? []))
          .map((row) => [row.line, row.report]),
      );
      const lines = [...related].toSorted(([a], [b]) => a - b).slice(-earlierMax);
      return lines.map(([, report]) => report);
    },
    add: async (rows) => {
      for (const row of reported(rows)) {
        for (const key of keysOf(row)) known.set(key, [...(known.get(key) ?? []).slice(1 - earlierMax), row]);
      }
    },
  };
}
