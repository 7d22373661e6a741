/** What an agency reads of what it was billed with (rules 4.4); the database lets out its own alone. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { AgencyDocument, AgencyDocumentDetail, DocumentFile } from '@weitersagen/contract/invoice/schemas';
import { ownAgencyOf } from '#agency/agency.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { readDocument, readFile, sendDocumentFile } from './read.ts';
import { listDocumentsOf } from './read-sql.ts';

/** Of fifty years. */
const documentsMax = 1200;

export const listOwnDocuments = (ctx: Ctx): Promise<AgencyDocument[]> =>
  ctx.readAgency(({ db }) => listDocumentsOf(db, ownAgencyOf(ctx).agencyNumber, documentsMax));

export const showOwnDocument = async (ctx: Ctx, number: string): Promise<AgencyDocumentDetail> =>
  ((await ctx.readAgency((tx) => readDocument(tx, number))) ?? refuse('unknown')).detail;

export async function sendOwnDocumentFile(ctx: Ctx, number: string, file: DocumentFile, answer: Answer): Promise<void> {
  sendDocumentFile(answer, (await ctx.readAgency((tx) => readFile(tx, number, file))) ?? refuse('unknown'));
}
