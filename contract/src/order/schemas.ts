/** Orders as the client reports them, by API and by CSV in one shape (rules 7.13). */

import { day } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { inAnyCase, labels } from '../basics/label.ts';
import { orderNumber, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { line, text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

/** What the client says of an order. */
const orderEvent = inAnyCase(
  labels({
    received: 'eingegangen',
    confirmed: 'bestaetigt',
    rejected: 'abgelehnt',
    cancelled: 'storniert',
  }),
);
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
export const ByOrderNumber = wire({ number: ['nr', orderNumber] });
