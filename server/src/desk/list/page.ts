/** What every list of the desk does with its rows. */
import type { Page } from '#platform/database/paging.ts';

export const presentPage = <R, V>({ rows, ...page }: Page<R>, present: (row: R) => V) => ({
  ...page,
  rows: rows.map(present),
});
