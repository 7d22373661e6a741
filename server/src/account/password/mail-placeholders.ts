/** What own words of the mails about getting in may hold. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { momentText } from '#platform/day-text.ts';
import type { ChangedMail, CodeMail, PasswordMail } from './mails.ts';

const person = {
  vorname: ({ firstName }: { firstName: string | null }) => firstName && isolated(firstName),
};

export const welcome: Placeholders<PasswordMail> = {
  values: person,
  parts: ['knopf', 'danach', 'nichtIch'],
  needs: [['knopf']],
};

export const alreadyRegistered: Placeholders<PasswordMail> = {
  values: person,
  parts: ['knopf', 'zweiterKnopf', 'danach'],
  needs: [['knopf'], ['zweiterKnopf']],
};

export const code: Placeholders<CodeMail> = {
  values: person,
  parts: ['knopf', 'code', 'danach'],
  needs: [['code'], ['knopf']],
};

export const newPassword: Placeholders<PasswordMail> = {
  values: person,
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};

export const passwordChanged: Placeholders<ChangedMail> = {
  values: { ...person, zeitpunkt: ({ atMs }, { language }) => momentText(new Date(atMs), language) },
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};

export const tries: Placeholders<{ firstName: string | null }> = {
  values: person,
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};
