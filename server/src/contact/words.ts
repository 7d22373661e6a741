/** What the mails of the contact form say. */
import { bilingual } from '#platform/mail/words.ts';
import type { ContactMail } from './contact.ts';

/** M22 */
export const request = bilingual({
  de: {
    subject: (subject: string) => `Kontaktanfrage: ${subject}`,
    headline: 'Neue Kontaktanfrage',
    cause: ({ firstName, lastName }: ContactMail) =>
      `${firstName} ${lastName} hat über das Kontaktformular geschrieben. Antworten Sie auf diese E-Mail, geht die Antwort dorthin.`,
    captchaMissing:
      'Die Sicherheitsprüfung war nicht erreichbar. Diese Nachricht kam ohne sie durch: Sie könnte von einem Programm sein.',
  },
  en: {
    subject: (subject) => `Contact request: ${subject}`,
    headline: 'New contact request',
    cause: ({ firstName, lastName }) =>
      `${firstName} ${lastName} has used the contact form. If you reply to this mail, the reply goes there.`,
    captchaMissing:
      'The security check could not be reached. This message came through without it: it may be from a program.',
  },
});

/** M23 to somebody signed in */
export const copy = bilingual({
  de: {
    subject: 'Kopie Ihrer Nachricht',
    headline: ({ firstName }: ContactMail) => `Ihre Nachricht ist bei uns, ${firstName}`,
    cause: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen per E-Mail. Das haben Sie geschrieben:',
    after: 'Haben nicht Sie geschrieben, hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun.',
  },
  en: {
    subject: 'Copy of your message',
    headline: ({ firstName }) => `Your message has reached us, ${firstName}`,
    cause: 'We have received your message and will answer by e-mail. This is what you wrote:',
    after: 'If it was not you who wrote, somebody entered your address. There is nothing you need to do.',
  },
});

/** M23 to a guest */
export const guestCopy = bilingual({
  de: {
    subject: 'Ihre Nachricht ist bei uns',
    headline: 'Ihre Nachricht ist bei uns',
    cause:
      'Wir haben eine Nachricht mit dieser E-Mail-Adresse erhalten und antworten per E-Mail. Was geschrieben wurde, können Sie auf unserer Seite lesen.',
    button: 'Nachricht lesen',
    until: 'Der Link gilt sieben Tage.',
    after: 'Haben nicht Sie geschrieben, hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun.',
  },
  en: {
    subject: 'We have received your message',
    headline: 'We have received your message',
    cause:
      'We have received a message with this e-mail address and will answer by e-mail. You can read on our page what was written.',
    button: 'Read the message',
    until: 'The link is valid for seven days.',
    after: 'If it was not you who wrote, somebody entered your address. There is nothing you need to do.',
  },
});

/** Labels of the message in both. */
export const labels = bilingual({
  de: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    number: 'Empfehlungsnummer',
    subject: 'Betreff',
    request: 'Vorgang',
    sentAt: 'Gesendet',
  },
  en: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    number: 'Recommendation number',
    subject: 'Subject',
    request: 'Request',
    sentAt: 'Sent',
  },
});

export const salutations = bilingual({
  de: { mr: 'Herr', ms: 'Frau', other: 'Divers', company: 'Firma' },
  en: { mr: 'Mr', ms: 'Ms', other: 'Other', company: 'Company' },
});
