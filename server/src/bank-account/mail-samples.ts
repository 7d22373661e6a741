/** Believable values for the mail about a changed bank account. */
import type { MailSample } from '#platform/mail/template.ts';
import type { BankMail } from './mails.ts';

const given = { heldUntilMs: null, firstName: 'Anna', last4: '2051' };

export const bankChanged = (): MailSample<BankMail>[] => [
  {
    title: 'Bankverbindung geändert',
    parameters: { ...given, change: 'bankReplaced', stopToken: 'a29udG9zdG9wcC1iaXR0ZS1hdWNoLWRhcw' },
  },
  { title: 'Bankverbindung gelöscht', parameters: { ...given, change: 'bankDeleted', stopToken: null } },
];
