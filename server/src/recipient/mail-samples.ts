/** Believable values for the mails to a recipient. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type { RecipientMail } from './mails.ts';

const benOf = (today: string): RecipientMail => ({
  number: '202345678905',
  firstName: 'Ben',
  deleteOn: plusDays(today, 84),
  product: 'Zuhause L',
});
const orderOf = (today: string) => ({ externalNumber: 'V-2026-00417', orderedOn: plusDays(today, -3) });

export function confirmDetails(today: string): MailSample<RecipientMail>[] {
  const recommended = { ...benOf(today), recommender: 'Anna M.' };
  return [
    { title: 'Daten bestätigen', parameters: recommended },
    { title: 'Daten bestätigen, Erinnerung', parameters: { ...recommended, isReminder: true } },
    {
      title: 'Daten bestätigen, nur der Auftrag ist bekannt',
      parameters: { ...benOf(today), firstName: null, order: orderOf(today) },
    },
  ];
}

export const orderReceived = (today: string): MailSample<RecipientMail>[] => [
  { title: 'Auftrag erhalten', parameters: { ...benOf(today), order: orderOf(today) } },
  { title: 'Angaben erhalten, Werbung ist zu bestätigen', parameters: { ...benOf(today), asksToAdvertise: true } },
];
