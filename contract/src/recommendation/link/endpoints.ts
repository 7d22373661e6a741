/** The link of a recommendation: its page for whoever shares it, and what following it does (C-21 to C-26). */
import { endpoint } from '../../basics/endpoint.ts';
import { opaque } from '../../basics/text.ts';
import { wire } from '../../basics/wire.ts';
import { ByNumber } from '../by-number.ts';
import { EntryCount, EntryQuery, HashQuery, ProductLink, SharedRecommendation } from './schemas.ts';

export const showSharedRecommendation = endpoint({
  method: 'GET',
  path: '/empfehlen/:nr',
  summary: 'The share page: status, product and validity; links for the owner and with the hash',
  access: ['anyone', 'recommender'],
  refusals: ['unknown', 'limit.reached'],
  params: ByNumber,
  query: HashQuery,
  reply: SharedRecommendation,
});

export const followClick = endpoint({
  method: 'GET',
  path: '/empfehlen/click/:nr',
  summary: 'Counts a click and leads into the shop, or to the page of expired links',
  access: ['anyone'],
  refusals: ['limit.reached'],
  // Any text: a number that does not exist leads to a page for people, not to an error.
  params: wire({ number: ['nr', opaque(100)] }),
  query: EntryQuery,
  produces: 'redirect',
  status: 302,
});

export const showProductLink = endpoint({
  method: 'GET',
  path: '/empfehlung/:nr/produkt/produktlink',
  summary: 'Address of the product in the shop, with number, recipient and channel',
  access: ['anyone'],
  refusals: ['unknown', 'recommendation.over', 'limit.reached'],
  params: ByNumber,
  query: EntryQuery,
  reply: ProductLink,
});

export const countEntry = endpoint({
  method: 'PUT',
  path: '/empfehlung/:nr',
  summary: 'Raises the entry count by one, for clients without the portal',
  access: ['anyone'],
  refusals: ['unknown', 'recommendation.over', 'limit.reached'],
  params: ByNumber,
  reply: EntryCount,
});
