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
  /** Line after which the page begins. */
  after: ['nach', optional(integer(0, 1_000_000))],
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
  /** Line to go on from; null at the end. */
  after: ['Nach', optional(z.int())],
});
