/** What the personal area shows (R-45, C-17 to C-19). */
import * as z from 'zod/mini';
import { AgencyRecommendation } from '../agency-area/recommendation.ts';
import { endpoint } from '../basics/endpoint.ts';
import {
  Banner,
  ByBanner,
  Months,
  OwnRecommendation,
  OwnRecommendationQuery,
  Totals,
  Year,
  YearQuery,
} from './schemas.ts';

export const listOwnRecommendations = endpoint({
  method: 'GET',
  path: '/empfehler/empfehlungen',
  summary:
    'Own recommendations, newest first or by group, with what happened and what comes next; to an agency those of its recommenders; paged by number',
  access: ['recommender', 'agency'],
  right: 'recommenders',
  query: OwnRecommendationQuery,
  // The plainer one first: it is tried on every answer.
  reply: z.union([z.array(AgencyRecommendation), z.array(OwnRecommendation)]),
});

export const showTotals = endpoint({
  method: 'GET',
  path: '/empfehler/summen',
  summary: 'What waits, what can be collected and what was paid, in cents',
  access: ['recommender'],
  reply: Totals,
});

export const showYear = endpoint({
  method: 'GET',
  path: '/empfehler/jahresuebersicht',
  summary: 'The rewards that were paid in a year; this one without',
  access: ['recommender'],
  query: YearQuery,
  reply: Year,
});

export const showMonths = endpoint({
  method: 'GET',
  path: '/empfehler/monatsuebersicht',
  summary: 'What was received and what is expected per month of a year; this one without',
  access: ['recommender'],
  query: YearQuery,
  reply: Months,
});

export const showRecommendationBanner = endpoint({
  method: 'GET',
  path: '/empfehler/empfehlungen/showbanner/:name',
  summary: 'Whether a banner is shown, by the own recommendations',
  access: ['recommender'],
  params: ByBanner,
  reply: Banner,
});

export const showRewardBanner = endpoint({
  method: 'GET',
  path: '/praemierung/showbanner/:name',
  summary: 'Whether a banner is shown, by the own rewards',
  access: ['recommender'],
  params: ByBanner,
  reply: Banner,
});
