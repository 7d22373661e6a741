/** A visitor decides what the browser may be used for (section 4). */
import { endpoint } from '../basics/endpoint.ts';
import { ConsentDecision, ConsentGiven } from './schemas.ts';

export const decideConsent = endpoint({
  method: 'POST',
  path: '/einwilligung/cookies',
  summary: 'Keeps what a visitor decided about cookies, as evidence without a person, and sets the cookies that say it',
  access: ['anyone'],
  refusals: ['limit.reached', 'state.not-allowed', 'terms.changed'],
  body: ConsentDecision,
  reply: ConsentGiven,
});
