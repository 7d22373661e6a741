/** A thread that makes documents and nothing else: the libraries take a tenth of a second each time, and grow. */
import { answerTasks, standBack } from '#platform/thread/answer.ts';
import type { InvoiceDocument, StatementDocument } from './document.ts';
import { drawInvoice, drawStatement } from './page/draw.ts';
import { assertRules } from './rule/rules.ts';
import { writeFiles } from './xml/write.ts';

export type MakeTask = { invoice: InvoiceDocument } | { statement: StatementDocument };

export interface Made {
  pdf: Uint8Array;
  /** Null of a statement, which is no invoice. */
  xrechnung: string | null;
}

standBack();
answerTasks(async (task: MakeTask): Promise<Made> => {
  if ('statement' in task) return { pdf: await drawStatement(task.statement), xrechnung: null };
  const files = await writeFiles(task.invoice);
  assertRules(task.invoice, files);
  return { pdf: await drawInvoice(task.invoice, files.cii), xrechnung: files.ubl };
});
