/** The words around what the mandant wrote, and of the contact form. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const contentWords = {
  'content.contents': { de: 'Auf dieser Seite', en: 'On this page' },
  'content.otherLanguage': {
    de: 'Dieser Text liegt noch nicht auf Deutsch vor.',
    en: 'This text is not available in English yet.',
  },
  'content.nothing': {
    de: 'Hier steht noch nichts. Ihre Fragen beantwortet Ihnen:',
    en: 'There is nothing here yet. Your questions are answered by:',
  },
  'content.notes': { de: 'Fußnoten', en: 'Footnotes' },
  'content.note': { de: 'Fußnote {number}', en: 'Footnote {number}' },
  'content.noteBack': {
    de: 'Zurück zur Stelle {time} der Fußnote {number}',
    en: 'Back to place {time} of footnote {number}',
  },
  'content.responsible': { de: 'Verantwortlich', en: 'Responsible' },
  'content.programme': { de: 'Programm', en: 'Programme' },
  'content.email': { de: 'E-Mail-Adresse', en: 'E-mail address' },

  'imprint.title': { de: 'Impressum', en: 'Imprint' },

  'privacy.title': { de: 'Datenschutz', en: 'Data protection' },
  'privacy.missing': {
    de: 'Hier stehen noch keine Datenschutzhinweise. Welche Daten von Ihnen gespeichert sind und wozu, beantwortet Ihnen:',
    en: 'There is no privacy notice here yet. Which of your data are kept, and what for, is answered by:',
  },

  'privacy.reviewTitle': { de: 'Prüfung von Prämien', en: 'How rewards are checked' },
  'privacy.review': {
    de: 'Vor einer Auszahlung bewertet ein Programm Anzeichen für Missbrauch mit Punkten: ob beide Seiten dieselbe Person oder ein Haushalt sein könnten, ob Kontakte erfunden sein könnten (Wegwerf-Adressen, Postfächer oder Telefonnummern in einer Reihe, viele von einem Gerät oder aus einem Netz), ungewöhnlich viele Empfehlungen oder Aufrufe, Besuche von Gutschein-Seiten oder über Anzeigen, stornierte Verträge, eine IBAN mehrerer Personen und eine neue IBAN kurz vor der Auszahlung. Es kann eine Prämie nur anhalten. Ob sie ausgezahlt wird, entscheidet immer ein Mensch.',
    en: 'Before a payout a computer program scores signs of misuse: whether both sides could be the same person or household, whether contacts could be made up (disposable e-mail addresses, mailboxes or telephone numbers in a series, many from one device or network), an unusual number of recommendations or visits, visits from coupon sites or by advertisements, cancelled contracts, an IBAN of several people, and a new IBAN shortly before the payout. It can only put a reward on hold. Whether it is paid is always decided by a person.',
  },
  'privacy.reviewRights': {
    de: 'Wir speichern dafür Prüfsummen von Postfach, Name, Telefon, Anschrift, Netz und Browser, die niemand zurücklesen kann, 180 Tage lang oder bis über die Prämie entschieden ist. Grundlage ist unser berechtigtes Interesse (Art. 6 Abs. 1 f DSGVO). Sie können widersprechen (Art. 21), Ihren Standpunkt darlegen und die Entscheidung anfechten (Art. 22): Schreiben Sie uns.',
    en: 'For this we keep checksums of mailbox, name, telephone, address, network and browser that nobody can turn back into the data, for 180 days or until the reward is decided. The basis is our legitimate interest (art. 6 (1) f GDPR). You can object (art. 21), put your point of view and contest the decision (art. 22): write to us.',
  },
  'privacy.reviewContact': { de: 'Widersprechen oder nachfragen', en: 'Object or ask a question' },
  'accessibility.title': { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  'accessibility.missing': {
    de: 'Hier steht noch keine Erklärung. Kommen Sie an einer Stelle nicht weiter, schreiben Sie uns. Wir helfen Ihnen und bessern nach.',
    en: 'There is no statement here yet. If you get stuck anywhere, write to us. We will help you and put it right.',
  },

  'contact.title': { de: 'Kontakt', en: 'Contact' },
  'contact.lead': {
    de: 'Schreiben Sie uns. Die Antwort kommt an die E-Mail-Adresse, die Sie angeben.',
    en: 'Write to us. The answer comes to the e-mail address you give.',
  },
  'contact.person': { de: 'Ihre Angaben', en: 'Your details' },
  'contact.message': { de: 'Ihre Nachricht', en: 'Your message' },
  'contact.numberHint': {
    de: 'Sie hat 12 Ziffern und steht in unseren E-Mails. Damit finden wir Ihre Empfehlung schneller.',
    en: 'It has 12 digits and is in our e-mails. With it we find your recommendation faster.',
  },
  'contact.messageHint': {
    de: 'Bitte keine IBAN und kein Passwort. Beides brauchen wir für eine Antwort nie.',
    en: 'Please leave out your IBAN and password. We never need either to answer you.',
  },
  'contact.privacy': {
    de: 'Ich habe die {link} gelesen. Meine Angaben werden verwendet, um die Anfrage zu beantworten.',
    en: 'I have read the {link}. My details are used to answer this enquiry.',
  },
  'contact.privacyLink': { de: 'Hinweise zum Datenschutz', en: 'data protection notice' },
  'contact.copy': { de: 'Kopie der Nachricht an mich schicken', en: 'Send a copy of the message to me' },
  'contact.submit': { de: 'Nachricht senden', en: 'Send message' },
  'contact.other': { de: 'Andere Wege zu uns', en: 'Other ways to reach us' },
  'contact.sent': { de: 'Vielen Dank für Ihre Nachricht.', en: 'Thank you for your message.' },
  'contact.sentLead': {
    de: 'Sie ist bei uns angekommen. Wir antworten Ihnen per E-Mail.',
    en: 'It has reached us. We will answer you by e-mail.',
  },
  'contactCopy.title': { de: 'Ihre Nachricht an uns', en: 'Your message to us' },
  'contactCopy.lead': {
    de: 'Vorgang {number}, gesendet am {moment}. So wurde sie in unser Kontaktformular geschrieben:',
    en: 'Request {number}, sent on {moment}. This is what was written in our contact form:',
  },

  'faq.title': { de: 'Fragen und Antworten', en: 'Questions and answers' },
  'faq.lead': {
    de: 'Was andere vor Ihnen wissen wollten: zum Empfehlen, zur Prämie und zu Ihren Daten.',
    en: 'What other people have asked: about recommending, rewards and your data.',
  },
  'faq.search': { de: 'Wonach suchen Sie?', en: 'What are you looking for?' },
  'faq.find': { de: 'Suchen', en: 'Search' },
  'faq.found': {
    de: '{count, plural, one {# Frage passt} other {# Fragen passen}}',
    en: '{count, plural, one {# question fits} other {# questions fit}}',
  },
  'faq.none': {
    de: 'Dazu steht hier nichts. Versuchen Sie ein anderes Wort, oder fragen Sie uns.',
    en: 'There is nothing about that here. Try another word, or ask us.',
  },
  'faq.notThere': { de: 'Ihre Frage ist nicht dabei?', en: 'Is your question missing?' },
  'faq.ask': { de: 'Fragen Sie uns', en: 'Ask us' },
  'faq.link': { de: 'Adresse dieser Antwort', en: 'Address of this answer' },
  'faq.linkTo': { de: 'Adresse dieser Antwort: {question}', en: 'Address of this answer: {question}' },

  'participation.title': { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
  'agencyText.rules': { de: 'Teilnahmebedingungen für Agenturen', en: 'Terms of participation for agencies' },
  'agencyText.privacy': { de: 'Datenschutz für Agenturen', en: 'Data protection for agencies' },
  'agencyText.info': { de: 'Für Agenturen', en: 'For agencies' },
  'agencyText.cost': { de: 'Kosten für Agenturen', en: 'Costs for agencies' },
  'agencyText.address': { de: 'Adresse', en: 'Address' },
  'agencyText.phone': { de: 'Telefon', en: 'Telephone' },
  'agencyHome.title': { de: 'Ihre Agentur im Empfehlungsprogramm', en: 'Your agency in the referral programme' },
  'agencyHome.lead': {
    de: 'Zufriedene Kundinnen und Kunden empfehlen Sie weiter. Sie sehen jeden Interessenten und jeden Auftrag an einer Stelle.',
    en: 'Happy customers recommend you to others. You see every contact and every order in one place.',
  },
  'agencyHome.steps': { de: 'In drei Schritten dabei', en: 'Three steps to take part' },
  'agencyHome.register': { de: 'Agentur registrieren', en: 'Register your agency' },
  'agencyHome.registerNote': {
    de: 'Agentur, Name und E-Mail-Adresse angeben, Adresse bestätigen, Passwort wählen.',
    en: 'Give agency, name and e-mail address, confirm the address, choose a password.',
  },
  'agencyHome.approved': { de: 'Freischalten lassen', en: 'Get approved' },
  'agencyHome.approvedNote': {
    de: 'Anschrift, Steuernummer und Konto ergänzen. Wir prüfen die Angaben und sagen per E-Mail Bescheid.',
    en: 'Add address, tax number and account. We check them and tell you by e-mail.',
  },
  'agencyHome.invite': { de: 'Kunden einladen', en: 'Invite customers' },
  'agencyHome.inviteNote': {
    de: 'Team anlegen und nach dem Gespräch einladen. Was Ihre Kunden empfehlen, steht in Ihrem Bereich.',
    en: 'Add your team and invite people after a talk. What your customers recommend is in your area.',
  },
  'agencyHome.signIn': { de: 'Zur Anmeldung', en: 'Sign in' },
  'agencyHome.more': { de: 'Mehr für Agenturen', en: 'More for agencies' },
  'agencyHome.agencyInfo': { de: 'So läuft es', en: 'How it works' },
  'agencyHome.agencyCost': { de: 'Was es kostet', en: 'What it costs' },
  'agencyHome.agencyRules': { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
  'agencyHome.agencyPrivacy': { de: 'Datenschutz', en: 'Data protection' },

  'exclusive.title': { de: 'Exklusiv für Sie', en: 'Exclusively for you' },
  'exclusive.recommend': { de: 'Jetzt empfehlen', en: 'Recommend now' },

  'terms.title': { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
  'terms.version': { de: 'Stand {version}', en: 'Version {version}' },
} satisfies Bilingual;
