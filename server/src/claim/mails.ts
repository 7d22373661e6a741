/** Mails about a claim: it has arrived (M40), it is decided (M41), its appeal is decided (M42). */
import type { ClaimOutcome, ToldRefusal } from '@weitersagen/contract/claim/status';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as words from './words.ts';

export interface FiledMail {
  number: string;
  answerBy: string;
  firstName: string | null;
}

export interface DecidedMail {
  number: string;
  firstName: string | null;
  outcome: ClaimOutcome;
  reason: ToldRefusal | null;
  /** Null where there is no appeal (any more). */
  appealUntil: string | null;
}

async function claimLetter(
  ctx: Ctx,
  language: string,
  { number, firstName }: { number: string; firstName: string | null },
  said: { subject: string; paragraphs: string[]; after: string[] },
): Promise<LetterParts> {
  const both = wordsIn(words.both, language);
  const [preview = ''] = said.paragraphs;
  return {
    subject: said.subject,
    preview,
    headline: named(said.subject, firstName),
    paragraphs: said.paragraphs,
    facts: [[both.number, number]],
    button: { text: both.button, address: await pageAddress(ctx, { page: 'claims', language }) },
    after: said.after,
  };
}

export const filedMail = letter<FiledMail>(
  'M40',
  (ctx, mail, language) =>
    claimLetter(ctx, language, mail, wordsIn(words.filed, language)(dayText(mail.answerBy, language))),
  { placeholders: placeholders.filed, samples: samples.filed },
);

export const decidedMail = letter<DecidedMail>(
  'M41',
  (ctx, mail, language) =>
    claimLetter(ctx, language, mail, {
      ...wordsIn(words.decided, language)(mail),
      after: mail.appealUntil ? [wordsIn(words.both, language).appeal(dayText(mail.appealUntil, language))] : [],
    }),
  { placeholders: placeholders.decided, samples: samples.decided },
);

export const appealDecidedMail = letter<DecidedMail>(
  'M42',
  (ctx, mail, language) =>
    claimLetter(ctx, language, mail, { ...wordsIn(words.appealDecided, language)(mail), after: [] }),
  { placeholders: placeholders.appealDecided, samples: samples.appealDecided },
);

export const templates: readonly AnyLetter[] = [filedMail, decidedMail, appealDecidedMail];
