/** Believable values for the mail of an invitation. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type { InvitationMail } from './mails.ts';

const token = 'ZWlubGFkdW5nLWRlci1hZ2VudHVyLWdpbHQtZWlubWFs';
const company = 'Agentur Krämer & Brandt';

export const invitation = (today: string): MailSample<InvitationMail>[] => {
  const days = { talkedOn: plusDays(today, -1), expiresOn: plusDays(today, 30) };
  return [
    {
      title: 'nach einem Gespräch',
      parameters: { firstName: 'Ben', company, inviter: 'Dirk Krämer', talk: 'personal', ...days, token },
    },
    {
      title: 'von der Agentur selbst',
      parameters: { firstName: 'Ben', company, inviter: null, talk: 'phone', ...days, token },
    },
  ];
};
