/**
 * Words of the mails about a recommendation: the link (M02), the invitation of a contact (M03), accepted (M06), expired
 * (M07), could not be considered (M12, the same letter for recommender and recipient). A link leads only where there is
 * a page: registration and personal area stand in none of them until they can be opened.
 */
import { germanDay } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import type { Ctx } from '#platform/context.ts';
import { composeLetter } from '#platform/letter.ts';
import type { Letter, Templates } from '#platform/mail.ts';
import { signToken } from '#platform/token.ts';
import { pageAddress } from '#route-config/route-config.ts';
import type { ContactMail, LinkMail } from './create-mails.ts';

/** Of M06, M07 and M12. */
interface NewsMail {
  product: string;
  productId?: number;
  firstName: string | null;
}

const named = (sentence: string, firstName: string | null): string =>
  firstName ? `${sentence}, ${firstName}` : sentence;

const de = {
  link: {
    subject: (product: string) => `Ihr Empfehlungslink zu ${product}`,
    headline: 'Ihr Empfehlungslink ist da',
    paragraphs: ({ product, link, validUntil }: LinkMail) => [
      `Sie empfehlen „${product}“. Geben Sie diesen Link weiter:\n${link}`,
      `Er gilt bis zum ${germanDay(validUntil)}.`,
    ],
    shares: (own: string | null, other: string | null) =>
      own && other
        ? `Kommt ein Vertrag zustande, erhalten Sie ${own} und Ihr Kontakt ${other}.`
        : own
          ? `Kommt ein Vertrag zustande, erhalten Sie ${own}.`
          : `Kommt ein Vertrag zustande, erhält Ihr Kontakt ${other}.`,
    button: 'Link teilen',
    notMe: 'Das war ich nicht – Daten löschen',
  },
  invitation: {
    subject: ({ recommender, product }: ContactMail) => `${recommender} empfiehlt Ihnen ${product}`,
    paragraphs: ({ recommender, product, validUntil }: ContactMail) => [
      `${recommender} empfiehlt Ihnen „${product}“.`,
      `Die Empfehlung gilt bis zum ${germanDay(validUntil)}.`,
    ],
    button: 'Empfehlung ansehen',
  },
  accepted: {
    subject: 'Ihre Empfehlung wurde angenommen',
    paragraphs: (product: string) => [
      `Ihr Kontakt hat Ihre Empfehlung zu „${product}“ angenommen.`,
      'Sobald der Auftrag bestätigt und die Widerrufsfrist vorbei ist, melden wir uns wieder.',
    ],
  },
  expired: {
    subject: 'Ihre Empfehlung ist abgelaufen',
    paragraphs: (product: string) => [
      `Ihre Empfehlung zu „${product}“ ist abgelaufen, ohne dass ein Vertrag zustande kam.`,
      'Sie können jederzeit eine neue Empfehlung aussprechen.',
    ],
    button: 'Neu empfehlen',
  },
  refused: {
    subject: 'Ihre Empfehlung konnte nicht berücksichtigt werden',
    paragraphs: (product: string) => [
      `Die Empfehlung zu „${product}“ konnte leider nicht berücksichtigt werden. Eine Prämie wird dafür nicht gezahlt.`,
    ],
  },
};

const en: typeof de = {
  link: {
    subject: (product) => `Your recommendation link for ${product}`,
    headline: 'Your recommendation link is ready',
    paragraphs: ({ product, link, validUntil }) => [
      `You recommend “${product}”. Pass this link on:\n${link}`,
      `It is valid until ${validUntil}.`,
    ],
    shares: (own, other) =>
      own && other
        ? `If it leads to a contract you get ${own} and your contact ${other}.`
        : own
          ? `If it leads to a contract you get ${own}.`
          : `If it leads to a contract your contact gets ${other}.`,
    button: 'Share the link',
    notMe: 'That was not me – delete my details',
  },
  invitation: {
    subject: ({ recommender, product }) => `${recommender} recommends ${product} to you`,
    paragraphs: ({ recommender, product, validUntil }) => [
      `${recommender} recommends “${product}” to you.`,
      `The recommendation is valid until ${validUntil}.`,
    ],
    button: 'See the recommendation',
  },
  accepted: {
    subject: 'Your recommendation was accepted',
    paragraphs: (product) => [
      `Your contact has accepted your recommendation of “${product}”.`,
      'We will write again as soon as the order is confirmed and the withdrawal period is over.',
    ],
  },
  expired: {
    subject: 'Your recommendation has expired',
    paragraphs: (product) => [
      `Your recommendation of “${product}” has expired without a contract.`,
      'You can make a new recommendation at any time.',
    ],
    button: 'Recommend again',
  },
  refused: {
    subject: 'Your recommendation could not be considered',
    paragraphs: (product) => [
      `The recommendation of “${product}” could unfortunately not be considered. No reward is paid for it.`,
    ],
  },
};

const wordsIn = (language: string): typeof de => (language === 'en' ? en : de);
const amount = (cents: number, language: string): string | null => (cents > 0 ? euro(cents, language) : null);

async function linkLetter(ctx: Ctx, mail: LinkMail, language: string): Promise<Letter> {
  const words = wordsIn(language).link;
  const params = { empfehlungsnummer: mail.number };
  const refusal =
    mail.refusal && (await pageAddress(ctx, { page: 'share', language, params, query: { ablehnen: mail.refusal } }));
  return composeLetter(ctx.mandant, language, {
    subject: words.subject(mail.product),
    headline: named(words.headline, mail.firstName),
    paragraphs: words.paragraphs(mail),
    button: {
      text: words.button,
      address: await pageAddress(ctx, { page: 'share', language, params, query: { h: mail.hash } }),
    },
    after: [words.shares(amount(mail.recommenderCents, language), amount(mail.recipientCents, language))],
    notMe: refusal ? { text: words.notMe, address: refusal } : undefined,
  });
}

/** The link carries what the recommender typed about the contact, signed and only for this recommendation. */
async function invitationLetter(ctx: Ctx, mail: ContactMail, language: string): Promise<Letter> {
  const words = wordsIn(language).invitation;
  const { system, mandant, now } = ctx;
  const prefill = await signToken(
    system.vault,
    { typ: 'vorbelegung', sub: mail.number, mandant: mandant.slug },
    now,
    new Date(`${mail.validUntil}T23:00:00Z`),
  );
  return composeLetter(mandant, language, {
    subject: words.subject(mail),
    headline: words.subject(mail),
    paragraphs: words.paragraphs(mail),
    button: { text: words.button, address: `${mail.link}?c=em&p=${prefill}` },
  });
}

const newsLetter = (
  ctx: Ctx,
  { product, firstName }: NewsMail,
  language: string,
  words: { subject: string; paragraphs: (product: string) => string[] },
  button?: { text: string; address: string },
): Letter =>
  composeLetter(ctx.mandant, language, {
    subject: words.subject,
    headline: named(words.subject, firstName),
    paragraphs: words.paragraphs(product),
    button,
  });

export const templates: Templates = {
  M02: (ctx, mail, language) => linkLetter(ctx, mail as unknown as LinkMail, language),
  M03: (ctx, mail, language) => invitationLetter(ctx, mail as unknown as ContactMail, language),
  M06: (ctx, mail, language) => newsLetter(ctx, mail as unknown as NewsMail, language, wordsIn(language).accepted),
  M07: async (ctx, given, language) => {
    const mail = given as unknown as NewsMail;
    const words = wordsIn(language).expired;
    const address = await pageAddress(ctx, {
      page: 'recommend',
      language,
      params: { produktId: String(mail.productId) },
    });
    return newsLetter(ctx, mail, language, words, { text: words.button, address });
  },
  M12: (ctx, mail, language) => newsLetter(ctx, mail as unknown as NewsMail, language, wordsIn(language).refused),
};
