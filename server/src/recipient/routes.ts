import { listRecipientPremiums, recipientExists } from '@weitersagen/contract/recipient/endpoints';
import type { Http } from '#platform/http/http.ts';
import { showExistence } from './exists.ts';
import * as premiums from './premiums.ts';
import { forgetInBrowser } from './recipient.ts';

export function routes(http: Http): void {
  http.on(recipientExists, (ctx, { params, query }, answer) => showExistence(ctx, { ...params, ...query }, answer), {
    failed: ({ query }, answer) => forgetInBrowser(answer, query?.recommendationNumber ?? null),
  });
  http.on(listRecipientPremiums, (ctx, { params }) => premiums.listRecipientPremiums(ctx, params.number));
}
