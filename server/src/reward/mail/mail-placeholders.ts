/** What own words of the mails about rewards may hold; how long an IBAN waits, and until when to collect, is ours to say. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { momentText } from '#platform/day-text.ts';
import type {
  CheckedMail,
  ClaimedBackMail,
  CollectedMail,
  PaidMail,
  ReadyForRecipientMail,
  ReturnedMail,
  RewardMail,
} from './mails.ts';
import { due, sum } from './words.ts';

const reward: Placeholders<RewardMail>['values'] = {
  vorname: ({ firstName }) => firstName && isolated(firstName),
  produkt: ({ product }) => product,
  betrag: sum,
};
const collectable: Placeholders<RewardMail>['values'] = {
  ...reward,
  abholbarBis: (told, { language }) => due(told, language),
};

export const readyForRecommender: Placeholders<RewardMail> = {
  values: collectable,
  parts: ['knopf', 'betragGross', 'danach'],
  needs: [['betragGross', 'betrag'], ['knopf'], ['danach']],
};

/** It may come by itself: then there is nothing to press. */
export const readyForRecipient: Placeholders<ReadyForRecipientMail> = {
  ...readyForRecommender,
  needs: [['inhalt'], ['betragGross', 'betrag'], ['knopf'], ['danach']],
};

export const collected: Placeholders<CollectedMail> = {
  values: {
    ...reward,
    praemie: ({ premium }) => premium,
    ibanEnde: ({ last4 }) => last4,
    ueberweisungAb: ({ heldUntilMs }, { language }) =>
      heldUntilMs ? momentText(new Date(heldUntilMs), language) : null,
  },
  parts: ['betragGross', 'code', 'danach', 'nichtIch'],
  needs: [['inhalt'], ['betragGross', 'betrag'], ['code'], ['danach']],
};

export const checked: Placeholders<CheckedMail> = {
  values: reward,
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};

export const paid: Placeholders<PaidMail> = {
  values: { ...reward, ibanEnde: ({ last4 }) => last4 },
  parts: ['betragGross', 'knopf', 'danach'],
  needs: [['betragGross', 'betrag'], ['knopf']],
};

export const goodwill = readyForRecommender;

export const expired: Placeholders<RewardMail> = {
  values: collectable,
  parts: ['angaben', 'danach'],
  needs: [['angaben', 'betrag']],
};

export const returned: Placeholders<ReturnedMail> = {
  ...readyForRecommender,
  values: { ...collectable, grund: ({ reason }) => reason },
};

export const claimedBack: Placeholders<ClaimedBackMail> = {
  values: { ...reward, grund: ({ reason }) => reason },
  parts: ['angaben', 'danach'],
  needs: [['inhalt'], ['angaben', 'betrag'], ['danach']],
};
