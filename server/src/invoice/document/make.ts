/**
 * Makes an invoice: a PDF/A-3 that carries its own file for machines (Factur-X, ZUGFeRD), and the same as XRechnung. The same
 * document gives the same bytes. One that breaks a rule of EN 16931 is not made.
 */
import { createThread } from '#platform/thread/thread.ts';
import type { InvoiceDocument, StatementDocument } from './document.ts';
import type { Made, MakeTask } from './make-thread.ts';
import { assertRules } from './rule/rules.ts';

/** What the memory of the thread is enough for. */
export const linesMax = 5000;

const make = createThread<MakeTask, Made>(new URL('./make-thread.ts', import.meta.url), {
  // It stands back behind everything else, and nobody waits for it.
  timeoutMs: 300_000,
  // Without it fifty invoices take half a gigabyte.
  memoryMaxMb: 384,
  failure: 'an invoice was not made',
});

export async function makeInvoice(invoice: InvoiceDocument): Promise<{ pdf: Uint8Array; xrechnung: string }> {
  if (invoice.lines.length > linesMax) throw new Error(`invoice ${invoice.number} has more than ${linesMax} lines`);
  assertRules(invoice);
  const { pdf, xrechnung } = await make({ invoice });
  if (xrechnung === null) throw new Error(`invoice ${invoice.number} came without its file`);
  return { pdf, xrechnung };
}

export const makeStatement = async (statement: StatementDocument): Promise<Uint8Array> =>
  (await make({ statement })).pdf;
