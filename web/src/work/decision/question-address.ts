import { opening } from '../panel/panel-address.ts';

/** A question is a field of the address (`?frage=stornieren`): opening and closing it leaves all other fields alone. */
export const questionField = 'frage';

/** The question this address asks, if any. */
export const questionOf = (query: URLSearchParams): string | null => query.get(questionField);

/** The same page with another question, or without one: filter, order and page of its list stay. */
export function asking(pathname: string, search: string | URLSearchParams, question: string | null): string {
  const query = new URLSearchParams(search);
  if (question === null) query.delete(questionField);
  else query.set(questionField, question);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Only a question, or a row beside its list, opens or closes: what the page shows is the same, so nothing is loaded anew. */
export const isSameBeside = (current: URL, next: URL): boolean =>
  current.search !== next.search && bare(current) === bare(next);

const bare = ({ pathname, search }: URL): string =>
  opening(pathname, asking(pathname, search, null).slice(pathname.length), null);
