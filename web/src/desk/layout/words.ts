/** The words around every screen of the desk, of its sign-in and of pages that cannot be shown. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskLayoutWords = {
  'desk.skip': { de: 'Zum Inhalt springen', en: 'Skip to content' },
  'desk.navigation': { de: 'Bereiche', en: 'Areas' },
  'desk.menu': { de: 'Menü', en: 'Menu' },
  'desk.language': { de: 'Sprache', en: 'Language' },
  'desk.mandant': { de: 'Mandant', en: 'Mandant' },
  'desk.account': { de: 'Konto', en: 'Account' },
  'desk.signOut': { de: 'Abmelden', en: 'Sign out' },
  'desk.closedMandant': {
    de: '{name} ({slug}) ist geschlossen: Seiten, Links und E-Mails dieses Mandanten ruhen, weil seine Einstellungen nicht gelesen werden können: {fields}. Bitte sagen Sie es der Technik.',
    en: '{name} ({slug}) is closed: pages, links and mails of this mandant rest, because its settings cannot be read: {fields}. Please tell your technicians.',
  },
  'desk.missingCell': {
    de: 'Die Datenbank {name} antwortet nicht. Bis sie wieder da ist, sind nicht zu erreichen: {mandants}{more, plural, =0 {} one { und ein weiterer Mandant} other { und # weitere Mandanten}}. E-Mails und Klicks von dort warten so lange, alles andere läuft weiter. Bitte sagen Sie es der Technik.',
    en: 'The database {name} does not answer. Until it is back, these cannot be reached: {mandants}{more, plural, =0 {} one { and one more mandant} other { and # more mandants}}. Their mails and clicks wait meanwhile, everything else goes on. Please tell your technicians.',
  },
  'desk.sessionEnd.idle': {
    de: 'Sie haben lange nichts getan. Um {time} Uhr endet Ihre Sitzung.',
    en: 'You have not done anything for a while. Your session ends at {time}.',
  },
  'desk.sessionEnd.last': {
    de: 'Eine Sitzung dauert höchstens acht Stunden: Um {time} Uhr melden Sie sich neu an. Danach geht es hier weiter, mit dem, was Sie getippt haben.',
    en: 'A session lasts eight hours at most: at {time} you sign in again. After that you go on here, with what you have typed.',
  },
  'desk.sessionEnd.stay': { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  'desk.sessionEnd.signIn': { de: 'Jetzt neu anmelden', en: 'Sign in again now' },
  'desk.sessionEnd.later': { de: 'Später', en: 'Later' },
  'desk.busy': { de: 'Wird geladen', en: 'Loading' },
  'desk.signedOut': { de: 'Sie sind abgemeldet.', en: 'You have been signed out.' },
  'desk.signOutFailed': {
    de: 'Die Abmeldung hat nicht geklappt, Sie sind noch angemeldet. Bitte versuchen Sie es noch einmal.',
    en: 'Signing out did not work. You are still signed in. Please try again.',
  },
  'desk.unknown': { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' },
  'desk.unknownLead': {
    de: 'Die Adresse ist nicht richtig, oder den Datensatz gibt es nicht mehr.',
    en: 'The address is wrong, or the record no longer exists.',
  },
  'desk.toStart': { de: 'Zur Übersicht', en: 'Go to the overview' },
  'desk.offline': { de: 'Keine Verbindung', en: 'No connection' },
  'desk.offlineLead': {
    de: 'Dieses Gerät ist gerade offline. Sobald es wieder Netz hat, geht es hier weiter.',
    en: 'This device is offline. As soon as it is back online, you can go on here.',
  },
  'desk.again': { de: 'Noch einmal versuchen', en: 'Try again' },
  'desk.denied': { de: 'Dazu fehlt Ihnen die Berechtigung', en: 'You do not have permission for this' },
  'desk.deniedLead': {
    de: 'Ihre Rolle darf das nicht. Ändern kann sie, wer hier die Rolle Leitung hat.',
    en: 'Your role does not allow it. Anybody with the role Lead can change that.',
  },

  'desk.signIn.title': { de: 'Anmelden', en: 'Sign in' },
  'desk.signIn.lead': {
    de: 'Mit dem Zugang, den Sie durch Ihre Einladung eingerichtet haben.',
    en: 'Use the access you set up with your invitation.',
  },
  'desk.signIn.expired': {
    de: 'Ihre Sitzung ist beendet: Das geschieht nach 30 Minuten ohne Eingabe und spätestens nach acht Stunden. Nach der Anmeldung geht es dort weiter, wo Sie waren.',
    en: 'Your session has ended: that happens after 30 minutes without input, and after eight hours at the latest. After signing in you continue where you were.',
  },
  'desk.signIn.code': { de: 'Code der Authenticator-App', en: 'Code from the authenticator app' },
  'desk.signIn.codeHint': {
    de: 'Sechs Ziffern, die alle 30 Sekunden wechseln, oder einer Ihrer Wiederherstellungscodes. Jeder Code gilt einmal.',
    en: 'Six digits that change every 30 seconds, or one of your recovery codes. Each code works once.',
  },
  'desk.signIn.submit': { de: 'Anmelden', en: 'Sign in' },
  'desk.signIn.link': { de: 'Anmeldelink per E-Mail', en: 'Sign-in link by e-mail' },

  'desk.signInLink.title': { de: 'Anmeldelink per E-Mail', en: 'Sign-in link by e-mail' },
  'desk.signInLink.lead': {
    de: 'Kommen Sie mit Ihrem Passwort nicht hinein, etwa weil jemand es mit Ihrer Adresse zu oft falsch versucht hat? Der Link gilt anstelle des Passworts. Der Code der Authenticator-App wird weiter gefragt, wo er eingerichtet ist.',
    en: 'Cannot get in with your password, perhaps because somebody entered it wrongly too often? The link replaces the password. You still need the code from the authenticator app if you have set one up.',
  },
  'desk.signInLink.submit': { de: 'Link anfordern', en: 'Ask for the link' },
  'desk.signInLink.sent': { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  'desk.signInLink.sentLead': {
    de: 'Gibt es zu dieser E-Mail-Adresse einen Zugang, ist eine E-Mail mit einem Link unterwegs, oder sie liegt seit wenigen Minuten in Ihrem Postfach. Er gilt 10 Minuten und einmal.',
    en: 'If there is an access for this e-mail address, an e-mail with a link is on its way or has just reached your inbox. It is valid for 10 minutes and works once.',
  },
  'desk.signInLink.back': { de: 'Mit Passwort anmelden', en: 'Sign in with the password' },
  'desk.signInLink.open': { de: 'Mit dem Anmeldelink anmelden', en: 'Sign in with the link' },
  'desk.signInLink.openLead': {
    de: 'Der Link aus der E-Mail gilt anstelle Ihres Passworts. Er ist mit der Anmeldung verbraucht.',
    en: 'The link of the mail takes the place of your password. Signing in uses it up.',
  },
  'desk.signInLink.over': { de: 'Der Link ist ungültig oder abgelaufen.', en: 'The link is invalid or has expired.' },
  'desk.signInLink.overLead': {
    de: 'Er gilt 10 Minuten und nur einmal. Fordern Sie einen neuen an.',
    en: 'It is valid for 10 minutes and works once. Ask for a new one.',
  },
  'desk.signInLink.again': { de: 'Neuen Link anfordern', en: 'Ask for a new link' },

  'desk.signIn.help': {
    de: 'Zugang verloren? Eine Kollegin oder ein Kollege mit der Rolle Leitung kann Sie unter Betreiber neu einladen.',
    en: 'Access lost? A colleague with the role Lead can invite you again under Operators.',
  },
} satisfies Bilingual;
