/** The words of a mail that is written: its fields, what can be filled in, how it looks, and the way back to the program's. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const ownMailWords = {
  'desk.ownMail.needsAnotherText': {
    de: 'Die Schaltfläche dieser E-Mail führt zu Geld, Passwort oder eigenen Daten. Deshalb geht sie erst live, wenn eine zweite Person zustimmt.',
    en: 'The button of this mail leads to money, a password or the own data. So it goes live only when a second person agrees.',
  },
  'desk.ownMail.language': { de: 'Sprache der E-Mail', en: 'Language of the mail' },
  'desk.ownMail.program': { de: 'Programm', en: 'Program' },
  'desk.ownMail.toMend': { de: 'zu berichtigen', en: 'to correct' },
  'desk.ownMail.takePlain': { de: 'Aus dem Gestalteten übernehmen', en: 'Take it from the formatted part' },

  'desk.ownMail.placeholders': { de: 'Platzhalter', en: 'Placeholders' },
  'desk.ownMail.placeholdersText': {
    de: 'Ein Druck setzt den Platzhalter dort ein, wo Sie zuletzt geschrieben haben.',
    en: 'A press puts the placeholder where you wrote last.',
  },
  'desk.ownMail.target': { de: 'Wird eingesetzt in:', en: 'Goes into:' },
  'desk.ownMail.inserted': { de: '{name} steht jetzt in: {field}', en: '{name} is now in: {field}' },
  'desk.ownMail.notInSubject': {
    de: '{name} ist ein ganzer Teil der E-Mail und passt nicht in den Betreff. Gehen Sie erst in „Gestaltet“ oder „Nur Text“.',
    en: '{name} is a whole part of the mail and does not fit the subject. Go to “Formatted” or “Plain text” first.',
  },
  'desk.ownMail.need': { de: 'Pflicht, fehlt noch', en: 'required, still missing' },
  'desk.ownMail.needOr': { de: 'Pflicht, oder {others}', en: 'required, or {others}' },
  'desk.ownMail.needThere': { de: 'Pflicht, enthalten', en: 'required, there' },
  'desk.ownMail.button': {
    de: 'Die ganze Schaltfläche mit Aufschrift und Adresse; das Programm macht sie. Steht allein in einem Absatz.',
    en: 'The whole button with its text and address; the program makes it. Stands alone in a paragraph.',
  },
  'desk.ownMail.sample': { de: 'Beispiel: {sample}', en: 'Sample: {sample}' },
  'desk.ownMail.variable': { de: 'Variable dieser Marke', en: 'Variable of this brand' },

  'desk.ownMail.preview': { de: 'So kommt sie an', en: 'How it arrives' },
  'desk.ownMail.previewText': {
    de: 'Mit Beispielwerten, im Rahmen der Marke. Links führen hier nirgendwohin.',
    en: 'With sample values, in the frame of the brand. Links lead nowhere here.',
  },
  'desk.ownMail.previewFailed': {
    de: 'Die Vorschau ließ sich nicht laden. Sie kommt wieder, sobald Sie weiterschreiben.',
    en: 'The preview could not be loaded. It comes back as soon as you go on writing.',
  },
  'desk.ownMail.partOf.phone': { de: 'Telefon', en: 'Phone' },
  'desk.ownMail.partOf.desk': { de: 'Bildschirm', en: 'Screen' },
  'desk.ownMail.partOf.text': { de: 'Nur Text', en: 'Plain text' },
  'desk.ownMail.case': { de: 'Fall', en: 'Case' },
  'desk.ownMail.inbox': { de: 'Im Posteingang:', en: 'In the inbox:' },
  'desk.ownMail.noSubject': { de: '(kein Betreff)', en: '(no subject)' },
  'desk.ownMail.frame': { de: 'Gestalteter Teil der E-Mail', en: 'Formatted part of the mail' },
  'desk.ownMail.test': { de: 'Testmail an mich', en: 'Test mail to me' },
  'desk.ownMail.testSending': { de: 'Die Testmail wird gesendet.', en: 'The test mail is being sent.' },
  'desk.ownMail.testSent': {
    de: 'Die Testmail ist unterwegs an {to}. Ihre Links führen zur Startseite.',
    en: 'The test mail is on its way to {to}. Its links lead to the home page.',
  },
  'desk.ownMail.testHeld': {
    de: 'Erst berichtigen, was an den Feldern steht: Was nicht veröffentlicht werden darf, geht auch als Testmail nicht.',
    en: 'Mend what stands at the fields first: what may not be published does not go as a test mail either.',
  },

  'desk.ownMail.programSpeaks': {
    de: '{language}: die Worte des Programms',
    en: '{language}: the words of the program',
  },
  'desk.ownMail.programSpeaksText': {
    de: 'In dieser Sprache geht die E-Mail mit dem fertigen Text. Eigene Worte beginnen mit ihm.',
    en: 'In this language the mail goes with the text of the program. Own words begin with it.',
  },
  'desk.ownMail.beginIn': { de: '{language} in eigenen Worten', en: '{language} in own words' },
  'desk.ownMail.back': {
    de: '{language}: zurück zu den Worten des Programms',
    en: '{language}: back to the words of the program',
  },
  'desk.ownMail.backThen': {
    de: 'Betreff und Texte auf {language} werden aus dem Entwurf genommen. Mit der nächsten Veröffentlichung spricht dort wieder das Programm; die Fassungen davor bleiben.',
    en: 'Subject and texts in {language} are taken out of the draft. With the next publication the program speaks there again; the versions before stay.',
  },
  'desk.ownMail.backDo': { de: 'Eigene Worte herausnehmen', en: 'Take the own words out' },
  'desk.ownMail.then.takeBack': {
    de: 'Ab sofort geht diese E-Mail in allen Sprachen wieder mit den Worten des Programms. Ihre Worte bleiben als Entwurf und lassen sich wieder veröffentlichen.',
    en: 'From now on this mail goes with the words of the program again, in all languages. Your words stay as a draft and can be published again.',
  },
  'desk.ownMail.then.planBack': {
    de: 'Ab diesem Zeitpunkt geht diese E-Mail wieder mit den Worten des Programms. Ihre Worte bleiben als Entwurf.',
    en: 'From that moment on this mail goes with the words of the program again. Your words stay as a draft.',
  },
  'desk.ownMail.then.archive': {
    de: 'Die E-Mail geht wieder mit den Worten des Programms. Ihre Worte liegen im Archiv und lassen sich zurückholen.',
    en: 'The mail goes with the words of the program again. Your words lie in the archive and can be brought back.',
  },
  'desk.ownMail.then.remove': {
    de: 'Die E-Mail geht wieder mit den Worten des Programms. Ihre Worte sind endgültig weg; was davon veröffentlicht war, bleibt nur in den Fassungen.',
    en: 'The mail goes with the words of the program again. Your words are gone for good; what was published of them stays in the versions only.',
  },
  'desk.ownMail.then.publish': {
    de: 'Ab sofort geht diese E-Mail mit Ihren Worten. Wo eine Sprache keine hat, spricht weiter das Programm.',
    en: 'From now on this mail goes with your words. Where a language has none, the program still speaks.',
  },
  'desk.ownMail.takeBack': { de: 'Zurück zu den Worten des Programms', en: 'Back to the words of the program' },
} satisfies Bilingual;
