/** Mails about getting in: welcome (M01), already registered (M04), the code (M09), new password (M18), password changed (M19). */

import { defaultShare } from '@weitersagen/contract/reward/shares';
import { findToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { momentText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { registrationAddress } from '../state.ts';
import * as words from '../words.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';

/** Of M01, M04 and M18; the secrets lie sealed until the mail is sent. */
export interface PasswordMail {
  firstName: string | null;
  /** Sets a password: the first one, or a new one. */
  token: string;
  /** "Das war ich nicht" (K14), where nobody is known to own the address. */
  refusal: string | null;
  /** Name of the page to go to afterwards. */
  redirect: string | null;
}

export interface CodeMail {
  firstName: string | null;
  code: string;
}

export interface ChangedMail {
  firstName: string | null;
  /** Milliseconds since 1970. */
  atMs: number;
}

const resetAddress = (ctx: Ctx, language: string, { token, redirect }: PasswordMail): Promise<string> =>
  pageAddress(ctx, { page: 'passwordReset', language, query: { token, ...(redirect !== null && { redirect }) } });

async function welcomeLetter(ctx: Ctx, mail: PasswordMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.welcome, language);
  const query = mail.refusal === null ? undefined : { ablehnen: mail.refusal };
  return {
    subject: own.subject,
    preview: own.cause,
    headline: named(own.headline, mail.firstName),
    paragraphs: [own.cause],
    button: { text: own.button, address: await registrationAddress(ctx, language, mail.token) },
    after: [own.until],
    notMe: query && { text: own.notMe, address: await pageAddress(ctx, { page: 'registration', language, query }) },
  };
}

async function alreadyRegisteredLetter(ctx: Ctx, mail: PasswordMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.alreadyRegistered, language);
  return {
    subject: own.subject,
    preview: own.cause,
    headline: named(own.subject, mail.firstName),
    paragraphs: [own.cause],
    button: { text: own.button, address: await pageAddress(ctx, { page: 'login', language }) },
    second: { cause: own.forgotten, text: own.reset, address: await resetAddress(ctx, language, mail) },
    after: [own.notMe],
  };
}

async function newPasswordLetter(ctx: Ctx, mail: PasswordMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.newPassword, language);
  return {
    subject: own.subject,
    preview: own.cause,
    headline: named(own.headline, mail.firstName),
    paragraphs: [own.cause],
    button: { text: own.button, address: await resetAddress(ctx, language, mail) },
    after: [own.until, own.notMe],
  };
}

async function codeLetter(ctx: Ctx, { firstName, code }: CodeMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.code, language);
  const isForContact = defaultShare(ctx.mandant.config.recommenderDefaultShare) === 0;
  const reward = isForContact ? own.contactsReward : own.reward;
  return {
    subject: own.subject,
    preview: own.cause,
    headline: named(own.headline, firstName),
    paragraphs: [own.cause],
    copyable: { label: own.label, value: code, isAddress: false },
    button: { text: own.button, address: await pageAddress(ctx, { page: 'personalArea', language }) },
    after: [own.where(await pageAddress(ctx, { page: 'recommendationCode', language })), reward],
  };
}

async function passwordChangedLetter(
  ctx: Ctx,
  { firstName, atMs }: ChangedMail,
  language: string,
): Promise<LetterParts> {
  const own = wordsIn(words.passwordChanged, language);
  const cause = own.cause(momentText(new Date(atMs), language));
  return {
    subject: own.subject,
    preview: cause,
    headline: named(own.subject, firstName),
    paragraphs: [cause, own.ended],
    button: { text: own.button, address: await pageAddress(ctx, { page: 'contact', language }) },
    after: [own.notMe],
  };
}

/** Their tokens end with the address. */
const ofOneAddress = { isBoundToAddress: true };

const hasLivingLink = async (tx: Tx, { token }: PasswordMail): Promise<boolean> =>
  (await findToken(tx, token, ['Registrierung', 'PasswortReset'])) !== undefined;

export const welcomeMail = letter('M01', welcomeLetter, {
  isAwaited: true,
  share: 'day',
  ...ofOneAddress,
  lives: hasLivingLink,
  placeholders: placeholders.welcome,
  samples: samples.welcome,
});
export const alreadyRegisteredMail = letter('M04', alreadyRegisteredLetter, {
  isAwaited: true,
  share: 'day',
  ...ofOneAddress,
  lives: hasLivingLink,
  placeholders: placeholders.alreadyRegistered,
  samples: samples.alreadyRegistered,
});
export const codeMail = letter<CodeMail>('M09', codeLetter, {
  isAwaited: true,
  share: 'day',
  ...ofOneAddress,
  placeholders: placeholders.code,
  samples: samples.code,
});
export const newPasswordMail = letter('M18', newPasswordLetter, {
  isAwaited: true,
  share: 'gap',
  ...ofOneAddress,
  lives: hasLivingLink,
  placeholders: placeholders.newPassword,
  samples: samples.newPassword,
});
export const passwordChangedMail = letter('M19', passwordChangedLetter, {
  isAwaited: true,
  placeholders: placeholders.passwordChanged,
  samples: samples.passwordChanged,
});

export const triesMail = letter<{ firstName: string | null }>(
  'M44',
  async (ctx, { firstName }, language) => {
    const { subject, headline, paragraphs, button, after } = wordsIn(words.tries, language);
    return {
      subject,
      preview: paragraphs[0],
      headline: named(headline, firstName),
      paragraphs,
      button: { text: button, address: await pageAddress(ctx, { page: 'passwordForgotten', language }) },
      after,
    };
  },
  { isAwaited: true, ...ofOneAddress, placeholders: placeholders.tries, samples: samples.tries },
);

export const templates: readonly AnyLetter[] = [
  welcomeMail,
  alreadyRegisteredMail,
  codeMail,
  newPasswordMail,
  passwordChangedMail,
  triesMail,
];
