/** Limits that no mandant sets, and how long the secret of a link lives. */

import { claimsPerDay, uploadsPerHour } from '../../contract/src/claim/rules.ts';
import { customerNumberLimit } from '../../server/src/account/own/customer-number.ts';
import { contactLimit } from '../../server/src/contact/contact.ts';
import { lifeHours } from '../../server/src/identity/token/one-time-token.ts';
import { drawingLimit } from '../../server/src/media/variant/kept.ts';
import { invitationHours } from '../../server/src/operator/invitation.ts';
import { invitationLimit } from '../../server/src/operator/operator.ts';
import { linkCodeLimit, linkMinutes } from '../../server/src/operator/sign-in/sign-in-link.ts';
import { sitemapLimit } from '../../server/src/pages/sitemap/routes.ts';
import { type Limit, unknownNumberLimit } from '../../server/src/platform/http/limit.ts';
import { entryLimit } from '../../server/src/recommendation/entries.ts';
import { wrongCodeLimit } from '../../server/src/recommendation/show/reservation.ts';
import { table } from './table.ts';

const contactWindow = { windowSeconds: contactLimit.minutes * 60 };

/** What is counted, of whom, and by which limit. */
const limits: readonly (readonly [what: string, whose: string, limit: Omit<Limit, 'name'>])[] = [
  ['contact form', 'e-mail', { max: contactLimit.perEmail, ...contactWindow }],
  ['contact form', 'address', { max: contactLimit.perAddress, ...contactWindow }],
  ['customer numbers that are asked for', 'account', customerNumberLimit],
  ['entries that a client counts (C-23)', 'address', entryLimit],
  ['steps of accepting an invitation of operators', 'address', invitationLimit],
  ['codes beside a sign-in link of operators', 'account', linkCodeLimit],
  ['look-ups of unknown numbers (1.7)', 'address', unknownNumberLimit],
  ['recommendation codes that are none (1.7)', 'address', wrongCodeLimit],
  ['claims (3.13)', 'account', { max: claimsPerDay, windowSeconds: 86_400 }],
  ['files that are sent for a claim (3.13)', 'account', { max: uploadsPerHour, windowSeconds: 3600 }],
  ['pictures in a size that is drawn anew (6.1)', 'address', drawingLimit],
  ['maps of the site (1.10)', 'address', sitemapLimit],
];

export const limitTable = (): string =>
  table(
    ['what', 'counted for each', 'how often', 'within'],
    limits.map(([what, whose, { max, windowSeconds }]) => [what, whose, String(max), `${windowSeconds / 60} min`]),
  );

const lifeText = (hours: number): string => (hours < 1 ? `${Math.round(hours * 60)} min` : `${hours} h`);

export const oneTimeTokenTable = (): string =>
  table(
    ['purpose', 'lives'],
    Object.entries({ ...lifeHours, BetreiberEinladung: invitationHours, Anmeldelink: linkMinutes / 60 }).map(
      ([purpose, hours]) => [purpose, lifeText(hours)],
    ),
  );
