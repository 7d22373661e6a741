import * as recipient from '@weitersagen/contract/recipient/endpoints';
import type { Http } from '#platform/http/http.ts';
import { forgetInBrowser } from '#recipient/recipient.ts';
import { completeRecommendation, problemsOfCompletion } from './complete.ts';
import { giveAgreement, giveBankData, problemsOfAgreement, problemsOfBankData } from './confirm.ts';
import { showRecipient, showRecipientOrder } from './recipient-view.ts';
import { problemsOfRegistration, registerRecipient } from './register.ts';

export function routes(http: Http): void {
  http.on(recipient.createRecipient, registerRecipient, {
    problems: problemsOfRegistration,
    failed: ({ params }, answer) => forgetInBrowser(answer, params.number),
  });
  http.on(recipient.completeRecommendation, completeRecommendation, { problems: problemsOfCompletion });
  http.on(recipient.giveAgreement, (ctx, { body }) => giveAgreement(ctx, body), { problems: problemsOfAgreement });
  http.on(recipient.giveBankData, (ctx, { body }) => giveBankData(ctx, body), { problems: problemsOfBankData });
  http.on(recipient.showRecipientOrder, (ctx) => showRecipientOrder(ctx));
  http.on(recipient.showRecipient, (ctx, { params }) => showRecipient(ctx, params.hash));
}
