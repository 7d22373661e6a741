/** The words of the reward plan: what the agency adds to premiums. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyPlanWords = {
  'agencyPlan.title': { de: 'Prämienplan', en: 'Reward plan' },
  'agencyPlan.lead': {
    de: 'Was Ihre Agentur für die eigenen Empfehler auf Prämien drauflegt. Laufende Empfehlungen behalten, was ihnen zugesagt ist.',
    en: 'What your agency adds to rewards for its own recommenders. Recommendations under way keep what they were promised.',
  },
  'agencyPlan.all': { de: 'Alle Prämien mit Ihrem Zusatz', en: 'All rewards with your extra' },
  'agencyPlan.product': { de: 'Produkt', en: 'Product' },
  'agencyPlan.extra': { de: 'Zusatz', en: 'Extra' },
  'agencyPlan.value': { de: 'Prämie mit Zusatz', en: 'Reward with extra' },
  'agencyPlan.from': { de: 'Gültig von', en: 'Valid from' },
  'agencyPlan.to': { de: 'Gültig bis', en: 'Valid until' },
  'agencyPlan.open': { de: 'bis auf Weiteres', en: 'until further notice' },
  'agencyPlan.status': { de: 'Status', en: 'Status' },
  'agencyPlan.statusOf.coming': { de: 'Künftig', en: 'Coming' },
  'agencyPlan.statusOf.valid': { de: 'Gültig', en: 'Valid' },
  'agencyPlan.statusOf.over': { de: 'Abgelaufen', en: 'Over' },
  'agencyPlan.statusOf.ended': { de: 'Beendet', en: 'Ended' },
  'agencyPlan.actions': { de: 'Aktionen', en: 'Actions' },
  'agencyPlan.end': { de: 'Beenden', en: 'End' },
  'agencyPlan.endTitle': { de: 'Zusatz für {product} beenden?', en: 'End the extra for {product}?' },
  'agencyPlan.endText': {
    de: 'Ab sofort bekommen neue Empfehlungen nur noch die Prämie ohne Zusatz. Was schon zugesagt ist, bleibt.',
    en: 'From now on new recommendations get the reward without the extra. What has been promised stays.',
  },
  'agencyPlan.endSubmit': { de: 'Zusatz beenden', en: 'End the extra' },
  'agencyPlan.emptyTitle': { de: 'Noch kein Zusatz', en: 'No extra yet' },
  'agencyPlan.empty': {
    de: 'Ihre Empfehler bekommen die Prämien ohne Aufschlag.',
    en: 'Your recommenders get the rewards as they are.',
  },
  'agencyPlan.caption': {
    de: '{count, plural, one {Ein Zusatz} other {# Zusätze}}',
    en: '{count, plural, one {One extra} other {# extras}}',
  },
  'agencyPlan.add': { de: 'Zusatz anlegen', en: 'Add an extra' },
  'agencyPlan.euros': { de: 'Zusatz in Euro', en: 'Extra in euros' },
  'agencyPlan.eurosHint': {
    de: 'Höchstens 500 Euro je Auftrag, Ihre Agentur zahlt ihn',
    en: 'At most 500 euros per order, paid by your agency',
  },
  'agencyPlan.eurosWrong': {
    de: 'Bitte geben Sie einen Betrag von 0,01 bis 500 Euro an, zum Beispiel 10 oder 12,50.',
    en: 'Please give an amount from 0.01 to 500 euros, for example 10 or 12.50.',
  },
  'agencyPlan.dayHint': { de: 'Zum Beispiel 12.03.2026', en: 'For example 12.03.2026' },
  'agencyPlan.submit': { de: 'Zusatz anlegen', en: 'Add extra' },
  'agencyPlan.done.added': { de: 'Der Zusatz ist angelegt.', en: 'The extra has been added.' },
  'agencyPlan.done.ended': { de: 'Der Zusatz ist beendet.', en: 'The extra has ended.' },
} as const satisfies Bilingual;
