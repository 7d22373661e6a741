/** The operator's calls around payout runs; the file is the same however often it is fetched. */
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { optional, wire } from '../basics/wire.ts';
import { DiscardPayout, NextRun, PayoutFileQuery, PayoutPage, PayoutQuery, PayoutRun } from './schemas.ts';

const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
const ById = wire({ id: ['id', id] });

export const listPayouts = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe',
  summary: 'Payout runs, paged by key',
  refusals: ['access.denied'],
  body: PayoutQuery,
  reply: PayoutPage,
});

export const showNextRun = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/naechster',
  summary: 'How many rewards the next run takes, their sum, and what is kept out of it',
  refusals: ['access.denied'],
  reply: NextRun,
});

export const createPayout = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/auszahlungslaeufe',
  summary: 'Makes a run of everything that can be paid now; 409 when there is nothing or no debtor account',
  refusals: ['access.denied', 'state.not-allowed'],
  reply: PayoutRun,
  idempotent: true,
});

export const showPayout = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id',
  summary: 'One run with its transfers',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: PayoutRun,
});

export const exportPayout = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/exportieren',
  summary: 'Makes the bank file of a draft',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  reply: PayoutRun,
});

export const confirmPayout = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/bestaetigen',
  summary: 'The bank has executed the file: pays every reward of the run; by another operator than the one who made it',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  reply: PayoutRun,
});

export const discardPayout = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/verwerfen',
  summary:
    'Frees the rewards of a run; after the export by a second operator who says that the bank never got the file',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  body: optional(DiscardPayout),
  reply: PayoutRun,
});

export const downloadPayoutFile = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id/datei',
  summary: 'The bank file (pain.001.001.09) as it was made; 409 before the export and after a discard',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  produces: 'application/xml',
});

export const downloadPayouts = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/csv',
  summary: 'The list of payout runs as CSV, at most 100,000 rows',
  refusals: ['access.denied'],
  query: PayoutFileQuery,
  produces: 'text/csv',
});

export const downloadPayoutItems = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id/csv',
  summary: 'The transfers of a run as CSV, accounts masked',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  produces: 'text/csv',
});
