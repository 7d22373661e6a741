/**
 * Mails about a recommendation: the link (M02), the invitation of a contact (M03), accepted (M06), expired (M07), could
 * not be considered (M12, the same letter for recommender and recipient). A link leads only where there is a page.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { registrationAddress } from '#account/account.ts';
import { signToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { dayText, named } from '#platform/mail/letter.ts';
import type { Letter, Templates } from '#platform/mail/mail.ts';
import { pageAddress, writeLetter } from '#site/site.ts';
import type { ContactMail, LinkMail } from './create-mails.ts';
import { type NewsWords, wordsIn } from './mail-words.ts';

/** Of M06, M07 and M12. */
interface NewsMail {
  product: string;
  productId?: number;
  firstName: string | null;
}

const amount = (cents: number, language: string): string | null => (cents > 0 ? euro(cents, language) : null);

async function linkLetter(ctx: Ctx, mail: LinkMail, language: string): Promise<Letter> {
  const words = wordsIn(language).link;
  const params = { empfehlungsnummer: mail.number };
  const refusal =
    mail.refusal && (await pageAddress(ctx, { page: 'share', language, params, query: { ablehnen: mail.refusal } }));
  const shares = words.shares(amount(mail.recommenderCents, language), amount(mail.recipientCents, language));
  const until = words.until(dayText(mail.validUntil, language));
  return writeLetter(ctx, language, {
    subject: words.subject(mail.product),
    preview: `${shares} ${until}`,
    headline: named(words.headline, mail.firstName),
    paragraphs: [words.cause(mail.product), shares],
    copyable: { label: words.passOn, value: mail.link, isAddress: true },
    button: {
      text: words.button,
      address: await pageAddress(ctx, { page: 'share', language, params, query: { h: mail.hash } }),
    },
    after: [until, words.next],
    second: mail.registration
      ? {
          cause: words.account,
          text: words.setPassword,
          address: await registrationAddress(ctx, language, mail.registration),
        }
      : undefined,
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
  const until = words.until(dayText(mail.validUntil, language));
  return writeLetter(ctx, language, {
    subject: words.subject(mail),
    preview: until,
    headline: mail.firstName ? words.headline(mail.firstName) : words.subject(mail),
    paragraphs: words.cause(mail),
    button: { text: words.button, address: `${mail.link}?c=em&p=${prefill}` },
    after: [until, words.free],
  });
}

const newsLetter = (
  ctx: Ctx,
  { product, firstName }: NewsMail,
  language: string,
  words: NewsWords,
  button?: { text: string; address: string },
): Promise<Letter> =>
  writeLetter(ctx, language, {
    subject: words.subject,
    preview: words.cause(product),
    headline: named(words.subject, firstName),
    paragraphs: [words.cause(product)],
    button,
    after: words.next,
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
