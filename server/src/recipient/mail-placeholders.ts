/** What own words of the mails to a recipient may hold; which case it is, and what to confirm, is ours to say. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { dayText } from '#platform/day-text.ts';
import type { RecipientMail } from './mails.ts';

const values: Placeholders<RecipientMail>['values'] = {
  vorname: ({ firstName }) => firstName && isolated(firstName),
  produkt: ({ product }) => product,
  auftragsnummer: ({ order }) => order?.externalNumber ?? null,
  auftragVom: ({ order }, { language }) => (order ? dayText(order.orderedOn, language) : null),
};

export const confirmDetails: Placeholders<RecipientMail> = {
  values: {
    ...values,
    empfehler: ({ recommender }) => (recommender ? isolated(recommender) : null),
    loeschenAm: ({ deleteOn }, { language }) => deleteOn && dayText(deleteOn, language),
  },
  parts: ['knopf', 'danach', 'nichtIch'],
  needs: [['inhalt'], ['knopf'], ['danach', 'loeschenAm']],
};

export const orderReceived: Placeholders<RecipientMail> = {
  values,
  parts: ['knopf', 'danach'],
  needs: [['inhalt'], ['knopf']],
};
