/** Believable values for the mail to an agent. */
import type { MailSample } from '#platform/mail/template.ts';
import type { LeadMail } from './mails.ts';

export const lead = (): MailSample<LeadMail>[] => [
  {
    title: 'Neuer Interessent',
    parameters: {
      name: 'Ben Beispiel',
      product: 'Beratung Altersvorsorge',
      phone: '0451 987654',
      email: 'ben@example.org',
      address: 'Lindenweg 4, 23552 Lübeck',
    },
  },
];
