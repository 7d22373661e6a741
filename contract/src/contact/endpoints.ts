/** Somebody writes to the service of a mandant. */
import { endpoint } from '../basics/endpoint.ts';
import { ContactQuery, ContactRequest, SentContactRequest } from './schemas.ts';

export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/kontakt',
  summary: 'Sends a message to the service of the mandant, and a copy to the sender who wants one',
  access: ['anyone'],
  idempotent: true,
  refusals: ['captcha.wrong', 'limit.reached', 'state.not-allowed'],
  query: ContactQuery,
  body: ContactRequest,
  reply: SentContactRequest,
});
