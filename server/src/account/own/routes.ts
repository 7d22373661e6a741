import * as own from '@weitersagen/contract/account/own-endpoints';
import {
  deleteBankAccount as deleteCall,
  storeBankAccount as storeCall,
} from '@weitersagen/contract/bank-account/endpoints';
import type { Http } from '#platform/http/http.ts';
import { pageAddress } from '#site/site.ts';
import { deleteBankAccount, storeBankAccount } from './bank-account.ts';
import { numberOwner, showCustomerNumber } from './customer-number.ts';
import { chooseNewsletter, confirmNewsletter, endNewsletter } from './newsletter.ts';

export function routes(http: Http): void {
  http.on(storeCall, (ctx, { body }) => storeBankAccount(ctx, body));
  http.on(deleteCall, (ctx, { body }) => deleteBankAccount(ctx, body?.current ?? null));
  http.on(own.showCustomerNumber, async (ctx, { query: { token, number } }) =>
    showCustomerNumber(ctx, await numberOwner(ctx, token), number),
  );
  http.on(own.chooseNewsletter, (ctx, { body }) => chooseNewsletter(ctx, body.wants));
  http.on(own.confirmNewsletter, (ctx, { body }, answer) => confirmNewsletter(ctx, body.token, answer));
  http.on(own.endNewsletter, (ctx, { body: { token } }, answer) =>
    endNewsletter(ctx, { token, page: 'optout' }, answer),
  );
  http.on(own.endNewsletterByMail, (ctx, { query: { token } }, answer) =>
    endNewsletter(ctx, { token, page: 'List-Unsubscribe' }, answer),
  );
  http.on(own.openNewsletterEnd, async (ctx, { query: { token } }, answer) =>
    answer.redirect(await pageAddress(ctx, { page: 'newsletterOptout', language: ctx.locale, query: { token } })),
  );
}
