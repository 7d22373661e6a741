/** Making a recommendation (C-20, C-25). */
import { endpoint } from '../basics/endpoint.ts';
import { CreateAnswer, CreateBody, CreateQuery } from './schemas.ts';

export const createRecommendation = endpoint({
  method: 'POST',
  path: '/empfehlen/create',
  goal: 'created',
  summary: 'Makes a recommendation; without a body the question whether a captcha is needed',
  access: ['anyone', 'recommender', 'agency'],
  right: 'invitations',
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
