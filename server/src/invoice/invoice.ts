/**
 * What an agency is billed with (rules 4.4): the fee on an invoice, the rewards paid for it on a statement, once a month. A
 * document is numbered without gaps, kept as it was sent and never changed; what is wrong in one is taken back by another. Its
 * files are made by `document/`, from what is kept of it alone.
 */
export { moveAgencyInvoices } from './agency-sql.ts';
export { billAgencies, billAgency } from './bill.ts';
export { type Correction, correctInvoice } from './correct.ts';
export { makeFiles, makeFilesOf } from './files.ts';
export { findFiles, findStatementFile } from './files-sql.ts';
export { readDocument, readFile, sendDocumentFile } from './read/read.ts';
export { findInvoiceNumbers } from './read/read-sql.ts';
export { endOldDocuments } from './retention.ts';
export {
  findSeller,
  isPaidAsBefore,
  listUnbilled,
  readBuyer,
  replaceSeller,
  type SellerWish,
  storeSeller,
  wishSeller,
} from './seller.ts';
export { listCreditedElsewhere, listInvoicesOf } from './sql.ts';
export { cancelInvoice, payDocument, reopenDocument } from './status.ts';
