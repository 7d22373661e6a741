import { showBankAccount as showBankCall } from '@weitersagen/contract/account/bank-account-endpoints';
import { showOwnData as showOwnDataCall } from '@weitersagen/contract/account/own-data-endpoint';
import * as own from '@weitersagen/contract/account/own-endpoints';
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import * as desk from '@weitersagen/contract/operator/desk-endpoints';
import { downloadImports as downloadImportList } from '@weitersagen/contract/operator/file-endpoints';
import { changeAccount } from '@weitersagen/contract/operator/recommender-endpoints';
import * as order from '@weitersagen/contract/order/endpoints';
import { confirmPayout, discardPayout } from '@weitersagen/contract/payout/endpoints';
import * as recipient from '@weitersagen/contract/recipient/endpoints';
import * as reward from '@weitersagen/contract/reward/endpoints';
import type { Http } from '#platform/http.ts';
import type { AppParts } from '#platform/parts.ts';
import { forgetInBrowser } from '#recipient/recipient.ts';
import * as collect from './collect.ts';
import { readCustomerNumbers, setCustomerNumber } from './customer-number.ts';
import {
  downloadImports,
  downloadRows,
  importReports,
  listImportRows,
  listImports,
  showImport,
  startImport,
} from './import/import.ts';
import * as journey from './journey.ts';
import * as payouts from './payout-run.ts';
import { showBankAccount } from './person/bank-account.ts';
import { changeRecommender } from './person/change-recommender.ts';
import { completeRecommendation, problemsOfCompletion } from './person/complete.ts';
import { giveAgreement, giveBankData, problemsOfAgreement, problemsOfBankData } from './person/confirm.ts';
import { declineRecipient } from './person/forget-recipient.ts';
import { declineAccount, deleteAccount } from './person/forget-recommender.ts';
import { showOwnData } from './person/own-data.ts';
import { showRecipient, showRecipientOrder } from './person/recipient-view.ts';
import { problemsOfRegistration, registerRecipient } from './person/register.ts';

export function routes(http: Http, { jobs }: AppParts): void {
  http.on(recipient.createRecipient, registerRecipient, {
    problems: problemsOfRegistration,
    failed: ({ params }, answer) => forgetInBrowser(answer, params.number),
  });
  http.on(recipient.completeRecommendation, completeRecommendation, { problems: problemsOfCompletion });
  http.on(recipient.giveAgreement, (ctx, { body }) => giveAgreement(ctx, body), { problems: problemsOfAgreement });
  http.on(recipient.giveBankData, (ctx, { body }) => giveBankData(ctx, body), { problems: problemsOfBankData });
  http.on(recipient.refuseRecipient, (ctx, _given, answer) => declineRecipient(ctx, answer));
  http.on(recipient.showRecipientOrder, (ctx) => showRecipientOrder(ctx));
  http.on(recipient.showRecipient, (ctx, { params }) => showRecipient(ctx, params.hash));
  http.on(desk.deleteRecipient, (ctx, { params, body }) => journey.eraseRecipient(ctx, params.number, body));
  http.on(changeAccount, (ctx, { params, body }) => changeRecommender(ctx, params.hash, body));
  http.on(refuseAccount, (ctx, { body }, answer) => declineAccount(ctx, body.token, answer));
  http.on(showBankCall, (ctx) => showBankAccount(ctx));
  http.on(own.setCustomerNumber, (ctx, given) => setCustomerNumber(ctx, given));
  http.on(own.readCustomerNumbers, (ctx, { body }) => readCustomerNumbers(ctx, body));
  http.on(own.deleteAccount, (ctx, { query }) => deleteAccount(ctx, query.isConfirmed));
  http.on(showOwnDataCall, (ctx, _input, answer) => showOwnData(ctx, answer));
  http.on(order.reportOrder, (ctx, { body }) => journey.reportOrder(ctx, body));
  http.on(order.importOrders, (ctx, { body, query }, answer) => importReports(ctx, jobs, body, query.isProbe, answer));
  http.on(order.showPartnerImport, (ctx, { params }) => showImport(ctx, params.id));
  http.on(desk.startImport, (ctx, { body, query }) => startImport(ctx, jobs, body, query.isProbe));
  http.on(desk.showImport, (ctx, { params }) => showImport(ctx, params.id));
  http.on(desk.listImports, (ctx, { body }) => listImports(ctx, body));
  http.on(downloadImportList, (ctx, { query }, answer) => downloadImports(ctx, query, answer));
  http.on(desk.listImportRows, (ctx, { params, query }) => listImportRows(ctx, params.id, query));
  http.on(desk.downloadImportRows, (ctx, { params, query }, answer) =>
    downloadRows(ctx, params.id, query.failedOnly, answer),
  );
  http.on(reward.collectReward, (ctx, { body }, answer) => collect.collectReward(ctx, body, answer));
  http.on(reward.stopReward, (ctx, { body }, answer) => collect.stopReward(ctx, body.token, answer));
  http.on(desk.returnReward, (ctx, { params, body }) => journey.returnReward(ctx, params.number, body));
  http.on(desk.setBackReward, (ctx, { params, body }) => journey.setBackReward(ctx, params.number, body.reason));
  http.on(desk.cancelReward, (ctx, { params, body }) => journey.cancelReward(ctx, params.number, body.reason));
  http.on(desk.clawBackReward, (ctx, { params, body }) => journey.clawBackReward(ctx, params.number, body.reason));
  http.on(desk.freeReward, (ctx, { params, body }) => journey.freeReward(ctx, params.number, body.reason));
  http.on(desk.reviveReward, (ctx, { params, body }) => journey.reviveReward(ctx, params.number, body.reason));
  http.on(desk.grantGoodwill, (ctx, { params, body }) => journey.grantGoodwill(ctx, params.number, body));
  http.on(confirmPayout, (ctx, { params }) => payouts.confirmPayout(ctx, params.id));
  http.on(discardPayout, (ctx, { params, body }) =>
    payouts.discardPayout(ctx, params.id, body?.wasNotHandedOver ?? false),
  );
}
