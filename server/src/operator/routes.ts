import * as desk from '@weitersagen/contract/operator/desk-endpoints';
import * as endpoints from '@weitersagen/contract/operator/endpoints';
import * as file from '@weitersagen/contract/operator/file-endpoints';
import * as recommender from '@weitersagen/contract/operator/recommender-endpoints';
import { showNextRun as nextRun } from '@weitersagen/contract/payout/endpoints';
import * as journey from '#journey/journey.ts';
import type { Http } from '#platform/http.ts';
import type { AppParts } from '#platform/parts.ts';
import { changeDebtor, showDebtor } from './debtor.ts';
import { listJobs, runJob } from './job-desk.ts';
import * as detail from './list/detail.ts';
import * as events from './list/events.ts';
import * as files from './list/files.ts';
import * as lists from './list/lists.ts';
import { showNextRun, showOverview } from './list/overview.ts';
import * as recommenders from './list/recommenders.ts';
import { serveMailbox } from './mailbox-page.ts';
import * as operator from './operator.ts';
import * as operators from './operators.ts';
import * as orderMoves from './order-moves.ts';
import * as outbox from './outbox.ts';
import * as signIn from './sign-in.ts';

export function routes(http: Http, app: AppParts): void {
  http.on(endpoints.signIn, async (ctx, { body }, answer) =>
    signIn.keepInBrowser(answer, await signIn.signIn(ctx, body)),
  );
  http.on(
    endpoints.signOut,
    (ctx, _input, answer) => {
      signIn.forgetInBrowser(answer);
      return signIn.signOut(ctx);
    },
    { failed: (_input, answer) => signIn.forgetInBrowser(answer) },
  );
  http.on(endpoints.whoAmI, (ctx) => signIn.whoAmI(ctx, app.mandants));
  http.on(endpoints.listSessions, (ctx) => signIn.listSessions(ctx));
  http.on(endpoints.endSession, (ctx, { params }) => signIn.endSession(ctx, params.id));
  http.on(endpoints.acceptInvitation, (ctx, { body }, answer) => operator.acceptInvitation(ctx, body, answer));
  http.on(endpoints.listOperators, (ctx) => operators.listOperators(ctx));
  http.on(endpoints.inviteOperator, (ctx, { body }) => operators.inviteOperator(ctx, body));
  http.on(endpoints.changeOperator, (ctx, { params, body }) => operators.changeOperator(ctx, params.id, body));
  http.on(endpoints.showOverview, (ctx) => showOverview(ctx));
  http.on(nextRun, (ctx) => showNextRun(ctx));
  http.on(endpoints.listMails, (ctx, { query }) => outbox.listMails(ctx, app.templates, query));
  http.on(endpoints.pageMails, (ctx, { body }) => outbox.pageMails(ctx, body));
  http.on(endpoints.showMail, (ctx, { params }) => outbox.showMail(ctx, app.templates, params.id));
  http.on(endpoints.retryMail, (ctx, { params }) => outbox.retryMail(ctx, params.id));
  http.on(endpoints.listEvents, (ctx, { query }) => events.listEvents(ctx, query));
  http.on(endpoints.pageEvents, (ctx, { body }) => events.pageEvents(ctx, body));
  http.on(endpoints.showDebtor, (ctx) => showDebtor(ctx));
  http.on(endpoints.changeDebtor, (ctx, { body }) => changeDebtor(ctx, body));
  http.on(endpoints.listJobs, (ctx) => listJobs(ctx, app.jobs));
  http.on(endpoints.runJob, (ctx, { params }) => runJob(ctx, app.jobs, params.job));
  http.on(endpoints.setClock, (ctx, { body }) => operator.setClock(ctx, body.now));
  http.on(desk.listOrders, (ctx, { body }) => lists.listOrders(ctx, body));
  http.on(desk.showOrder, (ctx, { params }) => detail.showOrder(ctx, params.number));
  http.on(desk.confirmOrder, (ctx, { params, body }) => orderMoves.confirmOrder(ctx, params.number, body));
  http.on(desk.rejectOrder, (ctx, { params, body }) => orderMoves.rejectOrder(ctx, params.number, body));
  http.on(desk.cancelOrder, (ctx, { params, body }) => orderMoves.cancelOrder(ctx, params.number, body));
  http.on(desk.releaseOrder, (ctx, { params, body }) => orderMoves.releaseOrder(ctx, params.number, body));
  http.on(desk.listRecommendations, (ctx, { body }) => lists.listRecommendations(ctx, body));
  http.on(desk.listAllRewards, (ctx, { body }) => lists.listRewards(ctx, body));
  http.on(desk.showRecommendationDetail, (ctx, { params }) => detail.showRecommendation(ctx, params.number));
  http.on(desk.showRewardDetail, (ctx, { params }) => detail.showReward(ctx, params.number));
  http.on(recommender.listRecommenders, (ctx, { body }) => recommenders.listRecommenders(ctx, body));
  http.on(recommender.showRecommenderDetail, (ctx, { params }) => recommenders.showRecommender(ctx, params.hash));
  http.on(file.downloadOrders, (ctx, { query }, answer) => files.downloadOrders(ctx, query, answer));
  http.on(file.downloadRecommendations, (ctx, { query }, answer) => files.downloadRecommendations(ctx, query, answer));
  http.on(file.downloadRecommenders, (ctx, { query }, answer) => files.downloadRecommenders(ctx, query, answer));
  http.on(file.downloadRewards, (ctx, { query }, answer) => files.downloadRewards(ctx, query, answer));
  http.on(file.downloadMails, (ctx, { query }, answer) => files.downloadMails(ctx, query, answer));
  http.on(file.downloadEvents, (ctx, { query }, answer) => files.downloadEvents(ctx, query, answer));
  http.on(file.downloadJobs, (ctx, _input, answer) => files.downloadJobs(ctx, app.jobs, answer));
  http.on(file.downloadSessions, (ctx, _input, answer) => files.downloadSessions(ctx, answer));
  http.on(file.downloadOperators, (ctx, _input, answer) => files.downloadOperators(ctx, answer));
  http.on(desk.cancelRecommendation, async (ctx, { params, body }) => {
    await journey.cancelRecommendation(ctx, params.number, body.reason);
    return lists.showRecommendation(ctx, params.number);
  });
  http.on(recommender.lockAccount, (ctx, { params, body }) => journey.holdRecommender(ctx, params.hash, body.reason));
  http.on(recommender.eraseAccount, (ctx, { params }) => journey.eraseAccount(ctx, params.hash));
  http.on(recommender.unlockAccount, (ctx, { params, body }) =>
    journey.letRecommenderGo(ctx, params.hash, body.reason),
  );
  serveMailbox(http, app);
}
