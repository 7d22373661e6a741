/** What the mails to a recipient say. Nothing here knows a token or an address. */
import { dayText } from '#platform/day-text.ts';
import { bilingual } from '#platform/mail/words.ts';
import type { RecipientMail } from './mails.ts';

/** M05 */
export const confirmDetails = bilingual({
  de: {
    subject: 'Bitte bestätigen Sie Ihre Daten',
    paragraphs: ({ product, recommender }: RecipientMail) => [
      recommender
        ? `Sie sind der Empfehlung von ${recommender} zu „${product}“ gefolgt und haben uns Ihre Daten genannt.`
        : `Sie sind einer Empfehlung zu „${product}“ gefolgt und haben uns Ihre Daten genannt.`,
      'Bestätigen Sie jetzt Ihre Daten und Ihre Zustimmung zu den Teilnahmebedingungen. Erst danach kann eine Prämie gezahlt werden.',
    ],
    order: ({ product, order }: RecipientMail) => [
      order?.externalNumber
        ? `Zu Ihrem Auftrag ${order.externalNumber} vom ${dayText(order.orderedOn, 'de')} („${product}“) gehört eine Empfehlung.`
        : `Zu Ihrem Auftrag „${product}“ gehört eine Empfehlung.`,
      'Wir kennen bisher nur Ihre E-Mail-Adresse. Nennen Sie uns Ihren Namen und stimmen Sie den Teilnahmebedingungen zu. Erst danach kann eine Prämie gezahlt werden.',
    ],
    reminder: 'Wir warten noch auf Ihre Bestätigung.',
    button: 'Daten bestätigen',
    deletion: (day: string) =>
      `Ohne Ihre Bestätigung löschen wir Ihre Daten nach dem ${dayText(day, 'de')}. Eine Prämie kann dann nicht mehr gezahlt werden.`,
    notMe: 'Das war ich nicht – Daten löschen',
  },
  en: {
    subject: 'Please confirm your details',
    paragraphs: ({ product, recommender }) => [
      recommender
        ? `You followed the recommendation of ${recommender} for “${product}” and gave us your details.`
        : `You followed a recommendation for “${product}” and gave us your details.`,
      'Please confirm your details and that you accept the terms. Only then can a reward be paid.',
    ],
    order: ({ product, order }) => [
      order?.externalNumber
        ? `There is a recommendation for your order ${order.externalNumber} of ${dayText(order.orderedOn, 'en')} (“${product}”).`
        : `There is a recommendation for your order of “${product}”.`,
      'All we know so far is your e-mail address. Please tell us your name and accept the terms. Only then can a reward be paid.',
    ],
    reminder: 'We are still waiting for your confirmation.',
    button: 'Confirm details',
    deletion: (day) =>
      `Without your confirmation we delete your details after ${dayText(day, 'en')}. A reward can no longer be paid then.`,
    notMe: 'That was not me – delete my details',
  },
});

/** M08 */
export const orderReceived = bilingual({
  de: {
    subject: ({ order }: RecipientMail): string =>
      order ? 'Wir haben Ihren Auftrag erhalten' : 'Wir haben Ihre Angaben erhalten',
    paragraphs: ({ product, order }: RecipientMail) => [
      order?.externalNumber
        ? `Ihr Auftrag ${order.externalNumber} vom ${dayText(order.orderedOn, 'de')} („${product}“) ist bei uns eingegangen.`
        : `Ihre Angaben zu „${product}“ sind bei uns eingegangen.`,
    ],
    advertising:
      'Sie möchten per E-Mail über weitere Angebote informiert werden? Bitte bestätigen Sie das auf Ihrer Seite; ohne Ihre Bestätigung schreiben wir Ihnen keine.',
    button: 'Stand ansehen',
    next: 'Sobald der Auftrag bestätigt und die Widerrufsfrist vorbei ist, geben wir die Prämie frei und schreiben Ihnen. Den Stand sehen Sie jederzeit auf Ihrer Seite.',
  },
  en: {
    subject: ({ order }) => (order ? 'We have received your order' : 'We have received your details'),
    paragraphs: ({ product, order }) => [
      order?.externalNumber
        ? `Your order ${order.externalNumber} of ${dayText(order.orderedOn, 'en')} (“${product}”) has arrived.`
        : `Your details for “${product}” have arrived.`,
    ],
    advertising:
      'Would you like to hear about further offers by e-mail? Please confirm it on your page; without your confirmation we send you none.',
    button: 'See the progress',
    next: 'As soon as the order is confirmed and the withdrawal period is over, we release the reward and write to you. You can see the progress on your page at any time.',
  },
});
