/** States and kinds of an approval: a decision about money that one person asks for and another one takes. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const approvalStatus = labels({
  open: 'Offen',
  agreed: 'Zugestimmt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurueckgezogen',
  expired: 'Abgelaufen',
});
export type ApprovalStatus = Value<typeof approvalStatus>;

/** What is asked for. */
export const approvalKind = labels({
  discardPayout: 'LaufVerwerfen',
  returnReward: 'Ruecklaeufer',
  freeReward: 'SperreAufheben',
  grantGoodwill: 'Kulanz',
  reviveReward: 'KulanzErneut',
  keepOrder: 'StornoAblehnen',
  freeBankAccount: 'KontoFreigeben',
  dropBankAccount: 'KontoLoeschen',
  unlockAccount: 'EmpfehlerEntsperren',
  releaseCase: 'FallFreigeben',
  reopenCase: 'FallZuruecknehmen',
  changeDebtor: 'Auszahlungskonto',
  changeSeller: 'Rechnungssteller',
  assignClaim: 'NachbuchungZuordnen',
  grantClaim: 'NachbuchungKulanz',
  publishContent: 'InhaltVeroeffentlichen',
  letCmsClientIn: 'CmsZugang',
  endCmsApp: 'CmsAppBeenden',
  letApiKeyIn: 'ApiSchluessel',
  changeSso: 'EinmalAnmeldung',
  publishPremium: 'GutscheinVeroeffentlichen',
  mergeAgencies: 'AgenturenZusammenfuehren',
});
export type ApprovalKind = Value<typeof approvalKind>;
