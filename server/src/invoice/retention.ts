/** What was billed is kept as long as the law asks (rules 1.13); afterwards only that there was an invoice is left, for its postings. */
import type { Tx } from '#platform/context.ts';
import { endDocuments } from './retention-sql.ts';

export const endOldDocuments = ({ db }: Tx, years: number, max: number): Promise<number> =>
  endDocuments(db, years, max);
