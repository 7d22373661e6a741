/** What the pages of a claim say. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const claimWords = {
  'claim.title': { de: 'Nichts passiert? Nachbuchung anfragen', en: 'Nothing happened? Ask for a claim' },
  'claim.lead': {
    de: 'Ihr Kontakt hat abgeschlossen, und Sie sehen hier nichts davon? Sagen Sie uns, worum es geht. Eine Kollegin oder ein Kollege sieht nach.',
    en: 'Your contact signed, and you see nothing of it here? Tell us what it is about. A colleague will look into it.',
  },
  'claim.back': { de: 'Zum persönlichen Bereich', en: 'To your personal area' },
  'claim.about': { de: 'Worum geht es?', en: 'What is it about?' },
  'claim.aboutHint': {
    de: 'Eine Ihrer Empfehlungen, die Auftragsnummer Ihres Kontakts oder beides.',
    en: 'One of your recommendations, the order number of your contact, or both.',
  },
  'claim.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'claim.noRecommendation': { de: 'Keine davon', en: 'None of them' },
  'claim.recommendationOf': { de: '{product}, vom {day}', en: '{product}, of {day}' },
  'claim.recommendationTo': { de: '{product}, vom {day}, an {contact}', en: '{product}, of {day}, to {contact}' },
  'claim.externalNumber': { de: 'Auftragsnummer Ihres Kontakts', en: 'Order number of your contact' },
  'claim.externalHint': {
    de: 'Sie steht auf der Bestätigung, die Ihr Kontakt bekommen hat.',
    en: 'It stands on the confirmation that your contact received.',
  },
  'claim.contractOn': { de: 'Tag des Abschlusses', en: 'Day of the contract' },
  'claim.contractHint': {
    de: 'TT.MM.JJJJ. Möglich ab dem Tag danach und bis drei Monate später.',
    en: 'DD.MM.YYYY. Possible from the day after it until three months later.',
  },
  'claim.words': { de: 'Was ist passiert?', en: 'What happened?' },
  'claim.wordsHint': {
    de: 'In wenigen Worten, höchstens 1.000 Zeichen. Zum Beispiel: am Telefon bestellt, im Laden unterschrieben.',
    en: 'In a few words, at most 1,000 characters. For example: ordered by phone, signed in a shop.',
  },
  'claim.files': { de: 'Bilder oder PDF', en: 'Pictures or PDF' },
  'claim.filesHint': {
    de: 'Höchstens drei Dateien mit je 10 MB: JPEG, PNG, WebP oder PDF. Senden Sie nur, was Ihr Kontakt Ihnen dafür gegeben hat.',
    en: 'At most three files of 10 MB each: JPEG, PNG, WebP or PDF. Only send what your contact gave you for this.',
  },
  'claim.filesNeedScript': {
    de: 'Dateien lassen sich nur mit JavaScript anhängen. Die Anfrage geht auch ohne.',
    en: 'Files can be attached with JavaScript only. The claim works without them.',
  },
  'claim.choose': { de: 'Datei auswählen', en: 'Choose a file' },
  'claim.sending': { de: '{name} wird gesendet …', en: 'Sending {name} …' },
  'claim.added': { de: '{name} ist angehängt.', en: '{name} is attached.' },
  'claim.removed': { de: '{name} ist entfernt.', en: '{name} is removed.' },
  'claim.remove': { de: '{name} entfernen', en: 'Remove {name}' },
  'claim.fileFailed': {
    de: '{name}: Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: '{name}: that did not work. Please try again.',
  },
  'claim.tooLarge': { de: '{name} ist größer als 10 MB.', en: '{name} is larger than 10 MB.' },
  'claim.tooMany': { de: 'Es sind höchstens drei Dateien möglich.', en: 'At most three files are possible.' },
  'claim.submit': { de: 'Anfrage senden', en: 'Send the claim' },
  'claim.aside': { de: 'So geht es weiter', en: 'What happens next' },
  'claim.asideAnswer': {
    de: 'Sie hören innerhalb von 14 Tagen von uns, per Mail und hier.',
    en: 'You will hear from us within 14 days, by mail and here.',
  },
  'claim.asideData': {
    de: 'Über Ihren Kontakt sagen wir Ihnen dabei nicht mehr, als Sie schon wissen. Ihre Dateien löschen wir 90 Tage nach der Entscheidung.',
    en: 'We tell you no more about your contact than you know already. We delete your files 90 days after the decision.',
  },

  'claims.title': { de: 'Ihre Nachbuchungen', en: 'Your claims' },
  'claims.lead': {
    de: 'Mein Kontakt hat abgeschlossen, und nichts ist passiert: Hier steht, was aus Ihren Anfragen geworden ist.',
    en: 'My contact signed, and nothing happened: here you see what has become of your claims.',
  },
  'claims.new': { de: 'Neue Nachbuchung anfragen', en: 'Ask for a new claim' },
  'claims.sent': {
    de: 'Ihre Anfrage ist bei uns. Eine Mail dazu ist unterwegs.',
    en: 'We have your claim. A mail about it is on its way.',
  },
  'claims.appealed': {
    de: 'Ihr Widerspruch ist bei uns. Eine andere Person als beim ersten Mal sieht sich alles noch einmal an.',
    en: 'We have your appeal. Another person than the first time looks at everything once more.',
  },
  'claims.emptyTitle': { de: 'Noch keine Nachbuchung', en: 'No claim yet' },
  'claims.empty': {
    de: 'Hat Ihr Kontakt abgeschlossen, und Sie sehen nichts davon? Dann fragen Sie nach.',
    en: 'Has your contact signed, and you see nothing of it? Then ask.',
  },
  'claims.more': { de: 'Ältere ansehen', en: 'See older ones' },
  'claims.newest': { de: 'Zu den neuesten', en: 'To the newest' },
  'claims.number': { de: 'Nachbuchung {number}', en: 'Claim {number}' },
  'claims.filed': { de: 'Eingereicht am', en: 'Filed on' },
  'claims.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'claims.external': { de: 'Auftragsnummer', en: 'Order number' },
  'claims.contract': { de: 'Abschluss am', en: 'Contract of' },
  'claims.words': { de: 'Ihre Worte', en: 'Your words' },
  'claims.appealWords': { de: 'Ihr Widerspruch', en: 'Your appeal' },
  'claims.files': { de: 'Ihre Dateien', en: 'Your files' },
  'claims.download': { de: 'Herunterladen', en: 'Download' },
  'claims.downloadFailed': {
    de: '{name} konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    en: '{name} could not be loaded. Please try again.',
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
    en: 'On {day} we assigned the order to your recommendation. What comes next stands with the recommendation.',
  },
  'claims.next.goodwill': {
    de: 'Am {day} haben wir Ihnen eine Prämie aus Kulanz gewährt.',
    en: 'On {day} we granted you a reward as goodwill.',
  },
  'claims.next.refused': { de: 'Am {day} abgelehnt: {reason}', en: 'Refused on {day}: {reason}' },
  'claims.next.upheld': {
    de: 'Am {day} hat eine andere Person den Widerspruch abgelehnt: {reason} Damit ist die Entscheidung endgültig.',
    en: 'On {day} another person refused the appeal: {reason} The decision is final.',
  },
  'claims.next.appeal': {
    de: 'Sind Sie anderer Meinung? Bis zum {day} können Sie einmal widersprechen. Dann entscheidet eine andere Person.',
    en: 'Do you disagree? You can appeal once, until {day}. Then another person decides.',
  },
  'claims.reason.noContract': {
    de: 'Es ist kein Vertrag zustande gekommen, der zu Ihrer Empfehlung gehört.',
    en: 'No contract came about that belongs to your recommendation.',
  },
  'claims.reason.deadlineOver': { de: 'Die Frist war abgelaufen.', en: 'The time was over.' },
  'claims.reason.contractEnded': { de: 'Der Vertrag wurde beendet.', en: 'The contract was ended.' },
  'claims.reason.rulesNotMet': {
    de: 'Die Regeln des Programms sind nicht erfüllt.',
    en: 'The rules of the programme are not met.',
  },
  'claims.appeal': { de: 'Widersprechen', en: 'Appeal' },
  'claims.appealTitle': { de: 'Der Entscheidung widersprechen', en: 'Appeal against the decision' },
  'claims.appealLead': {
    de: 'Sagen Sie uns, was wir übersehen haben. Eine andere Person als beim ersten Mal entscheidet, danach ist die Entscheidung endgültig.',
    en: 'Tell us what we have missed. Another person than the first time decides; after that the decision is final.',
  },
  'claims.appealSubmit': { de: 'Widerspruch senden', en: 'Send the appeal' },
  'claims.appealLeave': { de: 'Doch nicht', en: 'Better not' },
  'claims.appealField': { de: 'Ihre Begründung', en: 'Your reasons' },
} satisfies Bilingual;
