/** What own words of the mail about a changed bank account may hold: what has changed, and from when it counts, is ours to say. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import type { BankMail } from './mails.ts';

export const bankChanged: Placeholders<BankMail> = {
  values: {
    vorname: ({ firstName }) => firstName && isolated(firstName),
    ibanEnde: ({ last4 }) => last4,
  },
  parts: ['danach', 'nichtIch'],
  needs: [['inhalt'], ['danach']],
};
