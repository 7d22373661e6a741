/** What the fields of content are called in the forms, and what to know about each. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

const label = (de: string, en: string) => ({ de, en });

export const contentFieldWords = {
  'desk.content.change.before': label('vorher', 'before'),
  'desk.content.change.after': label('nachher', 'after'),
  'desk.content.change.nothing': label('nichts', 'nothing'),
  'desk.content.field.pages.slug': label('Name', 'Name'),
  'desk.content.hint.pages.slug': label(
    'Unter diesem Namen findet das Programm die Seite. Kleinbuchstaben und Bindestriche; bei festen Seiten wie impressum nicht ändern.',
    'The program finds the page by this name. Small letters and hyphens; do not change it for fixed pages such as impressum.',
  ),
  'desk.content.field.pages.titel': label('Titel', 'Title'),
  'desk.content.hint.pages.titel': label(
    'Die Überschrift einer eigenen Seite; feste Seiten wie das Impressum haben ihre.',
    'The heading of a page of your own; fixed pages such as the imprint have theirs.',
  ),
  'desk.content.field.pages.inhalt': label('Text', 'Text'),
  'desk.content.field.pages.metaTitel': label('Titel für Suchmaschinen', 'Title for search engines'),
  'desk.content.hint.pages.metaTitel': label('Ohne Angabe gilt der Titel.', 'Without it the title counts.'),
  'desk.content.field.pages.metaBeschreibung': label(
    'Beschreibung für Suchmaschinen',
    'Description for search engines',
  ),
  'desk.content.hint.pages.metaBeschreibung': label(
    'Ein bis zwei Sätze, die unter dem Suchtreffer stehen.',
    'One or two sentences below the hit of a search.',
  ),
  'desk.content.field.pages.route': label('Eigene Adresse', 'Address of its own'),
  'desk.content.hint.pages.route': label(
    'Für eigene Seiten, hinter der Sprache: /partner wird zu /de/partner. Feste Seiten haben ihre Adresse schon.',
    'For pages of your own, after the language: /partner becomes /de/partner. Fixed pages have their address already.',
  ),
  'desk.content.field.pages.menue': label('Im Menü', 'In the menu'),
  'desk.content.hint.pages.menue': label('Wo eine eigene Seite verlinkt wird.', 'Where a page of your own is linked.'),
  'desk.content.field.pages.sortierung': label('Reihenfolge', 'Order'),
  'desk.content.hint.pages.sortierung': label('Kleinere Zahlen stehen vorn.', 'Smaller numbers come first.'),
  'desk.content.choice.menue.keins': label('in keinem', 'in none'),
  'desk.content.choice.menue.kopf': label('oben auf jeder Seite', 'on top of every page'),
  'desk.content.choice.menue.fuss': label('unten auf jeder Seite', 'at the foot of every page'),

  'desk.content.field.blocks.identifier': label('Name', 'Name'),
  'desk.content.hint.blocks.identifier': label('Einmalig unter den Bausteinen.', 'Once among the blocks.'),
  'desk.content.field.blocks.titel': label('Überschrift', 'Heading'),
  'desk.content.field.blocks.inhalt': label('Text', 'Text'),
  'desk.content.field.blocks.bild': label('Bild', 'Picture'),
  'desk.content.field.blocks.bildText': label('Was das Bild zeigt', 'What the picture shows'),
  'desk.content.hint.blocks.bildText': label('Für alle, die es nicht sehen.', 'For everybody who does not see it.'),
  'desk.content.field.blocks.link': label('Link führt nach', 'Link leads to'),
  'desk.content.hint.blocks.link': label(
    'Eine Seite mit seite:Name, ein Pfad oder eine Adresse mit https.',
    'A page by seite:name, a path or an address with https.',
  ),
  'desk.content.field.blocks.linkText': label('Text des Links', 'Text of the link'),
  'desk.content.field.blocks.platz': label('Platz', 'Place'),
  'desk.content.hint.blocks.platz': label(
    'Wo der Baustein steht, etwa home-oben.',
    'Where the block stands, for example home-oben.',
  ),
  'desk.content.field.blocks.sortierung': label('Reihenfolge', 'Order'),
  'desk.content.hint.blocks.sortierung': label('Kleinere Zahlen stehen vorn.', 'Smaller numbers come first.'),

  'desk.content.field.keyVisuals.identifier': label('Name', 'Name'),
  'desk.content.hint.keyVisuals.identifier': label(
    'Die Seite, auf der es steht, etwa home.',
    'The page on which it stands, for example home.',
  ),
  'desk.content.field.keyVisuals.titel': label('Überschrift', 'Heading'),
  'desk.content.field.keyVisuals.untertitel': label('Unterzeile', 'Line below'),
  'desk.content.field.keyVisuals.bild': label('Bild', 'Picture'),
  'desk.content.hint.keyVisuals.bild': label('Quer, mindestens 1600 Punkte breit.', 'Wide, at least 1600 points.'),
  'desk.content.field.keyVisuals.bildMobil': label('Bild für Telefone', 'Picture for phones'),
  'desk.content.hint.keyVisuals.bildMobil': label('Ohne Angabe gilt das andere.', 'Without it the other one counts.'),
  'desk.content.field.keyVisuals.bildText': label('Was das Bild zeigt', 'What the picture shows'),
  'desk.content.hint.keyVisuals.bildText': label('Für alle, die es nicht sehen.', 'For everybody who does not see it.'),
  'desk.content.field.keyVisuals.buttonText': label('Text des Knopfs', 'Text of the button'),
  'desk.content.field.keyVisuals.buttonRoute': label('Knopf führt nach', 'Button leads to'),
  'desk.content.hint.keyVisuals.buttonRoute': label(
    'Eine Seite mit seite:Name, ein Pfad oder eine Adresse mit https.',
    'A page by seite:name, a path or an address with https.',
  ),

  'desk.content.field.questions.gruppe': label('Gruppe', 'Group'),
  'desk.content.hint.questions.gruppe': label(
    'Fragen mit demselben Wort stehen zusammen.',
    'Questions with the same word stand together.',
  ),
  'desk.content.field.questions.gruppenname': label('Name der Gruppe', 'Name of the group'),
  'desk.content.hint.questions.gruppenname': label('Die Überschrift über der Gruppe.', 'The heading above the group.'),
  'desk.content.field.questions.frage': label('Frage', 'Question'),
  'desk.content.field.questions.antwort': label('Antwort', 'Answer'),
  'desk.content.field.questions.sortierung': label('Reihenfolge', 'Order'),
  'desk.content.hint.questions.sortierung': label('Kleinere Zahlen stehen vorn.', 'Smaller numbers come first.'),

  'desk.content.field.footnotes.Id': label('Fremde Nummer', 'Number elsewhere'),
  'desk.content.hint.footnotes.Id': label(
    'Nur, wenn ein anderes System sie braucht.',
    'Only where another system needs it.',
  ),
  'desk.content.field.footnotes.Identifier': label('Name', 'Name'),
  'desk.content.hint.footnotes.Identifier': label(
    'So nennen sie die Texte: [^name].',
    'Texts name it like this: [^name].',
  ),
  'desk.content.field.footnotes.Gruppe': label('Gruppe', 'Group'),
  'desk.content.hint.footnotes.Gruppe': label(
    'Hält zusammen, was zusammengehört.',
    'Keeps together what belongs together.',
  ),
  'desk.content.field.footnotes.Titel': label('Titel', 'Title'),
  'desk.content.field.footnotes.Inhalt': label('Text', 'Text'),

  'desk.content.field.variables.key': label('Name', 'Name'),
  'desk.content.hint.variables.key': label(
    "So setzen ihn Texte ein: '{name}'.",
    "Texts fill it in like this: '{name}'.",
  ),
  'desk.content.field.variables.value': label('Wert', 'Value'),
  'desk.content.hint.variables.value': label('Erscheint genau so im Text.', 'Appears in the text just like this.'),

  'desk.content.field.mails.vorlage': label('Vorlage', 'Template'),
  'desk.content.hint.mails.vorlage': label(
    'Die Nummer der E-Mail, etwa M10.',
    'The number of the mail, for example M10.',
  ),
  'desk.content.field.mails.betreff': label('Betreff', 'Subject'),
  'desk.content.field.mails.text': label('Nur Text', 'Plain text'),
  'desk.content.hint.mails.text': label(
    'Für Programme, die keine gestalteten E-Mails zeigen.',
    'For programs that show no formatted mails.',
  ),
  'desk.content.field.mails.html': label('Gestaltet', 'Formatted'),
  'desk.content.hint.mails.html': label(
    'Eine Überschrift am Anfang wird die der E-Mail. Bilder und Tabellen sind in E-Mails nicht erlaubt.',
    'A heading at the beginning becomes that of the mail. Pictures and tables are not allowed in mails.',
  ),
} satisfies Bilingual;
