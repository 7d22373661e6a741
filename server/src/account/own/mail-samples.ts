/** Believable values for the mails about the own data. */
import type { MailSample } from '#platform/mail/template.ts';
import type { AddressMail, NumberMail, OptinMail } from './mails.ts';

export const optin = (): MailSample<OptinMail>[] => [
  {
    title: 'Newsletter bestätigen',
    parameters: {
      hash: '5b1c7f0e9a2d4c6b8e1f3a5d7c9b0e2f',
      firstName: 'Anna',
      token: 'bmV3c2xldHRlci1iZXN0YWV0aWdlbg',
    },
  },
];

export const farewell = (): MailSample<Record<string, never>>[] => [{ title: 'Konto gelöscht', parameters: {} }];

export const customerNumber = (): MailSample<NumberMail>[] => [
  { title: 'Kundennummer fehlt', parameters: { firstName: 'Anna', token: 'a3VuZGVubnVtbWVyLWJpdHRl' } },
];

export const address = (today: string): MailSample<AddressMail>[] => {
  const atMs = Date.parse(`${today}T09:00:00Z`);
  return [
    { title: 'E-Mail-Adresse geändert, an die alte', parameters: { firstName: null, isNewAddress: false, atMs } },
    { title: 'E-Mail-Adresse geändert, an die neue', parameters: { firstName: 'Anna', isNewAddress: true, atMs } },
  ];
};
