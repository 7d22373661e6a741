/** Which row is open beside the list is a field of the address (`?offen=482…`), so that the way back finds it open. */
export const openField = 'offen';

/** The same list with another row open beside it, or none. */
export function opening(pathname: string, search: string | URLSearchParams, row: string | null): string {
  const query = new URLSearchParams(search);
  if (row === null) query.delete(openField);
  else query.set(openField, row);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
