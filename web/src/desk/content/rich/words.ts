/** The words of the text editor and its toolbar. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const richTextWords = {
  'desk.rich.toolbar': { de: 'Werkzeuge für {name}', en: 'Tools for {name}' },
  'desk.rich.loading': { de: 'Der Editor wird geladen.', en: 'The editor is being loaded.' },
  'desk.rich.source.markdown': { de: 'Markdown bearbeiten', en: 'Edit Markdown' },
  'desk.rich.source.html': { de: 'HTML bearbeiten', en: 'Edit HTML' },
  'desk.rich.whySource.html': {
    de: 'Diese Fassung hat etwas, das in E-Mails nicht erlaubt ist oder das der Editor nicht ohne Verlust zeigen kann. Deshalb steht hier ihr HTML.',
    en: 'This version has something that is not allowed in mails or that the editor cannot show without loss. So its HTML stands here.',
  },
  'desk.rich.hint.html': {
    de: 'p, br, strong, em, h2, ul, ol, li, a mit href, blockquote, hr; jedes Element wird geschlossen.',
    en: 'p, br, strong, em, h2, ul, ol, li, a with href, blockquote, hr; each element is closed.',
  },
  'desk.rich.shown': { de: 'Mit Gestaltung bearbeiten', en: 'Edit with formatting' },
  'desk.rich.whySource.markdown': {
    de: 'Dieser Text hat etwas, das der Editor nicht ohne Verlust zeigen kann. Deshalb steht hier sein Markdown; auf der Seite erscheint alles wie bisher.',
    en: 'This text has something the editor cannot show without loss. So its Markdown stands here; on the page everything appears as before.',
  },
  'desk.rich.hint.markdown': {
    de: '## Überschrift, **fett**, *kursiv*, - Liste, [Text](seite:Faq), [^Fußnote]',
    en: '## heading, **bold**, *italic*, - list, [text](seite:Faq), [^footnote]',
  },
  'desk.rich.do.bold': { de: 'Fett', en: 'Bold' },
  'desk.rich.do.italic': { de: 'Kursiv', en: 'Italic' },
  'desk.rich.do.heading': { de: 'Überschrift', en: 'Heading' },
  'desk.rich.do.subheading': { de: 'Zwischenüberschrift', en: 'Subheading' },
  'desk.rich.do.bulletList': { de: 'Liste', en: 'List' },
  'desk.rich.do.orderedList': { de: 'Nummerierte Liste', en: 'Numbered list' },
  'desk.rich.do.quote': { de: 'Zitat', en: 'Quote' },
  'desk.rich.do.link': { de: 'Link', en: 'Link' },
  'desk.rich.do.picture': { de: 'Bild', en: 'Picture' },
  'desk.rich.do.pictureText': { de: 'Bild beschreiben', en: 'Describe the picture' },
  'desk.rich.do.footnote': { de: 'Fußnote', en: 'Footnote' },
  'desk.rich.do.variable': { de: 'Variable', en: 'Variable' },
  'desk.rich.do.placeholder': { de: 'Platzhalter', en: 'Placeholder' },
  'desk.rich.do.table': { de: 'Tabelle', en: 'Table' },
  'desk.rich.do.undo': { de: 'Rückgängig', en: 'Undo' },
  'desk.rich.do.redo': { de: 'Wiederholen', en: 'Redo' },
  'desk.rich.do.addRow': { de: 'Zeile darunter', en: 'Row below' },
  'desk.rich.do.addColumn': { de: 'Spalte rechts', en: 'Column to the right' },
  'desk.rich.do.deleteRow': { de: 'Zeile löschen', en: 'Delete the row' },
  'desk.rich.do.deleteColumn': { de: 'Spalte löschen', en: 'Delete the column' },
  'desk.rich.do.deleteTable': { de: 'Tabelle löschen', en: 'Delete the table' },
  'desk.rich.linkTo': { de: 'Führt nach', en: 'Leads to' },
  'desk.rich.linkHint': {
    de: 'Eine Seite mit seite:Name, ein Pfad, oder eine Adresse mit https, mailto oder tel.',
    en: 'A page by seite:name, a path, or an address with https, mailto or tel.',
  },
  'desk.rich.linkHintMail': {
    de: 'Eine Adresse mit https: auf den Seiten der Marke oder auf einem Host, den sie für E-Mails erlaubt.',
    en: 'An address with https: on the pages of the brand or on a host it allows for mails.',
  },
  'desk.rich.pick.placeholder': { de: 'Welcher Platzhalter?', en: 'Which placeholder?' },
  'desk.rich.linkWrong': {
    de: 'Das ist keine Adresse, der man folgen kann.',
    en: 'This address cannot be opened.',
  },
  'desk.rich.linkSet': { de: 'Link setzen', en: 'Set the link' },
  'desk.rich.linkRemove': { de: 'Link entfernen', en: 'Remove the link' },
  'desk.rich.pictureText': { de: 'Was zeigt das Bild?', en: 'What does the picture show?' },
  'desk.rich.pictureTextHint': {
    de: 'Ein kurzer Satz in der Sprache des Textes. Wer das Bild nicht sieht, bekommt ihn vorgelesen.',
    en: 'A short sentence in the language of the text. It is read out to whoever does not see the picture.',
  },
  'desk.rich.pictureTextMissing': {
    de: 'Bitte sagen Sie in Worten, was zu sehen ist.',
    en: 'Please say in words what can be seen.',
  },
  'desk.rich.pictureTextSet': { de: 'Übernehmen', en: 'Take it' },
  'desk.rich.refused': {
    de: 'Das Bild wurde nicht angenommen. Möglich sind JPEG, PNG und WebP bis 10 MB.',
    en: 'The picture was not taken. JPEG, PNG and WebP up to 10 MB are possible.',
  },
  'desk.rich.leave': { de: 'Abbrechen', en: 'Cancel' },
  'desk.rich.pick.footnote': { de: 'Welche Fußnote?', en: 'Which footnote?' },
  'desk.rich.pick.variable': { de: 'Welche Variable?', en: 'Which variable?' },
  'desk.rich.none.footnote': {
    de: 'Es gibt noch keine Fußnote. Legen Sie sie bei den Inhalten an.',
    en: 'There is no footnote yet. Make one among the content.',
  },
  'desk.rich.none.variable': {
    de: 'Es gibt noch keine Variable. Legen Sie sie bei den Inhalten an.',
    en: 'There is no variable yet. Make one among the content.',
  },
} satisfies Bilingual;
