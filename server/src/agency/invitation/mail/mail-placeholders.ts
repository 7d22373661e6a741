/** What own words of an invitation may hold. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { dayText } from '#platform/day-text.ts';
import type { InvitationMail } from './mails.ts';

export const invitation: Placeholders<InvitationMail> = {
  values: {
    vorname: ({ firstName }) => firstName && isolated(firstName),
    agentur: ({ company }) => isolated(company),
    gueltigBis: ({ expiresOn }, { language }) => dayText(expiresOn, language),
  },
  parts: ['knopf', 'zweiterKnopf', 'danach'],
  needs: [['inhalt', 'agentur'], ['knopf'], ['zweiterKnopf']],
};
