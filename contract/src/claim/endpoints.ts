/** A recommender claims a reward that did not come (rules 3.13). Support looks, and files nothing in somebody's place. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { ByFile, SentFile, UploadQuery } from '../files/schemas.ts';
import { Appeal, ByClaim, ByClaimFile, FileClaim, OwnClaim, OwnClaimQuery } from './schemas.ts';

export const listOwnClaims = endpoint({
  method: 'GET',
  path: '/empfehler/nachbuchungen',
  summary: 'Own claims, newest first, with state, reason and what comes next; paged by number',
  access: ['recommender'],
  query: OwnClaimQuery,
  reply: z.array(OwnClaim),
});

export const fileClaim = endpoint({
  method: 'POST',
  path: '/empfehler/nachbuchungen',
  summary: 'Files a claim for an own recommendation or by the order number of the contact',
  access: ['recommender'],
  noSupport: true,
  idempotent: true,
  refusals: ['access.denied', 'claim.open', 'limit.reached', 'state.not-allowed'],
  body: FileClaim,
  reply: OwnClaim,
});

export const uploadClaimFile = endpoint({
  method: 'POST',
  path: '/empfehler/nachbuchungen/dateien',
  summary: 'Takes a picture or a PDF of at most 10 MB for a claim that is filed within 24 hours',
  access: ['recommender'],
  noSupport: true,
  refusals: ['access.denied', 'file.refused', 'input.too-large', 'input.wrong-type', 'limit.reached'],
  query: UploadQuery,
  consumes: 'application/octet-stream',
  reply: SentFile,
});

export const dropClaimFile = endpoint({
  method: 'DELETE',
  path: '/empfehler/nachbuchungen/dateien/:datei',
  summary: 'Takes back a file that belongs to no claim yet',
  access: ['recommender'],
  noSupport: true,
  refusals: ['access.denied', 'limit.reached', 'unknown'],
  params: ByFile,
  status: 204,
});

export const downloadOwnClaimFile = endpoint({
  method: 'GET',
  path: '/empfehler/nachbuchungen/:nr/dateien/:datei',
  summary: 'A file of an own claim, as a download',
  access: ['recommender'],
  noSupport: true,
  refusals: ['access.denied', 'limit.reached', 'unknown'],
  params: ByClaimFile,
  produces: 'application/octet-stream',
});

export const appealClaim = endpoint({
  method: 'PUT',
  path: '/empfehler/nachbuchungen/:nr/widerspruch',
  summary: 'Appeals once against a refusal, within 28 days; another person decides',
  access: ['recommender'],
  noSupport: true,
  refusals: ['access.denied', 'limit.reached', 'unknown', 'state.not-allowed'],
  params: ByClaim,
  body: Appeal,
  reply: OwnClaim,
});
