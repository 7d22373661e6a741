/** What an operator may say of an invoice now, and why not: the contract's table (rules 4.4). The server enforces the same. */

import { may } from '@weitersagen/contract/basics/moves';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { InvoiceDetail } from '@weitersagen/contract/invoice/desk';
import { invoiceMoves } from '@weitersagen/contract/invoice/rules';

export type Detail = Value<typeof InvoiceDetail>;

export const decisions = ['pay', 'payStatement', 'reopen', 'cancel', 'correct'] as const;
export type Decision = (typeof decisions)[number];

/** How a decision is called in the address. */
export const questions = {
  pay: 'bezahlt',
  payStatement: 'abrechnung',
  reopen: 'offen',
  cancel: 'stornieren',
  correct: 'korrigieren',
} as const satisfies Record<Decision, string>;

export const askedBy = (question: string | null): Decision | undefined =>
  decisions.find((decision) => questions[decision] === question);

export type Obstacle = 'kind' | 'statement' | 'replaced';

/** A statement whose invoice is cancelled is paid by itself. */
const hasOwnStatement = ({ kind, status, statementNumber, statementPaidOn }: Detail): boolean =>
  kind !== 'statement' && status === 'cancelled' && statementNumber !== null && statementPaidOn === null;

/** Those that have anything to do with the state it is in. */
export const shownFor = (detail: Detail): readonly Decision[] =>
  decisions.filter((decision) => {
    if (decision === 'payStatement') return hasOwnStatement(detail);
    if (decision === 'correct') return detail.status === 'cancelled';
    return may(invoiceMoves, decision, detail.status);
  });

export function obstacleTo(decision: Decision, { kind, correctedInvoice }: Detail): Obstacle | undefined {
  if (decision === 'correct') return correctedInvoice === null ? undefined : 'replaced';
  if (decision !== 'cancel') return undefined;
  if (kind === 'statement') return 'statement';
  return kind === 'creditNote' ? 'kind' : undefined;
}

/** `7,50` as cents; null where nothing was typed, undefined where it is no amount. */
export function feeOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const [, euros, cents = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(typed) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Numbers as they were typed or pasted. */
export const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
