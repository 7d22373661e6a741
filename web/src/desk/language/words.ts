/** The words of the mandant's languages. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskLanguageWords = {
  'desk.languages.title': { de: 'Sprachen', en: 'Languages' },
  'desk.languages.lead': {
    de: 'In diesen Sprachen gibt es die Seiten des Portals. Eine neue Sprache kommt mit der Datei der Einrichtung.',
    en: 'The pages of the portal exist in these languages. A new language comes with the file of the installation.',
  },
  'desk.languages.count': {
    de: '{count, plural, one {Eine Sprache} other {# Sprachen}}',
    en: '{count, plural, one {One language} other {# languages}}',
  },
  'desk.languages.name': { de: 'Sprache', en: 'Language' },
  'desk.languages.state': { de: 'Stand', en: 'State' },
  'desk.languages.texts': { de: 'Eigene Texte', en: 'Own texts' },
  'desk.languages.terms': { de: 'Bedingungen', en: 'Terms' },
  'desk.languages.action': { de: 'Entscheiden', en: 'Decide' },
  'desk.languages.isDefault': { de: 'Standardsprache', en: 'Default language' },
  'desk.languages.offered': { de: 'Angeboten', en: 'Offered' },
  'desk.languages.removed': { de: 'Weggenommen am {at}', en: 'Taken away on {at}' },
  'desk.languages.hasTerms': { de: 'in dieser Sprache', en: 'in this language' },
  'desk.languages.noTerms': { de: 'in der Standardsprache', en: 'in the default language' },
  'desk.languages.remove': { de: 'Wegnehmen', en: 'Take away' },
  'desk.languages.restore': { de: 'Wieder anbieten', en: 'Offer again' },
  'desk.languages.removeOf': { de: '{name} wegnehmen', en: 'Take {name} away' },
  'desk.languages.restoreOf': { de: '{name} wieder anbieten', en: 'Offer {name} again' },
  'desk.languages.removeThen': {
    de: 'Die Seiten in dieser Sprache gibt es dann nicht mehr: ihre Adressen und Links führen zur selben Seite in der Standardsprache. E-Mails gehen in der Standardsprache, auch an alle, die diese Sprache gewählt hatten. Texte und Teilnahmebedingungen bleiben aufbewahrt.',
    en: 'The pages in this language will no longer exist: their addresses and links lead to the same page in the default language. Mails go in the default language, also to everybody who had chosen this one. Texts and terms are kept.',
  },
  'desk.languages.restoreThen': {
    de: 'Die Seiten gibt es dann wieder, mit den aufbewahrten Texten. Die Teilnahmebedingungen kommen mit, wenn sich ihre Version nicht geändert hat; sonst stehen sie in der Standardsprache da. Wer diese Sprache gewählt hatte, bekommt E-Mails wieder in ihr.',
    en: 'The pages will exist again, with the texts that were kept. The terms come along if their version has not changed; otherwise they stand in the default language. Whoever had chosen this language gets mails in it again.',
  },
  'desk.languages.content': { de: 'Inhalte', en: 'Content' },
  'desk.languages.publicContent': { de: '{count} öffentlich', en: '{count} public' },
  'desk.languages.removeContent': {
    de: '{count, plural, =0 {Im CMS steht nichts in dieser Sprache.} one {Im CMS hat ein Inhalt Text in dieser Sprache} other {Im CMS haben # Inhalte Text in dieser Sprache}}{count, plural, =0 {} other {, {open} davon öffentlich: er wird nicht mehr ausgeliefert, bleibt in Entwürfen und Fassungen aufbewahrt und kommt mit der Sprache zurück.}}',
    en: '{count, plural, =0 {Nothing in the CMS is written in this language.} one {One item of the CMS has text in this language} other {# items of the CMS have text in this language}}{count, plural, =0 {} other {, {open} of them in public: it is delivered no more, is kept in drafts and versions, and comes back with the language.}}',
  },
  'desk.languages.restoreContent': {
    de: '{count, plural, =0 {Im CMS steht noch nichts in dieser Sprache} one {Im CMS hat ein Inhalt Text in dieser Sprache} other {Im CMS haben # Inhalte Text in dieser Sprache}}: alles andere zeigt den Text der Standardsprache, bis es übersetzt ist.',
    en: '{count, plural, =0 {Nothing in the CMS is written in this language yet} one {One item of the CMS has text in this language} other {# items of the CMS have text in this language}}: everything else shows the text of the default language until it is translated.',
  },
  'desk.languages.removeDone': { de: '{name} ist weggenommen.', en: '{name} is taken away.' },
  'desk.languages.restoreDone': { de: '{name} wird wieder angeboten.', en: '{name} is offered again.' },
  'desk.languages.whyDefault': {
    de: 'Die Standardsprache bleibt; eine andere bestimmt die Datei der Einrichtung.',
    en: 'The default language stays; the file of the installation names another one.',
  },
} satisfies Bilingual;
