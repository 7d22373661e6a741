/** The words of an invitation: password, second factor. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const invitationWords = {
  'invitation.title': { de: 'Zugang zur Verwaltung', en: 'Access to the administration' },
  'invitation.lead': {
    de: 'Legen Sie Ihr Passwort fest. Danach richten Sie den zweiten Faktor ein.',
    en: 'Set your password. After that you set up the second factor.',
  },
  'invitation.passwordHint': {
    de: 'Mindestens 8 Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer',
    en: 'At least 8 characters, with a lowercase letter, an uppercase letter and a digit',
  },
  'invitation.submit': { de: 'Passwort festlegen', en: 'Set the password' },
  'invitation.totpTitle': { de: 'Zweiten Faktor einrichten', en: 'Set up the second factor' },
  'invitation.totpLead': {
    de: 'Scannen Sie den Code mit Ihrer Authenticator-App und geben Sie die sechs Ziffern ein, die sie zeigt.',
    en: 'Scan the code with your authenticator app and enter the six digits it shows.',
  },
  'invitation.totpPicture': { de: 'QR-Code für die Authenticator-App', en: 'QR code for the authenticator app' },
  'invitation.totpSecret': { de: 'Ohne Kamera: diesen Schlüssel eingeben', en: 'Without a camera: enter this key' },
  'invitation.code': { de: 'Code aus der App', en: 'Code from the app' },
  'invitation.confirm': { de: 'Zugang einrichten', en: 'Set up access' },
  'invitation.recoveryLead': {
    de: 'Ihr Zugang ist eingerichtet. Sichern Sie jetzt diese Codes für den Fall, dass Ihr Telefon verloren geht.',
    en: 'Your access is set up. Now save these codes in case your phone is lost.',
  },
  'invitation.done': { de: 'Ihr Zugang ist eingerichtet', en: 'Your access is set up' },
  'invitation.doneLead': {
    de: 'Melden Sie sich künftig mit E-Mail-Adresse, Passwort und einem Code aus der App an. Ohne Telefon hilft einer Ihrer Wiederherstellungscodes.',
    en: 'From now on, sign in with your e-mail address, your password and a code from the app. Without your phone, use one of your recovery codes.',
  },
  'invitation.invalid': { de: 'Der Link ist ungültig oder abgelaufen.', en: 'The link is invalid or has expired.' },
  'invitation.invalidLead': {
    de: 'Bitten Sie eine Betreiberin oder einen Betreiber um eine neue Einladung.',
    en: 'Ask an operator for a new invitation.',
  },
} satisfies Bilingual;
