/** Orders as the client reports them, by API and by CSV in one shape (rules 7.13). */

import { day } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { inAnyCase, labels } from '../basics/label.ts';
import { orderNumber, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { line, text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { WhyNot } from './why-not.ts';

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
  externalNumber: [
    'ExterneAuftragsnummer',
    line(1, 100),
    'Number of the contract in the system of the client; one living order has it',
  ],
  event: ['Ereignis', orderEvent, 'What has happened; each is reported once, and the same again gets the same answer'],
  recommendationNumber: [
    'Empfehlungsnummer',
    optional(recommendationNumber),
    'As it came with the link (`pid`). The first report of a contract needs it or `Empfaengernummer`',
  ],
  recipientNumber: ['Empfaengernummer', optional(recipientNumber), 'As it came with the link (`sub`)'],
  productExternalId: [
    'ProduktExterneId',
    optional(line(1, 60)),
    'What was ordered; one that is not known counts as what was recommended',
  ],
  orderedOn: ['Auftragsdatum', optional(day), 'Needed with the first report of a contract; not in the future'],
  reason: ['Grund', optional(text(1, 500)), 'Why it was rejected or cancelled'],
  email: [
    'Email',
    optional(email),
    'Of whoever ordered. Decides whose order it is where only the number of the recommendation is known, and is needed where several people came through its link',
  ],
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
  number: ['Auftragsnummer', optional(orderNumber), 'Null while a cancellation waits for its order'],
  status: ['Status', reportedStatus, 'Of the order after the report'],
  reason: ['Grund', optional(WhyNot), 'Why it is rejected or cancelled; null where it goes on'],
});
export const ByOrderNumber = wire({ number: ['nr', orderNumber] });
