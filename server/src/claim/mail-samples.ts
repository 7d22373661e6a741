/** Believable values for the mails about a claim. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type { DecidedMail, FiledMail } from './mails.ts';

const claim = { number: '500112233441', firstName: 'Anna' };
const agreed: DecidedMail = { ...claim, outcome: 'assigned', reason: null, appealUntil: null };
const refused: DecidedMail = { ...claim, outcome: 'refused', reason: 'noContract', appealUntil: null };

export const filed = (today: string): MailSample<FiledMail>[] => [
  { title: 'Nachbuchung eingegangen', parameters: { ...claim, answerBy: plusDays(today, 14) } },
];

export const decided = (today: string): MailSample<DecidedMail>[] => [
  { title: 'Nachbuchung zugeordnet', parameters: agreed },
  { title: 'Nachbuchung: Kulanz', parameters: { ...agreed, outcome: 'goodwill' } },
  { title: 'Nachbuchung abgelehnt', parameters: { ...refused, appealUntil: plusDays(today, 28) } },
];

export const appealDecided = (): MailSample<DecidedMail>[] => [
  { title: 'Widerspruch: zugeordnet', parameters: agreed },
  { title: 'Widerspruch: abgelehnt', parameters: refused },
];
