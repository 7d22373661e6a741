/**
 * Lists of the operator (C-45, V-12, rules 7.13): one body for all, paged by key instead of by page number, so that
 * the last page costs what the first one does.
 */
import * as z from 'zod/mini';
import { parseDay } from './day.ts';
import { flag, integer } from './integer.ts';
import type { Labels } from './label.ts';
import { opaque, text } from './text.ts';
import { decode, encode, extend, optional, otherwise, wire } from './wire.ts';

type German = Record<string, string>;

/** A search finds a part from so many characters on; fewer stand in too many rows. */
export const partMin = 3;

/** What the text of a filter says: `Status:Bestaetigt;Von:2026-01-01;Text:muster`; without a field it is `Text`. */
export interface Filter<S extends string, V extends string = never> {
  status: S | null;
  /** One of the ready-made views of the list (`Ansicht:Freigebbar`). */
  view: V | null;
  from: string | null;
  to: string | null;
  /** Only what waits for a person. */
  isWaiting: boolean;
  text: string | null;
  /** Of what somebody of an agency did (`Mitarbeiternummer:M1`); only where a list knows it. */
  employeeNumber?: string | null;
}

const none = { status: null, view: null, from: null, to: null, isWaiting: false, text: null };

/** The body of a list: columns it may be sorted by (code name → wire name), states and views it may be filtered by. */
export function listQuery<
  const C extends German,
  const S extends German,
  const V extends German = Record<never, never>,
>(columns: C, status: Labels<S> | null, views: Labels<V> | null = null) {
  return wire({
    /** Null (also for an unknown name) is the default order of the list. */
    orderBy: ['OrderBy', sortColumn(columns)],
    descending: ['Descending', otherwise(z.boolean(), false)],
    pageSize: ['Pagesize', otherwise(integer(1, 100), 10)],
    filter: ['Filter', filterText(status, views)],
    ...pageKeys,
  });
}

const pageKeys = {
  /** The key of the last answer: the page after it, or before it. */
  after: ['Nach', optional(opaque(500))],
  before: ['Vor', optional(opaque(500))],
  /** The last page, read backwards. */
  fromEnd: ['Ende', otherwise(z.boolean(), false)],
} as const;

/** The same of an agency (C-45): by the number of a page, too, and by who works there. */
export const agencyListQuery = <const C extends German, const S extends German>(columns: C, status: Labels<S> | null) =>
  extend(listQuery(columns, status), {
    filter: ['Filter', filterText(status, null, true)],
    pageNumber: ['Pagenumber', otherwise(integer(1, 10_000_000), 1)],
  });

/** The query of a list as a file: all its rows in the same order, through the same filter. */
export const fileQuery = <
  const C extends German,
  const S extends German,
  const V extends German = Record<never, never>,
>(
  columns: C,
  status: Labels<S> | null,
  views: Labels<V> | null = null,
) =>
  wire({
    orderBy: ['OrderBy', sortColumn(columns)],
    descending: ['Descending', flag],
    filter: ['Filter', filterText(status, views)],
  });

/** So many rows somebody may choose for a file: their numbers stand in its address. */
export const chosenMax = 500;

const chosen = z.codec(
  z.string().check(z.regex(/^[\w-]{1,40}(?:,[\w-]{1,40})*$/, { error: 'invalid' })),
  z.array(z.string()).check(z.maxLength(chosenMax, { error: 'too-long' })),
  { decode: (written) => written.split(','), encode: (numbers) => numbers.join(',') },
);

/** The same of a list whose rows can be chosen: those of these numbers alone, whatever page they stood on. */
export const chosenFileQuery = <
  const C extends German,
  const S extends German,
  const V extends German = Record<never, never>,
>(
  columns: C,
  status: Labels<S> | null,
  views: Labels<V> | null = null,
) => extend(fileQuery(columns, status, views), { chosen: ['Nummern', optional(chosen)] });

export const agencyFileQuery = <const C extends German, const S extends German>(columns: C, status: Labels<S> | null) =>
  extend(chosenFileQuery(columns, status), { filter: ['Filter', filterText(status, null, true)] });

/** Above so many rows nobody counts, and above so many that contain a text. */
export const countMax = 10_000;
export const foundMax = 1000;

/** The answer to a list. Above `countMax` rows, of a search above `foundMax`, `totalCount` and `pageCount` are null. */
export const pageOf = <R extends z.core.$ZodType>(row: R) =>
  wire({
    rows: ['Content', z.array(row)],
    hasNext: ['HasNext', z.boolean()],
    pageCount: ['PageCount', optional(z.int())],
    totalCount: ['TotalCount', optional(z.int())],
    after: ['Nach', optional(z.string())],
    before: ['Vor', optional(z.string())],
  });

/** Of the schema of an order: the columns it takes, by their wire names. */
export const sortWords = new WeakMap<z.core.$ZodType, readonly string[]>();

function sortColumn<C extends German>(columns: C) {
  const schema = z._default(
    z.codec(z.string().check(z.maxLength(60)), z.nullable(z.string()), {
      decode: (name) => Object.keys(columns).find((column) => columns[column] === name) ?? null,
      encode: (column) => (column === null ? '' : (columns[column] ?? '')),
    }) as unknown as z.ZodMiniCodec<z.ZodMiniString, z.ZodMiniType<(keyof C & string) | null>>,
    null,
  );
  sortWords.set(schema, Object.values(columns));
  return schema;
}

/** For the API document: which states and views each filter takes, by what is written and by its field. */
export const filterWords = new WeakMap<z.core.$ZodType, { Status: readonly string[]; Ansicht: readonly string[] }>();

const labelsIn = <L extends German>(labels: Labels<L> | null): readonly string[] =>
  labels ? Object.keys(labels._zod.def.in._zod.def.entries) : [];

function filterText<S extends German, V extends German>(
  status: Labels<S> | null,
  views: Labels<V> | null,
  hasEmployee = false,
) {
  type Read = Filter<keyof S & string, keyof V & string>;
  const written = text(0, 200).check(
    z.refine((value: string) => readFilter(value, { status, views, hasEmployee }) !== undefined, { error: 'invalid' }),
  );
  filterWords.set(written, { Status: labelsIn(status), Ansicht: labelsIn(views) });
  const codec = z.codec(written, z.record(z.string(), z.any()), {
    decode: (value) => ({ ...readFilter(value, { status, views, hasEmployee }) }),
    encode: (filter) => writeFilter(filter as unknown as Read, status, views),
  }) as unknown as z.ZodMiniCodec<z.ZodMiniString, z.ZodMiniType<Read>>;
  const schema = z._default(codec, none as Read);
  filterWords.set(schema, { Status: labelsIn(status), Ansicht: labelsIn(views) });
  return schema;
}

interface Known<S extends German, V extends German> {
  status: Labels<S> | null;
  views: Labels<V> | null;
  hasEmployee: boolean;
}

const [plainField, employeeField] = ['', '|Mitarbeiternummer'].map(
  (more) => new RegExp(`^\\s*(Status|Ansicht|Von|Bis|Wartet|Text${more})\\s*:\\s*(.*?)\\s*$`, 'i'),
) as [RegExp, RegExp];

function readFilter<S extends German, V extends German>(
  value: string,
  { status, views, hasEmployee }: Known<S, V>,
): Filter<keyof S & string, keyof V & string> | undefined {
  const filter: Filter<keyof S & string, keyof V & string> = { ...none };
  for (const part of value.split(';')) {
    const [, field = '', given = ''] = (hasEmployee ? employeeField : plainField).exec(part) ?? [
      '',
      'Text',
      part.trim(),
    ];
    if (given === '') continue;
    switch (field.toLowerCase()) {
      case 'status': {
        const read = status && decode(status, given);
        if (!read?.ok) return undefined;
        filter.status = read.value as keyof S & string;
        break;
      }
      case 'ansicht': {
        const read = views && decode(views, given);
        if (!read?.ok) return undefined;
        filter.view = read.value as keyof V & string;
        break;
      }
      case 'von':
      case 'bis': {
        const day = parseDay(given);
        if (day === undefined) return undefined;
        filter[field.toLowerCase() === 'von' ? 'from' : 'to'] = day;
        break;
      }
      case 'mitarbeiternummer':
        filter.employeeNumber = given;
        break;
      case 'wartet':
        filter.isWaiting = /^(?:ja|true|1)$/i.test(given);
        break;
      default:
        filter.text = given;
    }
  }
  return filter;
}

const writeFilter = <S extends German, V extends German>(
  filter: Filter<keyof S & string, keyof V & string>,
  status: Labels<S> | null,
  views: Labels<V> | null,
): string =>
  [
    status && filter.status && `Status:${encode(status, filter.status as never)}`,
    views && filter.view && `Ansicht:${encode(views, filter.view as never)}`,
    filter.from && `Von:${filter.from}`,
    filter.to && `Bis:${filter.to}`,
    filter.isWaiting && 'Wartet:ja',
    filter.employeeNumber && `Mitarbeiternummer:${filter.employeeNumber}`,
    filter.text && `Text:${filter.text.replaceAll(';', ' ')}`,
  ]
    .filter(Boolean)
    .join(';');
