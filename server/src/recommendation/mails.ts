/**
 * Mails about a recommendation: the link (M02), the invitation of a contact (M03), accepted (M06), expired (M07), could
 * not be considered (M12, the same letter for recommender and recipient). A link leads only where there is a page.
 */

import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { registrationAddress } from '#account/account.ts';
import { signToken } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { type AnyTemplate, type Letter, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { named, pageAddress, writeLetter } from '#site/site.ts';
import { findRecommendation } from './sql.ts';
import * as words from './words.ts';

interface LinkMail {
  number: string;
  hash: string;
  firstName: string | null;
  product: string;
  link: string;
  validUntil: string;
  recommenderCents: number;
  recipientCents: number;
  /** "Das war ich nicht": of the account when it is new, else of this recommendation; null for somebody signed in. */
  refusal: string | null;
  /** Sets the first password of an account that is new; a mandant whose own portal signs people in knows none. */
  registration: string | null;
}

export interface InvitationMail {
  number: string;
  link: string;
  recommender: string;
  validUntil: string;
  /** Ends such mails to this address. */
  noMails: string;
}

/** What has become of a recommendation. */
interface NewsMail {
  product: string;
  firstName: string | null;
}

interface AcceptedMail extends NewsMail {
  number: string;
}

export interface ExpiredMail extends NewsMail {
  productId: number;
}

const amount = (cents: number): string | null => (cents > 0 ? euro(cents) : null);

async function linkLetter(ctx: Ctx, mail: LinkMail, language: string): Promise<Letter> {
  const own = wordsIn(words.link, language);
  const params = { empfehlungsnummer: mail.number };
  const refusal =
    mail.refusal && (await pageAddress(ctx, { page: 'share', language, params, query: { ablehnen: mail.refusal } }));
  const shares = own.shares(amount(mail.recommenderCents), amount(mail.recipientCents));
  const until = own.until(dayText(mail.validUntil, language));
  return writeLetter(ctx, language, {
    subject: own.subject(mail.product),
    preview: `${shares} ${until}`,
    headline: named(own.headline, mail.firstName),
    paragraphs: [own.cause(mail.product), shares],
    copyable: { label: own.passOn, value: mail.link, isAddress: true },
    button: {
      text: own.button,
      address: await pageAddress(ctx, { page: 'share', language, params, query: { h: mail.hash } }),
    },
    after: [until, own.next],
    second: mail.registration
      ? {
          cause: own.account,
          text: own.setPassword,
          address: await registrationAddress(ctx, language, mail.registration),
        }
      : undefined,
    notMe: refusal ? { text: own.notMe, address: refusal } : undefined,
  });
}

/** The link carries what the recommender typed about the contact, signed and only for this recommendation. */
async function invitationLetter(ctx: Ctx, given: InvitationMail, language: string): Promise<Letter> {
  const mail = { ...given, recommender: isolated(given.recommender) };
  const own = wordsIn(words.invitation, language);
  const { system, mandant, now } = ctx;
  const prefill = await signToken(
    system.vault,
    { typ: 'vorbelegung', sub: mail.number, mandant: mandant.slug },
    now,
    new Date(`${mail.validUntil}T23:00:00Z`),
  );
  const until = own.until(dayText(mail.validUntil, language));
  return writeLetter(ctx, language, {
    subject: own.subject(mail),
    preview: until,
    headline: own.subject(mail),
    paragraphs: own.cause(mail, ctx.mandant.name),
    button: { text: own.button, address: `${mail.link}?c=em&p=${prefill}` },
    after: [until, own.free],
    second: {
      cause: own.noMails,
      text: own.stop,
      address: await pageAddress(ctx, {
        page: 'share',
        language,
        params: { empfehlungsnummer: mail.number },
        query: { ablehnen: mail.noMails },
      }),
    },
  });
}

const newsLetter = (
  ctx: Ctx,
  { product, firstName }: NewsMail,
  language: string,
  own: words.NewsWords,
  button?: { text: string; address: string },
): Promise<Letter> =>
  writeLetter(ctx, language, {
    subject: own.subject,
    preview: own.cause(product),
    headline: named(own.subject, firstName),
    paragraphs: [own.cause(product)],
    button,
    after: own.next,
  });

/** A link that is over is no longer worth a mail. */
const isOpen = async (tx: Tx, { number }: { number: string }): Promise<boolean> =>
  (await findRecommendation(tx, { number }))?.status === 'open';

export const linkMail = template('M02', linkLetter, { share: 'day', lives: isOpen });
export const invitationMail = template('M03', invitationLetter, { share: 'day', lives: isOpen });
export const acceptedMail = template<AcceptedMail>(
  'M06',
  async (ctx, mail, language) => {
    const { button: text, ...own } = wordsIn(words.accepted, language);
    const address = await pageAddress(ctx, { page: 'personalArea', language });
    return newsLetter(ctx, mail, language, own, { text, address });
  },
  { share: 'day', lives: async (tx, { number }) => (await findRecommendation(tx, { number }))?.status === 'ok' },
);
export const expiredMail = template<ExpiredMail>('M07', async (ctx, mail, language) => {
  const { button: text, ...own } = wordsIn(words.expired, language);
  const params = { produktId: String(mail.productId) };
  const address = await pageAddress(ctx, { page: 'recommend', language, params });
  return newsLetter(ctx, mail, language, own, { text, address });
});
export const notConsideredMail = template<NewsMail>('M12', (ctx, mail, language) =>
  newsLetter(ctx, mail, language, wordsIn(words.notConsidered, language)),
);

export const templates: readonly AnyTemplate[] = [
  linkMail,
  invitationMail,
  acceptedMail,
  expiredMail,
  notConsideredMail,
];
