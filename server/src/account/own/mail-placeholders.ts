/** What own words of the mails about the own data may hold. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { momentText } from '#platform/day-text.ts';
import type { AddressMail, NumberMail, OptinMail } from './mails.ts';

const person = {
  vorname: ({ firstName }: { firstName: string | null }) => firstName && isolated(firstName),
};

export const optin: Placeholders<OptinMail> = {
  values: person,
  parts: ['knopf', 'danach', 'nichtIch'],
  needs: [['knopf']],
};

export const farewell: Placeholders<Record<string, never>> = { values: {}, parts: ['danach'], needs: [] };

export const customerNumber: Placeholders<NumberMail> = {
  values: person,
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};

/** The old address reads another thing than the new one. */
export const address: Placeholders<AddressMail> = {
  values: { ...person, zeitpunkt: ({ atMs }, { language }) => momentText(new Date(atMs), language) },
  parts: ['danach', 'nichtIch'],
  needs: [['inhalt'], ['danach']],
};
