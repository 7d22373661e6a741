/** Mails about getting in: welcome (M01), already registered (M04), new password (M18), password changed (M19). */

import type { Ctx } from '#platform/context.ts';
import { momentText, named } from '#platform/mail/letter.ts';
import type { Letter, Templates } from '#platform/mail/mail.ts';
import { pageAddress, writeLetter } from '#site/site.ts';
import { registrationAddress } from '../state.ts';
import type { ChangedMail, PasswordMail } from './mail-queue.ts';
import { wordsIn } from './mail-words.ts';

const resetAddress = (ctx: Ctx, language: string, { token, redirect }: PasswordMail): Promise<string> =>
  pageAddress(ctx, { page: 'passwordReset', language, query: { token, ...(redirect !== null && { redirect }) } });

async function welcome(ctx: Ctx, mail: PasswordMail, language: string): Promise<Letter> {
  const words = wordsIn(language).welcome;
  const query = mail.refusal === null ? undefined : { ablehnen: mail.refusal };
  return writeLetter(ctx, language, {
    subject: words.subject,
    preview: words.cause,
    headline: named(words.headline, mail.firstName),
    paragraphs: [words.cause],
    button: { text: words.button, address: await registrationAddress(ctx, language, mail.token) },
    after: [words.until],
    notMe: query && { text: words.notMe, address: await pageAddress(ctx, { page: 'registration', language, query }) },
  });
}

async function known(ctx: Ctx, mail: PasswordMail, language: string): Promise<Letter> {
  const words = wordsIn(language).known;
  return writeLetter(ctx, language, {
    subject: words.subject,
    preview: words.cause,
    headline: named(words.subject, mail.firstName),
    paragraphs: [words.cause],
    button: { text: words.button, address: await pageAddress(ctx, { page: 'login', language }) },
    second: { cause: words.forgotten, text: words.reset, address: await resetAddress(ctx, language, mail) },
    after: [words.notMe],
  });
}

async function forgotten(ctx: Ctx, mail: PasswordMail, language: string): Promise<Letter> {
  const words = wordsIn(language).forgotten;
  return writeLetter(ctx, language, {
    subject: words.subject,
    preview: words.cause,
    headline: named(words.headline, mail.firstName),
    paragraphs: [words.cause],
    button: { text: words.button, address: await resetAddress(ctx, language, mail) },
    after: [words.until, words.notMe],
  });
}

async function changed(ctx: Ctx, { firstName, atMs }: ChangedMail, language: string): Promise<Letter> {
  const words = wordsIn(language).changed;
  const cause = words.cause(momentText(new Date(atMs), language));
  return writeLetter(ctx, language, {
    subject: words.subject,
    preview: cause,
    headline: named(words.subject, firstName),
    paragraphs: [cause, words.ended],
    button: { text: words.button, address: await pageAddress(ctx, { page: 'contact', language }) },
    after: [words.notMe],
  });
}

export const templates: Templates = {
  M01: (ctx, mail, language) => welcome(ctx, mail as unknown as PasswordMail, language),
  M04: (ctx, mail, language) => known(ctx, mail as unknown as PasswordMail, language),
  M18: (ctx, mail, language) => forgotten(ctx, mail as unknown as PasswordMail, language),
  M19: (ctx, mail, language) => changed(ctx, mail as unknown as ChangedMail, language),
};
