/** Making a recommendation, sharing it, and following its link (C-20 to C-26). */
import { endpoint } from '../basics/endpoint.ts';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';
import { ByNumber } from './by-number.ts';
import {
  CreateAnswer,
  CreateBody,
  CreateQuery,
  EntryCount,
  EntryQuery,
  HashQuery,
  ProductLink,
  SharedRecommendation,
} from './schemas.ts';

export const createRecommendation = endpoint({
  method: 'POST',
  path: '/empfehlen/create',
  summary: 'Makes a recommendation; without a body the question whether a captcha is needed',
  access: ['anyone', 'recommender', 'agency'],
  refusals: [
    'access.denied',
    'account.email-not-allowed',
    'captcha.away',
    'captcha.wrong',
    'limit.reached',
    'module.off',
    'recipient.same-email',
    'state.not-allowed',
    'terms.changed',
  ],
  query: CreateQuery,
  body: CreateBody,
  reply: CreateAnswer,
  idempotent: true,
});

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
