/** What an agency adds to premiums, as it keeps it, and as whoever recommends for it is told (rules 4.5, 7.8). */
import * as z from 'zod/mini';
import { endpoint } from '../../basics/endpoint.ts';
import { ByPremiumPlan, NewPremiumPlan, OwnAddition, OwnAdditionQuery, PremiumPlan } from './schemas.ts';

export const listPremiumPlans = endpoint({
  method: 'GET',
  path: '/agentur/praemienplan',
  summary: 'What the agency adds to premiums: what counts now and what comes first, then what is over',
  access: ['agency'],
  right: 'premiumPlan',
  refusals: ['access.denied'],
  reply: z.array(PremiumPlan),
});

export const addPremiumPlan = endpoint({
  method: 'POST',
  path: '/agentur/praemienplan',
  summary: 'Adds to the premium of a product for the own recommenders, from today on at the earliest',
  noSupport: true,
  access: ['agency'],
  right: 'addPremiumPlan',
  refusals: ['access.denied', 'limit.reached'],
  body: NewPremiumPlan,
  reply: PremiumPlan,
});

export const endPremiumPlan = endpoint({
  method: 'DELETE',
  path: '/agentur/praemienplan/:id',
  summary: 'Ends an addition; what was promised before stays as it was promised',
  noSupport: true,
  access: ['agency'],
  right: 'deletePremiumPlan',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByPremiumPlan,
  reply: PremiumPlan,
});

export const listOwnAdditions = endpoint({
  method: 'GET',
  path: '/empfehler/praemienplan',
  summary: 'What the agency of whoever recommends adds to premiums today; where there is none, nothing',
  access: ['anyone', 'recommender', 'agency'],
  refusals: ['limit.reached'],
  query: OwnAdditionQuery,
  reply: z.array(OwnAddition),
});
