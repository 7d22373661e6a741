/** What own words of the mails about a claim may hold; how it was decided is ours to say. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { dayText } from '#platform/day-text.ts';
import type { DecidedMail, FiledMail } from './mails.ts';

const claim = {
  vorname: ({ firstName }: { firstName: string | null }) => firstName && isolated(firstName),
  nachbuchung: ({ number }: { number: string }) => number,
};

export const filed: Placeholders<FiledMail> = {
  values: { ...claim, antwortBis: ({ answerBy }, { language }) => dayText(answerBy, language) },
  parts: ['knopf', 'angaben', 'danach'],
  needs: [['angaben', 'nachbuchung'], ['knopf'], ['danach', 'antwortBis']],
};

export const decided: Placeholders<DecidedMail> = {
  values: {
    ...claim,
    widerspruchBis: ({ appealUntil }, { language }) => appealUntil && dayText(appealUntil, language),
  },
  parts: ['knopf', 'angaben', 'danach'],
  needs: [['inhalt'], ['angaben', 'nachbuchung'], ['knopf'], ['danach']],
};

export const appealDecided: Placeholders<DecidedMail> = {
  values: claim,
  parts: ['knopf', 'angaben'],
  needs: [['inhalt'], ['angaben', 'nachbuchung'], ['knopf']],
};
