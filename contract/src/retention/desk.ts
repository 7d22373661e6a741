/** How long records are kept, and the legal hold that keeps them all, at the desk. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byAdmin, byClerk, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { optional, wire } from '../basics/wire.ts';

export const retentionKind = labels({
  books: 'Buchungen',
  documents: 'Belege',
  letters: 'Briefe',
  permissions: 'Einwilligungen',
  consents: 'CookieEinwilligungen',
  security: 'Sicherheitsereignisse',
  clicks: 'Klicks',
});

const RetentionLine = wire({
  kind: ['Art', retentionKind],
  /** Name of the setting that says it. */
  setting: ['Einstellung', z.string()],
  kept: ['Dauer', z.int()],
  unit: ['Einheit', labels({ years: 'Jahre', days: 'Tage' })],
  least: ['Mindestens', z.int()],
  from: ['Ab', labels({ yearEnd: 'Jahresende', lastUse: 'LetzteVerwendung', made: 'Entstehung' })],
});

/** Nothing of the records goes while it stands. */
export const LegalHold = wire({
  reason: ['Grund', z.string()],
  since: ['Seit', moment],
  /** E-mail of the operator. */
  by: ['Von', optional(z.string())],
});

export const Retention = wire({
  lines: ['Arten', z.array(RetentionLine)],
  hold: ['Loeschsperre', optional(LegalHold)],
});

export const showRetention = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/aufbewahrung',
  summary: 'How long records are kept, and whether a legal hold keeps them all',
  refusals: ['access.denied'],
  reply: Retention,
});

export const setLegalHold = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/aufbewahrung/sperre',
  summary: 'Sets a legal hold: no record goes, whatever its time',
  refusals: moveRefusals,
  body: Reason,
  reply: Retention,
});

export const liftLegalHold = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/aufbewahrung/freigabe',
  summary: 'Lifts the legal hold: the next night deletes what is over',
  refusals: moveRefusals,
  body: Reason,
  reply: Retention,
});
