/** The words of the current premiums. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const premiumWords = {
  'premiums.title': { de: 'Aktuelle Prämien', en: 'Current rewards' },
  'premiums.lead': {
    de: 'So viel gibt es zurzeit für einen neuen Vertrag.',
    en: 'This is what a new contract earns right now.',
  },
  'premiums.other': { de: 'Weitere', en: 'Other' },
  'premiums.product': { de: 'Produkt', en: 'Product' },
  'premiums.premium': { de: 'Prämie', en: 'Reward' },
  'premiums.until': { de: 'Gültig bis', en: 'Valid until' },
  'premiums.open': { de: 'bis auf Weiteres', en: 'until further notice' },
  'premiums.recommend': { de: 'Empfehlen', en: 'Recommend' },
  'premiums.none': { de: 'Zurzeit gibt es keine Prämien.', en: 'There are no rewards right now.' },
} satisfies Bilingual;
