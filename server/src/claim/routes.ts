import * as calls from '@weitersagen/contract/claim/endpoints';
import { sendFile } from '#files/files.ts';
import type { Http } from '#platform/http/http.ts';
import * as claims from './claim.ts';

export function routes(http: Http): void {
  http.on(calls.listOwnClaims, (ctx, { query }) => claims.listOwnClaims(ctx, query));
  http.on(calls.fileClaim, (ctx, { body }) => claims.fileClaim(ctx, body));
  http.on(calls.uploadClaimFile, (ctx, { body, query }) => claims.uploadClaimFile(ctx, body, query.name));
  http.on(calls.dropClaimFile, (ctx, { params }) => claims.dropClaimFile(ctx, params.file));
  http.on(calls.downloadOwnClaimFile, async (ctx, { params }, answer) =>
    sendFile(answer, await claims.readOwnFile(ctx, params.number, params.file), `nachbuchung-${params.number}`),
  );
  http.on(calls.appealClaim, (ctx, { params, body }) => claims.appealClaim(ctx, params.number, body.words));
}
