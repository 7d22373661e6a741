/** Believable values for the mails of the contact form. */
import type { MailSample } from '#platform/mail/template.ts';
import type { ContactMail, GuestCopyMail } from './contact.ts';

const asked: ContactMail = {
  number: 'K7QX-2M9D',
  salutation: 'ms',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  phone: '030 23125 100',
  subject: 'Wann kommt meine Prämie?',
  message:
    'Guten Tag,\n\nmeine Freundin hat vor drei Wochen über meinen Link bestellt. Der Vertrag läuft seit dem 1. des Monats.\n\nWann kann ich die Prämie abholen?\n\nViele Grüße\nAnna Muster',
  recommendationNumber: '104477120935',
};

export const request = (): MailSample<ContactMail>[] => [
  { title: 'Kontaktanfrage an den Service', parameters: asked },
  {
    title: 'Kontaktanfrage ohne freiwillige Angaben',
    parameters: { ...asked, salutation: null, phone: null, recommendationNumber: null },
  },
  { title: 'Kontaktanfrage ohne Sicherheitsprüfung', parameters: { ...asked, captchaMissing: true } },
];

export const copy = (): MailSample<ContactMail | GuestCopyMail>[] => [
  { title: 'Kopie an jemanden, der angemeldet ist', parameters: asked },
  {
    title: 'Kopie an einen Gast',
    parameters: {
      number: 'K7QX-2M9D',
      sentAtMs: Date.UTC(2026, 2, 2, 9),
      subject: asked.subject,
      token: 'a29waWUtZWluZXItbmFjaHJpY2h0LWFuLWVpbmVuLWdhc3Q',
    },
  },
];
