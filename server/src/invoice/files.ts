/** Makes the files of what was billed and keeps them as they are sent; what stopped half way is made by the next run. */
import type { Ctx } from '#platform/context.ts';
import { walkEach } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { makeInvoice, makeStatement } from './document/make.ts';
import * as sql from './files-sql.ts';
import { tellIssued } from './mail/tell.ts';
import { agencyRow, lockInvoice } from './sql.ts';

const withMoment = <Document extends { madeAt: string }>(document: Document) => ({
  ...document,
  madeAt: new Date(document.madeAt),
});

/** What fails with one of them holds up neither the others nor the other kind. */
export const makeFiles = pass(
  async (ctx) => {
    let made = 0;
    const faults: unknown[] = [];
    for (const walk of [walkInvoices, walkStatements])
      try {
        made += await walk(ctx);
      } catch (fault) {
        faults.push(fault);
      }
    if (faults.length > 0) throw faults[0];
    return made;
  },
  whoHas(() => agencyRow),
);

const walkInvoices = (ctx: Ctx): Promise<number> =>
  walkEach(
    (key) => ctx.read((tx) => sql.listUnmadeInvoices(tx.db, key)),
    (one) => makeInvoiceFiles(ctx, one),
    tellTo(ctx, 'invoice'),
  );

const walkStatements = (ctx: Ctx): Promise<number> =>
  walkEach(
    (key) => ctx.read((tx) => sql.listUnmadeStatements(tx.db, key)),
    (one) => makeStatementFile(ctx, one),
    tellTo(ctx, 'statement'),
  );

const tellTo =
  ({ log }: Pick<Ctx, 'log'>, kind: 'invoice' | 'statement') =>
  (err: unknown, { id }: { id: number }): void =>
    log.error({ err, [kind]: id }, 'the files of a document were not made, the next night tries again');

/** Of one that was just issued by hand, without the night; whatever fails is made by the night. */
export async function makeFilesOf(ctx: Ctx, agencyNumber: string): Promise<void> {
  try {
    const unmade = await ctx.read((tx) => sql.listUnmadeOf(tx.db, agencyNumber));
    for (const one of unmade.invoices) await makeInvoiceFiles(ctx, one);
    for (const one of unmade.statements) await makeStatementFile(ctx, one);
  } catch (error) {
    ctx.log.error({ err: error, agencyNumber }, 'files of invoices were not made, the night makes them');
  }
}

async function makeInvoiceFiles(
  ctx: Ctx,
  { id, document }: Awaited<ReturnType<typeof sql.listUnmadeInvoices>>[number],
): Promise<boolean> {
  const files = await makeInvoice(withMoment(document));
  await ctx.write(async (tx) => {
    if (await sql.storeFiles(tx.db, id, files)) await tellIssued(tx, document.number);
  });
  return true;
}

/** Both of a month are told as one, by whoever makes the last file: the other is waited for at the row of the invoice. */
async function makeStatementFile(
  ctx: Ctx,
  { id, document }: Awaited<ReturnType<typeof sql.listUnmadeStatements>>[number],
): Promise<boolean> {
  const pdf = await makeStatement(withMoment(document));
  await ctx.write(async (tx) => {
    const invoice = document.invoice?.number;
    if (invoice !== undefined) await lockInvoice(tx.db, invoice);
    if (await sql.storeStatementFile(tx.db, id, pdf)) await tellIssued(tx, invoice ?? document.number);
  });
  return true;
}
