/** Believable values for the mails about rewards. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type {
  CheckedMail,
  ClaimedBackMail,
  CollectedMail,
  PaidMail,
  ReadyForRecipientMail,
  ReturnedMail,
  RewardMail,
} from './mails.ts';

const rewardOf = (today: string): RewardMail => ({
  number: '400112233442',
  attempt: 1,
  amountCents: 3500,
  collectUntil: plusDays(today, 180),
  product: 'Zuhause L',
  firstName: 'Anna',
  isGoodwill: false,
  last4: '2051',
});

export const readyForRecommender = (today: string): MailSample<RewardMail>[] => [
  { title: 'Prämie wartet', parameters: rewardOf(today) },
];

export function readyForRecipient(today: string): MailSample<ReadyForRecipientMail>[] {
  const reward = { ...rewardOf(today), firstName: 'Ben' };
  return [
    { title: 'Prämie wartet auf den Kontakt', parameters: reward },
    { title: 'Prämie kommt von selbst', parameters: { ...reward, isCollected: true } },
  ];
}

export const collected = (today: string): MailSample<CollectedMail>[] => [
  {
    title: 'Auszahlung gewählt',
    parameters: {
      ...rewardOf(today),
      premium: '70 € Geldprämie',
      stopToken: 'c3RvcHAtZGllLWF1c3phaGx1bmctYml0dGU',
      heldUntilMs: Date.parse(`${plusDays(today, 3)}T09:00:00Z`),
    },
  },
  {
    title: 'Gutschein gewählt',
    parameters: {
      ...rewardOf(today),
      amountCents: 4000,
      last4: null,
      premium: 'Gutschein über 40 €',
      code: 'GUT-7K2P-94XM',
    },
  },
];

export const checked = (today: string): MailSample<CheckedMail>[] => [
  { title: 'Prämie wird geprüft', parameters: { ...rewardOf(today), isRecommender: true } },
  { title: 'Prämie des Kontakts wird geprüft', parameters: { ...rewardOf(today), isRecommender: false } },
];

export const paid = (today: string): MailSample<PaidMail>[] => [
  { title: 'Prämie ausgezahlt', parameters: { ...rewardOf(today), paidOn: today, isRecommender: true } },
  {
    title: 'Prämie des Kontakts ausgezahlt',
    parameters: { ...rewardOf(today), firstName: 'Ben', paidOn: today, isRecommender: false },
  },
];

export const goodwill = (today: string): MailSample<RewardMail>[] => [
  { title: 'Prämie aus Kulanz', parameters: { ...rewardOf(today), isGoodwill: true, amountCents: 2500 } },
];

export const expired = (today: string): MailSample<RewardMail>[] => [
  { title: 'Prämie verfallen', parameters: { ...rewardOf(today), collectUntil: plusDays(today, -1) } },
];

export const returned = (today: string): MailSample<ReturnedMail>[] => [
  { title: 'Auszahlung kam zurück', parameters: { ...rewardOf(today), attempt: 2, reason: 'Konto erloschen' } },
];

export const claimedBack = (today: string): MailSample<ClaimedBackMail>[] => [
  {
    title: 'Rückforderung, Auftrag storniert',
    parameters: {
      ...rewardOf(today),
      reason: 'Der Vertrag wurde wegen Täuschung angefochten.',
      isOrderCancelled: true,
    },
  },
  {
    title: 'Rückforderung',
    parameters: {
      ...rewardOf(today),
      reason: 'Die Prämie wurde doppelt ausgezahlt.',
      isOrderCancelled: false,
    },
  },
];
