/** The words of single sign-on: the button of the login, and the page a provider sends people back to. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const agencySsoWords = {
  'agencySso.button': { de: 'Mit Unternehmenskonto anmelden', en: 'Sign in with your company account' },
  'agencySso.withoutScript': {
    de: 'Mit dem Unternehmenskonto melden Sie sich an, wenn Ihr Browser JavaScript ausführt. Wer hier ein Passwort hat, kommt auch mit E-Mail-Adresse und Passwort hinein.',
    en: 'Signing in with the company account takes a browser that runs JavaScript. Whoever has a password here can also sign in with e-mail address and password.',
  },
  'agencySso.title': { de: 'Anmeldung mit Unternehmenskonto', en: 'Signing in with your company account' },
  'agencySso.wait': { de: 'Einen Moment, Sie werden angemeldet.', en: 'One moment, you are being signed in.' },
  'agencySso.state': {
    de: 'Die Anmeldung ist fehlgeschlagen. Diese Antwort gehört nicht zu einer Anmeldung, die in diesem Fenster begonnen hat. Bitte melden Sie sich noch einmal an.',
    en: 'Signing in has failed. This answer belongs to no sign-in that began in this window. Please sign in once more.',
  },
  'agencySso.left': {
    de: 'Sie haben die Anmeldung bei Ihrem Unternehmen abgebrochen.',
    en: 'You left the sign-in of your company.',
  },
  'agencySso.denied': {
    de: 'Die Anmeldung ist fehlgeschlagen. Der Anmeldedienst Ihres Unternehmens hat sie abgelehnt. Bitte wenden Sie sich an Ihr Unternehmen.',
    en: 'Signing in has failed. The sign-in service of your company has refused it. Please turn to your company.',
  },
  'agencySso.away': {
    de: 'Die Anmeldung ist fehlgeschlagen. Es kam keine Antwort. Bitte prüfen Sie die Verbindung, und melden Sie sich noch einmal an.',
    en: 'Signing in has failed. No answer came. Please check the connection, and sign in once more.',
  },
  'agencySso.refused': { de: 'Die Anmeldung ist fehlgeschlagen.', en: 'Signing in has failed.' },
  'agencySso.agency': {
    de: 'Sie sind angemeldet, aber Ihre Abteilung gehört zu keiner Agentur, die wir kennen. Im Agenturbereich sehen Sie deshalb nichts. Bitte wenden Sie sich an Ihr Unternehmen.',
    en: 'You are signed in, but your department belongs to no agency we know. So there is nothing to see in the agency area. Please turn to your company.',
  },
  'agencySso.role': {
    de: 'Sie sind angemeldet, haben in Ihrer Agentur aber keine Rolle. Im Agenturbereich sehen Sie deshalb nichts. Bitte wenden Sie sich an Ihr Unternehmen.',
    en: 'You are signed in, but you have no role in your agency. So there is nothing to see in the agency area. Please turn to your company.',
  },
  'agencySso.changed': {
    de: 'Ihr Unternehmen hat Ihre Agentur oder Ihre Rolle geändert. Was Sie sehen und tun können, richtet sich jetzt danach.',
    en: 'Your company has changed your agency or your role. What you can see and do follows from that now.',
  },
  'agencySso.on': { de: 'Weiter zum Agenturbereich', en: 'Go on to the agency area' },
  'agencySso.signOut': { de: 'Abmelden', en: 'Sign out' },
  'agencySso.outTitle': { de: 'Sie sind hier abgemeldet', en: 'You are signed out here' },
  'agencySso.outLead': {
    de: 'Bei Ihrem Unternehmen sind Sie es noch nicht. Wir bringen Sie dorthin.',
    en: 'At your company you are not yet. We take you there.',
  },
  'agencySso.outThere': { de: 'Auch beim Unternehmen abmelden', en: 'Sign out at the company, too' },
  'agencySso.outStay': { de: 'Zur Anmeldung', en: 'Go to the sign-in' },
  'agencySso.back': { de: 'Zur Anmeldung', en: 'Go to the sign-in' },
} satisfies Bilingual;
