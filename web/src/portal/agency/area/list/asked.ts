/** What a list of the area is asked, out of its address: words of the wire, so that a filtered list can be kept and passed on. */
import { daysOf, periods as deskPeriods, type Period } from '../../../../form/period.ts';

export const periods = deskPeriods;

export interface Asked {
  text: string;
  status: string;
  employee: string;
  period: string;
  sort: string;
  after: string | null;
  before: string | null;
  fromEnd: boolean;
  /** How many rows stand before those of the page, as the way to it said; null where nobody knows. */
  passed: number | null;
  /** The day of the answer, of which periods are reckoned. */
  today: string;
  /** The list could not be saved as a file. */
  isNotSaved: boolean;
}

/** So many rows stand on a page. */
export const pageSize = 25;

const filterFields = ['text', 'status', 'ma', 'zeit', 'sort'];
const pageFields = ['nach', 'vor', 'ende', 'ab'];
/** That something is asked of chosen rows, also where there are none. */
export const choiceMark = 'auswahl';
/** Marks of an address that are told once: what was done, and what was not. */
export const onceFields: readonly string[] = ['gesagt', 'nicht', 'datei', choiceMark];

export const askedOf = (query: URLSearchParams, today: string): Asked => {
  const given = (name: string): string => query.get(name)?.trim().slice(0, 120) ?? '';
  return {
    text: given('text'),
    status: given('status'),
    employee: given('ma'),
    period: given('zeit'),
    sort: given('sort'),
    after: query.get('nach'),
    before: query.get('vor'),
    fromEnd: query.has('ende'),
    passed: passedOf(query),
    today,
    isNotSaved: query.has('datei'),
  };
};

function passedOf(query: URLSearchParams): number | null {
  const given = query.get('ab');
  if (given !== null && /^\d{1,9}$/.test(given)) return Number(given);
  return query.has('nach') || query.has('vor') ? null : 0;
}

export const isFiltered = ({ text, status, employee, period }: Asked): boolean =>
  [text, status, employee, period].some((value) => value !== '');

/** The filter as the calls read it (C-45). */
export function filterOf({ text, status, employee, period, today }: Asked): string {
  const days = periods.includes(period as Period) ? daysOf(period as Period, today) : undefined;
  return [
    status && `Status:${status}`,
    days && `Von:${days.from};Bis:${days.to}`,
    employee && `Mitarbeiternummer:${employee}`,
    text && `Text:${text.replaceAll(';', ' ')}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** `-Auftragsdatum` is the newest first, which is also what nobody asks for. */
export const bodyOf = (asked: Asked) => ({
  orderBy: asked.sort.replace(/^-/, '') || null,
  descending: asked.sort === '' || asked.sort.startsWith('-'),
  pageSize,
  filter: filterOf(asked),
  after: asked.after,
  before: asked.before,
  fromEnd: asked.fromEnd,
});

const fieldsIn = (query: URLSearchParams, names: readonly string[]): [string, string][] =>
  names.flatMap((name): [string, string][] => (query.has(name) ? [[name, query.get(name) ?? '']] : []));

/** Which rows an address shows: that stays while something is asked about one of them, and once it is done. */
export const rowsIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(fieldsIn(query, [...filterFields, ...pageFields]));

/** The filter alone and its order, to be kept: it begins with the first page, and tells nothing of what was done. */
export const filterIn = (query: string): string =>
  `?${new URLSearchParams(fieldsIn(new URLSearchParams(query), filterFields).filter(([, value]) => value !== ''))}`;

/** The same list asked otherwise; a list that is narrowed or sorted anew begins at its start. */
export function addressWith(query: string, fields: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const name of [...pageFields, ...onceFields]) next.delete(name);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
