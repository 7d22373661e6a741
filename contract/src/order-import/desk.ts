/** Imports of order reports at the desk: a file is sent, worked in the background, and its rows are looked at. */

import * as z from 'zod/mini';
import { byClerk, listFile, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { flag, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { OrderReport, reportedStatus } from '../order/schemas.ts';
import { ById, Import, ImportAccepted, ImportQuery, importStatus } from './schemas.ts';

export const RowsQuery = wire({ failedOnly: ['fehler', flag] });

/** Those with a row that failed. */
export const importView = labels({ failed: 'MitFehlern' });

const columns = { createdAt: 'ErstelltAm' } as const;

export const ImportListQuery = listQuery(columns, importStatus, importView);

export const ImportFileQuery = fileQuery(columns, importStatus, importView);

export const ImportPage = pageOf(Import);

export const ImportRowsQuery = wire({
  failedOnly: ['fehler', flag],
  /** The line of the last answer: the page after it, or before it. */
  after: ['nach', optional(integer(0, 1_000_000))],
  before: ['vor', optional(integer(0, 1_000_000))],
  /** The last page, read backwards. */
  fromEnd: ['ende', flag],
  count: ['anzahl', optional(integer(1, 100))],
});

export const ImportRows = wire({
  rows: [
    'Content',
    z.array(
      wire({
        line: ['Zeile', z.int()],
        externalNumber: ['ExterneAuftragsnummer', optional(z.string())],
        number: ['Auftragsnummer', optional(z.string())],
        status: ['Status', optional(reportedStatus)],
        /** Why the row failed; with several reasons one after the other. */
        message: ['Message', optional(z.string())],
        /** The same, a sentence each. */
        messages: ['Meldungen', z.array(z.string())],
      }),
    ),
  ],
  /** Lines to go on from; null at the end, and at the beginning. */
  after: ['Nach', optional(z.int())],
  before: ['Vor', optional(z.int())],
});

export const startImport = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/auftraege/import',
  summary: 'Takes a CSV file of order reports; its rows are worked in the background',
  refusals: ['access.denied', 'input.too-large'],
  query: ImportQuery,
  consumes: 'text/csv',
  columns: OrderReport,
  reply: ImportAccepted,
  status: 202,
});

export const ImportDetail = extend(Import, {
  /** Whether the file is still kept, which it is for 30 days. */
  hasFile: ['MitDatei', z.boolean()],
});

export const importTried = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/importe/:id/einlesen',
  summary: 'Imports the file of a finished dry run for good, as it was sent then',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  reply: ImportAccepted,
  status: 202,
});

export const showImport = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/importe/:id',
  summary: 'How far an import is',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: ImportDetail,
});

export const listImports = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/importe',
  summary: 'Imports, paged by key',
  refusals: listRefusals,
  body: ImportListQuery,
  reply: ImportPage,
  mayLag: true,
});

export const listImportRows = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/importe/:id/ergebnisse',
  summary: 'Result of the rows of an import, or of the failed ones, a page at a time',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  query: ImportRowsQuery,
  reply: ImportRows,
});

export const downloadImportRows = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/importe/:id/zeilen',
  summary:
    'Result of every row of an import as CSV; of the failed ones as they were sent, to be mended and imported again',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  query: RowsQuery,
  produces: 'text/csv',
});

export const downloadImports = listFile('/admin/importe/csv', 'The list of imports as CSV', ImportFileQuery);
