/** What an auditor takes along: the books of some days with all that says what they mean, as files that describe themselves. */

import { day } from '../basics/day.ts';
import { byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { optional, wire } from '../basics/wire.ts';

/** The days that can be asked for; nothing before something was booked. */
export const AuditDays = wire({
  first: ['Von', optional(day)],
  /** Yesterday: nothing is added to a day that is over. */
  last: ['Bis', day],
});

export const AuditQuery = wire({ from: ['Von', day], to: ['Bis', day] });

export const showAuditDays = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/pruefung',
  summary: 'From which day on the books can be taken along for an audit',
  refusals: ['access.denied'],
  reply: AuditDays,
});

export const downloadAudit = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/pruefung/zip',
  summary:
    'Accounts, postings, payout runs with their bank files, and the log of some days for an audit (GoBD): CSV files in a ZIP, described by index.xml. The last day has to be over',
  refusals: ['access.denied'],
  query: AuditQuery,
  produces: 'application/zip',
});
