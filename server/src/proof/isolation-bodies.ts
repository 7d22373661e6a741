/** What the proof of isolation makes of each mandant, and what it sends about things of the other one. */
import { type Slug, terms } from '../testing/mandant-files.ts';

export const agentOf = (mandant: Slug) => ({
  ExterneId: `B-${mandant}`,
  Vorname: 'Bea',
  Nachname: `Rater-${mandant}`,
  Plz: '50667',
  Ort: 'Köln',
});

export const campaignOf = (mandant: Slug) => ({
  Texte: [{ Sprache: 'de', Titel: `Aktion von ${mandant}`, Text: 'Text', RechtsText: 'Recht' }],
});

/** Bodies that get past the first look, for operations that need one. */
export const bodies: Readonly<Record<string, unknown>> = {
  createRecipient: {
    Anrede: 'Frau',
    Vorname: 'Carla',
    Nachname: 'Neu',
    Email: 'carla@example.org',
    EmailWiederholung: 'carla@example.org',
    AgbText: terms,
    AgbAkzeptiert: true,
  },
  completeRecipient: {
    empfehlungsnummer: 'foreign',
    empfaengerdaten: { anrede: 'Frau', vorname: 'Carla', name: 'Neu', email: 'carla@example.org' },
    agbText: terms,
    agbakzeptiert: true,
  },
  changeAccount: { Vorname: 'Carla', Nachname: 'Neu', Email: 'carla@example.org', Grund: 'x' },
  cancelOrder: { Grund: 'x', Rueckfordern: true },
  appealClaim: { Nachricht: 'x' },
  changeAgent: agentOf('versicherung'),
  grantClaim: { BetragCent: 100, Grund: 'x' },
  refuseClaim: { Ablehnungsgrund: 'KeinVertrag' },
  noteCase: { Text: 'x' },
  rejectCase: { GrundCode: 'Anderer', Grund: 'x' },
  grantGoodwill: { Rolle: 'Empfehler', BetragCent: 100, Grund: 'x' },
  deleteRecipient: { Grund: 'x', Verzicht: true },
  answerCampaign: { Zustimmung: true },
  saveCampaign: { Revision: 2, Daten: campaignOf('versicherung') },
  discardCampaign: { Revision: 2 },
  publishCampaign: { Revision: 2 },
  unpublishCampaign: { Revision: 2 },
  restoreCampaign: { Revision: 2 },
  saveContent: { Revision: 1, Daten: { key: { iv: 'x' } } },
  discardContent: { Revision: 1 },
  unpublishContent: { Revision: 1 },
  restoreContent: { Revision: 1 },
  copyContent: { Mandant: 'versicherung' },
  saveCategory: { Revision: 1, Daten: { Titel: 'x' } },
  discardCategory: { Revision: 1 },
  publishCategory: { Revision: 1 },
  unpublishCategory: { Revision: 1 },
  restoreCategory: { Revision: 1 },
  savePremium: { Revision: 1, Daten: { Name: 'x' } },
  discardPremium: { Revision: 1 },
  publishPremium: { Revision: 1 },
  restorePremium: { Revision: 1 },
  changeAgency: { Firma: 'Fremd', Email: 'fremd@example.org', Grund: 'x' },
  changeAgencyPerson: { Vorname: 'Carla', Nachname: 'Neu', Email: 'carla@example.org', Grund: 'x' },
  mergeAgencies: { In: '100001', Grund: 'x' },
  payInvoice: { BezahltAm: '2026-03-02' },
  addVoucherCodes: { Codes: 'ABCD-1234', WertCent: 100 },
  changeMedia: { Name: 'x', Alternativtexte: {}, Fokus: { X: 0, Y: 0 } },
};
