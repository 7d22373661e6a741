/** What own words of the mails about invoices may hold. */
import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Placeholders } from '#letter/letter.ts';
import { type CorrectionMail, followsOf, type InvoiceMail, monthText, toPay } from './said.ts';

const ofBoth = {
  vorname: ({ firstName }: { firstName: string | null }) => firstName && isolated(firstName),
  rechnungsnummer: ({ number }: { number: string }) => number,
};

export const ready: Placeholders<InvoiceMail> = {
  values: {
    ...ofBoth,
    agentur: ({ company }) => isolated(company),
    monat: ({ month }, { language }) => monthText(month, language),
    zahlung: (mail, { language }) => toPay(mail, language),
  },
  parts: ['angaben', 'knopf', 'danach'],
  needs: [['angaben', 'zahlung'], ['knopf']],
};
export const corrected: Placeholders<CorrectionMail> = {
  values: {
    ...ofBoth,
    bezug: ({ preceding }) => preceding.join(', '),
    rechnungsbetrag: ({ grossCents }) => euro(grossCents),
    zahlung: (mail, { language }) => followsOf(mail, language),
  },
  parts: ['angaben', 'knopf'],
  needs: [['angaben', 'zahlung'], ['knopf']],
};
