/** The words around every page, and of what several pages of the portal show. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const shellWords = {
  'arrived.text': { de: 'Sie sind jetzt als {name} angemeldet.', en: 'You are now signed in as {name}.' },
  'mailWaits.text': {
    de: 'Die E-Mail kommt voraussichtlich bis {moment}. Im Moment sind sehr viele unterwegs, oder an diese Adresse gingen heute schon einige.',
    en: 'The e-mail will probably come by {moment}. Very many are being sent right now, or this address has had several today.',
  },
  'exit.question': { de: 'Möchten Sie die Seite wirklich verlassen?', en: 'Do you really want to leave this page?' },
  'exit.text': {
    de: 'Erstellen Sie jetzt Ihren persönlichen Empfehlungslink.',
    en: 'Create your personal recommendation link now.',
  },
  'exit.go': { de: 'Empfehlungslink erstellen', en: 'Create recommendation link' },
  'exit.close': { de: 'Schließen', en: 'Close' },

  'shell.sandbox': {
    de: 'Sandbox zum Ausprobieren: Nichts hier ist echt, und es wird nichts ausgezahlt.',
    en: 'Sandbox to try things out: nothing here is real, and nothing is paid out.',
  },
  'shell.skip': { de: 'Zum Inhalt springen', en: 'Skip to content' },
  'shell.home': { de: '{name} – Startseite', en: '{name} – start page' },
  'shell.language': { de: 'Sprache', en: 'Language' },
  'shell.languageAgain': { de: 'Sprache wechseln', en: 'Change language' },
  'shell.navigation': { de: 'Hauptnavigation', en: 'Main navigation' },
  'shell.menu': { de: 'Menü', en: 'Menu' },
  'shell.description': {
    de: '{name}: Produkt empfehlen, Link teilen, Prämie erhalten.',
    en: '{name}: recommend a product, share your link, get a reward.',
  },
  'shell.failed': { de: 'Die Anwendung konnte nicht geladen werden.', en: 'The application could not be loaded.' },
  'shell.products': { de: 'Produkte', en: 'Products' },
  'shell.how': { de: 'So funktioniert es', en: 'How it works' },
  'shell.questions': { de: 'Häufige Fragen', en: 'Common questions' },
  'shell.signIn': { de: 'Anmelden', en: 'Sign in' },
  'shell.signOut': { de: 'Abmelden', en: 'Sign out' },
  'shell.accountOf': { de: 'Persönlicher Bereich von {name}', en: 'Personal area of {name}' },
  'shell.support': { de: 'Support-Zugriff', en: 'Support access' },
  'shell.supportReads': {
    de: 'Sie sehen das Konto von {name} und können nichts ändern.',
    en: 'You see the account of {name} and cannot change anything.',
  },
  'shell.supportWrites': {
    de: 'Sie sehen das Konto von {name} und dürfen darin ändern.',
    en: 'You see the account of {name} and may change things in it.',
  },
  'shell.supportEnd': { de: 'Zugriff beenden', en: 'End access' },
  'shell.programme': { de: '{name}. Verantwortlich: {by}', en: '{name}. Responsible: {by}' },
  'shell.legal': { de: 'Rechtliches und Service', en: 'Legal and service' },
  'shell.page.currentPremiums': { de: 'Aktuelle Prämien', en: 'Current rewards' },
  'shell.page.terms': { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
  'shell.page.imprint': { de: 'Impressum', en: 'Imprint' },
  'shell.page.privacy': { de: 'Datenschutz', en: 'Data protection' },
  'shell.page.accessibility': { de: 'Barrierefreiheit', en: 'Accessibility' },
  'shell.page.faq': { de: 'Häufige Fragen', en: 'Common questions' },
  'shell.page.contact': { de: 'Kontakt', en: 'Contact' },

  'topWindow.title': { de: 'Weiter im ganzen Fenster', en: 'Continue in the whole window' },
  'topWindow.lead': {
    de: 'Ihre Bankverbindung geben Sie nur auf der eigenen Seite ein: {name}. So sehen Sie an der Adresse, wer sie bekommt.',
    en: 'You only enter bank details on a page of {name} itself, so that the address shows who gets them.',
  },
  'topWindow.open': { de: 'Seite öffnen', en: 'Open the page' },

  'notFound.title': { de: 'Datei nicht gefunden', en: 'File not found' },
  'notFound.lead': {
    de: 'Unter dieser Adresse gibt es keine Seite. Ihre Empfehlungen und Prämien sind davon nicht betroffen.',
    en: 'There is no page at this address. Your recommendations and rewards are not affected.',
  },
  'notFound.ways': { de: 'So geht es weiter', en: 'Where to go from here' },
  'notFound.home': { de: 'Zur Startseite', en: 'Go to the home page' },
  'notFound.homeNote': { de: 'Produkte und Prämien ansehen', en: 'See products and rewards' },
  'notFound.personalAreaNote': { de: 'Stand Ihrer Empfehlungen', en: 'Where your recommendations stand' },
  'notFound.contactNote': { de: 'Wir helfen Ihnen weiter', en: 'We are here to help' },
  'notFound.personalArea': { de: 'Persönlicher Bereich', en: 'Personal area' },
  'notFound.contact': { de: 'Kontakt', en: 'Contact' },

  'linkEnded.title': { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'linkEnded.praemierung': {
    de: 'Ein Link aus unseren E-Mails gilt nur eine Zeit lang. Nehmen Sie den aus der neuesten E-Mail zu Ihrer Prämie.',
    en: 'A link in our e-mails is valid only for a while. Take the one in our latest e-mail about your reward.',
  },
  'linkEnded.empfaenger': {
    de: 'Ein Link aus unseren E-Mails gilt nur eine Zeit lang. Nehmen Sie den aus der neuesten.',
    en: 'A link in our e-mails is valid only for a while. Take the one in our latest e-mail.',
  },
  'linkEnded.write': {
    de: 'Finden Sie keine? Schreiben Sie uns, wir schicken Ihnen einen neuen Link: {email}',
    en: 'You cannot find one? Write to us and we will send you a new link: {email}',
  },
  'linkEnded.missing': {
    de: 'Diese Seite zeigen wir nur Ihnen. Öffnen Sie dazu den Link aus unserer E-Mail.',
    en: 'We show this page only to you. Open the link in our e-mail.',
  },

  'refused.title': { de: 'Das ist so nicht möglich', en: 'That is not possible' },

  'bank.payer': { de: 'Die Überweisung kommt von {payer}.', en: 'The transfer comes from {payer}.' },
  'bank.transfer': {
    de: 'Wir überweisen Ihre Prämie. Abbuchen können und dürfen wir damit nicht.',
    en: 'We use it to transfer your reward. We are neither able nor allowed to take money from your account.',
  },
  'bank.encrypted': {
    de: 'Ihre IBAN wird verschlüsselt gespeichert und nur zum Überweisen verwendet.',
    en: 'Your IBAN is stored encrypted and used for transfers only.',
  },
  'bank.to': { de: '{amount} auf {iban}.', en: '{amount} to {iban}.' },

  'share.link': { de: 'Ihr persönlicher Link', en: 'Your personal link' },
  'share.copy': { de: 'Kopieren', en: 'Copy' },
  'share.copied': { de: 'Link kopiert', en: 'Link copied' },
  'share.copyFailed': {
    de: 'Der Link ließ sich nicht kopieren. Er ist markiert: Bitte kopieren Sie ihn selbst.',
    en: 'The link could not be copied. It is selected: please copy it yourself.',
  },

  'refuse.title': { de: 'Das waren nicht Sie?', en: 'Was that not you?' },
  'refuse.account': {
    de: 'Dann löschen wir, was unter Ihrer E-Mail-Adresse angelegt wurde, und der Link gilt nicht mehr.',
    en: 'Then we delete what was created under your e-mail address, and the link is no longer valid.',
  },
  'refuse.recipient': {
    de: 'Dann löschen wir Ihre Daten. Eine Prämie können wir dazu nicht mehr auszahlen.',
    en: 'Then we delete your details and can no longer pay a reward.',
  },
  'refuse.reward': {
    de: 'Dann halten wir die Auszahlung an, bis wir das mit Ihnen geklärt haben. Ging es um Ihre gespeicherte Bankverbindung, wird auch sie so lange nicht benutzt.',
    en: 'Then we stop the payment until we have settled it with you. If it was about your saved bank account, we will not use that account until then either.',
  },
  'refuse.submit': { de: 'Das war ich nicht', en: 'That was not me' },
  'refuse.back': { de: 'Doch, das war ich', en: 'It was me after all' },
  'refuse.done': { de: 'Danke, wir haben es festgehalten.', en: 'Thank you, we have noted it.' },
  'refuse.accountDone': {
    de: 'Die Empfehlung ist beendet. Mehr müssen Sie nicht tun.',
    en: 'The recommendation has ended. There is nothing more you need to do.',
  },
  'refuse.recipientDone': {
    de: 'Ihre Daten sind gelöscht. Mehr müssen Sie nicht tun.',
    en: 'Your details have been deleted. There is nothing more you need to do.',
  },
  'refuse.rewardDone': {
    de: 'Die Auszahlung ist angehalten. Wir prüfen den Vorgang.',
    en: 'The payout is on hold. We are looking into it.',
  },
} satisfies Bilingual;
