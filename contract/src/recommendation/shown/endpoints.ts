/** What somebody sees who opened the link (C-20); apart, because no recipient needs the other calls of recommending. */
import { endpoint } from '../../basics/endpoint.ts';
import { ByNumberAndHash, PrefillQuery, ShownRecommendation } from './schemas.ts';

export const showRecommendation = endpoint({
  method: 'GET',
  path: '/empfehlen/:nr/:hex',
  summary: 'What somebody sees who opened the link; 410 when it is over',
  access: ['anyone'],
  refusals: ['unknown', 'recommendation.over', 'reservation.over', 'limit.reached'],
  params: ByNumberAndHash,
  query: PrefillQuery,
  reply: ShownRecommendation,
});

export const showAnyRecommendation = endpoint({
  method: 'GET',
  path: '/empfehlen/any/:nr/:hex',
  summary: 'The same when the link is over, too',
  access: ['anyone'],
  refusals: ['unknown', 'reservation.over', 'limit.reached'],
  params: ByNumberAndHash,
  query: PrefillQuery,
  reply: ShownRecommendation,
});
