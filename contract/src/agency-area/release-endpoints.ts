/** An agency releases its orders or turns them down (A4, A6, C-46), and hears beforehand what that would do. */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { endpoint } from '../basics/endpoint.ts';
import { inAnyCase, labels } from '../basics/label.ts';
import { chosenMax } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { orderNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { agencyObstacle } from './obstacle.ts';
import { AgencyOrder } from './rows.ts';

/** `freigeben` or `ablehnen`, and what else stands for them. */
const said = inAnyCase(labels({ release: 'freigeben', decline: 'ablehnen' }));
const alias: Readonly<Record<string, string>> = {
  '1': 'freigeben',
  true: 'freigeben',
  '0': 'ablehnen',
  false: 'ablehnen',
};
const releaseWord = z.codec(
  z.string().check(z.regex(/^(?:freigeben|ablehnen|[01]|true|false)$/i, { error: 'invalid' })),
  z.enum(['freigeben', 'ablehnen']),
  {
    decode: (word) => (alias[word.toLowerCase()] ?? word.toLowerCase()) as 'freigeben',
    encode: (word) => word,
  },
);

export const ByDecision = wire({
  number: ['nr', orderNumber],
  decision: ['entscheidung', z.pipe(releaseWord, said)],
});

/** Why an order is turned down; nothing has to be said of a release. */
export const AgencyDecision = optional(wire({ reason: ['Grund', optional(text(1, 500))] }));

export const decideAgencyOrder = endpoint({
  method: 'PUT',
  path: '/agentur/auftragfreigeben/:nr/:entscheidung',
  summary: 'Releases an order after the claim period, or turns it down for a reason; nobody releases the own (A4, A6)',
  access: ['agency'],
  right: 'orders',
  noSupport: true,
  refusals: [
    'access.denied',
    'unknown',
    'state.not-allowed',
    'order.claim-period',
    'order.not-releasable',
    'order.recipient-unconfirmed',
    'order.recommendation-over',
    'order.own',
    'order.limit',
  ],
  params: ByDecision,
  body: AgencyDecision,
  reply: AgencyOrder,
});

export const AgencyOrderNumbers = wire({
  numbers: ['Nummern', z.array(orderNumber).check(z.minLength(1), z.maxLength(chosenMax, { error: 'too-long' }))],
});

/** What would happen if all of them were released one after the other; and each that is known, as the list shows it. */
export const AgencyPreview = wire({
  orders: ['Auftraege', z.array(AgencyOrder)],
  count: ['Freigebbar', z.int()],
  numbers: ['Nummern', z.array(orderNumber)],
  recommenderCents: ['EmpfehlerCent', cents],
  recipientCents: ['EmpfaengerCent', cents],
  refused: [
    'Nicht',
    z.array(
      wire({
        number: ['Auftragsnummer', orderNumber],
        obstacle: ['Hindernis', agencyObstacle],
        releasableOn: ['FreigebbarAb', optional(day)],
      }),
    ),
  ],
});
export type AgencyPreview = Value<typeof AgencyPreview>;

export const previewAgencyOrders = endpoint({
  method: 'PUT',
  path: '/agentur/auftraege/vorschau',
  summary: 'How many of some orders can be released now, what people get for them, and why the others cannot',
  access: ['agency'],
  right: 'orders',
  reads: true,
  refusals: ['access.denied'],
  body: AgencyOrderNumbers,
  reply: AgencyPreview,
});
