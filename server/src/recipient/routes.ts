import { listRecipientPremiums, recipientExists } from '@weitersagen/contract/recipient/endpoints';
import type { Http } from '#platform/http.ts';
import * as premiums from './premiums.ts';
import * as recipient from './recipient.ts';

export function routes(http: Http): void {
  http.on(
    recipientExists,
    (ctx, { params, query }, answer) => recipient.showExistence(ctx, { ...params, ...query }, answer),
    { failed: ({ query }, answer) => recipient.forgetInBrowser(answer, query?.recommendationNumber ?? null) },
  );
  http.on(listRecipientPremiums, (ctx, { params }) => premiums.listRecipientPremiums(ctx, params.number));
}
