/** SQL of the files of what was issued: what is to be made, and what is kept. */
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';
import type { InvoiceDocument, StatementDocument } from './document/document.ts';

export const findFiles = (db: Db, number: string) =>
  db.selectFrom('invoice').select(['pdf', 'xrechnung']).where('number', '=', number).executeTakeFirst();

export const findStatementFile = async (db: Db, number: string): Promise<Buffer | null | undefined> =>
  (await db.selectFrom('agency_statement').select('pdf').where('number', '=', number).executeTakeFirst())?.pdf;

type Kept<Document> = Omit<Document, 'madeAt'> & { madeAt: string };
interface Unmade<Document> {
  id: number;
  document: Kept<Document>;
}

const unmadeInvoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .select(['id', 'document'])
    .where('pdf', 'is', null)
    .where('ended_on', 'is', null)
    .orderBy('id')
    .$castTo<Unmade<InvoiceDocument>>();
const unmadeStatements = (db: Db) =>
  db
    .selectFrom('agency_statement')
    .select(['id', 'document'])
    .where('pdf', 'is', null)
    .where('ended_on', 'is', null)
    .orderBy('id')
    .$castTo<Unmade<StatementDocument>>();

export const listUnmadeInvoices = (db: Db, { after, max }: BatchKey) =>
  unmadeInvoices(db).where('id', '>', after).limit(max).execute();
export const listUnmadeStatements = (db: Db, { after, max }: BatchKey) =>
  unmadeStatements(db).where('id', '>', after).limit(max).execute();

/** Of one agency. */
export const listUnmadeOf = async (db: Db, agencyNumber: string) => ({
  invoices: await unmadeInvoices(db).where('agency_number', '=', agencyNumber).limit(12).execute(),
  statements: await unmadeStatements(db).where('agency_number', '=', agencyNumber).limit(12).execute(),
});

/** Once: what another run has written meanwhile stays. */
export const storeFiles = async (
  db: Db,
  id: number,
  { pdf, xrechnung }: { pdf: Uint8Array; xrechnung: string },
): Promise<boolean> => {
  const stored = db.updateTable('invoice').set({ pdf: Buffer.from(pdf), xrechnung });
  return (await stored.where('id', '=', id).where('pdf', 'is', null).returning('id').execute()).length > 0;
};

export const storeStatementFile = async (db: Db, id: number, pdf: Uint8Array): Promise<boolean> => {
  const stored = db.updateTable('agency_statement').set({ pdf: Buffer.from(pdf) });
  return (await stored.where('id', '=', id).where('pdf', 'is', null).returning('id').execute()).length > 0;
};
