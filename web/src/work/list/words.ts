/** The words around every list. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const listWords = {
  'work.list.choice': { de: 'Auswahl', en: 'Choice' },
  'work.list.chooseAll': { de: 'Alle auf dieser Seite auswählen', en: 'Choose all on this page' },
  'work.list.chooseNone': { de: 'Auswahl aufheben', en: 'Choose none' },
  'work.list.show': { de: 'Anzeigen', en: 'Show' },
  'work.list.reset': { de: 'Zurücksetzen', en: 'Reset' },
  'work.list.file': { de: 'Als CSV laden', en: 'Download as CSV' },
  'work.list.status': { de: 'Status', en: 'Status' },
  'work.list.all': { de: 'Alle', en: 'All' },
  'work.list.from': { de: 'Von', en: 'From' },
  'work.list.to': { de: 'Bis', en: 'To' },
  'work.list.sorting': { de: 'Sortieren nach', en: 'Sort by' },
  'work.list.newest': { de: 'Neueste zuerst', en: 'Newest first' },
  'work.list.down': { de: '{column}, absteigend', en: '{column}, descending' },
  'work.list.up': { de: '{column}, aufsteigend', en: '{column}, ascending' },
  'work.list.nothing': { de: 'Dazu gibt es keinen Eintrag', en: 'No entry fits' },
  'work.list.nothingText': {
    de: 'Ändern Sie den Filter, oder setzen Sie ihn zurück.',
    en: 'Change the filter or reset it.',
  },
  'work.list.short.beginning': {
    de: 'Weniger als drei Zeichen finden nur Anfänge von Wörtern.',
    en: 'Fewer than three characters find beginnings of words only.',
  },
  'work.list.short.whole': {
    de: 'Weniger als drei Zeichen finden nur eine ganze Nummer.',
    en: 'Fewer than three characters find a whole number only.',
  },
  'work.list.many': { de: 'Mehr als {max} Einträge', en: 'More than {max} entries' },
  'work.list.part.first': {
    de: 'Erste Seite, {count, plural, one {# Eintrag} other {# Einträge}}',
    en: 'First page, {count, plural, one {# entry} other {# entries}}',
  },
  'work.list.part.middle': {
    de: 'Eine weitere Seite, {count, plural, one {# Eintrag} other {# Einträge}}',
    en: 'Another page, {count, plural, one {# entry} other {# entries}}',
  },
  'work.list.part.last': {
    de: 'Letzte Seite, {count, plural, one {# Eintrag} other {# Einträge}}',
    en: 'Last page, {count, plural, one {# entry} other {# entries}}',
  },
  'work.list.pages': { de: 'Seiten', en: 'Pages' },
  'work.list.first': { de: 'Erste Seite', en: 'First page' },
  'work.list.previous': { de: 'Vorherige Seite', en: 'Previous page' },
  'work.list.next': { de: 'Nächste Seite', en: 'Next page' },
  'work.list.last': { de: 'Letzte Seite', en: 'Last page' },
} satisfies Bilingual;
