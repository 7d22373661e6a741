/** What the pages of a claim say. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const claimWords = {
  'claim.title': { de: 'Nichts passiert? Nachbuchung anfragen', en: 'Nothing happened? File a claim' },
  'claim.lead': {
    de: 'Ihr Kontakt hat abgeschlossen, und Sie sehen hier nichts davon? Sagen Sie uns, worum es geht. Eine Kollegin oder ein Kollege sieht nach.',
    en: 'Your contact signed, and you see nothing of it here? Tell us what it is about. A colleague will look into it.',
  },
  'claim.back': { de: 'Zum persönlichen Bereich', en: 'To your personal area' },
  'claim.about': { de: 'Worum geht es?', en: 'What is it about?' },
  'claim.aboutHint': {
    de: 'Wir brauchen mindestens eins von beiden: eine Ihrer Empfehlungen oder die Auftragsnummer Ihres Kontakts.',
    en: 'We need at least one of the two: one of your recommendations or your contact’s order number.',
  },
  'claim.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'claim.noRecommendation': { de: 'Keine Angabe', en: 'Not specified' },
  'claim.recommendationOf': { de: '{product}, vom {day}', en: '{product}, {day}' },
  'claim.recommendationTo': { de: '{product}, vom {day}, an {contact}', en: '{product}, {day}, to {contact}' },
  'claim.externalNumber': { de: 'Auftragsnummer Ihres Kontakts', en: 'Your contact’s order number' },
  'claim.externalHint': {
    de: 'Sie steht auf der Bestätigung, die Ihr Kontakt bekommen hat.',
    en: 'It is on the confirmation your contact received.',
  },
  'claim.contractOn': { de: 'Tag des Abschlusses', en: 'Date of the contract' },
  'claim.contractHint': {
    de: 'TT.MM.JJJJ. Nachfragen können Sie ab dem Tag danach, drei Monate lang.',
    en: 'DD.MM.YYYY. You can file a claim from the day after, for three months.',
  },
  'claim.words': { de: 'Was ist passiert?', en: 'What happened?' },
  'claim.wordsHint': {
    de: 'In wenigen Worten, höchstens 1.000 Zeichen. Zum Beispiel: am Telefon bestellt, im Laden unterschrieben.',
    en: 'In a few words, 1,000 characters at most. For example: ordered by phone, signed in a shop.',
  },
  'claim.files': { de: 'Bilder oder PDF', en: 'Pictures or PDF' },
  'claim.filesHint': {
    de: 'Höchstens drei Dateien mit je 10 MB: JPEG, PNG, WebP oder PDF. Senden Sie nur, was Ihr Kontakt Ihnen dafür gegeben hat.',
    en: 'Up to three files of 10 MB each: JPEG, PNG, WebP or PDF. Send only what your contact gave you for this.',
  },
  'claim.filesNeedScript': {
    de: 'Dateien lassen sich nur mit JavaScript anhängen. Die Anfrage geht auch ohne.',
    en: 'Files can only be attached with JavaScript. You can send the claim without them.',
  },
  'claim.choose': { de: 'Datei auswählen', en: 'Choose a file' },
  'claim.sending': { de: '{name} wird gesendet …', en: 'Sending {name} …' },
  'claim.added': { de: '{name} ist angehängt.', en: '{name} is attached.' },
  'claim.removed': { de: '{name} ist entfernt.', en: '{name} is removed.' },
  'claim.remove': { de: '{name} entfernen', en: 'Remove {name}' },
  'claim.removeShort': { de: 'Entfernen', en: 'Remove' },
  'claim.fileFailed': {
    de: '{name}: Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: '{name}: that did not work. Please try again.',
  },
  'claim.tooLarge': { de: '{name} ist größer als 10 MB.', en: '{name} is larger than 10 MB.' },
  'claim.tooMany': { de: 'Es sind höchstens drei Dateien möglich.', en: 'You can attach three files at most.' },
  'claim.submit': { de: 'Anfrage senden', en: 'Send the claim' },
  'claim.aside': { de: 'So geht es weiter', en: 'What happens next' },
  'claim.asideAnswer': {
    de: 'Sie hören innerhalb von 14 Tagen von uns, per E-Mail und hier.',
    en: 'You will hear from us within 14 days, by e-mail and here.',
  },
  'claim.asideData': {
    de: 'Über Ihren Kontakt sagen wir Ihnen dabei nicht mehr, als Sie schon wissen. Ihre Dateien löschen wir 90 Tage nach der Entscheidung.',
    en: 'We tell you no more about your contact than you already know. We delete your files 90 days after the decision.',
  },

  'claims.title': { de: 'Ihre Nachbuchungen', en: 'Your claims' },
  'claims.lead': {
    de: 'Ihr Kontakt hat abgeschlossen, und nichts ist passiert? Hier fragen Sie nach und sehen, was daraus geworden ist.',
    en: 'Your contact signed, and nothing happened? Ask us here and see what has become of it.',
  },
  'claims.new': { de: 'Neue Nachbuchung anfragen', en: 'File a new claim' },
  'claims.sent': {
    de: 'Ihre Anfrage ist bei uns. Eine E-Mail dazu ist unterwegs.',
    en: 'We have your claim. An e-mail about it is on its way.',
  },
  'claims.appealed': {
    de: 'Ihr Widerspruch ist bei uns. Eine andere Person als beim ersten Mal sieht sich alles noch einmal an.',
    en: 'We have your appeal. Somebody other than the first time will look at everything again.',
  },
  'claims.emptyTitle': { de: 'Noch keine Nachbuchung', en: 'No claim yet' },
  'claims.empty': {
    de: 'Hat Ihr Kontakt abgeschlossen, und Sie sehen nichts davon? Dann fragen Sie nach.',
    en: 'Has your contact signed, and you see nothing of it? Then ask us.',
  },
  'claims.more': { de: 'Ältere ansehen', en: 'Show older claims' },
  'claims.newest': { de: 'Zu den neuesten', en: 'Back to the newest' },
  'claims.number': { de: 'Nachbuchung {number}', en: 'Claim {number}' },
  'claims.filed': { de: 'Eingereicht am', en: 'Filed on' },
  'claims.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'claims.external': { de: 'Auftragsnummer', en: 'Order number' },
  'claims.contract': { de: 'Abschluss am', en: 'Contract date' },
  'claims.words': { de: 'Ihre Worte', en: 'Your words' },
  'claims.appealWords': { de: 'Ihr Widerspruch', en: 'Your appeal' },
  'claims.files': { de: 'Ihre Dateien', en: 'Your files' },
  'claims.download': { de: 'Herunterladen', en: 'Download' },
  'claims.fileMissing': {
    de: 'Die Datei konnte nicht geladen werden. 90 Tage nach der Entscheidung löschen wir sie.',
    en: 'The file could not be loaded. We delete it 90 days after the decision.',
  },
  'claims.status.filed': { de: 'Eingereicht', en: 'Filed' },
  'claims.status.assigned': { de: 'Zugeordnet', en: 'Assigned' },
  'claims.status.goodwill': { de: 'Kulanz', en: 'Goodwill' },
  'claims.status.refused': { de: 'Abgelehnt', en: 'Refused' },
  'claims.status.appealed': { de: 'Widerspruch', en: 'Appealed' },
  'claims.status.decided': { de: 'Entschieden', en: 'Decided' },
  'claims.next.open': {
    de: 'Wir prüfen das. Sie hören bis zum {day} von uns.',
    en: 'We are looking into it. You will hear from us by {day}.',
  },
  'claims.next.assigned': {
    de: 'Am {day} haben wir den Auftrag Ihrer Empfehlung zugeordnet. Wie es weitergeht, steht bei der Empfehlung.',
    en: 'On {day} we assigned the order to your recommendation. You can see there what comes next.',
  },
  'claims.next.goodwill': {
    de: 'Am {day} haben wir Ihnen eine Prämie aus Kulanz gewährt.',
    en: 'On {day} we granted you a goodwill reward.',
  },
  'claims.next.refused': { de: 'Am {day} abgelehnt: {reason}', en: 'Refused on {day}: {reason}' },
  'claims.next.upheld': {
    de: 'Am {day} hat eine andere Person den Widerspruch abgelehnt: {reason} Damit ist die Entscheidung endgültig.',
    en: 'On {day} another person refused your appeal: {reason} The decision is final.',
  },
  'claims.next.appeal': {
    de: 'Sind Sie anderer Meinung? Bis zum {day} können Sie einmal widersprechen. Dann entscheidet eine andere Person.',
    en: 'Do you disagree? You can appeal once, until {day}. Then another person decides.',
  },
  'claims.reason.noContract': {
    de: 'Es ist kein Vertrag zustande gekommen, der zu Ihrer Empfehlung gehört.',
    en: 'There is no contract that belongs to your recommendation.',
  },
  'claims.reason.deadlineOver': { de: 'Die Frist war abgelaufen.', en: 'The deadline had passed.' },
  'claims.reason.contractEnded': { de: 'Der Vertrag wurde beendet.', en: 'The contract was ended.' },
  'claims.reason.rulesNotMet': {
    de: 'Die Regeln des Programms sind nicht erfüllt.',
    en: 'The rules of the programme have not been met.',
  },
  'claims.appeal': { de: 'Widersprechen', en: 'Appeal' },
  'claims.appealTitle': { de: 'Der Entscheidung widersprechen', en: 'Appeal against the decision' },
  'claims.appealLead': {
    de: 'Sagen Sie uns, was wir übersehen haben. Eine andere Person als beim ersten Mal entscheidet, danach ist die Entscheidung endgültig.',
    en: 'Tell us what we missed. Somebody other than the first time decides; that decision is final.',
  },
  'claims.appealSubmit': { de: 'Widerspruch senden', en: 'Send the appeal' },
  'claims.appealLeave': { de: 'Doch nicht', en: 'Cancel' },
} satisfies Bilingual;
