/** Believable values for the mails to operators. */
import type { MailSample } from '#platform/mail/template.ts';
import type { AccessMail } from './mails.ts';

export const tries = (): MailSample<Record<string, never>>[] => [
  { title: 'Viele Anmeldeversuche in der Verwaltung', parameters: {} },
];

export const invitation = (): MailSample<{ token: string }>[] => [
  { title: 'Einladung in die Verwaltung', parameters: { token: 'ZWlubGFkdW5nLWluLWRpZS12ZXJ3YWx0dW5n' } },
];

export const signInLink = (): MailSample<{ token: string }>[] => [
  { title: 'Anmeldelink für die Verwaltung', parameters: { token: 'YW5tZWxkZWxpbmstZnVlci1kaWUtdmVyd2FsdHVuZw' } },
];

export const access = (): MailSample<AccessMail>[] => [
  {
    title: 'Neuer Zugang zur Verwaltung',
    parameters: {
      email: 'neu@betreiber.example',
      role: 'BetreiberSachbearbeitung',
      what: 'invited',
      by: 'leitung@betreiber.example',
      reason: null,
    },
  },
  {
    title: 'Zugang am Server zurückgesetzt',
    parameters: {
      email: 'neu@betreiber.example',
      role: 'BetreiberAdmin',
      what: 'reset',
      by: null,
      reason: 'Beide Telefone verloren, persönlich erkannt',
    },
  },
];

export const recovery = (): MailSample<{ left: number }>[] => [
  { title: 'Anmeldung mit einem Wiederherstellungscode', parameters: { left: 9 } },
];
