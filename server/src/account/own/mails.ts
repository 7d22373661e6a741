/**
 * Mails about the own data: confirm the newsletter (M20), the account is gone (M21), the customer number is missing
 * (M34), the stored bank account (M36) or the e-mail address (M37) has changed. Every letter of a newsletter ends with the link that ends it, and
 * carries the header by which a mail program does so with one click.
 */
import type { Ctx } from '#platform/context.ts';
import { type LetterParts, momentText, named } from '#platform/mail/letter.ts';
import type { Letter, Templates } from '#platform/mail/mail.ts';
import { pageAddress, writeLetter } from '#site/site.ts';
import type { BankMail } from './bank-account.ts';
import type { AddressMail } from './change.ts';
import type { NumberMail } from './customer-number.ts';
import { wordsIn } from './mail-words.ts';
import { type OptinMail, optoutToken } from './newsletter.ts';

/** A letter of the newsletter to the account of a hash. */
async function newsletterLetter(
  ctx: Ctx,
  { hash, language }: { hash: string; language: string },
  parts: LetterParts,
): Promise<Letter> {
  const token = await optoutToken(ctx, hash);
  const address = await pageAddress(ctx, { page: 'newsletterOptout', language, query: { token } });
  const letter = await writeLetter(ctx, language, { ...parts, notMe: { text: wordsIn(language).leave, address } });
  const { config, slug } = ctx.mandant;
  const unsubscribe = `${config.mandantUrl}/api/v1/${slug}/empfehler/newsletter/abmelden?token=${token}`;
  return { ...letter, unsubscribe };
}

async function optinLetter(ctx: Ctx, { hash, firstName, token }: OptinMail, language: string): Promise<Letter> {
  const words = wordsIn(language).optin;
  const address = await pageAddress(ctx, { page: 'newsletterOptin', language, query: { token } });
  return newsletterLetter(ctx, { hash, language }, asking(ctx, words, { firstName, address }));
}

async function numberLetter(ctx: Ctx, { firstName, token }: NumberMail, language: string): Promise<Letter> {
  const words = wordsIn(language).number;
  const address = await pageAddress(ctx, { page: 'customerNumber', language, query: { token } });
  return writeLetter(ctx, language, asking(ctx, words, { firstName, address }));
}

/** A letter with one thing to do. */
const asking = (
  { mandant }: Ctx,
  words: ReturnType<typeof wordsIn>['optin' | 'number'],
  { firstName, address }: { firstName: string | null; address: string },
): LetterParts => ({
  subject: words.subject,
  preview: words.preview,
  headline: named(words.subject, firstName),
  paragraphs: words.paragraphs(mandant.name),
  button: { text: words.button, address },
  after: words.after,
});

async function bankLetter(ctx: Ctx, { change, firstName, last4 }: BankMail, language: string): Promise<Letter> {
  const words = wordsIn(language).bank;
  const sentence = words.paragraphs[change](last4);
  return writeLetter(ctx, language, {
    subject: words.subject[change],
    preview: sentence,
    headline: named(words.subject[change], firstName),
    paragraphs: [sentence],
    after: [...(change === 'bankDeleted' ? [] : [words.hold]), words.after],
    notMe: { text: words.notMe, address: await pageAddress(ctx, { page: 'contact', language }) },
  });
}

async function addressLetter(
  ctx: Ctx,
  { firstName, isNewAddress, atMs }: AddressMail,
  language: string,
): Promise<Letter> {
  const { subject, notMe, ...words } = wordsIn(language).address;
  const { paragraphs, after } = words[isNewAddress ? 'fresh' : 'old'](momentText(new Date(atMs), language));
  return writeLetter(ctx, language, {
    subject,
    preview: paragraphs[0],
    headline: named(subject, firstName),
    paragraphs,
    after: [after],
    notMe: { text: notMe, address: await pageAddress(ctx, { page: 'contact', language }) },
  });
}

export const templates: Templates = {
  M20: (ctx, mail, language) => optinLetter(ctx, mail as unknown as OptinMail, language),
  M21: (ctx, _mail, language) => {
    const { subject, ...words } = wordsIn(language).deleted;
    return writeLetter(ctx, language, { subject, headline: subject, ...words });
  },
  M34: (ctx, mail, language) => numberLetter(ctx, mail as unknown as NumberMail, language),
  M36: (ctx, mail, language) => bankLetter(ctx, mail as unknown as BankMail, language),
  M37: (ctx, mail, language) => addressLetter(ctx, mail as unknown as AddressMail, language),
};
