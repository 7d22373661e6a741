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
    en: 'We show this page to you alone. After signing in you go on from there.',
  },
  'signIn.remember': { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  'signIn.rememberHint': { de: 'Nicht auf fremden Geräten verwenden', en: 'Not on devices of other people' },
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
    en: 'After several wrong attempts we pause the sign-in. So nobody can guess your password.',
  },
  'signIn.waitMail': {
    de: 'Sie müssen nicht warten: Fordern Sie per E-Mail ein neues Passwort an.',
    en: 'You need not wait: ask for a new password by e-mail.',
  },
  'signIn.proof': {
    de: 'Mit diesem Browser geht die Anmeldung gerade nicht.',
    en: 'Signing in does not work with this browser just now.',
  },
  'signIn.proofWhy': {
    de: 'Mit dieser E-Mail-Adresse wurde sehr oft ein falsches Passwort versucht. Darum rechnet der Browser vor der Anmeldung kurz etwas aus, und dafür braucht er JavaScript.',
    en: 'A wrong password was tried very often with this e-mail address. So the browser computes something before you sign in, and for that it needs JavaScript.',
  },
  'signIn.proofMail': {
    de: 'Ohne JavaScript kommen Sie per E-Mail hinein: Fordern Sie ein neues Passwort an.',
    en: 'Without JavaScript you get in by e-mail: ask for a new password.',
  },
  'signIn.linkOver': { de: 'Der Link ist ungültig oder abgelaufen.', en: 'The link is not valid or has expired.' },

  'supportLogin.title': { de: 'Anmelden als Support', en: 'Sign in as support' },
  'supportLogin.lead': {
    de: 'Sie sehen dann ein Konto so, wie die Person selbst es sieht. Der Zugriff wird festgehalten.',
    en: 'You will see an account as the person sees it. The access is recorded.',
  },
  'supportLogin.submit': { de: 'Anmelden', en: 'Sign in' },

  'signedOut.done': { de: 'Sie sind abgemeldet.', en: 'You are signed out.' },

  'signOut.title': { de: 'Abmelden', en: 'Sign out' },
  'signOut.lead': {
    de: 'Danach sieht auf diesem Gerät niemand mehr Ihre Empfehlungen und Prämien.',
    en: 'After that nobody sees your recommendations and rewards on this device.',
  },
  'signOut.submit': { de: 'Abmelden', en: 'Sign out' },

  'forgotten.title': { de: 'Passwort vergessen', en: 'Forgotten password' },
  'forgotten.lead': {
    de: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    en: 'We send you a link with which you set a new password.',
  },
  'forgotten.submit': { de: 'Link anfordern', en: 'Ask for the link' },
  'forgotten.done': { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look into your mailbox' },
  'forgotten.doneLead': {
    de: 'Gibt es zu dieser E-Mail-Adresse ein Konto, ist eine E-Mail mit einem Link unterwegs.',
    en: 'If there is an account for this e-mail address, a mail with a link is on its way.',
  },
  'forgotten.doneNone': {
    de: 'Ist nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach. Eine weitere E-Mail schicken wir frühestens nach 15 Minuten.',
    en: 'Nothing there after a few minutes? Look into your spam folder. We send another mail after 15 minutes at the earliest.',
  },
  'forgotten.again': { de: 'Andere E-Mail-Adresse angeben', en: 'Give another e-mail address' },
  'forgotten.toLogin': { de: 'Zur Anmeldung', en: 'To the sign-in' },

  'password.rule': {
    de: 'Mindestens 8 Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer',
    en: 'At least 8 characters, among them a lowercase letter, an uppercase letter and a digit',
  },
  'password.fine': { de: 'Dieses Passwort können Sie nehmen', en: 'You can take this password' },
  'password.same': { de: 'Beide stimmen überein', en: 'Both are the same' },

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
    en: 'You are signed out on other devices afterwards.',
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
    en: '{name} is here for participants who are signed in.',
  },
  'welcome.elsewhere': {
    de: 'Öffnen Sie das Angebot aus dem Portal, in dem Sie sonst angemeldet sind. Eine eigene Anmeldung brauchen Sie dann nicht.',
    en: 'Open it from the portal in which you are usually signed in. You need no sign-in of its own then.',
  },
  'welcome.signIn': { de: 'Anmelden', en: 'Sign in' },
  'welcome.code': { de: 'Empfehlungscode anfordern', en: 'Ask for a recommendation code' },
  'welcome.ways': { de: 'Mehr erfahren', en: 'Learn more' },
  'welcome.faq': { de: 'Häufige Fragen', en: 'Questions and answers' },
  'welcome.faqNote': { de: 'Was es gibt und wann es kommt', en: 'What there is and when it comes' },
  'welcome.contact': { de: 'Kontakt', en: 'Contact' },
  'welcome.contactNote': { de: 'Wir antworten Ihnen', en: 'We answer you' },

  'farewell.title': { de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' },
  'farewell.lead': {
    de: 'Sie sind abgemeldet. Eine letzte E-Mail bestätigt Ihnen die Löschung.',
    en: 'You are signed out. A last e-mail confirms the deletion.',
  },
} satisfies Bilingual;
