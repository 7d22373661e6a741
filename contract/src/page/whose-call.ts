/** Whose token goes along with a call of a page: two people may be signed in in one browser (S-13). */
import type { Definition } from '../basics/endpoint.ts';

/** Calls of agencies take the agency's token, those of recommenders and whatever signs one in theirs, others none. */
export function whoseCall({
  access,
  path,
  signsIn,
}: Pick<Definition, 'access' | 'path' | 'signsIn'>): 'agency' | 'recommender' | undefined {
  if (access.includes('recommender')) return 'recommender';
  if (access.includes('agency') || (signsIn && path.startsWith('/agentur/'))) return 'agency';
  return signsIn ? 'recommender' : undefined;
}
