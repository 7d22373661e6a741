/** What visitors decided about cookies, as evidence, at the desk: nobody is named, a decision has a number that its visitor can read. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { consentSource } from './schemas.ts';

/** How much was agreed to: all three purposes, one or two, or none. */
export const consentExtent = labels({ all: 'Alles', some: 'Auswahl', none: 'Nichts' });
export type ConsentExtent = Value<typeof consentExtent>;

/** Who asks at present. */
const consentAsker = labels({ extern: 'Drittanbieter', intern: 'Portal', aus: 'Niemand' });

/** The words are named by their hash: those of a third party are its own, and not kept. */
export const ConsentRow = wire({
  id: ['Id', z.int()],
  number: ['Nummer', z.string()],
  at: ['Am', moment],
  source: ['Quelle', consentSource],
  extent: ['Umfang', consentExtent],
  functional: ['Funktional', z.boolean()],
  analytical: ['Analytisch', z.boolean()],
  marketing: ['Marketing', z.boolean()],
  list: ['Liste', z.string()],
  textHash: ['Wortlaut', optional(z.string())],
  language: ['Sprache', optional(z.string())],
});

/** The hash is SHA-256, in hex, over the language, a line end and the words. */
export const ConsentText = wire({
  hash: ['Wortlaut', z.string()],
  language: ['Sprache', z.string()],
  since: ['Seit', moment],
  words: ['Text', z.string()],
});

export const ConsentDetail = extend(ConsentRow, {
  text: ['Worte', optional(ConsentText)],
  /** Visitors are asked about that list today. */
  isListCurrent: ['ListeGilt', z.boolean()],
  /** Under the same number, this one too, in their order; of very many the latest. */
  decisions: ['Entscheidungen', z.array(ConsentRow)],
  hasMore: ['HasMore', z.boolean()],
});

const columns = { at: 'Am' } as const;

/** `Status` is how much was agreed to, `Ansicht` who asked; the text is a whole number. */
export const ConsentListQuery = listQuery(columns, consentExtent, consentSource);

export const ConsentFileQuery = fileQuery(columns, consentExtent, consentSource);

export const ConsentPage = extend(pageOf(ConsentRow), { asker: ['Fragt', consentAsker] });

export const pageConsents = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/einwilligungen',
  summary: 'Decisions about cookies, without a person, paged by key',
  refusals: listRefusals,
  body: ConsentListQuery,
  reply: ConsentPage,
  mayLag: true,
});

export const downloadConsents = listFile(
  '/admin/einwilligungen/csv',
  'The list of decisions about cookies as CSV; the words are named by their hash',
  ConsentFileQuery,
);

export const downloadConsentTexts = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/einwilligungen/wortlaute/csv',
  summary: 'Every wording that decisions about cookies are kept for, by its hash, as CSV',
  refusals: listRefusals,
  produces: 'text/csv',
});

export const showConsent = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/einwilligungen/:id',
  summary: 'One decision about cookies with the words that were shown, and the others of its number',
  refusals: ['access.denied', 'unknown'],
  params: wire({ id: ['id', id] }),
  reply: ConsentDetail,
});
