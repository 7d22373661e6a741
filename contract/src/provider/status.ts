/** What may become of what was loaded from a provider (E-09), and why one could not be had. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** `taking`: a person or the limits agreed to it, and it is being written. */
export const loadStatus = labels({
  loading: 'Laedt',
  waiting: 'Wartet',
  taking: 'WirdUebernommen',
  taken: 'Uebernommen',
  refused: 'Abgelehnt',
  superseded: 'Ueberholt',
  failed: 'Fehlgeschlagen',
});
export type LoadStatus = Value<typeof loadStatus>;

/** Everything a provider has, or what it changed since. */
export const loadKind = labels({ full: 'Gesamtbestand', changes: 'Aenderungen' });
export type LoadKind = Value<typeof loadKind>;

/** How a product of a load differs from what is offered. */
export const differenceKind = labels({ added: 'Neu', changed: 'Geaendert', gone: 'Entfaellt' });
export type DifferenceKind = Value<typeof differenceKind>;

/** What a person should look at before it is offered. */
export const oddity = labels({
  shopHost: 'AndererShop',
  priceJump: 'Preissprung',
  priceGone: 'PreisEntfaellt',
  priceZero: 'PreisNull',
  inUse: 'OffeneEmpfehlungen',
});
export type Oddity = Value<typeof oddity>;

/** Why a load waits for a person. */
export const obstacle = labels({
  older: 'AelterAlsUebernommen',
  loss: 'ZuVieleEntfallen',
  shopHost: 'AndererShop',
  priceJump: 'Preissprung',
  priceGone: 'PreisEntfaellt',
  priceZero: 'PreisNull',
  priceNegative: 'PreisNegativ',
  inUse: 'OffeneEmpfehlungen',
  faults: 'ZuVieleFehler',
  unreadable: 'ZeilenOhneId',
});
export type ObstacleKind = Value<typeof obstacle>;

/** Why a provider could not be had, or what it delivered was no whole thing. */
export const loadFailure = labels({
  keyMissing: 'SchluesselFehlt',
  addressRefused: 'AdresseNichtErlaubt',
  unreachable: 'NichtErreichbar',
  timeout: 'KeineAntwort',
  tooSlow: 'ZuLangsam',
  accessDenied: 'SchluesselAbgelehnt',
  busy: 'Ueberlastet',
  serverError: 'FehlerBeimAnbieter',
  otherStatus: 'UnerwarteteAntwort',
  notFound: 'NichtVorhanden',
  tooLarge: 'ZuGross',
  tooMany: 'ZuVieleZeilen',
  notReadable: 'NichtLesbar',
  repeatedToken: 'SeiteWiederholt',
  unsteady: 'StandWechselt',
  cutOff: 'Unvollstaendig',
  damaged: 'Beschaedigt',
  otherNumber: 'AndereNummer',
  interrupted: 'Unterbrochen',
});
export type LoadFailure = Value<typeof loadFailure>;
