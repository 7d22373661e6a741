/** Each table of a report as a file: the rows the screen shows, under the names of the wire. */

import type { AnyWire, Value } from '@weitersagen/contract/basics/wire';
import { encode } from '@weitersagen/contract/basics/wire';
import * as report from '@weitersagen/contract/report/desk';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendShortCsv } from '#platform/http/csv.ts';
import { showReport } from './report.ts';

interface Table<S extends AnyWire> {
  row: S;
  rows: (of: report.Report) => readonly Value<S>[];
}
const table = <S extends AnyWire>(row: S, rows: (of: report.Report) => readonly Value<S>[]): Table<AnyWire> => ({
  row,
  rows: rows as Table<AnyWire>['rows'],
});

const tables = {
  steps: table(report.StepRow, ({ steps }) => steps),
  series: table(report.PointRow, ({ series }) => series),
  values: table(report.ValueRow, ({ values }) => values),
  waits: table(report.WaitRow, ({ waits }) => waits),
  cohorts: table(report.CohortRow, ({ cohorts }) => cohorts),
  owed: table(report.OwedRow, ({ owed }) => owed ?? []),
  reasons: table(report.ReasonRow, ({ reasons }) => reasons),
  recommenders: table(report.RecommenderRank, ({ recommenders }) => recommenders),
} satisfies Record<report.ReportPart, Table<AnyWire>>;

export async function downloadReport(
  ctx: Ctx,
  { part, ...query }: Value<typeof report.ReportFileQuery>,
  answer: Answer,
): Promise<void> {
  const { row, rows } = tables[part];
  const name = `bericht-${String(encode(report.reportPart, part)).toLowerCase()}-${ctx.mandant.slug}`;
  sendShortCsv(answer, name, row, rows(await showReport(ctx, query)));
}
