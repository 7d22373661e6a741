/** What the person who is signed in sees, changes and deletes of the own data (C-14 to C-16, rules 3.6, 7.3). */
import { endpoint } from '../basics/endpoint.ts';
import {
  ByCustomerNumber,
  CustomerNumber,
  CustomerNumberQuery,
  CustomerNumbersRead,
  DeleteAccountQuery,
  DeletedAccount,
  KnownCustomerNumbers,
  NewsletterAnswer,
  NewsletterChoice,
  NewsletterQuery,
  NewsletterState,
  NewsletterToken,
  SetCustomerNumberQuery,
} from './own-schemas.ts';

export const showCustomerNumber = endpoint({
  method: 'GET',
  path: '/empfehler/GetResultFromKundennummer',
  summary: 'What is known of a customer number; without one, of the stored one',
  access: ['recommender', 'oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  query: CustomerNumberQuery,
  reply: CustomerNumber,
});

export const setCustomerNumber = endpoint({
  method: 'PUT',
  path: '/empfehler/SetKundennummerForEmpfehler/:kundennummer',
  summary: 'Stores the own customer number and checks it against the list of the client',
  access: ['recommender', 'oneTime'],
  refusals: ['one-time-token.invalid', 'access.denied', 'limit.reached'],
  params: ByCustomerNumber,
  query: SetCustomerNumberQuery,
  reply: CustomerNumber,
});

export const readCustomerNumbers = endpoint({
  method: 'POST',
  path: '/partner/kundennummern',
  summary: 'The list of the client: which customer numbers are valid',
  access: ['apiKey'],
  scope: 'writeCustomers',
  body: KnownCustomerNumbers,
  reply: CustomerNumbersRead,
});

export const chooseNewsletter = endpoint({
  method: 'PUT',
  path: '/empfehler/setNewsletterOptin',
  summary: 'Asks for the newsletter (a mail asks to confirm) or ends it',
  access: ['recommender'],
  refusals: ['module.off', 'access.denied'],
  body: NewsletterChoice,
  reply: NewsletterState,
});

export const confirmNewsletter = endpoint({
  method: 'PUT',
  path: '/empfehler/newsletter/optin',
  goal: 'newsletter',
  summary: 'Confirms the newsletter with the token of the mail',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid'],
  body: NewsletterToken,
  reply: NewsletterAnswer,
});

export const endNewsletter = endpoint({
  method: 'PUT',
  path: '/empfehler/newsletter/optout',
  summary: 'Ends the newsletter with the signed token that stands in every newsletter; again without effect',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid'],
  body: NewsletterToken,
  reply: NewsletterAnswer,
});

export const endNewsletterByMail = endpoint({
  method: 'POST',
  path: '/empfehler/newsletter/abmelden',
  summary: 'Ends the newsletter by the button of a mail program (RFC 8058): no cookie, no page, any body',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid'],
  query: NewsletterQuery,
  ignoresBody: true,
  reply: NewsletterAnswer,
});

export const openNewsletterEnd = endpoint({
  method: 'GET',
  path: '/empfehler/newsletter/abmelden',
  summary: 'The same address in a browser: leads to the page that asks, and ends nothing by itself',
  access: ['oneTime'],
  query: NewsletterQuery,
  produces: 'redirect',
  status: 302,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/empfehler/delete',
  summary: 'Deletes the account; without the confirmation 409 with what would be lost',
  noSupport: true,
  access: ['recommender'],
  refusals: ['access.denied', 'state.not-allowed'],
  query: DeleteAccountQuery,
  reply: DeletedAccount,
});
