/** Imports on the desk: which there were, and what became of each row. */
import * as z from 'zod/mini';
import { flag, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { optional, wire } from '../basics/wire.ts';
import { Import, importStatus, reportedStatus } from '../order/schemas.ts';

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
        /** Why the row failed. */
        message: ['Message', optional(z.string())],
      }),
    ),
  ],
  /** Lines to go on from; null at the end, and at the beginning. */
  after: ['Nach', optional(z.int())],
  before: ['Vor', optional(z.int())],
});
