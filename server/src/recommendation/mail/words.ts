/** What the mails about a recommendation say. Nothing here knows a token or an address. */
import { euro } from '@weitersagen/contract/basics/money';
import { bilingual } from '#platform/mail/words.ts';
import type { AcceptedMail, EndedMail, EndReason, ExpiredMail, InvitationMail } from './mails.ts';

export interface NewsWords<Told> {
  subject: string;
  /** Where the letter begins with something else than its subject. */
  headline?: string;
  /** What happened, on which day, and what that means for the own reward. */
  paragraphs: (told: Told, day: string) => string[];
  button: (told: Told) => string;
  /** What happens next, and what can be done. */
  next: (told: Told) => string[];
}

/** M02 */
export const link = bilingual({
  de: {
    subject: (product: string) => `Ihr Empfehlungslink zu ${product}`,
    headline: 'Ihr Empfehlungslink ist da',
    cause: (product: string) => `Sie empfehlen „${product}“. Schicken Sie den Link Ihrem Kontakt.`,
    shares: (own: string | null, other: string | null) =>
      own && other
        ? `Kommt ein Vertrag zustande, erhalten Sie ${own} und Ihr Kontakt ${other}.`
        : own
          ? `Kommt ein Vertrag zustande, erhalten Sie ${own}.`
          : `Kommt ein Vertrag zustande, erhält Ihr Kontakt ${other}.`,
    passOn: 'Diesen Link geben Sie weiter',
    button: 'Link teilen',
    until: (day: string) => `Der Link gilt bis zum ${day}.`,
    next: 'Wir schreiben Ihnen, sobald Ihr Kontakt die Empfehlung angenommen hat.',
    account:
      'Mit einem Passwort sehen Sie jederzeit, was aus Ihren Empfehlungen geworden ist. Dieser Link gilt sieben Tage.',
    setPassword: 'Passwort festlegen',
    notMe: 'Das war ich nicht – Daten löschen',
  },
  en: {
    subject: (product) => `Your recommendation link for ${product}`,
    headline: 'Your recommendation link is ready',
    cause: (product) => `You recommend “${product}”. Send the link to your contact.`,
    shares: (own, other) =>
      own && other
        ? `Once they sign up, you get ${own} and they get ${other}.`
        : own
          ? `Once they sign up, you get ${own}.`
          : `Once they sign up, your contact gets ${other}.`,
    passOn: 'This is the link to pass on',
    button: 'Share the link',
    until: (day) => `The link is valid until ${day}.`,
    account:
      'With a password you can see at any time what has become of your recommendations. This link is valid for seven days.',
    setPassword: 'Set a password',
    next: 'We will write to you as soon as your contact has accepted the recommendation.',
    notMe: 'That was not me – delete my details',
  },
});

/** M03: who, why it comes, the link, and how no other one comes. Nothing of a product or a reward: it is no advertising. */
export const invitation = bilingual({
  de: {
    subject: ({ recommender }: InvitationMail) => `${recommender} hat eine persönliche Empfehlung für Sie`,
    cause: ({ recommender }: InvitationMail, mandant: string) => [
      `${recommender} hat bei „${mandant}“ Ihre E-Mail-Adresse angegeben und uns gebeten, Ihnen diesen persönlichen Link zu schicken. Was dahinter steht, sehen Sie nur, wenn Sie ihn öffnen.`,
    ],
    button: 'Link öffnen',
    until: (day: string) => `Der Link gilt bis zum ${day}.`,
    free: 'Sie gehen damit keine Verpflichtung ein. Möchten Sie nicht, müssen Sie nichts tun: Zu diesem Link schreiben wir Ihnen nicht noch einmal.',
    noMails: 'Sie möchten solche E-Mails nicht? Dann merken wir uns das und schicken nie wieder eine.',
    stop: 'Keine solchen E-Mails mehr',
  },
  en: {
    subject: ({ recommender }) => `${recommender} has a personal recommendation for you`,
    cause: ({ recommender }, mandant) => [
      `${recommender} gave your e-mail address at “${mandant}” and asked us to send you this personal link. You see what is behind it only when you open it.`,
    ],
    button: 'Open the link',
    until: (day) => `The link is valid until ${day}.`,
    free: 'It commits you to nothing. If you do not want it, there is nothing you need to do: we will not write to you about this link again.',
    noMails: 'You do not want e-mails like this? Then we will remember that and never send another one.',
    stop: 'No more such e-mails',
  },
});

/** M06 */
export const accepted = bilingual<NewsWords<AcceptedMail>>({
  de: {
    subject: 'Ihre Empfehlung wurde angenommen',
    paragraphs: ({ product, amountCents }, day) => [
      `Ihr Kontakt hat Ihre Empfehlung zu „${product}“ ${day ? `am ${day} ` : ''}angenommen.`,
      ...(amountCents === undefined
        ? []
        : [
            amountCents !== null
              ? `Kommt der Vertrag zustande, erhalten Sie ${euro(amountCents)}.`
              : 'Kommt der Vertrag zustande, geht die Prämie an Ihren Kontakt.',
          ]),
    ],
    button: () => 'Stand ansehen',
    next: () => ['Sobald der Auftrag bestätigt und die Widerrufsfrist vorbei ist, melden wir uns wieder.'],
  },
  en: {
    subject: 'Your recommendation was accepted',
    paragraphs: ({ product, amountCents }, day) => [
      `Your contact accepted your recommendation of “${product}”${day ? ` on ${day}` : ''}.`,
      ...(amountCents === undefined
        ? []
        : [
            amountCents !== null
              ? `Once they sign up, you get ${euro(amountCents)}.`
              : 'Once they sign up, the reward goes to your contact.',
          ]),
    ],
    button: () => 'See where it stands',
    next: () => ['We will write again as soon as the order is confirmed and the withdrawal period is over.'],
  },
});

/** M07 */
export const expired = bilingual<NewsWords<ExpiredMail>>({
  de: {
    subject: 'Ihre Empfehlung ist abgelaufen',
    paragraphs: ({ product }) => [
      `Ihre Empfehlung zu „${product}“ ist abgelaufen, ohne dass ein Vertrag zustande kam.`,
    ],
    button: () => 'Neu empfehlen',
    next: () => ['Der alte Link gilt nicht mehr. Sie können jederzeit eine neue Empfehlung aussprechen.'],
  },
  en: {
    subject: 'Your recommendation has expired',
    paragraphs: ({ product }) => [`Your recommendation of “${product}” has expired without a contract.`],
    button: () => 'Recommend again',
    next: () => ['The old link is no longer valid. You can make a new recommendation at any time.'],
  },
});

/** Why there is no reward. */
export const reasons = bilingual<Readonly<Record<EndReason, string>>>({
  de: {
    noContract: 'Es ist kein Vertrag zustande gekommen.',
    contractEnded: 'Der Vertrag wurde beendet.',
    endedByYou: 'Sie haben die Empfehlung selbst beendet.',
    ended: 'Die Empfehlung wurde beendet.',
    rulesNotMet: 'Die Regeln des Programms sind nicht erfüllt.',
    rewardCancelled: 'Die Prämie wurde storniert.',
  },
  en: {
    noContract: 'No contract was signed.',
    contractEnded: 'The contract was ended.',
    endedByYou: 'You ended the recommendation yourself.',
    ended: 'The recommendation was ended.',
    rulesNotMet: 'The rules of the programme are not met.',
    rewardCancelled: 'The reward was cancelled.',
  },
});

/** M12. To whoever recommended and to the contact: each reads of the own reward alone. */
export const notConsidered = bilingual<NewsWords<EndedMail>>({
  de: {
    subject: 'Ihre Empfehlung konnte nicht berücksichtigt werden',
    headline: 'Für diese Empfehlung gibt es keine Prämie',
    paragraphs: ({ product, why, amountCents, isRecipient }, day) => [
      ...(why ? [`${day ? `${day}: ` : ''}${reasons.de[why]}`] : []),
      `Für ${isRecipient ? 'die' : 'Ihre'} Empfehlung zu „${product}“ ${amountCents ? `zahlen wir die vorgesehenen ${euro(amountCents)} deshalb nicht aus` : 'wird keine Prämie gezahlt'}.`,
    ],
    button: ({ isRecipient }) => (isRecipient ? 'Schreiben Sie uns' : 'Stand ansehen'),
    next: ({ isRecipient }) =>
      isRecipient
        ? ['Stimmt das nicht, schreiben Sie uns bitte: Wir sehen es uns noch einmal an.']
        : [
            'Hat Ihr Kontakt doch einen Vertrag, können Sie im persönlichen Bereich eine Nachbuchung anfragen. Neu empfehlen können Sie jederzeit.',
          ],
  },
  en: {
    subject: 'Your recommendation did not earn a reward',
    headline: 'There is no reward for this recommendation',
    paragraphs: ({ product, why, amountCents, isRecipient }, day) => [
      ...(why ? [`${day ? `${day}: ` : ''}${reasons.en[why]}`] : []),
      `For ${isRecipient ? 'the' : 'your'} recommendation of “${product}” ${amountCents ? `we will therefore not pay the ${euro(amountCents)} we had planned` : 'no reward is paid'}.`,
    ],
    button: ({ isRecipient }) => (isRecipient ? 'Write to us' : 'See where it stands'),
    next: ({ isRecipient }) =>
      isRecipient
        ? ['If that is wrong, please write to us: we will look at it again.']
        : [
            'If your contact did sign a contract, you can file a claim in your personal area. You can recommend again at any time.',
          ],
  },
});
