/**
 * The table of contents: every feature, in the order in which they may know each other (style: a feature imports only
 * from above it). What the process shares is built here once; nothing hangs on a module.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import { type AbTests, createAbTests } from '#ab-test/ab-test.ts';
import { personKind } from '#account/account.ts';
import { jobs as accountJobs } from '#account/jobs.ts';
import { templates as ownMails } from '#account/own/mails.ts';
import { routes as ownRoutes } from '#account/own/routes.ts';
import { templates as accountMails } from '#account/password/mails.ts';
import { routes as accountRoutes } from '#account/routes.ts';
import { agencyKind, invitations } from '#agency/agency.ts';
import { jobs as invitationJobs } from '#agency/invitation/jobs.ts';
import { templates as invitationMails } from '#agency/invitation/mail/mails.ts';
import { routes as invitationRoutes } from '#agency/invitation/routes.ts';
import { templates as agencyMails } from '#agency/mail/mails.ts';
import { routes as agencyRoutes } from '#agency/routes.ts';
import { listAgencyRecommendations } from '#agency-area/agency-area.ts';
import { jobs as agencyAreaJobs } from '#agency-area/jobs.ts';
import { routes as agencyAreaRoutes } from '#agency-area/routes.ts';
import { templates as agentMails } from '#agent/mails.ts';
import { routes as agentRoutes } from '#agent/routes.ts';
import { routes as arrivalRoutes } from '#arrival/routes.ts';
import { templates as bankMails } from '#bank-account/mails.ts';
import { routes as bankRoutes } from '#bank-account/routes.ts';
import { plainLookOf } from '#brand/brand.ts';
import { routes as campaignRoutes } from '#campaign/routes.ts';
import { templates as claimMails } from '#claim/mails.ts';
import { routes as claimRoutes } from '#claim/routes.ts';
import { findAppMandant } from '#cms/cms.ts';
import { routes as cmsRoutes } from '#cms/wire/routes.ts';
import { routes as consentRoutes } from '#consent/routes.ts';
import { templates as contactMails } from '#contact/mails.ts';
import { routes as contactRoutes } from '#contact/routes.ts';
import {
  cmsAccessOf,
  contentKind,
  createContentWatch,
  findOwnMail,
  lastWords,
  settleContent,
} from '#content/content.ts';
import { routes as contentRoutes } from '#content/routes.ts';
import { jobs as agencyDeskJobs } from '#desk/agency/jobs.ts';
import { jobs as approvalJobs } from '#desk/approval/jobs.ts';
import { jobs as caseJobs } from '#desk/case/jobs.ts';
import { jobs as draftJobs } from '#desk/draft/jobs.ts';
import { draftKinds } from '#desk/draft/kinds.ts';
import { templates as deskMails } from '#desk/mails.ts';
import { jobs as reportJobs } from '#desk/report/jobs.ts';
import { routes as deskRoutes } from '#desk/routes.ts';
import { createDraftAlarm } from '#draft/draft.ts';
import { jobs as figureJobs } from '#figure/jobs.ts';
import { routes as figureRoutes } from '#figure/routes.ts';
import { jobs as fileJobs } from '#files/jobs.ts';
import { createAuthentication } from '#identity/identity.ts';
import { jobs as invoiceJobs } from '#invoice/jobs.ts';
import { templates as invoiceMails } from '#invoice/mail/mails.ts';
import { routes as invoiceRoutes } from '#invoice/routes.ts';
import { portalMails } from '#letter/letter.ts';
import { listMandantIds } from '#mandant/mandant.ts';
import { settleCells } from '#mandant/place.ts';
import { settlePortalSecrets } from '#mandant/portal-secret.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { routes as mandantRoutes } from '#mandant/routes.ts';
import { routes as mediaRoutes } from '#media/routes.ts';
import { jobs as operatorJobs } from '#operator/jobs.ts';
import { templates as operatorMails } from '#operator/mails.ts';
import { findSupporter, operatorKind } from '#operator/operator.ts';
import { routes as operatorRoutes } from '#operator/routes.ts';
import { jobs as importJobs, tasks as importTasks } from '#order-import/jobs.ts';
import { routes as importRoutes } from '#order-import/routes.ts';
import { qrCode } from '#pages/qr-code.ts';
import { routes as pageRoutes } from '#pages/routes.ts';
import { jobs as personJobs } from '#person/jobs.ts';
import { routes as personRoutes } from '#person/routes.ts';
import { routes as personalAreaRoutes } from '#personal-area/routes.ts';
import type { AppParts } from '#platform/app-parts.ts';
import { type Config, usualMandant } from '#platform/config.ts';
import type { Mandant } from '#platform/context.ts';
import type { Database } from '#platform/database/db.ts';
import { type Counting, careJobs, keepCounted } from '#platform/database/embedded-care.ts';
import { keepSingleHand } from '#platform/database/owner.ts';
import { leaveFirstForm } from '#platform/database/reseal.ts';
import { serveApiDocument } from '#platform/http/api-document/document.ts';
import { serveHealth } from '#platform/http/health.ts';
import { createHttp, type Http } from '#platform/http/http.ts';
import { createJobs, type Tasks } from '#platform/jobs/jobs.ts';
import type { JobList } from '#platform/jobs/pass.ts';
import type { Transport } from '#platform/mail/delivery/transport.ts';
import { createPostman } from '#platform/mail/postman.ts';
import { serveNotices } from '#platform/mail/returned/webhook.ts';
import { smtpTransport } from '#platform/mail/smtp.ts';
import { type Templates, templatesById } from '#platform/mail/template.ts';
import { homeCell } from '#platform/settings/cells.ts';
import { createSystem } from '#platform/system.ts';
import { routes as premiumRoutes } from '#premium/routes.ts';
import { routes as productRoutes } from '#product/routes.ts';
import { jobs as providerJobs, tasks as providerTasks } from '#provider/jobs.ts';
import { templates as recipientMails } from '#recipient/mails.ts';
import { routes as recipientRoutes } from '#recipient/routes.ts';
import { recipientBearer } from '#recipient/token.ts';
import { jobs as recommendationJobs } from '#recommendation/jobs.ts';
import { templates as recommendationMails } from '#recommendation/mail/mails.ts';
import { listProductsInUse } from '#recommendation/recommendation.ts';
import { routes as recommendationRoutes } from '#recommendation/routes.ts';
import { jobs as retentionJobs } from '#retention/jobs.ts';
import { templates as rewardMails } from '#reward/mail/mails.ts';
import { routes as rewardRoutes } from '#reward/routes.ts';
import { rewardBearer } from '#reward/token.ts';
import { jobs as settlementJobs } from '#settlement/jobs.ts';
import { routes as settlementRoutes } from '#settlement/routes.ts';
import { routes as siteRoutes } from '#site/routes.ts';
import { jobs as trackingJobs } from '#tracking/jobs.ts';
import { routes as trackingRoutes } from '#tracking/routes.ts';
import { createHits, type Hits } from '#tracking/tracking.ts';
import { hintsOf } from './hints.ts';

export interface App extends AppParts {
  http: Http;
  /** Starts listening for other processes, mails and jobs; the listener of HTTP is started by main.ts. */
  start(): Promise<void>;
  /** Lets the proxy see that the end is near, and answers whoever comes meanwhile. */
  drain(): Promise<void>;
  /** Finishes what is running and loses nothing. */
  stop(): Promise<void>;
}

/** The endpoints of every feature, from left to right. */
const endpoints: readonly ((http: Http, parts: AppParts, hits: Hits, abTests: AbTests) => void)[] = [
  (http) => mandantRoutes(http, cmsAccessOf),
  figureRoutes,
  (http, parts) => mediaRoutes(http, parts, (app) => mandantOfApp(parts, app)),
  siteRoutes,
  (http, parts) => cmsRoutes(http, parts, contentKind),
  contentRoutes,
  contactRoutes,
  productRoutes,
  agentRoutes,
  premiumRoutes,
  consentRoutes,
  (http, parts, hits, { tellGoal }) => trackingRoutes(http, parts, hits, tellGoal),
  bankRoutes,
  (http) => accountRoutes(http, findSupporter, invitations),
  ownRoutes,
  (http) => agencyRoutes(http, findSupporter),
  (http) => invitationRoutes(http, qrCode),
  campaignRoutes,
  recommendationRoutes,
  recipientRoutes,
  rewardRoutes,
  settlementRoutes,
  arrivalRoutes,
  invoiceRoutes,
  importRoutes,
  claimRoutes,
  personRoutes,
  (http) => personalAreaRoutes(http, listAgencyRecommendations),
  agencyAreaRoutes,
  operatorRoutes,
  deskRoutes,
  pageRoutes,
];
const templates: Templates = templatesById([
  ...portalMails(
    [
      ...contactMails,
      ...agentMails,
      ...bankMails,
      ...accountMails,
      ...ownMails,
      ...agencyMails,
      ...invitationMails,
      ...recommendationMails,
      ...recipientMails,
      ...rewardMails,
      ...invoiceMails,
      ...claimMails,
    ],
    findOwnMail,
  ),
  ...operatorMails,
  ...deskMails,
]);
/** What providers of products have to know of what stands right of them. */
const inUse = { listInUse: listProductsInUse };
const jobList: JobList = {
  ...careJobs,
  ...fileJobs,
  ...providerJobs(inUse),
  ...trackingJobs,
  ...accountJobs,
  ...invitationJobs,
  ...operatorJobs,
  ...figureJobs,
  ...recommendationJobs,
  ...settlementJobs,
  ...invoiceJobs,
  ...importJobs,
  ...personJobs,
  ...retentionJobs,
  ...agencyAreaJobs,
  ...approvalJobs,
  ...reportJobs,
  ...agencyDeskJobs,
  ...caseJobs,
  ...draftJobs,
};
const tasks: Tasks = { ...importTasks, ...providerTasks(inUse) };

/** By the name of its app; a mandant without one is called by its own. */
async function mandantOfApp({ system, mandants }: AppParts, app: string): Promise<Mandant | undefined> {
  const id = await findAppMandant(system, app);
  return id === undefined ? mandants.bySlug(app.toLowerCase()) : mandants.byId(id);
}

/** Who can sign in, and whose token of a mail opens something. */
const authentication = createAuthentication({
  users: [personKind, agencyKind, operatorKind],
  bearers: [recipientBearer, rewardBearer],
  findSupporter,
});

export interface Given {
  database?: Database;
  transport?: Transport;
  logTo?: DestinationStream;
}

export async function createApp(config: Config, given: Given = {}): Promise<App> {
  const system = await createSystem(config, { ...given, templates });
  await system.spans.start();
  await keepSingleHand(config, { name: homeCell, database: system.database });
  await settleCells(system);
  if (!given.database) await leaveFirstForm(system, () => listMandantIds(system));
  const mandants = createMandantRegistry(system);
  const http = createHttp(system, {
    findMandant: mandants.bySlug,
    isOwnHost: mandants.hasHost,
    isHttpsHost: mandants.isHttps,
    lookOf: (host) => {
      const named = mandants.nameOf(host);
      return named && plainLookOf(named, lastWords(system, named.id));
    },
    authentication,
  });
  const transport =
    given.transport ??
    (config.smtpUrl ? smtpTransport(config.smtpUrl, config.smtpNeedsTls, config.smtpConnections) : undefined);
  const postman = createPostman(system, mandants.byId, transport);
  const jobs = createJobs(system, jobList, tasks, mandants);
  const contentWatch = createContentWatch(system, mandants);
  const alarm = createDraftAlarm(system, mandants, draftKinds);
  const parts: AppParts = { system, mandants, jobs, postman };
  const hits = createHits(system);
  const abTests = createAbTests(system, hits);
  for (const bind of endpoints) bind(http, parts, hits, abTests);
  if (config.demo || config.testMode) (await import('./demo/mail-preview.ts')).serveMailPreviews(http.fastify, parts);
  serveHealth(http, system, { ...parts, hints: () => hintsOf(parts) });
  serveNotices(http, parts);
  serveApiDocument(http);
  let counting: Counting | undefined;
  return {
    ...parts,
    http,
    start: async () => {
      await settlePortalSecrets(system);
      await settleContent(system, mandants);
      counting = keepCounted(system.database, system.log);
      await system.signals.start();
      // Reads them all, and says which are closed.
      const open = await mandants.all();
      if (config.defaultMandant !== usualMandant && !open.some(({ slug }) => slug === config.defaultMandant))
        system.log.warn('DEFAULT_MANDANT names no mandant that is served: the first one answers in its place');
      postman.start();
      await jobs.start();
      await alarm.start();
      contentWatch.start();
    },
    drain: async () => {
      http.drain();
      await sleep(config.drainSeconds * 1000);
    },
    stop: async () => {
      await http.fastify.close();
      await alarm.stop();
      await contentWatch.stop();
      await jobs.stop();
      await postman.stop();
      await system.signals.stop();
      await counting?.stop();
      await system.security.flush();
      await system.spans.stop();
      await system.database.close();
    },
  };
}
