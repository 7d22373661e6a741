/** Mails to owners of agencies about what they are billed with: an invoice (M31), and what takes one back or replaces it (M47). */
import { euro } from '@weitersagen/contract/basics/money';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import type { AttachedFile } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { readFile } from '../read/read.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import { type CorrectionMail, causeOf, followsOf, type InvoiceMail, monthText, toPay } from './said.ts';
import * as words from './words.ts';

const address = (ctx: Ctx, number: string, language: string) =>
  pageAddress(ctx, { page: 'agencyInvoice', language, params: { nr: number } });

/** As they were sent; the XRechnung is for machines and waits on the page. */
async function filesOf(ctx: Ctx, number: string, statementNumber: string | null): Promise<AttachedFile[]> {
  const numbers = statementNumber === null || statementNumber === number ? [number] : [number, statementNumber];
  const files = await ctx.read((tx) => Promise.all(numbers.map((one) => readFile(tx, one, 'pdf'))));
  return files.flatMap((file) =>
    file === undefined || typeof file.content === 'string'
      ? []
      : [{ filename: file.name, contentType: file.type, content: file.content }],
  );
}

export const invoiceMail = letter<InvoiceMail>(
  'M31',
  async (ctx, mail, language): Promise<LetterParts> => {
    const own = wordsIn(words.ready, language);
    const { firstName, number, isStatement, statementNumber, payableCents, dueOn } = mail;
    const kind = isStatement ? 'statement' : 'invoice';
    const subject = `${own.subjectOf[kind]} ${number}`;
    const cause = own.cause(mail.company, monthText(mail.month, language));
    return {
      subject,
      preview: cause,
      headline: named(own.subjectOf[kind], firstName),
      paragraphs: [cause, toPay(mail, language)],
      facts: [
        [own.facts[kind], number],
        ...(statementNumber && kind === 'invoice' ? [[own.facts.statement, statementNumber] as const] : []),
        [own.facts.sum, euro(payableCents)],
        ...(dueOn ? [[own.facts.due, dayText(dueOn, language)] as const] : []),
      ],
      button: { text: own.button, address: await address(ctx, number, language) },
      after: [own.attached],
      attachments: () => filesOf(ctx, number, statementNumber),
    };
  },
  { placeholders: placeholders.ready, samples: samples.ready },
);

export const correctionMail = letter<CorrectionMail>(
  'M47',
  async (ctx, mail, language): Promise<LetterParts> => {
    const own = wordsIn(words.corrected, language);
    const { firstName, number, isCreditNote, grossCents, statementNumber, payableCents, dueOn } = mail;
    const kind = isCreditNote ? 'creditNote' : 'correctedInvoice';
    const cause = causeOf(mail, language);
    const together: LetterParts['facts'] =
      statementNumber === null
        ? []
        : [
            [own.facts.statement, statementNumber],
            [own.facts.sum, euro(payableCents)],
          ];
    return {
      subject: `${own.subjectOf[kind]} ${number}`,
      preview: cause,
      headline: named(own.subjectOf[kind], firstName),
      paragraphs: [cause, followsOf(mail, language)],
      facts: [
        [own.subjectOf[kind], number],
        [own.sumOf[kind], euro(grossCents)],
        ...together,
        ...(dueOn && payableCents > 0 ? [[own.facts.due, dayText(dueOn, language)] as const] : []),
      ],
      button: { text: own.button, address: await address(ctx, number, language) },
      attachments: () => filesOf(ctx, number, statementNumber),
    };
  },
  { placeholders: placeholders.corrected, samples: samples.corrected },
);

export const templates: readonly AnyLetter[] = [invoiceMail, correctionMail];
