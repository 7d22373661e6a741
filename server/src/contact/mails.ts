/** Mails of the contact form: to the service (M22), and the copy to whoever wrote (M23). */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { findToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { momentText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import type { ContactMail, GuestCopyMail } from './contact.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as words from './words.ts';

function factsOf(mail: ContactMail, language: string): (readonly [string, string])[] {
  const [labels, spoken] = [wordsIn(words.labels, language), wordsIn(words.salutations, language)];
  const { salutation, firstName, lastName, email, phone, recommendationNumber, subject, number } = mail;
  const name = [salutation && spoken[salutation], firstName, lastName].filter(Boolean).join(' ');
  return [
    [labels.name, name],
    [labels.email, email],
    ...(phone ? ([[labels.phone, phone]] as const) : []),
    ...(recommendationNumber ? ([[labels.number, recommendationNumber]] as const) : []),
    [labels.subject, subject],
    ...(number ? ([[labels.request, number]] as const) : []),
  ];
}

const withIsolatedNames = (mail: ContactMail): ContactMail => ({
  ...mail,
  firstName: isolated(mail.firstName),
  lastName: isolated(mail.lastName),
});

function requestLetter(_ctx: Ctx, given: ContactMail, language: string): LetterParts {
  const mail = withIsolatedNames(given);
  const own = wordsIn(words.request, language);
  return {
    subject: own.subject(mail.subject),
    preview: `${mail.firstName} ${mail.lastName}: ${mail.message.slice(0, 100)}`,
    headline: own.headline,
    paragraphs: [own.cause(mail)],
    facts: factsOf(mail, language),
    quote: mail.message,
    ...(mail.captchaMissing && { after: [own.captchaMissing] }),
    isInternal: true,
    replyTo: mail.email,
  };
}

async function copyLetter(ctx: Ctx, given: ContactMail | GuestCopyMail, language: string): Promise<LetterParts> {
  if ('token' in given) return guestCopyLetter(ctx, given, language);
  const mail = withIsolatedNames(given);
  const own = wordsIn(words.copy, language);
  return {
    subject: own.subject,
    preview: mail.subject,
    headline: own.headline(mail),
    paragraphs: [own.cause],
    facts: factsOf(mail, language),
    quote: mail.message,
    after: [own.after],
  };
}

/** To an address nobody has confirmed: no sentence of it was typed by whoever wrote. */
async function guestCopyLetter(ctx: Ctx, mail: GuestCopyMail, language: string): Promise<LetterParts> {
  const [own, labels] = [wordsIn(words.guestCopy, language), wordsIn(words.labels, language)];
  return {
    subject: own.subject,
    preview: mail.number,
    headline: own.headline,
    paragraphs: [own.cause],
    facts: [
      [labels.request, mail.number],
      [labels.sentAt, momentText(new Date(mail.sentAtMs), language)],
      ...(mail.subject === null ? [] : [[labels.subject, mail.subject] as const]),
    ],
    button: {
      text: own.button,
      address: await pageAddress(ctx, { page: 'contactCopy', language, query: { token: mail.token } }),
    },
    after: [own.until, own.after],
  };
}

export const requestMail = letter('M22', requestLetter, {
  placeholders: placeholders.request,
  samples: samples.request,
});
export const copyMail = letter('M23', copyLetter, {
  isAwaited: true,
  share: 'day',
  lives: async (tx, mail) => !('token' in mail) || (await findToken(tx, mail.token, ['Kontaktkopie'])) !== undefined,
  placeholders: placeholders.copy,
  samples: samples.copy,
});

export const templates: readonly AnyLetter[] = [requestMail, copyMail];
