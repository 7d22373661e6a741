/**
 * For one more language, width, brand or provider of what another journey tells already, and every page at every width: `npm test`
 * leaves these out, `npm run proof` has them.
 */
export const inProof = { tag: '@proof' } as const;
