import { showOwnData as showOwnDataCall } from '@weitersagen/contract/account/own-data-endpoint';
import * as own from '@weitersagen/contract/account/own-endpoints';
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import * as ownAgency from '@weitersagen/contract/agency/own-data/endpoints';
import { refuseRecipient } from '@weitersagen/contract/recipient/endpoints';
import type { Http } from '#platform/http/http.ts';
import { deleteAgencyUser } from './agency/forget.ts';
import { showAgencyOwnData } from './agency/own-data.ts';
import { declineRecipient } from './forget-recipient.ts';
import { declineAccount, deleteAccount } from './forget-recommender.ts';
import { showOwnData } from './own-data.ts';

export function routes(http: Http): void {
  http.on(refuseRecipient, (ctx, _given, answer) => declineRecipient(ctx, answer));
  http.on(refuseAccount, (ctx, { body }, answer) => declineAccount(ctx, body.token, answer));
  http.on(own.deleteAccount, (ctx, { query }) => deleteAccount(ctx, query.isConfirmed));
  http.on(showOwnDataCall, (ctx, _input, answer) => showOwnData(ctx, answer));
  http.on(ownAgency.showAgencyOwnData, (ctx, _input, answer) => showAgencyOwnData(ctx, answer));
  http.on(ownAgency.deleteAgencyUser, (ctx, { query }) => deleteAgencyUser(ctx, query.isConfirmed));
}
