/** What own words of the mail to an agent may hold. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import type { LeadMail } from './mails.ts';

export const lead: Placeholders<LeadMail> = {
  values: { interessent: ({ name }) => isolated(name), produkt: ({ product }) => product },
  parts: ['angaben', 'danach'],
  needs: [['angaben']],
};
