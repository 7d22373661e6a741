/**
 * "My contact signed, and nothing happened" (rules 3.13): a recommender says so with a few words and files, a person decides,
 * and after an appeal another one. Filing asks nothing about orders, so that its answer and its time tell nothing about a
 * contact; what may be meant is looked up at the desk. A decision is one transaction with the claim locked first.
 */

export { type Assignment, assignClaimed, type Grant, grantClaimed, refuseClaimed, targetOf } from './decide.ts';
export { forgetClaimsOf, listClaimsOf } from './of-person.ts';
export { appealClaim, dropClaimFile, fileClaim, listOwnClaims, readOwnFile, uploadClaimFile } from './own.ts';
export { type Claim, findClaim } from './sql.ts';
export { openWords } from './words-of.ts';
