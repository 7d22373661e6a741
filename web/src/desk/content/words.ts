/** The words of the content desk outside the editor: what there is of each kind, what is found, and how one begins. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskContentWords = {
  'desk.content.title': { de: 'Inhalte', en: 'Content' },
  'desk.content.lead': {
    de: 'Alles, was die Seiten und Mails dieser Marke sagen. Geändert wird am Entwurf; sichtbar wird es erst, wenn Sie es veröffentlichen.',
    en: 'Everything the pages and mails of this brand say. You work on a draft; it is seen only when you publish it.',
  },
  'desk.content.elsewhere': {
    de: 'Die Seiten dieser Marke lesen aus einem CMS außerhalb. Was Sie hier ändern, wird nicht gezeigt, solange das so eingestellt ist.',
    en: 'The pages of this brand read from a CMS elsewhere. What you change here is not shown as long as it is set up like that.',
  },
  'desk.content.parts': { de: 'Ansichten der Inhalte', en: 'Views of the content' },
  'desk.content.overview': { de: 'Übersicht', en: 'Overview' },
  'desk.content.count': {
    de: '{count, plural, one {# Eintrag} other {# Einträge}}',
    en: '{count, plural, one {# entry} other {# entries}}',
  },
  'desk.content.search': { de: 'Titel oder Name', en: 'Title or name' },
  'desk.content.empty': { de: 'Noch nichts angelegt', en: 'Nothing here yet' },
  'desk.content.emptyText': {
    de: 'Legen Sie den ersten Eintrag an. Er ist ein Entwurf, bis Sie ihn veröffentlichen.',
    en: 'Make the first entry. It is a draft until you publish it.',
  },

  'desk.content.kinds': { de: 'Arten von Inhalt', en: 'Kinds of content' },
  'desk.content.kind': { de: 'Art', en: 'Kind' },
  'desk.content.number': { de: 'Anzahl', en: 'Number' },
  'desk.content.drafts': { de: 'Entwürfe', en: 'Drafts' },
  'desk.content.untranslated': { de: 'Unübersetzt', en: 'Untranslated' },
  'desk.content.kindOf.pages': { de: 'Seiten', en: 'Pages' },
  'desk.content.kindOf.blocks': { de: 'Bausteine', en: 'Blocks' },
  'desk.content.kindOf.keyVisuals': { de: 'Bühnenbilder', en: 'Key visuals' },
  'desk.content.kindOf.questions': { de: 'Fragen und Antworten', en: 'Questions and answers' },
  'desk.content.kindOf.footnotes': { de: 'Fußnoten', en: 'Footnotes' },
  'desk.content.kindOf.variables': { de: 'Variablen', en: 'Variables' },
  'desk.content.kindOf.mails': { de: 'Mailvorlagen', en: 'Mail templates' },
  'desk.content.about.pages': {
    de: 'Impressum, Datenschutz, Teilnahmebedingungen und eigene Seiten',
    en: 'Imprint, data protection, terms and pages of your own',
  },
  'desk.content.about.blocks': {
    de: 'Texte an benannten Plätzen, etwa auf der Startseite',
    en: 'Texts in named places, for example on the home page',
  },
  'desk.content.about.keyVisuals': {
    de: 'Das große Bild oben auf einer Seite',
    en: 'The large picture on top of a page',
  },
  'desk.content.about.questions': {
    de: 'Was auf der Seite der häufigen Fragen steht',
    en: 'What the page of questions shows',
  },
  'desk.content.about.footnotes': {
    de: 'Kleingedrucktes, das Texte mit [^Name] nennen',
    en: 'Small print that texts name by [^name]',
  },
  'desk.content.about.variables': {
    de: "Werte, die Texte mit '{name}' einsetzen",
    en: "Values that texts fill in by '{name}'",
  },
  'desk.content.about.mails': {
    de: 'Betreff und Text der Mails, wo Sie eigene möchten',
    en: 'Subject and text of mails, where you want your own',
  },
  'desk.content.oneOf.pages': { de: 'Neue Seite', en: 'New page' },
  'desk.content.oneOf.blocks': { de: 'Neuer Baustein', en: 'New block' },
  'desk.content.oneOf.keyVisuals': { de: 'Neues Bühnenbild', en: 'New key visual' },
  'desk.content.oneOf.questions': { de: 'Neue Frage', en: 'New question' },
  'desk.content.oneOf.footnotes': { de: 'Neue Fußnote', en: 'New footnote' },
  'desk.content.oneOf.variables': { de: 'Neue Variable', en: 'New variable' },
  'desk.content.oneOf.mails': { de: 'Neue Mailvorlage', en: 'New mail template' },

  'desk.content.stateOf.draft': { de: 'Entwurf', en: 'Draft' },
  'desk.content.stateOf.published': { de: 'Veröffentlicht', en: 'Published' },
  'desk.content.stateOf.changed': { de: 'Geändert', en: 'Changed' },
  'desk.content.stateOf.archived': { de: 'Archiviert', en: 'Archived' },
  'desk.content.viewOf.label': { de: 'Ansicht', en: 'View' },
  'desk.content.viewOf.untranslated': { de: 'Unübersetzt', en: 'Untranslated' },
  'desk.content.viewOf.planned': { de: 'Geplant', en: 'Planned' },
  'desk.content.usual': { de: 'Zuletzt geändert', en: 'Changed last' },
  'desk.content.name': { de: 'Name', en: 'Name' },
  'desk.content.unnamed': { de: '(ohne Titel)', en: '(untitled)' },
  'desk.content.state': { de: 'Stand', en: 'State' },
  'desk.content.missing': { de: 'Fehlt in', en: 'Missing in' },
  'desk.content.nothingMissing': { de: '–', en: '–' },
  'desk.content.changed': { de: 'Geändert', en: 'Changed' },
  'desk.content.by': { de: 'von {by}', en: 'by {by}' },
  'desk.content.plannedAt': { de: 'geplant am {date}', en: 'planned for {date}' },

  'desk.content.new.then': {
    de: 'Es entsteht ein Entwurf, den noch niemand sieht. Alles Weitere tragen Sie danach ein.',
    en: 'This makes a draft that nobody sees yet. You enter everything else afterwards.',
  },
  'desk.content.new.make': { de: 'Anlegen', en: 'Make it' },
  'desk.content.new.done': { de: 'Der Entwurf ist angelegt.', en: 'The draft is made.' },
  'desk.content.new.titleHint': {
    de: 'In {language}; lässt sich später ändern.',
    en: 'In {language}; can be changed later.',
  },

  'desk.content.many.label': { de: 'Mehrere veröffentlichen', en: 'Publish several' },
  'desk.content.many.hint': {
    de: 'Entwürfe ankreuzen und zusammen veröffentlichen.',
    en: 'Tick drafts and publish them together.',
  },
  'desk.content.many.chosen': {
    de: '{count, plural, one {# Entwurf ausgewählt} other {# Entwürfe ausgewählt}}',
    en: '{count, plural, one {# draft chosen} other {# drafts chosen}}',
  },
  'desk.content.many.none': { de: 'Bitte erst Entwürfe auswählen.', en: 'Please choose drafts first.' },
  'desk.content.many.do': { de: 'Veröffentlichen', en: 'Publish' },
  'desk.content.many.ask': { de: 'Zusammen veröffentlichen?', en: 'Publish together?' },
  'desk.content.many.then': {
    de: 'Alle werden im selben Augenblick sichtbar. Wenn einer davon noch nicht vollständig ist, wird keiner veröffentlicht, und Sie lesen, woran es liegt.',
    en: 'All of them are seen at the same moment. If one is not complete, none is published, and you read why.',
  },
  'desk.content.many.done': {
    de: '{count, plural, one {# Eintrag ist veröffentlicht.} other {# Einträge sind veröffentlicht.}}',
    en: '{count, plural, one {# entry is published.} other {# entries are published.}}',
  },
  'desk.content.many.choose': { de: '{name} auswählen', en: 'Choose {name}' },

  'desk.content.find.label': { de: 'In allen Inhalten suchen', en: 'Search all content' },
  'desk.content.find.do': { de: 'Suchen', en: 'Search' },
  'desk.content.find.results': {
    de: '{count, plural, =0 {Kein Treffer} one {# Treffer} other {# Treffer}} für „{words}“',
    en: '{count, plural, =0 {No match} one {# match} other {# matches}} for “{words}”',
  },
  'desk.content.find.nothing': {
    de: 'In keinem Titel und keinem Text stehen diese Worte, auch nicht in Entwürfen.',
    en: 'No title and no text has these words, not even a draft.',
  },
  'desk.content.find.most': { de: 'Es werden höchstens 50 gezeigt.', en: 'At most 50 are shown.' },

  'desk.content.tree.title': { de: 'Seiten', en: 'Pages' },
  'desk.content.tree.more': { de: 'Alle Seiten als Liste', en: 'All pages as a list' },
  'desk.content.tree.empty': { de: 'Es gibt noch keine Seite.', en: 'There is no page yet.' },

  'desk.content.faults.title': { de: 'Mängel', en: 'Faults' },
  'desk.content.faults.lead': {
    de: 'Fehlende Übersetzungen, und was Texte nennen, ohne dass es da ist.',
    en: 'Missing translations, and what texts name that is not there.',
  },
  'desk.content.faults.count': {
    de: '{count, plural, one {# Mangel} other {# Mängel}}',
    en: '{count, plural, one {# fault} other {# faults}}',
  },
  'desk.content.faults.none': { de: 'Kein Mangel', en: 'No fault' },
  'desk.content.faults.noneText': {
    de: 'Alle Texte sind übersetzt, und alles, was sie nennen, ist da.',
    en: 'All texts are translated, and everything they name is there.',
  },
  'desk.content.faults.where': { de: 'Wo', en: 'Where' },
  'desk.content.faults.what': { de: 'Was', en: 'What' },
  'desk.content.faults.most': { de: 'Es werden die ersten 500 gezeigt.', en: 'The first 500 are shown.' },
  'desk.content.faultOf.untranslated': { de: 'Übersetzung fehlt', en: 'Translation is missing' },
  'desk.content.faultOf.brokenLink': { de: 'Link führt nirgendwohin', en: 'Link leads nowhere' },
  'desk.content.faultOf.lostPicture': { de: 'Bild gibt es nicht', en: 'Picture is not there' },
  'desk.content.faultOf.lostNote': { de: 'Fußnote gibt es nicht', en: 'Footnote is not there' },
  'desk.content.faultOf.failedPlan': { de: 'Geplantes wurde nicht sichtbar', en: 'What was planned did not go live' },
  'desk.content.faultOf.lostVariable': { de: 'Variable gibt es nicht', en: 'Variable is not there' },

  'desk.content.file.export': { de: 'Alles als Datei laden', en: 'Download everything as a file' },
  'desk.content.file.import': { de: 'Datei einlesen', en: 'Read a file' },
  'desk.content.file.title': { de: 'Inhalte einlesen', en: 'Read content from a file' },
  'desk.content.file.lead': {
    de: 'Eine Datei (.ndjson), die hier oder bei einer anderen Marke geladen wurde. Zuerst wird sie nur geprüft; danach entscheiden Sie. Alles daraus wird Entwurf, nichts wird sichtbar.',
    en: 'A file (.ndjson) that was downloaded here or at another brand. First it is only tried; then you decide. Everything in it becomes a draft, nothing is seen.',
  },
  'desk.content.file.field': { de: 'Datei mit Inhalten', en: 'File of content' },
  'desk.content.file.hint': { de: 'Hierher ziehen oder auswählen.', en: 'Drop it here or choose it.' },
  'desk.content.file.try': { de: 'Prüfen', en: 'Try it' },
  'desk.content.file.tried': { de: 'Die Datei ist geprüft.', en: 'The file was tried.' },
  'desk.content.file.done': { de: 'Die Datei ist eingelesen.', en: 'The file is read.' },
  'desk.content.file.resultProbe': { de: 'Ergebnis der Prüfung', en: 'Result of the trial' },
  'desk.content.file.resultReal': { de: 'Ergebnis', en: 'Result' },
  'desk.content.file.added': { de: 'Neue Entwürfe', en: 'New drafts' },
  'desk.content.file.changed': { de: 'Geänderte Entwürfe', en: 'Changed drafts' },
  'desk.content.file.same': { de: 'Unverändert', en: 'Unchanged' },
  'desk.content.file.pictures': { de: 'Bilder', en: 'Pictures' },
  'desk.content.file.failed': { de: 'Nicht übernommen', en: 'Not taken over' },
  'desk.content.file.go': { de: 'Jetzt als Entwürfe übernehmen', en: 'Take over as drafts now' },
  'desk.content.file.failures': {
    de: '{count, plural, one {Ein Eintrag mit Fehler} other {# Einträge mit Fehlern}}',
    en: '{count, plural, one {One entry with a mistake} other {# entries with mistakes}}',
  },
} satisfies Bilingual;
