import * as calls from '@weitersagen/contract/invoice/endpoints';
import type { Http } from '#platform/http/http.ts';
import { listOwnDocuments, sendOwnDocumentFile, showOwnDocument } from './read/own.ts';

export function routes(http: Http): void {
  http.on(calls.listAgencyDocuments, (ctx) => listOwnDocuments(ctx));
  http.on(calls.showAgencyDocument, (ctx, { params }) => showOwnDocument(ctx, params.number));
  http.on(calls.downloadAgencyDocument, (ctx, { params }, answer) =>
    sendOwnDocumentFile(ctx, params.number, params.file, answer),
  );
}
