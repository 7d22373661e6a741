/**
 * A list and its address. Filter, order and page are fields of the address, so that a filtered list can be kept, passed
 * on and gone back to; values are the words of the wire. The same fields make the list as a file.
 */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import { decode } from '@weitersagen/contract/basics/wire';
import { addressOf } from '../../api/client.ts';
import type { Words } from '../../form/filter-words.ts';
import type { TextKey } from '../../i18n/t.ts';
import { questionField } from '../decision/question-address.ts';
import { openField } from '../panel/panel-address.ts';

/** What a list can be narrowed by, and what it can be sorted by: code name of the column → its name in the address. */
export interface ListKind {
  status?: Words;
  views?: Words;
  columns: Readonly<Record<string, string>>;
  /** Further fields of its own: code name → its name in the address. */
  fields?: Readonly<Record<string, string>>;
  /** What the order is called when none is asked for, where it is not the newest first. */
  usual?: TextKey;
  /** That order is from the least to the greatest. */
  isAscending?: true;
  /** What a text of one or two characters finds, where a longer one finds any part. */
  shortFinds?: 'beginning' | 'whole';
}

export interface ListBody {
  filter: {
    status: string | null;
    view: string | null;
    from: string | null;
    to: string | null;
    isWaiting: boolean;
    text: string | null;
  };
  /** Further fields of the list's own, as they stand in the address. */
  own?: Readonly<Record<string, string | null>>;
  orderBy: string | null;
  descending: boolean;
  pageSize: number;
  after: string | null;
  before: string | null;
  fromEnd: boolean;
}

const pageSize = 50;
/** Which rows; what is left out shows the first page. */
const pageFields = ['nach', 'vor', 'ende'];

/** The newest first, unless the list or the address says otherwise. */
export function bodyOf(query: URLSearchParams, { status, views, columns, fields, isAscending }: ListKind): ListBody {
  const given = (name: string): string | null => query.get(name)?.trim() || null;
  const sorting = given('sortierung') ?? '';
  const orderBy = Object.keys(columns).find((code) => columns[code] === sorting.replace(/^-/, '')) ?? null;
  return {
    filter: {
      status: codeOf(status, given('status')),
      view: codeOf(views, given('ansicht')),
      from: given('von'),
      to: given('bis'),
      isWaiting: given('wartet') === 'ja',
      text: given('text'),
    },
    ...(fields && { own: Object.fromEntries(Object.entries(fields).map(([code, name]) => [code, given(name)])) }),
    orderBy,
    descending: orderBy === null ? !isAscending : sorting.startsWith('-'),
    pageSize,
    after: given('nach'),
    before: given('vor'),
    fromEnd: given('ende') === 'ja',
  };
}

function codeOf(words: Words | undefined, value: string | null): string | null {
  if (!words || value === null) return null;
  const read = decode(words, value);
  return read.ok ? (read.value as string) : null;
}

/** The same list with other fields; null takes one away. A list that is narrowed or sorted anew begins at its start. */
export function addressWith(query: URLSearchParams, fields: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const name of [questionField, openField, ...pageFields]) next.delete(name);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** Whether anything but the order and the page is asked for. */
export const isFiltered = ({ filter, own = {} }: ListBody): boolean =>
  [filter, own].some((fields) => Object.values(fields).some(Boolean));

/** Where the whole list is a file: all its rows, in the same order, through the same filter. */
export const fileAddress = <D extends Definition>(
  mandant: string,
  endpoint: Endpoint<D>,
  { filter, own, orderBy, descending }: Pick<ListBody, 'filter' | 'own' | 'orderBy' | 'descending'>,
): string => addressOf(mandant, endpoint as Endpoint, { query: { filter, ...own, orderBy, descending } as never });
