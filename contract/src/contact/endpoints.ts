/** Somebody writes to the service of a mandant. */
import { endpoint } from '../basics/endpoint.ts';
import { CaptchaQuestion } from '../captcha/schemas.ts';
import {
  ContactCopy,
  ContactCopyToken,
  ContactQuery,
  ContactQuestionQuery,
  ContactRequest,
  SentContactRequest,
} from './schemas.ts';

export const askContactCaptcha = endpoint({
  method: 'GET',
  path: '/kontakt',
  summary: 'Whether a message to the service needs a captcha',
  access: ['anyone', 'recommender'],
  query: ContactQuestionQuery,
  reply: CaptchaQuestion,
});

export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/kontakt',
  goal: 'contact',
  summary: 'Sends a message to the service of the mandant, and a copy to the sender who wants one',
  access: ['anyone', 'recommender'],
  idempotent: true,
  refusals: ['captcha.away', 'captcha.wrong', 'limit.reached', 'state.not-allowed'],
  query: ContactQuery,
  body: ContactRequest,
  reply: SentContactRequest,
});

export const showContactCopy = endpoint({
  method: 'PUT',
  path: '/kontakt/kopie',
  summary: 'What a guest wrote to the service, by the link of the copy; seven days long',
  access: ['oneTime'],
  refusals: ['limit.reached', 'one-time-token.invalid'],
  body: ContactCopyToken,
  reply: ContactCopy,
});
