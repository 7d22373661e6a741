/** Everything known about a person; apart, because only the page that shows it needs its long shape. */
import { endpoint } from '../basics/endpoint.ts';
import { OwnData } from './own-data-schemas.ts';

export const showOwnData = endpoint({
  method: 'GET',
  path: '/empfehler/daten',
  summary: 'Everything known about the person, as one file',
  noSupport: true,
  access: ['recommender'],
  refusals: ['access.denied'],
  reply: OwnData,
});
