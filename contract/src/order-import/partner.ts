/** What a client's system is told of its file: each row as the report of one order would be answered (rules 7.13). */
import * as z from 'zod/mini';
import { integer } from '../basics/integer.ts';
import { orderNumber } from '../basics/number.ts';
import { errorCodes } from '../basics/refusals.ts';
import { extend, optional, otherwise, wire } from '../basics/wire.ts';
import { reportedStatus } from '../order/schemas.ts';
import { WhyNot } from '../order/why-not.ts';
import { problemCodes } from '../texts/texts.ts';
import { Import } from './schemas.ts';

const line = () => ['Zeile', z.int(), 'Counted from the header, which is line 1'] as const;

/** A row that was not taken: the error of a report, but that its sentence says what is wrong with every field. */
export const FailedRow = wire({
  line: line(),
  externalNumber: ['ExterneAuftragsnummer', optional(z.string()), 'As far as it can be read'],
  code: ['PsoErrorCode', z.enum(errorCodes), 'As the report of this order alone gets it'],
  message: ['Message', z.string(), 'Why, for people, in the language of the request'],
  problems: [
    'Fehler',
    z.array(
      wire({
        field: ['Feld', z.string(), 'The column; `Zeile` where the row does not fit the header'],
        code: ['Code', z.enum(problemCodes), 'What is wrong, for programs; it does not change'],
        message: ['Message', z.string(), 'The same for people'],
      }),
    ),
    'One entry for each field that is not taken, all of them at once',
  ],
});

/** What became of the rows of a file. */
export const ImportResult = wire({
  done: ['Verarbeitet', z.int(), 'Rows that were taken'],
  rows: [
    'Zeilen',
    z.array(
      wire({
        line: line(),
        number: [
          'Auftragsnummer',
          optional(orderNumber),
          'Null while a cancellation waits for its order, and in a dry run',
        ],
        status: ['Status', reportedStatus, 'Of the order after the report'],
        reason: ['Grund', optional(WhyNot), 'Why it is rejected or cancelled; null where it goes on'],
      }),
    ),
    'Rows that were taken',
  ],
  failures: ['Fehler', z.array(FailedRow), 'Rows that were not taken'],
});

export const FailedRowsQuery = wire({
  after: ['nach', otherwise(integer(0, 100_000_000), 0), '`Nach` of the last answer; 0 is the beginning'],
  count: ['anzahl', otherwise(integer(1, 500), 100), 'Rows of an answer'],
});

export const PartnerImport = extend(Import, {
  rows: [
    'Content',
    z.array(FailedRow),
    'Rows that failed, in the order of the file; none once they are deleted, 30 days after it came',
  ],
  hasNext: ['HasNext', z.boolean(), 'There are more behind `Nach` already'],
  after: ['Nach', z.int(), 'Line to go on from with `nach`; the same as before where nothing has failed since'],
});
