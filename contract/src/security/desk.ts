/** Who came in or tried to, was refused, took a file, opened what is masked, changed a setting: the list of the desk. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byAdmin, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { actorKind } from '../event/schemas.ts';

const kinds = {
  signIn: 'Anmeldung',
  secondFactor: 'ZweiterFaktor',
  signInLink: 'Anmeldelink',
  apiKey: 'ApiSchluessel',
  refusal: 'Verweigerung',
  file: 'Datei',
  opened: 'GeoeffneterWert',
  setting: 'Einstellung',
} as const;

export const securityKind = labels(kinds);
export type SecurityKind = Value<typeof securityKind>;

export const securityOutcome = labels({
  done: 'Erfolgreich',
  wrong: 'Falsch',
  slowed: 'Gebremst',
  refused: 'Abgelehnt',
  /** So many of the same in a short time that somebody should look. */
  series: 'Serie',
});
export type SecurityOutcome = Value<typeof securityOutcome>;

/** One kind of event, only what is a series, or the ways in of operators, who work for several mandants. */
export const securityView = labels({
  series: 'Serien',
  operators: 'Betreiber',
  operatorSeries: 'BetreiberSerien',
  ...kinds,
});

export const SecurityRow = wire({
  id: ['Id', z.int()],
  at: ['Am', moment],
  kind: ['Art', securityKind],
  outcome: ['Ergebnis', securityOutcome],
  actorKind: ['AkteurArt', actorKind],
  /** E-mail of an operator, hash of a recommender, number of a recipient, name of a key or job. */
  actor: ['Akteur', optional(z.string())],
  /** Name of the file, the call, the setting; of an operator's sign-in the mandant. */
  what: ['Was', optional(z.string())],
  /** The same e-mail that was tried to sign in with has the same sign here; the address itself is not kept. */
  account: ['Konto', optional(z.string())],
  /** Likewise of the network it came from. */
  network: ['Netz', optional(z.string())],
  /** Equal ones of a second, or how many a series had when it was seen. */
  count: ['Anzahl', z.int()],
});

const columns = { at: 'Am' } as const;

/** The text of the filter is the e-mail of an operator, or what stands in `Akteur`, `Konto`, `Netz` or `Was`. */
export const SecurityListQuery = listQuery(columns, null, securityView);
export const SecurityFileQuery = fileQuery(columns, null, securityView);

export const SecurityPage = pageOf(SecurityRow);

export const pageSecurityEvents = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/sicherheit',
  summary: 'Security events of the mandant, or of the operators who work on it, paged by key',
  refusals: listRefusals,
  body: SecurityListQuery,
  reply: SecurityPage,
});

export const downloadSecurityEvents = endpoint({
  ...byAdmin,
  method: 'GET',
  path: '/admin/sicherheit/csv',
  summary: 'The list of security events as CSV',
  refusals: listRefusals,
  query: SecurityFileQuery,
  produces: 'text/csv',
});
