/** What the mails about rewards say. Nothing here knows a token or an address. */
import { germanDay } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import type { RewardMail } from './notice.ts';

/** Parameters of a mail with what some of them add. */
export interface Told extends RewardMail {
  /** M11: bank data are known, so nothing is left to do (P5). */
  isCollected?: boolean;
  /** M13: name of the chosen premium. */
  premium?: string | null;
  stopToken?: string;
  code?: string;
  reason?: string | null;
}

interface Words {
  subject: string;
  paragraphs: (told: Told) => string[];
  button?: string;
  after?: (told: Told) => string[];
}

const due = ({ collectUntil }: Told): string => (collectUntil ? germanDay(collectUntil) : '');

const de = {
  waiting: {
    subject: 'Ihre Prämie wartet auf Sie',
    paragraphs: ({ product, isCollected }: Told) => [
      `Der Auftrag zu „${product}“ ist bestätigt und freigegeben.`,
      isCollected
        ? 'Ihre Bankverbindung kennen wir schon. Sie müssen nichts weiter tun, wir überweisen Ihre Prämie.'
        : 'Wählen Sie jetzt Ihre Prämie aus und sagen Sie uns, wohin wir sie überweisen dürfen.',
    ],
    button: 'Prämie wählen',
    after: (told: Told) =>
      told.isCollected ? [] : [`Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`],
  },
  collected: {
    subject: 'Ihre Prämienauswahl ist bei uns eingegangen',
    paragraphs: ({ premium, code, last4, amountCents }: Told) =>
      code
        ? [
            `Sie haben „${premium}“ gewählt. Ihr Gutscheincode lautet:`,
            code,
            'Bewahren Sie diese Mail auf, der Code gilt wie Bargeld.',
          ]
        : [
            premium ? `Sie haben „${premium}“ gewählt.` : `Sie haben die Prämie über ${euro(amountCents)} abgeholt.`,
            `Wir überweisen auf das Konto mit der IBAN, die auf ${last4 ?? ''} endet.`,
            'Geben Sie eine IBAN zum ersten Mal an, warten wir mit der Überweisung einige Tage. Das schützt Sie, falls jemand anders Ihre Mails liest.',
          ],
    notMe: 'Das war ich nicht – Auszahlung anhalten',
  },
  paid: {
    subject: 'Ihre Prämie wurde ausgezahlt',
    paragraphs: ({ product, last4 }: Told) => [
      `Wir haben Ihre Prämie zu „${product}“ überwiesen${last4 ? ` (IBAN endet auf ${last4})` : ''}.`,
      'Je nach Bank dauert es bis zu zwei Werktage, bis sie auf Ihrem Konto ist.',
    ],
  },
  goodwill: {
    subject: 'Eine Prämie aus Kulanz für Sie',
    paragraphs: ({ product }: Told) => [
      `Zu Ihrer Empfehlung „${product}“ zahlen wir Ihnen aus Kulanz eine Prämie.`,
      'Sagen Sie uns, wohin wir sie überweisen dürfen.',
    ],
    button: 'Prämie abholen',
    after: (told: Told) => [`Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`],
  },
  expired: {
    subject: 'Ihre Prämie ist verfallen',
    paragraphs: (told: Told) => [
      `Ihre Prämie zu „${told.product}“ konnte bis zum ${due(told)} abgeholt werden. Diese Frist ist vorbei.`,
      'Haben Sie Fragen dazu? Schreiben Sie uns an die Adresse am Ende dieser Mail.',
    ],
  },
  returned: {
    subject: 'Ihre Auszahlung konnte nicht ausgeführt werden',
    paragraphs: ({ product, reason }: Told) => [
      `Ihre Prämie zu „${product}“ konnte nicht ausgezahlt werden.${reason ? ` Grund: ${reason}` : ''}`,
      'Die Prämie liegt wieder für Sie bereit. Prüfen Sie bitte Ihre Bankverbindung und geben Sie sie noch einmal an.',
    ],
    button: 'Prämie abholen',
    after: (told: Told) => [`Sie können die Prämie bis zum ${due(told)} abholen. Danach verfällt sie.`],
  },
  claimedBack: {
    subject: 'Rückforderung einer Prämie',
    paragraphs: ({ product, reason }: Told) => [
      `Der Auftrag, für den Sie die Prämie zu „${product}“ erhalten haben, besteht nicht mehr.${reason ? ` Grund: ${reason}` : ''}`,
      'Damit entfällt der Anspruch auf die Prämie. Bitte warten Sie auf unsere Nachricht, wie Sie den Betrag zurückgeben können.',
    ],
  },
} satisfies Record<string, Words & { notMe?: string }>;

const en: typeof de = {
  waiting: {
    subject: 'Your reward is waiting for you',
    paragraphs: ({ product, isCollected }) => [
      `The order of “${product}” is confirmed and released.`,
      isCollected
        ? 'We know your bank account already. There is nothing left to do, we will transfer your reward.'
        : 'Choose your reward now and tell us where to transfer it.',
    ],
    button: 'Choose reward',
    after: ({ isCollected, collectUntil }) =>
      isCollected ? [] : [`You can collect the reward until ${collectUntil}. After that it expires.`],
  },
  collected: {
    subject: 'We have received your choice of reward',
    paragraphs: ({ premium, code, last4, amountCents }) =>
      code
        ? [`You chose “${premium}”. Your voucher code is:`, code, 'Please keep this mail, the code is as good as cash.']
        : [
            premium ? `You chose “${premium}”.` : `You collected the reward of ${euro(amountCents, 'en')}.`,
            `We will transfer it to the account whose IBAN ends in ${last4 ?? ''}.`,
            'When an IBAN is given for the first time, we wait a few days before we pay. That protects you in case somebody else reads your mail.',
          ],
    notMe: 'That was not me – stop the payment',
  },
  paid: {
    subject: 'Your reward has been paid',
    paragraphs: ({ product, last4 }) => [
      `We have transferred your reward for “${product}”${last4 ? ` (IBAN ends in ${last4})` : ''}.`,
      'Depending on your bank it takes up to two working days to arrive.',
    ],
  },
  goodwill: {
    subject: 'A goodwill reward for you',
    paragraphs: ({ product }) => [
      `For your recommendation of “${product}” we pay you a reward as a gesture of goodwill.`,
      'Please tell us where to transfer it.',
    ],
    button: 'Collect reward',
    after: ({ collectUntil }) => [`You can collect the reward until ${collectUntil}. After that it expires.`],
  },
  expired: {
    subject: 'Your reward has expired',
    paragraphs: ({ product, collectUntil }) => [
      `Your reward for “${product}” could be collected until ${collectUntil}. That time is over.`,
      'Do you have questions? Write to the address at the end of this mail.',
    ],
  },
  returned: {
    subject: 'Your payment could not be executed',
    paragraphs: ({ product, reason }) => [
      `Your reward for “${product}” could not be paid.${reason ? ` Reason: ${reason}` : ''}`,
      'The reward is waiting for you again. Please check your bank account and give it once more.',
    ],
    button: 'Collect reward',
    after: ({ collectUntil }) => [`You can collect the reward until ${collectUntil}. After that it expires.`],
  },
  claimedBack: {
    subject: 'A reward is claimed back',
    paragraphs: ({ product, reason }) => [
      `The order for which you received the reward for “${product}” no longer exists.${reason ? ` Reason: ${reason}` : ''}`,
      'The claim to the reward has lapsed. Please wait for our message on how to return the amount.',
    ],
  },
};

export const wordsIn = (language: string): typeof de => (language === 'en' ? en : de);
