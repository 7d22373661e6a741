/** What every list of the desk does with its rows. */
import type { Page } from '#platform/database/paging.ts';

export const presentPage = <R, V>({ rows, ...page }: Page<R>, present: (row: R) => V) => ({
  ...page,
  rows: rows.map(present),
});

/** "Anna Muster"; of a deleted person nothing is left to say. */
export const fullName = (first: string | null, last: string | null): string => [first, last].filter(Boolean).join(' ');
