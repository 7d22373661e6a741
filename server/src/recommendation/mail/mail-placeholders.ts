/** What own words of the mails about a recommendation may hold. */
import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import type { AcceptedMail, EndedMail, ExpiredMail, InvitationMail, LinkMail, NewsMail } from './mails.ts';
import { reasons } from './words.ts';

const amount = (cents: number): string | null => (cents > 0 ? euro(cents) : null);

const news = {
  vorname: ({ firstName }: NewsMail) => firstName && isolated(firstName),
  produkt: ({ product }: NewsMail) => product,
};

export const link: Placeholders<LinkMail> = {
  values: {
    ...news,
    gueltigBis: ({ validUntil }, { language }) => dayText(validUntil, language),
    betragEmpfehler: ({ recommenderCents }) => amount(recommenderCents),
    betragKontakt: ({ recipientCents }) => amount(recipientCents),
  },
  parts: ['knopf', 'zweiterKnopf', 'code', 'danach', 'nichtIch'],
  needs: [['code'], ['knopf'], ['zweiterKnopf']],
};

/** Nothing of a product or a reward: it is no advertising. */
export const invitation: Placeholders<InvitationMail> = {
  values: {
    empfehler: ({ recommender }) => isolated(recommender),
    gueltigBis: ({ validUntil }, { language }) => dayText(validUntil, language),
  },
  parts: ['knopf', 'zweiterKnopf', 'danach'],
  needs: [['knopf'], ['zweiterKnopf']],
};

export const accepted: Placeholders<AcceptedMail> = { values: news, parts: ['knopf', 'danach'], needs: [['knopf']] };

export const expired: Placeholders<ExpiredMail> = { values: news, parts: ['knopf', 'danach'], needs: [['knopf']] };

export const notConsidered: Placeholders<EndedMail> = {
  values: { ...news, grund: ({ why }, { language }) => (why ? wordsIn(reasons, language)[why] : null) },
  parts: ['knopf', 'danach'],
  needs: [['inhalt', 'grund'], ['knopf']],
};
