/** What mails about invoices are made from, and how they say a month and a sum. */
import { euro } from '@weitersagen/contract/basics/money';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import * as words from './words.ts';

export interface InvoiceMail {
  firstName: string | null;
  company: string;
  /** Of the invoice, or of the statement of a month without a fee. */
  number: string;
  /** Of a month without a fee. */
  isStatement: boolean;
  statementNumber: string | null;
  /** `2026-10` */
  month: string;
  /** Of both together; below 0 the agency gets it back. */
  payableCents: number;
  dueOn: string | null;
}
export interface CorrectionMail {
  firstName: string | null;
  number: string;
  /** Else it comes in place of one. */
  isCreditNote: boolean;
  /** Numbers of those it is about: of a corrected invoice the first is the one it takes the place of, of the others it takes something back. */
  preceding: readonly string[];
  grossCents: number;
  /** Of a month that ends in a credit note and has rewards to pay. */
  statementNumber: string | null;
  /** Of both together; below 0 the agency gets it back. */
  payableCents: number;
  dueOn: string | null;
}

/** "Oktober 2026" */
export function monthText(month: string, language: string): string {
  const [year, part] = month.split('-').map(Number);
  const names = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { month: 'long', timeZone: 'UTC' });
  return year && part ? `${names.format(new Date(Date.UTC(year, part - 1, 15)))} ${year}` : month;
}

export function toPay({ payableCents, dueOn }: Pick<InvoiceMail, 'payableCents' | 'dueOn'>, language: string): string {
  const own = wordsIn(words.ready, language);
  if (payableCents < 0) return own.back(euro(-payableCents));
  return dueOn === null ? own.nothing : own.pay(euro(payableCents), dayText(dueOn, language));
}

/** What follows of it: of a credit note alone nobody knows here whether what it takes back was paid. */
export function followsOf(mail: CorrectionMail, language: string): string {
  const own = wordsIn(words.corrected, language);
  if (mail.statementNumber !== null) return `${own.together(mail.statementNumber)} ${toPay(mail, language)}`;
  return mail.isCreditNote ? own.settled : toPay(mail, language);
}

/** What it is about. */
export function causeOf({ isCreditNote, preceding }: CorrectionMail, language: string): string {
  const own = wordsIn(words.corrected, language);
  if (isCreditNote) return own.causeOf.creditNote(preceding.join(', '));
  const [replaced = '', ...others] = preceding;
  const credits = others.length > 0 ? [own.credits(others.join(', '))] : [];
  return [own.causeOf.correctedInvoice(replaced), ...credits].join(' ');
}
