/** What an agency is billed with: its list, one of it, and the files (rules 4.4, 7.8). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { AgencyDocument, AgencyDocumentDetail, ByDocument, ByDocumentFile } from './schemas.ts';

export const listAgencyDocuments = endpoint({
  method: 'GET',
  path: '/agentur/rechnungen',
  summary: 'What the agency was billed with, the latest first; of a month without a fee its statement of rewards',
  access: ['agency'],
  right: 'invoices',
  refusals: ['access.denied'],
  reply: z.array(AgencyDocument),
});

export const showAgencyDocument = endpoint({
  method: 'GET',
  path: '/agentur/rechnungen/:nr',
  summary: 'One of it with its positions and those of the statement of its month',
  access: ['agency'],
  right: 'invoices',
  refusals: ['access.denied', 'unknown'],
  params: ByDocument,
  reply: AgencyDocumentDetail,
});

export const downloadAgencyDocument = endpoint({
  method: 'GET',
  path: '/agentur/rechnungen/:nr/dateien/:art',
  summary: 'A file of it, as it was sent: the PDF with its Factur-X, the XRechnung, or the PDF of the statement',
  access: ['agency'],
  right: 'invoices',
  refusals: ['access.denied', 'unknown'],
  params: ByDocumentFile,
  produces: 'application/octet-stream',
});
