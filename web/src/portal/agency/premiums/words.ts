/** The words of what premiums are with what an agency adds. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const agencyPremiumWords = {
  'agencyPremiums.title': { de: 'Prämien Ihrer Agentur', en: 'Rewards of your agency' },
  'agencyPremiums.lead': {
    de: 'So viel bekommen Ihre Empfehler zurzeit für einen neuen Vertrag: die Prämie und was Ihre Agentur drauflegt.',
    en: 'What your recommenders get for a new contract right now: the reward and what your agency adds.',
  },
  'agencyPremiums.notActive': {
    de: 'Ihre Zusätze zählen, solange Ihre Agentur freigeschaltet ist. Im Moment ist sie das nicht.',
    en: 'What you add counts while your agency is approved. At the moment it is not.',
  },
  'agencyPremiums.change': { de: 'Prämienplan ändern', en: 'Change the reward plan' },
  'agencyPremiums.plan': { de: 'Zum Prämienplan', en: 'To the reward plan' },
  'agencyPremiums.product': { de: 'Produkt', en: 'Product' },
  'agencyPremiums.premium': { de: 'Prämie', en: 'Reward' },
  'agencyPremiums.extra': { de: 'Ihr Zusatz', en: 'Your extra' },
  'agencyPremiums.whole': { de: 'Zusammen', en: 'Together' },
  'agencyPremiums.added': { de: '+ {amount}', en: '+ {amount}' },
  'agencyPremiums.until': { de: 'bis {day}', en: 'until {day}' },
  'agencyPremiums.caption': {
    de: '{count, plural, one {Ein Produkt} other {# Produkte}}',
    en: '{count, plural, one {One product} other {# products}}',
  },
  'agencyPremiums.recommend': { de: 'Empfehlen', en: 'Recommend' },
  'agencyPremiums.none': { de: 'Zurzeit gibt es keine Prämien.', en: 'There are no rewards right now.' },
} satisfies Bilingual;
