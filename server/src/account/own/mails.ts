/**
 * Mails about the own data: confirm the newsletter (M20), the account is gone (M21), the customer number is missing
 * (M34), the e-mail address has changed (M37). Every letter of a newsletter ends with the link that ends it, and
 * carries the header by which a mail program does so with one click.
 */
import { findToken, signToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { momentText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as words from '../words.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';

/** The token that ends the newsletter is made when the mail is sent. */
export interface OptinMail {
  hash: string;
  firstName: string | null;
  token: string;
}

export interface NumberMail {
  firstName: string | null;
  token: string;
}

export interface AddressMail {
  /** Null at the old address: it may never have been this person's. */
  firstName: string | null;
  isNewAddress: boolean;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** Token of the link that stands in every newsletter (rules 3.6). */
const optoutToken = ({ system, mandant, now }: Ctx, hash: string): Promise<string> =>
  signToken(system.vault, { typ: 'abmelden', sub: hash, mandant: mandant.slug }, now, null);

/** A letter of the newsletter to the account of a hash. */
async function newsletterLetter(
  ctx: Ctx,
  { hash, language }: { hash: string; language: string },
  parts: LetterParts,
): Promise<LetterParts> {
  const token = await optoutToken(ctx, hash);
  const address = await pageAddress(ctx, { page: 'newsletterOptout', language, query: { token } });
  const { config, slug } = ctx.mandant;
  return {
    ...parts,
    notMe: { text: wordsIn(words.leaveNewsletter, language), address },
    unsubscribe: `${config.mandantUrl}/api/v1/${slug}/empfehler/newsletter/abmelden?token=${token}`,
  };
}

async function optinLetter(ctx: Ctx, { hash, firstName, token }: OptinMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.optin, language);
  const address = await pageAddress(ctx, { page: 'newsletterOptin', language, query: { token } });
  return newsletterLetter(ctx, { hash, language }, asking(ctx, own, { firstName, address }));
}

async function numberLetter(ctx: Ctx, { firstName, token }: NumberMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.customerNumber, language);
  const address = await pageAddress(ctx, { page: 'customerNumber', language, query: { token } });
  return asking(ctx, own, { firstName, address });
}

/** A letter with one thing to do. */
const asking = (
  { mandant }: Ctx,
  own: typeof words.optin.de,
  { firstName, address }: { firstName: string | null; address: string },
): LetterParts => ({
  subject: own.subject,
  preview: own.preview,
  headline: named(own.subject, firstName),
  paragraphs: own.paragraphs(mandant.name),
  button: { text: own.button, address },
  after: own.after,
});

async function addressLetter(
  ctx: Ctx,
  { firstName, isNewAddress, atMs }: AddressMail,
  language: string,
): Promise<LetterParts> {
  const { subject, notMe, ...own } = wordsIn(words.emailChanged, language);
  const { paragraphs, after } = own[isNewAddress ? 'fresh' : 'old'](momentText(new Date(atMs), language));
  return {
    subject,
    preview: paragraphs[0],
    headline: named(subject, firstName),
    paragraphs,
    after: [after],
    notMe: { text: notMe, address: await pageAddress(ctx, { page: 'contact', language }) },
  };
}

/** What hangs on the old address has ended with it, or was asked anew; M34 is mailed again to the new one. */
const ofOneAddress = { isBoundToAddress: true };

export const optinMail = letter('M20', optinLetter, {
  isAwaited: true,
  share: 'day',
  ...ofOneAddress,
  lives: async (tx, { token }) => (await findToken(tx, token, ['NewsletterOptin'])) !== undefined,
  placeholders: placeholders.optin,
  samples: samples.optin,
});
export const farewellMail = letter<Record<string, never>>(
  'M21',
  (_ctx, _nothing, language) => {
    const { subject, ...own } = wordsIn(words.accountDeleted, language);
    return { subject, headline: subject, ...own };
  },
  { placeholders: placeholders.farewell, samples: samples.farewell },
);
export const numberMail = letter('M34', numberLetter, {
  ...ofOneAddress,
  placeholders: placeholders.customerNumber,
  samples: samples.customerNumber,
});
export const addressMail = letter('M37', addressLetter, {
  isAwaited: true,
  ...ofOneAddress,
  placeholders: placeholders.address,
  samples: samples.address,
});

export const templates: readonly AnyLetter[] = [optinMail, farewellMail, numberMail, addressMail];
