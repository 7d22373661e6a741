/** Believable invoices, as their mails lie in the outbox. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type { CorrectionMail, InvoiceMail } from './said.ts';

const invoice = (today: string): InvoiceMail => ({
  firstName: 'Clara',
  company: 'Agentur Sommer',
  number: 'RE-2026-000012',
  isStatement: false,
  statementNumber: 'AB-2026-000009',
  month: today.slice(0, 7),
  payableCents: 45_975,
  dueOn: plusDays(today, 14),
});
export const ready = (today: string): MailSample<InvoiceMail>[] => [
  { title: 'Rechnung und Abrechnung', parameters: invoice(today) },
  {
    title: 'Nur Prämien',
    parameters: { ...invoice(today), number: 'AB-2026-000009', isStatement: true, payableCents: 40_000 },
  },
  {
    title: 'Zu Ihren Gunsten',
    parameters: { ...invoice(today), payableCents: -4025, dueOn: null },
  },
];
export const corrected = (today: string): MailSample<CorrectionMail>[] => [
  {
    title: 'Rechnungskorrektur',
    parameters: {
      firstName: 'Clara',
      number: 'RE-2026-000013',
      isCreditNote: true,
      preceding: ['RE-2026-000012'],
      grossCents: 5975,
      statementNumber: null,
      payableCents: -5975,
      dueOn: null,
    },
  },
  {
    title: 'Ein Monat nur mit Rückrechnungen, und Prämien',
    parameters: {
      firstName: 'Clara',
      number: 'RE-2026-000015',
      isCreditNote: true,
      preceding: ['RE-2026-000012'],
      grossCents: 1195,
      statementNumber: 'AB-2026-000010',
      payableCents: 38_805,
      dueOn: plusDays(today, 14),
    },
  },
  {
    title: 'Korrigierte Rechnung',
    parameters: {
      firstName: 'Clara',
      number: 'RE-2026-000014',
      isCreditNote: false,
      preceding: ['RE-2026-000012'],
      grossCents: 4780,
      statementNumber: null,
      payableCents: 4780,
      dueOn: plusDays(today, 14),
    },
  },
];
