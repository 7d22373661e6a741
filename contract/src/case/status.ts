/** States of a case (rules 3.14). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const caseStatus = labels({
  open: 'Offen',
  inReview: 'InPruefung',
  released: 'Freigegeben',
  rejected: 'Abgelehnt',
  locked: 'Gesperrt',
});
export type CaseStatus = Value<typeof caseStatus>;

/** Why one is rejected; words of a person stand beside it. */
export const caseReason = labels({
  selfReferral: 'Selbstempfehlung',
  fakeAccounts: 'Scheinkonten',
  farming: 'Serie',
  couponSite: 'GutscheinSeite',
  orderAndCancel: 'BestelltUndStorniert',
  takeover: 'FremdesKonto',
  other: 'Anderer',
});
export type CaseReason = Value<typeof caseReason>;
