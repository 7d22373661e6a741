/** What the mails about rewards say. Nothing here knows a token or an address. */
import { euro } from '@weitersagen/contract/basics/money';
import { dayText, momentText } from '#platform/day-text.ts';
import { bilingual } from '#platform/mail/words.ts';
import type {
  CheckedMail,
  ClaimedBackMail,
  CollectedMail,
  ReadyForRecipientMail,
  ReturnedMail,
  RewardMail,
} from './mails.ts';

export interface Words<Parameters> {
  subject: string;
  /** Beside the subject: sum and date. */
  preview: (told: Parameters) => string;
  paragraphs: (told: Parameters) => string[];
  button?: string;
  /** What happens next, and until when. */
  after?: (told: Parameters) => string[];
  notMe?: string;
}

const sum = ({ amountCents }: RewardMail): string => euro(amountCents);
const due = ({ collectUntil }: RewardMail, language = 'de'): string =>
  collectUntil ? dayText(collectUntil, language) : '';
const because = (reason: string | null, word: string): string => (reason ? ` ${word}: ${reason}` : '');

/** Of the sum: on a banknote, or as a plain line. */
export const amount = bilingual({
  de: { banknote: 'Prämie', whose: (firstName: string) => `für ${firstName}`, line: 'Betrag' },
  en: { banknote: 'Reward', whose: (firstName) => `for ${firstName}`, line: 'Amount' },
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
      'Sie wählen, wie Sie Ihre Prämie erhalten möchten, und nennen uns dafür Ihre Bankverbindung. Wir schreiben Ihnen, sobald wir überwiesen haben.',
      `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
    ],
  },
  en: {
    subject: 'Your reward is waiting for you',
    preview: (told) => `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product }) => [
      `The order of “${product}” is confirmed and the withdrawal period is over. This is our thank-you.`,
    ],
    button: 'Collect reward',
    after: (told) => [
      'You choose how you would like to have your reward and tell us your bank account for it. We will write to you as soon as we have transferred it.',
      `You can collect the reward until ${due(told, 'en')}. After that it expires.`,
    ],
  },
});

/** M11 */
export const readyForRecipient = bilingual<Words<ReadyForRecipientMail>>({
  de: {
    subject: 'Ihre Prämie wartet auf Sie',
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
        ? ['Wir schreiben Ihnen, sobald das Geld unterwegs ist.']
        : [
            'Sie wählen, wie Sie Ihre Prämie erhalten möchten, und nennen uns dafür Ihre Bankverbindung. Wir schreiben Ihnen, sobald wir überwiesen haben.',
            `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
          ],
  },
  en: {
    subject: 'Your reward is waiting for you',
    preview: (told) =>
      told.isCollected
        ? `${sum(told)} for “${told.product}”. There is nothing left to do.`
        : `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product, isCollected }) => [
      `The order of “${product}” is confirmed and the withdrawal period is over. This is our thank-you.`,
      ...(isCollected
        ? ['We know your bank account already. There is nothing left to do, we will transfer your reward.']
        : []),
    ],
    button: 'Collect reward',
    after: (told) =>
      told.isCollected
        ? ['We will write to you as soon as the money is on its way.']
        : [
            'You choose how you would like to have your reward and tell us your bank account for it. We will write to you as soon as we have transferred it.',
            `You can collect the reward until ${due(told, 'en')}. After that it expires.`,
          ],
  },
});

/** M13 */
export const collected = bilingual<Words<CollectedMail>>({
  de: {
    subject: 'Ihre Prämienauswahl ist bei uns eingegangen',
    preview: (told) =>
      told.code
        ? `Ihr Gutscheincode über ${sum(told)}.`
        : `${sum(told)} überweisen wir auf das Konto, das auf ${told.last4 ?? ''} endet.`,
    paragraphs: (told) => [
      told.premium
        ? `Für „${told.product}“ haben Sie als Prämie „${told.premium}“ gewählt.`
        : `Sie haben Ihre Prämie über ${sum(told)} zu „${told.product}“ abgeholt.`,
      ...(told.code ? [] : [`Wir überweisen auf das Konto mit der IBAN, die auf ${told.last4 ?? ''} endet.`]),
    ],
    after: ({ code, heldUntilMs }) =>
      code
        ? ['Bewahren Sie diese Mail auf, der Code gilt wie Bargeld.']
        : [
            ...(heldUntilMs
              ? [
                  `Diese IBAN ist neu für uns, deshalb überweisen wir frühestens am ${momentText(new Date(heldUntilMs), 'de')}. Das schützt Sie, falls jemand anders Ihre Mails liest.`,
                ]
              : []),
            'Wir schreiben Ihnen, sobald wir überwiesen haben.',
          ],
    notMe: 'Das war ich nicht – Auszahlung anhalten',
  },
  en: {
    subject: 'We have received your choice of reward',
    preview: (told) =>
      told.code
        ? `Your voucher code for ${sum(told)}.`
        : `We will transfer ${sum(told)} to the account ending in ${told.last4 ?? ''}.`,
    paragraphs: (told) => [
      told.premium
        ? `For “${told.product}” you chose “${told.premium}” as your reward.`
        : `You collected your reward of ${sum(told)} for “${told.product}”.`,
      ...(told.code ? [] : [`We will transfer it to the account whose IBAN ends in ${told.last4 ?? ''}.`]),
    ],
    after: ({ code, heldUntilMs }) =>
      code
        ? ['Please keep this mail, the code is as good as cash.']
        : [
            ...(heldUntilMs
              ? [
                  `This IBAN is new to us, so we transfer on ${momentText(new Date(heldUntilMs), 'en')} (Berlin time) at the earliest. That protects you in case somebody else reads your mail.`,
                ]
              : []),
            'We will write to you as soon as we have transferred it.',
          ],
    notMe: 'That was not me – stop the payment',
  },
});

export const voucherCode = bilingual({ de: 'Ihr Gutscheincode', en: 'Your voucher code' });

/** Wherever a bank account is asked for. */
export const newIban = bilingual({
  de: (day: string, days: number) =>
    `Auf eine IBAN, die neu für uns ist, überweisen wir zu Ihrem Schutz erst nach ${days} Tagen: wenn Sie sie heute angeben, frühestens am ${day}.`,
  en: (day, days) =>
    `To an IBAN that is new to us we transfer only after ${days} days, to protect you: if you give it today, on ${day} at the earliest.`,
});

/** M39 */
export const checked = bilingual<Words<CheckedMail>>({
  de: {
    subject: 'Ihre Prämie wird geprüft',
    preview: () => 'Sie müssen nichts tun.',
    paragraphs: (told) => [
      `Bevor wir ${sum(told)} zu „${told.product}“ überweisen, sieht sich bei uns jemand die Auszahlung an.`,
      'Sie müssen nichts tun. Die Prämie bleibt für Sie zurückgelegt und verfällt in dieser Zeit nicht.',
    ],
    button: 'Stand ansehen',
    after: () => ['Wir schreiben Ihnen, sobald wir überwiesen haben oder etwas von Ihnen brauchen.'],
  },
  en: {
    subject: 'Your reward is being checked',
    preview: () => 'There is nothing to do.',
    paragraphs: (told) => [
      `Before we transfer ${sum(told)} for “${told.product}”, somebody here looks at the payment.`,
      'There is nothing to do. The reward stays set aside for you and does not expire meanwhile.',
    ],
    button: 'See how it stands',
    after: () => ['We will write to you as soon as we have transferred it, or if we need anything from you.'],
  },
});

/** M14 */
export const paid = bilingual<Words<RewardMail>>({
  de: {
    subject: 'Ihre Prämie wurde ausgezahlt',
    preview: (told) => `${sum(told)} für „${told.product}“ sind auf dem Weg zu Ihrem Konto.`,
    paragraphs: ({ product, last4 }) => [
      `Wir haben Ihre Prämie zu „${product}“ überwiesen${last4 ? ` (IBAN endet auf ${last4})` : ''}.`,
    ],
    after: () => [
      'Je nach Bank dauert es bis zu zwei Werktage, bis sie auf Ihrem Konto ist.',
      'Kennen Sie noch jemanden? Jede neue Empfehlung bringt eine eigene Prämie.',
    ],
  },
  en: {
    subject: 'Your reward has been paid',
    preview: (told) => `${sum(told)} for “${told.product}” are on the way to your account.`,
    paragraphs: ({ product, last4 }) => [
      `We have transferred your reward for “${product}”${last4 ? ` (IBAN ends in ${last4})` : ''}.`,
    ],
    after: () => [
      'Depending on your bank it takes up to two working days to arrive.',
      'Do you know somebody else? Every new recommendation earns a reward of its own.',
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
      'Sagen Sie uns, wohin wir sie überweisen dürfen. Wir schreiben Ihnen, sobald das Geld unterwegs ist.',
      `Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`,
    ],
  },
  en: {
    subject: 'A goodwill reward for you',
    preview: (told) => `${sum(told)} for “${told.product}”. You can collect it until ${due(told, 'en')}.`,
    paragraphs: ({ product }) => [`We pay you a reward for “${product}” as a gesture of goodwill.`],
    button: 'Collect reward',
    after: (told) => [
      'Tell us where to transfer it. We will write to you as soon as the money is on its way.',
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
    after: () => ['Konnten Sie die Prämie aus einem wichtigen Grund nicht abholen, antworten Sie auf diese Mail.'],
  },
  en: {
    subject: 'Your reward has expired',
    preview: (told) => `${sum(told)} for “${told.product}” could be collected until ${due(told, 'en')}.`,
    paragraphs: (told) => [
      `Your reward for “${told.product}” could be collected until ${due(told, 'en')}. That time is over.`,
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
      'Die Prämie liegt wieder für Sie bereit. Prüfen Sie bitte Ihre Bankverbindung und geben Sie sie noch einmal an.',
    ],
    button: 'Prämie abholen',
    after: (told) => [`Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`],
  },
  en: {
    subject: 'Your payment could not be executed',
    preview: (told) => `${sum(told)} are waiting for you again. Please check your bank account.`,
    paragraphs: ({ product, reason }) => [
      `Your reward for “${product}” could not be paid.${because(reason, 'Reason')}`,
      'The reward is waiting for you again. Please check your bank account and give it once more.',
    ],
    button: 'Collect reward',
    after: (told) => [`You can collect the reward until ${due(told, 'en')}. After that it expires.`],
  },
});

/** M35 */
export const claimedBack = bilingual<Words<ClaimedBackMail>>({
  de: {
    subject: 'Rückforderung einer Prämie',
    preview: (told) => `Es geht um ${sum(told)} für „${told.product}“.`,
    paragraphs: ({ product, reason, isOrderCancelled }) => [
      (isOrderCancelled
        ? `Der Auftrag, für den Sie die Prämie zu „${product}“ erhalten haben, besteht nicht mehr.`
        : `Wir fordern die Prämie zurück, die Sie zu „${product}“ erhalten haben.`) + because(reason, 'Grund'),
      'Damit entfällt der Anspruch auf die Prämie.',
    ],
    after: () => [
      'Bitte warten Sie auf unsere Nachricht, wie Sie den Betrag zurückgeben können. Überweisen Sie vorher nichts.',
    ],
  },
  en: {
    subject: 'A reward is claimed back',
    preview: (told) => `It is about ${sum(told)} for “${told.product}”.`,
    paragraphs: ({ product, reason, isOrderCancelled }) => [
      (isOrderCancelled
        ? `The order for which you received the reward for “${product}” no longer exists.`
        : `We claim back the reward that you received for “${product}”.`) + because(reason, 'Reason'),
      'The claim to the reward has lapsed.',
    ],
    after: () => ['Please wait for our message on how to return the amount. Do not transfer anything before.'],
  },
});
