/** The words of the search over everything. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const searchWords = {
  'desk.search.open': { de: 'Suchen', en: 'Search' },
  'desk.search.title': { de: 'Überall suchen', en: 'Search everywhere' },
  'desk.search.field': {
    de: 'Name, E-Mail, Nummer oder IBAN-Ende',
    en: 'Name, e-mail, number or end of IBAN',
  },
  'desk.search.pages': { de: 'Name einer Seite', en: 'Name of a page' },
  'desk.search.hint': {
    de: 'Ab zwei Zeichen. Mit den Pfeiltasten wählen, mit Enter öffnen.',
    en: 'From two characters on. Choose with the arrow keys, open with Enter.',
  },
  'desk.search.busy': { de: 'Wird gesucht …', en: 'Searching …' },
  'desk.search.nothing': { de: 'Bei {mandant} gibt es dazu nichts.', en: 'Nothing found at {mandant}.' },
  'desk.search.failed': {
    de: 'Die Suche hat gerade nicht geklappt. Ändern Sie den Text, dann sucht sie noch einmal.',
    en: 'The search did not work just now. Change the text and it searches again.',
  },
  'desk.search.count': {
    de: '{count, plural, one {# Treffer} other {# Treffer}}',
    en: '{count, plural, one {# hit} other {# hits}}',
  },
  'desk.search.results': { de: 'Treffer', en: 'Hits' },
  'desk.search.all': { de: 'Alle Treffer anzeigen: {group}', en: 'Show all hits: {group}' },
  'desk.search.group.pages': { de: 'Seiten', en: 'Pages' },
  'desk.search.run': {
    de: 'Lauf {id}, {sum}, {state}, {day}',
    en: 'Run {id}, {sum}, {state}, {day}',
  },
  'desk.search.deed': { de: '{who}, {sum}, {state}', en: '{who}, {sum}, {state}' },
} satisfies Bilingual;
