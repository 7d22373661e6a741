/** States of an agency and of the people who work there (rules 3.8). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const agencyStatus = labels({
  registered: 'Registriert',
  inReview: 'InPruefung',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  rejected: 'Abgelehnt',
  merged: 'Zusammengefuehrt',
});
export type AgencyStatus = Value<typeof agencyStatus>;

export const agencyUserStatus = labels({ invited: 'Eingeladen', active: 'Aktiv', locked: 'Gesperrt' });
export type AgencyUserStatus = Value<typeof agencyUserStatus>;
