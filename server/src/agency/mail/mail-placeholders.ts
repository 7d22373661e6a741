/** What own words of the mails to people of agencies may hold. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { momentText } from '#platform/day-text.ts';
import type { AgencyMail, BankMail, ChangedMail, EmployeeMail, LeadMail, RefusedMail, TokenMail } from './mails.ts';

const person = {
  vorname: ({ firstName }: { firstName: string | null }) => firstName && isolated(firstName),
};
const agency = { ...person, agentur: ({ company }: { company: string }) => isolated(company) };

export const confirm: Placeholders<TokenMail> = { values: person, parts: ['knopf', 'danach'], needs: [['knopf']] };
export const approved: Placeholders<AgencyMail> = { values: agency, parts: ['knopf'], needs: [['knopf']] };
export const employee: Placeholders<EmployeeMail> = {
  values: { ...agency, mitarbeiternummer: ({ employeeNumber }) => employeeNumber },
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};
export const reset: Placeholders<TokenMail> = { values: person, parts: ['knopf', 'danach'], needs: [['knopf']] };
export const refused: Placeholders<RefusedMail> = {
  values: { ...agency, grund: ({ reason }) => isolated(reason) },
  parts: ['knopf'],
  needs: [['inhalt', 'grund'], ['knopf']],
};
export const changed: Placeholders<ChangedMail> = {
  values: { ...person, zeitpunkt: ({ atMs }, { language }) => momentText(new Date(atMs), language) },
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};
export const bank: Placeholders<BankMail> = {
  values: { ...person, ibanEnde: ({ last4 }) => last4 },
  parts: ['knopf', 'danach'],
  needs: [['inhalt', 'ibanEnde'], ['knopf']],
};
export const tries: Placeholders<{ firstName: string | null }> = {
  values: person,
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};
export const waiting: Placeholders<AgencyMail> = { values: agency, parts: ['knopf'], needs: [['knopf']] };
export const lead: Placeholders<LeadMail> = {
  values: { ...person, interessent: ({ name }) => isolated(name), produkt: ({ product }) => product },
  parts: ['knopf'],
  needs: [['knopf']],
};
