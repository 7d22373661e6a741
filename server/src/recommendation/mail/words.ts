/** What the mails about a recommendation say. Nothing here knows a token or an address. */
import { bilingual } from '#platform/mail/words.ts';
import type { InvitationMail } from './mails.ts';

export interface NewsWords {
  subject: string;
  cause: (product: string) => string;
  /** What happens next. */
  next: readonly string[];
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
        ? `If it leads to a contract you get ${own} and your contact ${other}.`
        : own
          ? `If it leads to a contract you get ${own}.`
          : `If it leads to a contract your contact gets ${other}.`,
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
      `${recommender} hat bei ${mandant} Ihre E-Mail-Adresse angegeben und uns gebeten, Ihnen diesen persönlichen Link zu schicken. Was dahinter steht, sehen Sie nur, wenn Sie ihn öffnen.`,
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
      `${recommender} gave your e-mail address at ${mandant} and asked us to send you this personal link. You see what is behind it only when you open it.`,
    ],
    button: 'Open the link',
    until: (day) => `The link is valid until ${day}.`,
    free: 'It commits you to nothing. If you do not want it there is nothing to do: we will not write to you about this link again.',
    noMails: 'You do not want such e-mails? Then we remember that and never send another one.',
    stop: 'No more such e-mails',
  },
});

/** M06 */
export const accepted = bilingual({
  de: {
    subject: 'Ihre Empfehlung wurde angenommen',
    cause: (product: string) => `Ihr Kontakt hat Ihre Empfehlung zu „${product}“ angenommen.`,
    button: 'Stand ansehen',
    next: ['Sobald der Auftrag bestätigt und die Widerrufsfrist vorbei ist, melden wir uns wieder.'],
  },
  en: {
    subject: 'Your recommendation was accepted',
    cause: (product) => `Your contact has accepted your recommendation of “${product}”.`,
    button: 'See where it stands',
    next: ['We will write again as soon as the order is confirmed and the withdrawal period is over.'],
  },
});

/** M07 */
export const expired = bilingual({
  de: {
    subject: 'Ihre Empfehlung ist abgelaufen',
    cause: (product: string) => `Ihre Empfehlung zu „${product}“ ist abgelaufen, ohne dass ein Vertrag zustande kam.`,
    button: 'Neu empfehlen',
    next: ['Der alte Link gilt nicht mehr. Sie können jederzeit eine neue Empfehlung aussprechen.'],
  },
  en: {
    subject: 'Your recommendation has expired',
    cause: (product) => `Your recommendation of “${product}” has expired without a contract.`,
    button: 'Recommend again',
    next: ['The old link is no longer valid. You can make a new recommendation at any time.'],
  },
});

/** M12 */
export const notConsidered = bilingual({
  de: {
    subject: 'Ihre Empfehlung konnte nicht berücksichtigt werden',
    cause: (product: string) =>
      `Die Empfehlung zu „${product}“ konnte nicht berücksichtigt werden. Eine Prämie wird dafür nicht gezahlt.`,
    next: [
      'Meistens kam kein Vertrag zustande, oder er wurde innerhalb der Frist widerrufen. Möchten Sie es genau wissen, antworten Sie auf diese Mail.',
    ],
  },
  en: {
    subject: 'Your recommendation could not be considered',
    cause: (product) => `The recommendation of “${product}” could not be considered. No reward is paid for it.`,
    next: [
      'In most cases there was no contract, or it was withdrawn within the period. If you would like to know exactly, reply to this mail.',
    ],
  },
});
