/** What the mails about invoices say. */
import type { DocumentKind } from '@weitersagen/contract/invoice/status';
import { bilingual } from '#platform/mail/words.ts';

/** M31 */
export const ready = bilingual({
  de: {
    subjectOf: { invoice: 'Ihre Rechnung', statement: 'Ihre Abrechnung' },
    cause: (company: string, month: string) => `Für ${company} haben wir den ${month} abgerechnet.`,
    pay: (sum: string, day: string) => `Bitte überweisen Sie ${sum} bis zum ${day}.`,
    back: (sum: string) => `Sie bekommen ${sum} von uns zurück.`,
    nothing: 'Es ist nichts zu zahlen.',
    facts: {
      month: 'Monat',
      invoice: 'Rechnung',
      statement: 'Abrechnung der Prämien',
      sum: 'Zu zahlen',
      due: 'Fällig am',
    },
    attached: 'Die Belege hängen an dieser E-Mail. Sie finden sie auch im Agenturbereich, dort mit der XRechnung.',
    button: 'Rechnung ansehen',
  },
  en: {
    subjectOf: { invoice: 'Your invoice', statement: 'Your statement' },
    cause: (company: string, month: string) => `We have billed ${company} for ${month}.`,
    pay: (sum: string, day: string) => `Please transfer ${sum} by ${day}.`,
    back: (sum: string) => `You get ${sum} back from us.`,
    nothing: 'There is nothing to pay.',
    facts: { month: 'Month', invoice: 'Invoice', statement: 'Statement of rewards', sum: 'To pay', due: 'Due on' },
    attached: 'The documents are attached to this e-mail. You also find them in the agency area, with the XRechnung.',
    button: 'Show the invoice',
  },
});

/** M47 */
export const corrected = bilingual({
  de: {
    subjectOf: {
      creditNote: 'Rechnungskorrektur',
      correctedInvoice: 'Korrigierte Rechnung',
    } satisfies Partial<Record<DocumentKind, string>>,
    causeOf: {
      creditNote: (invoices: string) => `Diese Rechnungskorrektur gehört zu ${invoices}.`,
      correctedInvoice: (invoice: string) => `Diese Rechnung ersetzt ${invoice}.`,
    },
    credits: (invoices: string) => `Enthalten sind Rücknahmen zu ${invoices}.`,
    sumOf: { creditNote: 'Zu Ihren Gunsten', correctedInvoice: 'Zu zahlen' },
    settled: 'Haben Sie schon bezahlt, erstatten wir den Betrag. Sonst mindert er, was Sie zu zahlen haben.',
    together: (statement: string) => `Die Prämien des Monats stehen auf der Abrechnung ${statement}.`,
    facts: { statement: 'Abrechnung der Prämien', sum: 'Zusammen zu zahlen', due: 'Fällig am' },
    button: 'Beleg ansehen',
  },
  en: {
    subjectOf: { creditNote: 'Credit note', correctedInvoice: 'Corrected invoice' },
    causeOf: {
      creditNote: (invoices: string) => `This credit note belongs to ${invoices}.`,
      correctedInvoice: (invoice: string) => `This invoice replaces ${invoice}.`,
    },
    credits: (invoices: string) => `It takes back fees of ${invoices}.`,
    sumOf: { creditNote: 'In your favour', correctedInvoice: 'To pay' },
    settled: 'If you have paid already, we refund the sum. Otherwise it lowers what you have to pay.',
    together: (statement: string) => `The rewards of the month stand on the statement ${statement}.`,
    facts: { statement: 'Statement of rewards', sum: 'To pay together', due: 'Due on' },
    button: 'Show the document',
  },
});
