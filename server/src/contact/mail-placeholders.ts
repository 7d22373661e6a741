/** What own words of the mails of the contact form may hold: in the copy nothing that a guest has typed. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import type { ContactMail, GuestCopyMail } from './contact.ts';

export const request: Placeholders<ContactMail> = {
  values: {
    absender: ({ firstName, lastName }) => `${isolated(firstName)} ${isolated(lastName)}`,
    anliegen: ({ subject }) => subject,
    vorgang: ({ number }) => number ?? null,
  },
  parts: ['angaben', 'zitat', 'danach'],
  needs: [['angaben'], ['zitat'], ['danach']],
};

export const copy: Placeholders<ContactMail | GuestCopyMail> = {
  values: { vorgang: ({ number }) => number ?? null },
  parts: ['knopf', 'angaben', 'zitat', 'danach'],
  needs: [['inhalt'], ['angaben', 'vorgang'], ['zitat'], ['knopf']],
};
