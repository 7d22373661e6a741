/** Under which name an address tells a page what was reached on the way to it: numbers of K-10, with a dot between them. */
export const reachedName = 'erreicht';

/** At most so many, of which each is a number. */
const pattern = /^\d{1,2}(?:\.\d{1,2}){0,3}$/;

export const readReached = (value: string | null): number[] =>
  value !== null && pattern.test(value) ? value.split('.').map(Number) : [];
