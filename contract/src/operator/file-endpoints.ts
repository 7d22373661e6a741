/**
 * Every list of the desk as a file: CSV with `;` and byte order mark, German headers, days and times as people write
 * them, what a spreadsheet would take for a formula as text. Filter and order are those of the list; at most 100,000
 * rows, and the last line says so when there are more.
 */
import { type Definition, endpoint } from '../basics/endpoint.ts';
import { OrderFileQuery, RecommendationFileQuery, RewardFileQuery } from './desk-schemas.ts';
import { EventFileQuery } from './event-schemas.ts';
import { ImportFileQuery } from './import-schemas.ts';
import { MailFileQuery } from './outbox-schemas.ts';
import { RecommenderFileQuery } from './recommender-schemas.ts';

const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;

const file = <const P extends string, const Q extends NonNullable<Definition['query']>>(
  path: P,
  summary: string,
  query: Q,
) =>
  endpoint({
    ...desk,
    method: 'GET',
    path,
    summary,
    refusals: ['access.denied'],
    query,
    produces: 'text/csv',
  });

export const downloadOrders = file('/admin/auftraege/csv', 'The list of orders as CSV', OrderFileQuery);
export const downloadRecommendations = file(
  '/admin/empfehlungen/csv',
  'The list of recommendations as CSV',
  RecommendationFileQuery,
);
export const downloadRecommenders = file(
  '/admin/empfehler/csv',
  'The list of recommenders as CSV',
  RecommenderFileQuery,
);
export const downloadRewards = file('/admin/praemierungen/csv', 'The list of rewards as CSV', RewardFileQuery);
export const downloadMails = file('/admin/mails/csv', 'The list of mails as CSV', MailFileQuery);
export const downloadEvents = file('/admin/ereignisse/csv', 'The log of events as CSV', EventFileQuery);
export const downloadImports = file('/admin/importe/csv', 'The list of imports as CSV', ImportFileQuery);

export const downloadJobs = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/jobs/csv',
  summary: 'The scheduled work as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});

export const downloadSessions = endpoint({
  access: ['operator'],
  method: 'GET',
  path: '/admin/sitzungen/csv',
  summary: 'Own sessions as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});

export const downloadOperators = endpoint({
  access: ['operator'],
  roles: ['BetreiberAdmin'],
  method: 'GET',
  path: '/admin/betreiber/csv',
  summary: 'The operators as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});
