/** Believable values for the mails to people of agencies. */
import type { MailSample } from '#platform/mail/template.ts';
import type { AgencyMail, BankMail, ChangedMail, EmployeeMail, LeadMail, RefusedMail, TokenMail } from './mails.ts';

const token = 'YWdlbnR1ci1saW5rLWRlci1udXItZWlubWFsLWdpbHQ';
const company = 'Agentur Krämer & Brandt';

export const confirm = (): MailSample<TokenMail>[] => [
  { title: 'Adresse bestätigen', parameters: { firstName: 'Clara', token } },
];
export const approved = (): MailSample<AgencyMail>[] => [
  { title: 'freigeschaltet', parameters: { firstName: 'Clara', company } },
];
export const employee = (): MailSample<EmployeeMail>[] => [
  { title: 'Zugang', parameters: { firstName: 'Dirk', company, employeeNumber: 'M1', token } },
];
export const reset = (): MailSample<TokenMail>[] => [
  { title: 'Passwort zurücksetzen', parameters: { firstName: 'Clara', token } },
];
export const refused = (): MailSample<RefusedMail>[] => [
  {
    title: 'abgelehnt',
    parameters: {
      firstName: 'Clara',
      company,
      reason: 'Die Steuernummer gehört zu einem anderen Unternehmen.',
      isDeactivated: false,
    },
  },
  {
    title: 'deaktiviert',
    parameters: { firstName: 'Clara', company, reason: 'Der Vertrag ist zum Jahresende beendet.', isDeactivated: true },
  },
];
export const changed = (today: string): MailSample<ChangedMail>[] => [
  { title: 'Passwort geändert', parameters: { firstName: 'Clara', atMs: Date.parse(`${today}T09:00:00Z`) } },
];
export const bank = (): MailSample<BankMail>[] => [
  { title: 'Bankverbindung', parameters: { firstName: 'Clara', last4: '2051' } },
];
export const tries = (): MailSample<{ firstName: string | null }>[] => [
  { title: 'Viele Anmeldeversuche', parameters: { firstName: 'Clara' } },
];
export const waiting = (): MailSample<AgencyMail>[] => [
  { title: 'Auftrag wartet', parameters: { firstName: 'Clara', company } },
];
export const lead = (): MailSample<LeadMail>[] => [
  { title: 'Neuer Interessent', parameters: { firstName: 'Dirk', name: 'Ben Beispiel', product: 'Zuhause L' } },
];
