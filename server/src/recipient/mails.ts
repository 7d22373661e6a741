/**
 * Words of the mails to a recipient: "Bitte bestätigen Sie Ihre Daten" (M05) and "Wir haben Ihren Auftrag erhalten"
 * (M08). The token of the link is made when the mail is sent. M12, "could not be considered", has one letter for
 * recommender and recipient and stands with the recommendation.
 */

import { recipientToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { dayText, named } from '#platform/mail/letter.ts';
import type { Templates } from '#platform/mail/mail.ts';
import { pageAddress, writeLetter } from '#site/site.ts';
import type { MailParameters } from './recipient.ts';

type Parameters = MailParameters & {
  number: string;
  firstName: string | null;
  deleteOn: string | null;
  product: string;
};

const de = {
  confirm: {
    subject: 'Bitte bestätigen Sie Ihre Daten',
    paragraphs: ({ product, recommender }: Parameters) => [
      recommender
        ? `Sie sind der Empfehlung von ${recommender} zu „${product}“ gefolgt und haben uns Ihre Daten genannt.`
        : `Sie sind einer Empfehlung zu „${product}“ gefolgt und haben uns Ihre Daten genannt.`,
      'Bestätigen Sie jetzt Ihre Daten und stimmen Sie den Teilnahmebedingungen zu. Erst danach kann eine Prämie gezahlt werden.',
    ],
    order: ({ product, order }: Parameters) => [
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
  received: {
    subject: 'Wir haben Ihren Auftrag erhalten',
    headline: 'Wir haben Ihren Auftrag erhalten',
    paragraphs: ({ product, order }: Parameters) => [
      order?.externalNumber
        ? `Ihr Auftrag ${order.externalNumber} vom ${dayText(order.orderedOn, 'de')} („${product}“) ist bei uns eingegangen.`
        : `Ihre Angaben zu „${product}“ sind bei uns eingegangen.`,
    ],
    button: 'Stand ansehen',
    next: 'Sobald der Auftrag bestätigt und die Widerrufsfrist vorbei ist, geben wir die Prämie frei und schreiben Ihnen. Den Stand sehen Sie jederzeit auf Ihrer Seite.',
  },
};

const en: typeof de = {
  confirm: {
    subject: 'Please confirm your details',
    paragraphs: ({ product, recommender }) => [
      recommender
        ? `You followed the recommendation of ${recommender} for “${product}” and gave us your details.`
        : `You followed a recommendation for “${product}” and gave us your details.`,
      'Please confirm your details now and accept the terms. Only then can a reward be paid.',
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
  received: {
    subject: 'We have received your order',
    headline: 'We have received your order',
    paragraphs: ({ product, order }) => [
      order?.externalNumber
        ? `Your order ${order.externalNumber} of ${dayText(order.orderedOn, 'en')} (“${product}”) has arrived.`
        : `Your details for “${product}” have arrived.`,
    ],
    button: 'See the progress',
    next: 'As soon as the order is confirmed and the withdrawal period is over, we release the reward and write to you. You can see the progress on your page at any time.',
  },
};

const wordsIn = (language: string): typeof de => (language === 'en' ? en : de);

/** The page of the person, with a fresh token: where the data are confirmed and the steps are shown. */
const ownPage = async (ctx: Ctx, number: string, language: string): Promise<string> =>
  pageAddress(ctx, {
    page: 'recipientAgreement',
    language,
    query: { token: await recipientToken(ctx, number, ctx.now) },
  });

export const templates: Templates = {
  M05: async (ctx, given, language) => {
    const parameters = given as unknown as Parameters;
    const { subject, paragraphs, order, reminder, button, deletion, notMe } = wordsIn(language).confirm;
    const address = await ownPage(ctx, parameters.number, language);
    const isShell = parameters.firstName === null;
    return writeLetter(ctx, language, {
      subject,
      headline: named(subject, parameters.firstName),
      paragraphs: [
        ...(parameters.isReminder ? [reminder] : []),
        ...(isShell ? order(parameters) : paragraphs(parameters)),
      ],
      button: { text: button, address },
      preview: parameters.deleteOn ? deletion(parameters.deleteOn) : parameters.product,
      after: parameters.deleteOn ? [deletion(parameters.deleteOn)] : [],
      notMe: { text: notMe, address: `${address}&ablehnen=1` },
    });
  },
  M08: async (ctx, given, language) => {
    const parameters = given as unknown as Parameters;
    const { subject, headline, paragraphs, button, next } = wordsIn(language).received;
    return writeLetter(ctx, language, {
      subject,
      preview: paragraphs(parameters)[0],
      headline: named(headline, parameters.firstName),
      paragraphs: paragraphs(parameters),
      button: { text: button, address: await ownPage(ctx, parameters.number, language) },
      after: [next],
    });
  },
};
