/**
 * What every mail about a reward says, and those of one that waits for its person, or waits no more: ready (M10, M11), goodwill (M15), expired (M16), come back
 * (M17). Of one on its way see `payment-words.ts`. Nothing here knows a token or an address.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { dayText } from '#platform/day-text.ts';
import { bilingual } from '#platform/mail/words.ts';
import type { ReadyForRecipientMail, ReturnedMail, RewardMail } from './mails.ts';

export interface Words<Parameters> {
  subject: string | ((told: Parameters) => string);
  /** Where the letter begins with something else than its subject. */
  headline?: (firstName: string | null) => string;
  /** Beside the subject: sum and date. */
  preview: (told: Parameters) => string;
  paragraphs: (told: Parameters) => string[];
  button?: string;
  /** What happens next, and until when. */
  after?: (told: Parameters) => string[];
  notMe?: string;
}

export const sum = ({ amountCents }: RewardMail): string => euro(amountCents);
export const due = ({ collectUntil }: RewardMail, language = 'de'): string =>
  collectUntil ? dayText(collectUntil, language) : '';
export const because = (reason: string | null, word: string): string => (reason ? ` ${word}: ${reason}` : '');

/** Of the sum: on a banknote, or as a plain line. */
export const amount = bilingual({
  de: { banknote: 'Prämie', whose: (firstName: string) => `für ${firstName}`, line: 'Betrag' },
  en: { banknote: 'Reward', whose: (firstName) => `for ${firstName}`, line: 'Amount' },
});

export const voucherCode = bilingual({ de: 'Ihr Gutscheincode', en: 'Your voucher code' });

/** Wherever a bank account is asked for. */
export const newIban = bilingual({
  de: (day: string, days: number) =>
    `Auf eine IBAN, die neu für uns ist, überweisen wir zu Ihrem Schutz erst nach ${days} Tagen: wenn Sie sie heute angeben, frühestens am ${day}.`,
  en: (day, days) =>
    `To protect you, we pay to an IBAN that is new to us only after ${days} days: if you enter it today, on ${day} at the earliest.`,
});

/** M10 */
export const readyForRecommender = bilingual<Words<RewardMail>>({
  de: {
    subject: 'Ihre Prämie wartet auf Sie',
    preview: (told) => `${sum(told)} für „${told.product}“. Abholen können Sie sie bis zum ${due(told)}.`,
    paragraphs: ({ product }) => [
      `Der Auftrag zu „${product}“ ist bestätigt, die Widerrufsfrist ist vorbei. Dafür sagen wir danke.`,
    ],
    button: 'Prämie abholen',
    after: (told) => [
      'Auf unserer Seite wählen Sie, wie Sie Ihre Prämie erhalten möchten, und geben dort Ihre Bankverbindung ein. Wir schreiben Ihnen, sobald sie ausgezahlt ist.',
      `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
    ],
  },
  en: {
    subject: 'Your reward is waiting for you',
    preview: (told) => `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product }) => [
      `The order for “${product}” is confirmed and the withdrawal period is over. This is our thank-you.`,
    ],
    button: 'Collect reward',
    after: (told) => [
      'On our page, choose how you would like to receive your reward and enter your bank details. We will write to you as soon as it is paid.',
      `You can collect the reward until ${due(told, 'en')}. After that it expires.`,
    ],
  },
});

/** M11 */
export const readyForRecipient = bilingual<Words<ReadyForRecipientMail>>({
  de: {
    subject: ({ isCollected }) => (isCollected ? 'Ihre Prämie ist freigegeben' : 'Ihre Prämie wartet auf Sie'),
    preview: (told) =>
      told.isCollected
        ? `${sum(told)} für „${told.product}“. Sie müssen nichts weiter tun.`
        : `${sum(told)} für „${told.product}“. Abholen können Sie sie bis zum ${due(told)}.`,
    paragraphs: ({ product, isCollected }) => [
      `Der Auftrag zu „${product}“ ist bestätigt, die Widerrufsfrist ist vorbei. Dafür sagen wir danke.`,
      ...(isCollected
        ? ['Ihre Bankverbindung kennen wir schon. Sie müssen nichts weiter tun, wir überweisen Ihre Prämie.']
        : []),
    ],
    button: 'Prämie abholen',
    after: (told) =>
      told.isCollected
        ? ['Wir schreiben Ihnen, sobald sie ausgezahlt ist.']
        : [
            'Auf unserer Seite wählen Sie, wie Sie Ihre Prämie erhalten möchten, und geben dort Ihre Bankverbindung ein. Wir schreiben Ihnen, sobald sie ausgezahlt ist.',
            `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
          ],
  },
  en: {
    subject: ({ isCollected }) => (isCollected ? 'Your reward has been released' : 'Your reward is waiting for you'),
    preview: (told) =>
      told.isCollected
        ? `${sum(told)} for “${told.product}”. There is nothing left to do.`
        : `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product, isCollected }) => [
      `The order for “${product}” is confirmed and the withdrawal period is over. This is our thank-you.`,
      ...(isCollected
        ? ['We know your bank account already. There is nothing left to do, we will transfer your reward.']
        : []),
    ],
    button: 'Collect reward',
    after: (told) =>
      told.isCollected
        ? ['We will write to you as soon as it is paid.']
        : [
            'On our page, choose how you would like to receive your reward and enter your bank details. We will write to you as soon as it is paid.',
            `You can collect the reward until ${due(told, 'en')}. After that it expires.`,
          ],
  },
});

/** M15 */
export const goodwill = bilingual<Words<RewardMail>>({
  de: {
    subject: 'Eine Prämie aus Kulanz für Sie',
    preview: (told) => `${sum(told)} für „${told.product}“. Abholen können Sie sie bis zum ${due(told)}.`,
    paragraphs: ({ product }) => [`Für „${product}“ zahlen wir Ihnen aus Kulanz eine Prämie.`],
    button: 'Prämie abholen',
    after: (told) => [
      'Auf unserer Seite geben Sie ein, wohin wir sie überweisen dürfen. Wir schreiben Ihnen, sobald sie ausgezahlt ist.',
      `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
    ],
  },
  en: {
    subject: 'A goodwill reward for you',
    preview: (told) => `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product }) => [`We pay you a reward for “${product}” as a gesture of goodwill.`],
    button: 'Collect reward',
    after: (told) => [
      'Tell us on our page where to transfer it. We will write to you as soon as it is paid.',
      `You can collect the reward until ${due(told, 'en')}. After that it expires.`,
    ],
  },
});

/** M16 */
export const expired = bilingual<Words<RewardMail>>({
  de: {
    subject: 'Ihre Prämie ist verfallen',
    preview: (told) => `${sum(told)} für „${told.product}“ konnten bis zum ${due(told)} abgeholt werden.`,
    paragraphs: (told) => [
      `Ihre Prämie zu „${told.product}“ konnte bis zum ${due(told)} abgeholt werden. Diese Frist ist vorbei.`,
    ],
    after: () => ['Konnten Sie die Prämie aus einem wichtigen Grund nicht abholen, antworten Sie auf diese E-Mail.'],
  },
  en: {
    subject: 'Your reward has expired',
    preview: (told) => `${sum(told)} for “${told.product}” could be collected until ${due(told, 'en')}.`,
    paragraphs: (told) => [
      `Your reward for “${told.product}” could be collected until ${due(told, 'en')}. That date has passed.`,
    ],
    after: () => ['If you had an important reason for not collecting it, reply to this mail.'],
  },
});

/** M17 */
export const returned = bilingual<Words<ReturnedMail>>({
  de: {
    subject: 'Ihre Auszahlung konnte nicht ausgeführt werden',
    preview: (told) => `${sum(told)} liegen wieder für Sie bereit. Bitte prüfen Sie Ihre Bankverbindung.`,
    paragraphs: ({ product, reason }) => [
      `Ihre Prämie zu „${product}“ konnte nicht ausgezahlt werden.${because(reason, 'Grund')}`,
      'Die Prämie liegt wieder für Sie bereit. Prüfen Sie bitte Ihre Bankverbindung und geben Sie sie auf unserer Seite noch einmal ein.',
    ],
    button: 'Prämie abholen',
    after: (told) => [`Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`],
  },
  en: {
    subject: 'Your payment did not go through',
    preview: (told) => `${sum(told)} is waiting for you again. Please check your bank details.`,
    paragraphs: ({ product, reason }) => [
      `Your reward for “${product}” could not be paid.${because(reason, 'Reason')}`,
      'The reward is waiting for you again. Please check your bank details and enter them on our page again.',
    ],
    button: 'Collect reward',
    after: (told) => [`You can collect the reward until ${due(told, 'en')}. After that it expires.`],
  },
});
