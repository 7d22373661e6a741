/** Mails about a claim: it has arrived (M40), it is decided (M41), its appeal is decided (M42). */
import type { ClaimOutcome, ToldRefusal } from '@weitersagen/contract/claim/status';
import type { Ctx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { type AnyTemplate, type Letter, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { named, pageAddress, writeLetter } from '#site/site.ts';
import * as words from './words.ts';

interface FiledMail {
  number: string;
  answerBy: string;
  firstName: string | null;
}

interface DecidedMail {
  number: string;
  firstName: string | null;
  outcome: ClaimOutcome;
  reason: ToldRefusal | null;
  /** Null where there is no appeal (any more). */
  appealUntil: string | null;
}

async function letter(
  ctx: Ctx,
  language: string,
  { number, firstName }: { number: string; firstName: string | null },
  said: { subject: string; paragraphs: string[]; after: string[] },
): Promise<Letter> {
  const both = wordsIn(words.both, language);
  const [preview = ''] = said.paragraphs;
  return writeLetter(ctx, language, {
    subject: said.subject,
    preview,
    headline: named(said.subject, firstName),
    paragraphs: said.paragraphs,
    facts: [[both.number, number]],
    button: { text: both.button, address: await pageAddress(ctx, { page: 'claims', language }) },
    after: said.after,
  });
}

export const filedMail = template<FiledMail>('M40', (ctx, mail, language) =>
  letter(ctx, language, mail, wordsIn(words.filed, language)(dayText(mail.answerBy, language))),
);

export const decidedMail = template<DecidedMail>('M41', (ctx, mail, language) =>
  letter(ctx, language, mail, {
    ...wordsIn(words.decided, language)(mail),
    after: mail.appealUntil ? [wordsIn(words.both, language).appeal(dayText(mail.appealUntil, language))] : [],
  }),
);

export const appealDecidedMail = template<DecidedMail>('M42', (ctx, mail, language) =>
  letter(ctx, language, mail, { ...wordsIn(words.appealDecided, language)(mail), after: [] }),
);

export const templates: readonly AnyTemplate[] = [filedMail, decidedMail, appealDecidedMail];
