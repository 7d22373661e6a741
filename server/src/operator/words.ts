/** What the mail to a new operator says. */
import { bilingual } from '#platform/mail/words.ts';

export const invitation = bilingual({
  de: {
    subject: 'Ihr Zugang zur Verwaltung',
    headline: 'Richten Sie Ihren Zugang ein',
    paragraphs: [
      'Für Sie wurde ein Zugang zur Verwaltung angelegt. Mit dem Link legen Sie Ihr Passwort fest und verbinden eine Authenticator-App.',
    ],
    button: 'Zugang einrichten',
    after: ['Der Link gilt 72 Stunden und nur für Sie. Geben Sie ihn nicht weiter.'],
  },
  en: {
    subject: 'Your access to the administration',
    headline: 'Set up your access',
    paragraphs: [
      'An access to the administration was created for you. The link lets you choose a password and connect an authenticator app.',
    ],
    button: 'Set up access',
    after: ['The link is valid for 72 hours and for you alone. Do not pass it on.'],
  },
});
