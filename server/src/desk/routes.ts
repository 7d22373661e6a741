/** Every call of the desk by its noun; sign-in and colleagues stand with the operators. */
import * as approval from '@weitersagen/contract/approval/desk';
import * as cases from '@weitersagen/contract/case/desk';
import * as claim from '@weitersagen/contract/claim/desk';
import * as event from '@weitersagen/contract/event/desk';
import * as job from '@weitersagen/contract/job/desk';
import * as mail from '@weitersagen/contract/mail/desk';
import * as ownWords from '@weitersagen/contract/mail/own-words-endpoints';
import * as returned from '@weitersagen/contract/mail/returned-desk';
import * as order from '@weitersagen/contract/order/desk';
import * as orderImport from '@weitersagen/contract/order-import/desk';
import * as payout from '@weitersagen/contract/payout/desk';
import * as recipient from '@weitersagen/contract/recipient/desk';
import * as recommendation from '@weitersagen/contract/recommendation/desk';
import * as recommender from '@weitersagen/contract/recommender/desk';
import * as reward from '@weitersagen/contract/reward/desk';
import { searchAll as search } from '@weitersagen/contract/search/desk';
import * as security from '@weitersagen/contract/security/desk';
import * as language from '@weitersagen/contract/site/desk';
import { mailPassword, openSupport, signOutEverywhere } from '#account/account.ts';
import { sendFile } from '#files/files.ts';
import { importTried, startImport } from '#order-import/order-import.ts';
import { downloadFile } from '#payout-run/payout-run.ts';
import * as people from '#person/person.ts';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { abTestRoutes } from './ab-test/routes.ts';
import { agencyRoutes } from './agency/routes.ts';
import { agentRoutes } from './agent/routes.ts';
import { apiKeyRoutes } from './api-key/routes.ts';
import * as approvals from './approval/approval.ts';
import { auditRoutes } from './audit/routes.ts';
import * as bankAccounts from './bank-account/bank-account.ts';
import { campaignRoutes } from './campaign/routes.ts';
import * as caseDesk from './case/case.ts';
import * as caseDecisions from './case/decide.ts';
import { catalogueFileRoutes } from './catalogue/routes.ts';
import { categoryRoutes } from './category/routes.ts';
import * as claims from './claim/claim.ts';
import { readClaimFile, showClaim } from './claim/detail.ts';
import { consentRoutes } from './consent/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { debtorRoutes } from './debtor/routes.ts';
import * as events from './event/event.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import * as scheduled from './job/job.ts';
import * as languages from './language/language.ts';
import * as mailHosts from './mail/hosts.ts';
import * as outbox from './mail/mail.ts';
import { serveMailbox } from './mail/mailbox-page.ts';
import * as mailWords from './mail/own-words.ts';
import * as returnedDesk from './mail/returned.ts';
import { mediaRoutes } from './media/routes.ts';
import { showOrder } from './order/detail.ts';
import * as orders from './order/order.ts';
import * as imports from './order-import/order-import.ts';
import { downloadImportRows, listImportRows } from './order-import/rows.ts';
import { showNextRun } from './overview/overview.ts';
import { overviewRoutes } from './overview/routes.ts';
import * as payouts from './payout/payout.ts';
import { premiumRoutes } from './premium/routes.ts';
import { productRoutes } from './product/routes.ts';
import { providerRoutes } from './provider/routes.ts';
import { showRecommendation } from './recommendation/detail.ts';
import * as recommendations from './recommendation/recommendation.ts';
import * as recommenders from './recommender/recommender.ts';
import { unlockRecommender } from './recommender/unlock.ts';
import { reportRoutes } from './report/routes.ts';
import { retentionRoutes } from './retention/routes.ts';
import { showReward } from './reward/detail.ts';
import * as rewards from './reward/reward.ts';
import { searchAll } from './search/search.ts';
import * as securityEvents from './security/security.ts';
import { ssoRoutes } from './sso/routes.ts';

export function routes(http: Http, app: AppParts): void {
  overviewRoutes(http, app);
  reportRoutes(http);
  abTestRoutes(http);
  http.on(search, (ctx, { body }) => searchAll(ctx, body));
  orderRoutes(http);
  claimRoutes(http);
  importRoutes(http, app);
  recommendationRoutes(http);
  recommenderRoutes(http);
  agencyRoutes(http);
  agentRoutes(http);
  mediaRoutes(http);
  providerRoutes(http, app);
  contentRoutes(http, app);
  campaignRoutes(http);
  productRoutes(http);
  categoryRoutes(http);
  catalogueFileRoutes(http);
  premiumRoutes(http);
  rewardRoutes(http);
  payoutRoutes(http);
  approvalRoutes(http);
  caseRoutes(http);
  mailRoutes(http);
  eventRoutes(http);
  languageRoutes(http);
  retentionRoutes(http);
  consentRoutes(http);
  auditRoutes(http);
  apiKeyRoutes(http);
  debtorRoutes(http);
  invoiceRoutes(http);
  ssoRoutes(http);
  jobRoutes(http, app);
  serveMailbox(http, app);
}

function orderRoutes(http: Http): void {
  http.on(order.listOrders, (ctx, { body }) => orders.listOrders(ctx, body));
  http.on(order.downloadOrders, (ctx, { query }, answer) => orders.downloadOrders(ctx, query, answer));
  http.on(order.showOrder, (ctx, { params }) => showOrder(ctx, params.number));
  http.on(order.confirmOrder, (ctx, { params, body }) => orders.confirmOrder(ctx, params.number, body));
  http.on(order.rejectOrder, (ctx, { params, body }) => orders.rejectOrder(ctx, params.number, body));
  http.on(order.cancelOrder, (ctx, { params, body }) => orders.cancelOrder(ctx, params.number, body));
  http.on(order.releaseOrder, (ctx, { params, body }, answer) => orders.releaseOrder(ctx, params.number, body, answer));
}

function claimRoutes(http: Http): void {
  http.on(claim.listClaims, (ctx, { body }) => claims.listClaims(ctx, body));
  http.on(claim.downloadClaims, (ctx, { query }, answer) => claims.downloadClaims(ctx, query, answer));
  http.on(claim.showClaim, (ctx, { params }) => showClaim(ctx, params.number));
  http.on(claim.downloadClaimFile, async (ctx, { params }, answer) =>
    sendFile(answer, await readClaimFile(ctx, params.number, params.file), `nachbuchung-${params.number}`),
  );
  http.on(claim.assignClaim, (ctx, { params, body }, answer) => claims.assignClaim(ctx, params.number, body, answer));
  http.on(claim.grantClaim, (ctx, { params, body }, answer) => claims.grantClaim(ctx, params.number, body, answer));
  http.on(claim.refuseClaim, (ctx, { params, body }) => claims.refuseClaim(ctx, params.number, body));
}

function importRoutes(http: Http, { jobs }: AppParts): void {
  http.on(orderImport.startImport, (ctx, { body, query }) => startImport(ctx, jobs, body, query.isProbe));
  http.on(orderImport.importTried, (ctx, { params }) => importTried(ctx, jobs, params.id));
  http.on(orderImport.showImport, (ctx, { params }) => imports.showImport(ctx, params.id));
  http.on(orderImport.listImports, (ctx, { body }) => imports.listImports(ctx, body));
  http.on(orderImport.downloadImports, (ctx, { query }, answer) => imports.downloadImports(ctx, query, answer));
  http.on(orderImport.listImportRows, (ctx, { params, query }) => listImportRows(ctx, params.id, query));
  http.on(orderImport.downloadImportRows, (ctx, { params, query }, answer) =>
    downloadImportRows(ctx, params.id, query.failedOnly, answer),
  );
}

function recommendationRoutes(http: Http): void {
  http.on(recommendation.listRecommendations, (ctx, { body }) => recommendations.listRecommendations(ctx, body));
  http.on(recommendation.downloadRecommendations, (ctx, { query }, answer) =>
    recommendations.downloadRecommendations(ctx, query, answer),
  );
  http.on(recommendation.showRecommendationDetail, (ctx, { params }) => showRecommendation(ctx, params.number));
  http.on(recommendation.cancelRecommendation, (ctx, { params, body }) =>
    recommendations.cancelRecommendation(ctx, params.number, body.reason),
  );
  http.on(recipient.freeRecipientBank, (ctx, { params, body }, answer) =>
    bankAccounts.freeRecipientBank(ctx, params.number, { ...body, answer }),
  );
  http.on(recipient.dropRecipientBank, (ctx, { params, body }, answer) =>
    bankAccounts.dropRecipientBank(ctx, params.number, { ...body, answer }),
  );
  http.on(recipient.deleteRecipient, (ctx, { params, body }) => people.eraseRecipient(ctx, params.number, body));
}

function recommenderRoutes(http: Http): void {
  http.on(recommender.listRecommenders, (ctx, { body }) => recommenders.listRecommenders(ctx, body));
  http.on(recommender.downloadRecommenders, (ctx, { query }, answer) =>
    recommenders.downloadRecommenders(ctx, query, answer),
  );
  http.on(recommender.showRecommenderDetail, (ctx, { params }) => recommenders.showRecommender(ctx, params.hash));
  http.on(recommender.lockAccount, (ctx, { params, body }) => people.holdRecommender(ctx, params.hash, body.reason));
  http.on(recommender.unlockAccount, (ctx, { params, body }, answer) =>
    unlockRecommender(ctx, params.hash, body.reason, answer),
  );
  http.on(recommender.eraseAccount, (ctx, { params }) => people.eraseAccount(ctx, params.hash));
  http.on(recommender.changeAccount, (ctx, { params, body }) => people.changeRecommender(ctx, params.hash, body));
  http.on(recommender.openSupport, (ctx, { params, body }) => openSupport(ctx, params.hash, body));
  http.on(recommender.freeAccountBank, (ctx, { params, body }, answer) =>
    bankAccounts.freeAccountBank(ctx, params.hash, { ...body, answer }),
  );
  http.on(recommender.dropAccountBank, (ctx, { params, body }, answer) =>
    bankAccounts.dropAccountBank(ctx, params.hash, { ...body, answer }),
  );
  http.on(recommender.endAccountSessions, (ctx, { params, body }) => signOutEverywhere(ctx, params.hash, body.reason));
  http.on(recommender.mailAccountPassword, (ctx, { params, body }) =>
    mailPassword(ctx, params.hash, body?.reason ?? undefined),
  );
}

function rewardRoutes(http: Http): void {
  http.on(reward.listAllRewards, (ctx, { body }) => rewards.listRewards(ctx, body));
  http.on(reward.downloadRewards, (ctx, { query }, answer) => rewards.downloadRewards(ctx, query, answer));
  http.on(reward.showRewardDetail, (ctx, { params }) => showReward(ctx, params.number));
  http.on(reward.returnReward, (ctx, { params, body }, answer) =>
    rewards.returnReward(ctx, params.number, body, answer),
  );
  http.on(reward.setBackReward, (ctx, { params, body }) => rewards.setBackReward(ctx, params.number, body.reason));
  http.on(reward.cancelReward, (ctx, { params, body }) => rewards.cancelReward(ctx, params.number, body.reason));
  http.on(reward.clawBackReward, (ctx, { params, body }) => rewards.clawBackReward(ctx, params.number, body.reason));
  http.on(reward.freeReward, (ctx, { params, body }, answer) =>
    rewards.freeReward(ctx, params.number, body.reason, answer),
  );
  http.on(reward.reviveReward, (ctx, { params, body }, answer) =>
    rewards.reviveReward(ctx, params.number, body.reason, answer),
  );
  http.on(reward.grantGoodwill, (ctx, { params, body }, answer) =>
    rewards.grantGoodwill(ctx, params.number, body, answer),
  );
}

function caseRoutes(http: Http): void {
  http.on(cases.listCases, (ctx, { body }) => caseDesk.listCases(ctx, body));
  http.on(cases.downloadCases, (ctx, { query }, answer) => caseDesk.downloadCases(ctx, query, answer));
  http.on(cases.showRules, (ctx) => caseDesk.showRules(ctx));
  http.on(cases.listCaseColleagues, (ctx) => caseDesk.listCaseColleagues(ctx));
  http.on(cases.showCase, (ctx, { params }) => caseDesk.showCase(ctx, params.id));
  http.on(cases.assignCase, (ctx, { params, body }) => caseDesk.assignCase(ctx, params.id, body.email));
  http.on(cases.noteCase, (ctx, { params, body }) => caseDesk.noteCase(ctx, params.id, body.text));
  http.on(cases.releaseCase, (ctx, { params, body }, answer) =>
    caseDecisions.releaseCase(ctx, params.id, body.reason, answer),
  );
  http.on(cases.rejectCase, (ctx, { params, body }) => caseDecisions.rejectCase(ctx, params.id, body));
  http.on(cases.lockCase, (ctx, { params, body }) => caseDecisions.lockCase(ctx, params.id, body.reason));
  http.on(cases.reopenCase, (ctx, { params, body }, answer) =>
    caseDecisions.reopenCase(ctx, params.id, body.reason, answer),
  );
  http.on(cases.decideCases, (ctx, { body }) => caseDecisions.decideCases(ctx, body));
  http.on(cases.agreeToCases, (ctx, { body }) => caseDecisions.agreeToCases(ctx, body));
}

function payoutRoutes(http: Http): void {
  http.on(payout.listPayouts, (ctx, { body }) => payouts.listPayouts(ctx, body));
  http.on(payout.downloadPayouts, (ctx, { query }, answer) => payouts.downloadPayouts(ctx, query, answer));
  http.on(payout.showNextRun, (ctx) => showNextRun(ctx));
  http.on(payout.createPayout, (ctx) => payouts.createPayout(ctx));
  http.on(payout.showPayout, (ctx, { params }) => payouts.showPayout(ctx, params.id));
  http.on(payout.exportPayout, (ctx, { params }) => payouts.exportPayout(ctx, params.id));
  http.on(payout.confirmPayout, (ctx, { params }) => payouts.confirmPayout(ctx, params.id));
  http.on(payout.discardPayout, (ctx, { params, body }, answer) =>
    payouts.discardPayout(ctx, params.id, body ?? { wasNotHandedOver: false, reason: null }, answer),
  );
  http.on(payout.downloadPayoutItems, (ctx, { params }, answer) => payouts.downloadPayoutItems(ctx, params.id, answer));
  http.on(payout.downloadPayoutFile, (ctx, { params }, answer) => downloadFile(ctx, params.id, answer));
}

function approvalRoutes(http: Http): void {
  http.on(approval.listApprovals, (ctx, { body }) => approvals.listApprovals(ctx, body));
  http.on(approval.downloadApprovals, (ctx, { query }, answer) => approvals.downloadApprovals(ctx, query, answer));
  http.on(approval.agreeToApproval, (ctx, { params, body }) =>
    approvals.agreeToApproval(ctx, params.id, body?.reason ?? null),
  );
  http.on(approval.declineApproval, (ctx, { params, body }) => approvals.declineApproval(ctx, params.id, body.reason));
  http.on(approval.withdrawApproval, (ctx, { params, body }) =>
    approvals.withdrawApproval(ctx, params.id, body?.reason ?? null),
  );
}

function mailRoutes(http: Http): void {
  http.on(mail.listMails, (ctx, { query }) => outbox.listMails(ctx, query));
  http.on(mail.pageMails, (ctx, { body }) => outbox.pageMails(ctx, body));
  http.on(mail.downloadMails, (ctx, { query }, answer) => outbox.downloadMails(ctx, query, answer));
  http.on(mail.showMail, (ctx, { params }) => outbox.showMail(ctx, params.id));
  http.on(mail.retryMail, (ctx, { params }) => outbox.retryMail(ctx, params.id));
  http.on(returned.pageReturned, (ctx, { body }) => returnedDesk.pageReturned(ctx, body));
  http.on(returned.freeReturned, (ctx, { params, body }) => returnedDesk.freeReturned(ctx, params.id, body.reason));
  http.on(ownWords.listOwnMails, (ctx) => mailWords.listOwnMails(ctx));
  http.on(ownWords.showMailHosts, (ctx) => mailHosts.showMailHosts(ctx));
  http.on(ownWords.changeMailHosts, (ctx, { body }) => mailHosts.changeMailHosts(ctx, body.hosts, body.reason));
  http.on(ownWords.previewOwnMail, (ctx, { params, body }) => mailWords.showOwnMail(ctx, params.template, body));
  http.on(ownWords.sendTestMail, (ctx, { params, body }) => mailWords.sendTestMail(ctx, params.template, body));
}

function eventRoutes(http: Http): void {
  http.on(event.listEvents, (ctx, { query }) => events.listEvents(ctx, query));
  http.on(event.pageEvents, (ctx, { body }) => events.pageEvents(ctx, body));
  http.on(event.downloadEvents, (ctx, { query }, answer) => events.downloadEvents(ctx, query, answer));
  http.on(security.pageSecurityEvents, (ctx, { body }) => securityEvents.pageSecurityEvents(ctx, body));
  http.on(security.downloadSecurityEvents, (ctx, { query }, answer) =>
    securityEvents.downloadSecurityEvents(ctx, query, answer),
  );
}

function languageRoutes(http: Http): void {
  http.on(language.listDeskLanguages, (ctx) => languages.listLanguages(ctx));
  http.on(language.removeLanguage, (ctx, { params, body }) =>
    languages.removeLanguage(ctx, params.language, body.reason),
  );
  http.on(language.restoreLanguage, (ctx, { params, body }) =>
    languages.restoreLanguage(ctx, params.language, body.reason),
  );
}

function jobRoutes(http: Http, { jobs }: AppParts): void {
  http.on(job.listJobs, (ctx) => scheduled.listJobs(ctx, jobs));
  http.on(job.downloadJobs, (ctx, _input, answer) => scheduled.downloadJobs(ctx, jobs, answer));
  http.on(job.runJob, (ctx, { params }) => scheduled.runJob(ctx, jobs, params.job));
}
