/** The catalogue as a file: read out, tried, and taken over. What a file does not name stays as it is. */
import * as z from 'zod/mini';
import { byEditor, listRefusals, moveRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { flag } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { type Value, wire } from '../basics/wire.ts';
import { FieldChange } from '../draft/desk.ts';

/** Of all kinds together. */
export const entriesMax = 2000;
/** As many are told one by one; all are counted. */
export const entriesTold = 200;

const kind = labels({ category: 'Kategorie', product: 'Produkt', premium: 'Praemie' });
export type CatalogueKind = Value<typeof kind>;

const Difference = wire({
  kind: ['Art', kind],
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  isNew: ['IstNeu', z.boolean()],
  /** A voucher, which takes another person to be public: it is a working copy whatever was wished. */
  staysDraft: ['BleibtEntwurf', z.boolean()],
  fields: ['Felder', z.array(FieldChange)],
});

export const CatalogueResult = wire({
  isProbe: ['Probe', z.boolean()],
  /** Otherwise what is new and changed becomes working copies. */
  isPublic: ['Veroeffentlicht', z.boolean()],
  added: ['Neu', z.int()],
  changed: ['Geaendert', z.int()],
  same: ['Unveraendert', z.int()],
  /** Of those that should be public: vouchers, which another person has to agree to. */
  stayDrafts: ['BleibenEntwurf', z.int()],
  differences: ['Unterschiede', z.array(Difference)],
  failed: ['Fehlerhaft', z.int()],
  failures: ['Fehler', z.array(wire({ title: ['Titel', z.string()], message: ['Message', z.string()] }))],
});
export type CatalogueResult = Value<typeof CatalogueResult>;

export const downloadProducts = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/produkte/csv',
  summary: 'All public products of the mandant as CSV, as an import takes it; amounts in euros',
  refusals: listRefusals,
  produces: 'text/csv',
});

export const exportCatalogue = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/katalog/datei',
  summary:
    'Public categories and products, for an administrator premiums, too, as they stand in a file of the mandant; without codes of vouchers',
  refusals: listRefusals,
  produces: 'application/octet-stream',
});

export const importCatalogue = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/katalog/datei',
  summary:
    'Reads a file of the mandant or a CSV of products; tells the differences, and makes them working copies or public',
  refusals: [...moveRefusals, 'file.refused', 'input.too-large'],
  query: wire({ isProbe: ['probe', flag], isPublic: ['veroeffentlichen', flag] }),
  consumes: 'application/octet-stream',
  reply: CatalogueResult,
});
