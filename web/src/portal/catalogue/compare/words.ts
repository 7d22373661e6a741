/** Offers side by side. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const compareWords = {
  'compare.title': { de: 'Angebote im Vergleich', en: 'Offers compared' },
  'compare.lead': {
    de: 'Was sie kosten, was dazugehört und was Ihre Empfehlung einbringt.',
    en: 'What they cost, what comes with them and what your recommendation earns.',
  },
  'compare.tooMany': {
    de: 'Nebeneinander passen {max} Angebote. {more, plural, one {Ein weiteres fehlt} other {# weitere fehlen}} deshalb hier.',
    en: '{max} offers fit side by side. {more, plural, one {One more is} other {# more are}} not shown here.',
  },
  'compare.gone': {
    de: '{count, plural, one {Ein gewähltes Angebot gibt} other {# gewählte Angebote gibt}} es nicht mehr.',
    en: '{count, plural, one {One of the chosen offers is} other {# of the chosen offers are}} no longer available.',
  },
  'compare.nothing': { de: 'Noch nichts zu vergleichen', en: 'Nothing to compare yet' },
  'compare.nothingText': {
    de: 'Setzen Sie in einer Kategorie bei zwei oder drei Angeboten ein Häkchen bei „Vergleichen“.',
    en: 'In a category, tick “Compare” for two or three offers.',
  },
  'compare.more': { de: 'Noch ein Angebot aussuchen', en: 'Choose one more offer' },
  'compare.price': { de: 'Preis und Prämie', en: 'Price and reward' },
  'compare.total': { de: 'Alles zusammen', en: 'Total' },
  'compare.totalIn': {
    de: '{months, plural, one {{amount} im ersten Monat} other {{amount} in # Monaten}}',
    en: '{months, plural, one {{amount} in the first month} other {{amount} in # months}}',
  },
  'compare.speed': { de: 'Geschwindigkeit', en: 'Speed' },
  'compare.within': { de: 'Was dazugehört', en: 'What comes with it' },
  'compare.recommend': { de: 'Weiterempfehlen', en: 'Recommend' },
  'compare.none': { de: '–', en: '–' },
  'compare.takeOff': { de: 'Entfernen', en: 'Remove' },
} satisfies Bilingual;
