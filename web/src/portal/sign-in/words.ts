/** The words of signing in and out, of passwords, and of who comes from elsewhere or leaves. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const signInWords = {
  'signIn.title': { de: 'Anmelden', en: 'Sign in' },
  'signIn.lead': {
    de: 'Sehen Sie den Stand Ihrer Empfehlungen und holen Sie Prämien ab.',
    en: 'See how your recommendations stand, and collect your rewards.',
  },
  'signIn.wanted': {
    de: 'Diese Seite zeigen wir nur Ihnen. Nach der Anmeldung geht es dort weiter.',
    en: 'Only you can see this page. Once you have signed in, you go straight to it.',
  },
  'signIn.remember': { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  'signIn.rememberHint': { de: 'Nicht auf fremden Geräten verwenden', en: 'Not on other people’s devices' },
  'signIn.submit': { de: 'Anmelden', en: 'Sign in' },
  'signIn.forgotten': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'signIn.hint': {
    de: 'Ihre Zugangsdaten für den persönlichen Bereich erhalten Sie nach Ihrer ersten Empfehlung per E-Mail.',
    en: 'After your first recommendation we e-mail you what you need to sign in to the personal area.',
  },
  'signIn.recommend': { de: 'Jetzt empfehlen', en: 'Recommend now' },
  'signIn.wait': {
    de: 'Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, bevor Sie es noch einmal versuchen.',
    en: 'Please wait {minutes, plural, one {# minute} other {# minutes}} before you try again.',
  },
  'signIn.waitWhy': {
    de: 'Nach mehreren falschen Versuchen halten wir die Anmeldung an. So kann niemand Ihr Passwort erraten.',
    en: 'After several wrong attempts we pause the sign-in. That way nobody can guess your password.',
  },
  'signIn.waitMail': {
    de: 'Sie müssen nicht warten: Fordern Sie per E-Mail ein neues Passwort an.',
    en: 'There is no need to wait: ask for a new password by e-mail.',
  },
  'signIn.proof': {
    de: 'Mit diesem Browser geht die Anmeldung gerade nicht.',
    en: 'You cannot sign in with this browser right now.',
  },
  'signIn.proofWhy': {
    de: 'Mit dieser E-Mail-Adresse wurde sehr oft ein falsches Passwort versucht. Darum rechnet der Browser vor der Anmeldung kurz etwas aus, und dafür braucht er JavaScript.',
    en: 'A wrong password has been tried many times with this e-mail address. So your browser has to solve a small task before you sign in, and it needs JavaScript for that.',
  },
  'signIn.proofMail': {
    de: 'Ohne JavaScript kommen Sie per E-Mail hinein: Fordern Sie ein neues Passwort an.',
    en: 'Without JavaScript you get in by e-mail: ask for a new password.',
  },
  'signIn.linkOver': { de: 'Der Link ist ungültig oder abgelaufen.', en: 'The link is not valid or has expired.' },

  'supportLogin.title': { de: 'Anmelden als Support', en: 'Sign in as support' },
  'supportLogin.lead': {
    de: 'Sie sehen dann ein Konto oder einen Agenturbereich so, wie die Person selbst es sieht. Der Zugriff wird festgehalten.',
    en: 'You will see an account or an agency area as the person sees it. The access is recorded.',
  },
  'supportLogin.submit': { de: 'Anmelden', en: 'Sign in' },

  'signedOut.done': { de: 'Sie sind abgemeldet.', en: 'You have been signed out.' },

  'signOut.title': { de: 'Abmelden', en: 'Sign out' },
  'signOut.lead': {
    de: 'Danach sieht auf diesem Gerät niemand mehr Ihre Empfehlungen und Prämien.',
    en: 'After that, nobody can see your recommendations and rewards on this device.',
  },
  'signOut.submit': { de: 'Abmelden', en: 'Sign out' },

  'forgotten.title': { de: 'Passwort vergessen', en: 'Forgotten password' },
  'forgotten.lead': {
    de: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    en: 'We will send you a link to set a new password.',
  },
  'forgotten.submit': { de: 'Link anfordern', en: 'Ask for the link' },
  'forgotten.done': { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  'forgotten.doneLead': {
    de: 'Gibt es zu dieser E-Mail-Adresse ein Konto, ist eine E-Mail mit einem Link unterwegs.',
    en: 'If there is an account for this e-mail address, an e-mail with a link is on its way.',
  },
  'forgotten.doneNone': {
    de: 'Ist nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach. Eine weitere E-Mail schicken wir frühestens nach 15 Minuten.',
    en: 'Nothing after a few minutes? Check your spam folder. We can send another e-mail after 15 minutes.',
  },
  'forgotten.again': { de: 'Andere E-Mail-Adresse angeben', en: 'Use another e-mail address' },
  'forgotten.toLogin': { de: 'Zur Anmeldung', en: 'Go to sign-in' },

  'password.rule': {
    de: 'Mindestens 8 Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer',
    en: 'At least 8 characters, among them a lowercase letter, an uppercase letter and a digit',
  },
  'password.fine': { de: 'Dieses Passwort können Sie nehmen', en: 'This password is fine' },
  'password.same': { de: 'Beide stimmen überein', en: 'Both match' },

  'newPassword.reset': { de: 'Neues Passwort festlegen', en: 'Set a new password' },
  'newPassword.resetLead': {
    de: 'Für Ihr Konto {email}. Auf anderen Geräten werden Sie abgemeldet.',
    en: 'For your account {email}. You will be signed out on other devices.',
  },
  'newPassword.first': { de: 'Passwort festlegen', en: 'Set a password' },
  'newPassword.welcome': { de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  'newPassword.firstLead': {
    de: 'Legen Sie ein Passwort für {email} fest. Damit sehen Sie jederzeit, wo Ihre Prämie ist.',
    en: 'Set a password for {email}. With it you can see at any time where your reward is.',
  },
  'newPassword.submit': { de: 'Passwort speichern und anmelden', en: 'Save password and sign in' },
  'newPassword.over': { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'newPassword.overLead': {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    en: 'It has been used already or has expired. Ask for a new one.',
  },
  'newPassword.again': { de: 'Neuen Link anfordern', en: 'Ask for a new link' },

  'passwordChange.title': { de: 'Passwort ändern', en: 'Change password' },
  'passwordChange.lead': {
    de: 'Auf anderen Geräten werden Sie danach abgemeldet.',
    en: 'This signs you out on other devices.',
  },
  'passwordChange.new': { de: 'Neues Passwort', en: 'New password' },
  'passwordChange.again': { de: 'Neues Passwort wiederholen', en: 'Repeat the new password' },
  'passwordChange.submit': { de: 'Passwort ändern', en: 'Change password' },
  'passwordChange.done': { de: 'Passwort erfolgreich geändert.', en: 'Your password has been changed.' },
  'passwordChange.failed': {
    de: 'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.',
    en: 'Error: the password could not be changed, please try again later.',
  },

  'welcome.to': { de: 'Willkommen bei {name}', en: 'Welcome to {name}' },
  'welcome.lead': {
    de: '{name} ist für angemeldete Teilnehmerinnen und Teilnehmer da.',
    en: '{name} is for participants who are signed in.',
  },
  'welcome.elsewhere': {
    de: 'Öffnen Sie das Angebot aus dem Portal, in dem Sie sonst angemeldet sind. Eine eigene Anmeldung brauchen Sie dann nicht.',
    en: 'Open it from the portal where you are usually signed in. Then you do not have to sign in again here.',
  },
  'welcome.signIn': { de: 'Anmelden', en: 'Sign in' },
  'welcome.code': { de: 'Empfehlungscode anfordern', en: 'Ask for a recommendation code' },
  'welcome.ways': { de: 'Mehr erfahren', en: 'Learn more' },
  'welcome.faq': { de: 'Häufige Fragen', en: 'Questions and answers' },
  'welcome.faqNote': { de: 'Was es gibt und wann es kommt', en: 'What you get and when' },
  'welcome.contact': { de: 'Kontakt', en: 'Contact' },
  'welcome.contactNote': { de: 'Wir antworten Ihnen', en: 'We will answer you' },

  'farewell.title': { de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' },
  'farewell.lead': {
    de: 'Sie sind abgemeldet. Eine letzte E-Mail bestätigt Ihnen die Löschung.',
    en: 'You have been signed out. One last e-mail confirms the deletion.',
  },
} satisfies Bilingual;
