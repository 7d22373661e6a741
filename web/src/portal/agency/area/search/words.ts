/** The words of the search of an agency. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencySearchWords = {
  'agencySearch.label': { de: 'Name, E-Mail-Adresse oder Nummer', en: 'Name, e-mail address or number' },
  'agencySearch.hint': {
    de: 'Sucht in Empfehlern, Interessenten, Aufträgen und Einladungen. Von einem Namen genügen drei Zeichen, Nummern geben Sie bitte ganz ein.',
    en: 'Searches recommenders, leads, orders and invitations. Three characters of a name are enough; please type the whole of a number.',
  },
  'agencySearch.key': {
    de: 'Mit der Taste / von überall hierher',
    en: 'With the key / from everywhere to here',
  },
  'agencySearch.submit': { de: 'Suchen', en: 'Search' },
  'agencySearch.none': { de: 'Nichts gefunden', en: 'Nothing found' },
  'agencySearch.noneText': {
    de: 'Zu „{text}“ gibt es in Ihrer Agentur nichts.',
    en: 'There is nothing for “{text}” in your agency.',
  },
  'agencySearch.all': { de: 'Alle anzeigen', en: 'Show all' },
} as const satisfies Bilingual;
