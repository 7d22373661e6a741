/** Orders as the client reports them, by API and by CSV in one shape (design 7.13). */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { flag, id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { orderNumber, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { line, text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

/** What the client says of an order. */
export const orderEvent = labels({
  received: 'eingegangen',
  confirmed: 'bestaetigt',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
});
export type OrderEventName = Value<typeof orderEvent>;

/** The header of a CSV file has these names; which fields an event needs, `reportProblems` says. */
export const OrderReport = wire({
  externalNumber: ['ExterneAuftragsnummer', line(1, 100)],
  event: ['Ereignis', orderEvent],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  recipientNumber: ['Empfaengernummer', optional(recipientNumber)],
  productExternalId: ['ProduktExterneId', optional(line(1, 60))],
  orderedOn: ['Auftragsdatum', optional(day)],
  reason: ['Grund', optional(text(1, 500))],
  /** Decides whose order it is where only the recommendation's number is known (A1). */
  email: ['Email', optional(email)],
});
export type OrderReport = Value<typeof OrderReport>;

/** Status of the order after the report; "Vorgemerkt" while a cancellation waits for its order. */
export const reportedStatus = labels({
  received: 'Eingegangen',
  confirmed: 'Bestaetigt',
  released: 'Freigegeben',
  billed: 'Abgerechnet',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
  noted: 'Vorgemerkt',
});
export type ReportedStatus = Value<typeof reportedStatus>;

export const ReportedOrder = wire({
  number: ['Auftragsnummer', optional(orderNumber)],
  status: ['Status', reportedStatus],
});

export const ImportQuery = wire({
  /** Says what would happen and writes nothing. */
  isProbe: ['probe', flag],
});

/** What became of the rows of a file; lines are counted from the header, which is line 1. */
export const ImportResult = wire({
  done: ['Verarbeitet', z.int()],
  rows: [
    'Zeilen',
    z.array(
      wire({
        line: ['Zeile', z.int()],
        number: ['Auftragsnummer', optional(orderNumber)],
        status: ['Status', reportedStatus],
      }),
    ),
  ],
  failures: ['Fehler', z.array(wire({ line: ['Zeile', z.int()], message: ['Message', z.string()] }))],
});

/** A file of more rows than are read at once goes on in the background. */
export const ImportAccepted = wire({ id: ['Id', z.int()] });

export const importStatus = labels({ running: 'Laeuft', done: 'Fertig', stopped: 'Abgebrochen' });

export const Import = wire({
  id: ['Id', z.int()],
  status: ['Status', importStatus],
  isProbe: ['Probe', z.boolean()],
  read: ['Gelesen', z.int()],
  done: ['Verarbeitet', z.int()],
  failed: ['Fehler', z.int()],
  createdBy: ['ErstelltVon', z.string()],
  createdAt: ['ErstelltAm', moment],
  finishedAt: ['FertigAm', optional(moment)],
});

export const ById = wire({ id: ['id', id] });
export const ByOrderNumber = wire({ number: ['nr', orderNumber] });
