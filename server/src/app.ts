/**
 * The table of contents: every feature, in the order in which they may know each other (style: a feature imports only
 * from above it). What the process shares is built here once; nothing hangs on a module.
 */
import type { DestinationStream } from 'pino';
import { jobs as accountJobs } from '#account/jobs.ts';
import { templates as ownMails } from '#account/own/mails.ts';
import { routes as ownRoutes } from '#account/own/routes.ts';
import { templates as accountMails } from '#account/password/mails.ts';
import { routes as accountRoutes } from '#account/routes.ts';
import { templates as contentMails } from '#content/mails.ts';
import { routes as contentRoutes } from '#content/routes.ts';
import { jobs as journeyJobs, tasks as journeyTasks } from '#journey/jobs.ts';
import { routes as journeyRoutes } from '#journey/routes.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { routes as mandantRoutes } from '#mandant/routes.ts';
import { templates as operatorMails } from '#operator/mails.ts';
import { routes as operatorRoutes } from '#operator/routes.ts';
import { routes as pageRoutes } from '#pages/routes.ts';
import { routes as payoutRoutes } from '#payout/routes.ts';
import { routes as personalAreaRoutes } from '#personal-area/routes.ts';
import { serveApiDocument } from '#platform/api-document.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db.ts';
import { careJobs } from '#platform/embedded-care.ts';
import { serveHealth } from '#platform/health.ts';
import { createHttp, type Http } from '#platform/http.ts';
import { createJobs, type JobList, type Tasks } from '#platform/jobs.ts';
import { createPostman, type Templates, type Transport } from '#platform/mail.ts';
import type { AppParts } from '#platform/parts.ts';
import { smtpTransport } from '#platform/smtp.ts';
import { createSystem } from '#platform/system.ts';
import { routes as productRoutes } from '#product/routes.ts';
import { templates as recipientMails } from '#recipient/mails.ts';
import { routes as recipientRoutes } from '#recipient/routes.ts';
import { jobs as recommendationJobs } from '#recommendation/jobs.ts';
import { templates as recommendationMails } from '#recommendation/mails.ts';
import { routes as recommendationRoutes } from '#recommendation/routes.ts';
import { templates as rewardMails } from '#reward/mails.ts';
import { routes as rewardRoutes } from '#reward/routes.ts';
import { routes as routeConfigRoutes } from '#route-config/routes.ts';

export interface App extends AppParts {
  http: Http;
  /** Starts listening for other processes, mails and jobs; the listener of HTTP is started by main.ts. */
  start(): Promise<void>;
  /** Finishes what is running and loses nothing. */
  stop(): Promise<void>;
}

/** The endpoints of every feature, from left to right. */
const endpoints: readonly ((http: Http, parts: AppParts) => void)[] = [
  mandantRoutes,
  routeConfigRoutes,
  contentRoutes,
  productRoutes,
  accountRoutes,
  ownRoutes,
  recommendationRoutes,
  recipientRoutes,
  rewardRoutes,
  payoutRoutes,
  journeyRoutes,
  personalAreaRoutes,
  operatorRoutes,
  pageRoutes,
];
const templates: Templates = {
  ...contentMails,
  ...accountMails,
  ...ownMails,
  ...recommendationMails,
  ...recipientMails,
  ...rewardMails,
  ...operatorMails,
};
const jobList: JobList = { ...careJobs, ...accountJobs, ...recommendationJobs, ...journeyJobs };
const tasks: Tasks = { ...journeyTasks };

export interface Given {
  database?: Database;
  transport?: Transport;
  logTo?: DestinationStream;
}

export async function createApp(config: Config, given: Given = {}): Promise<App> {
  const system = await createSystem(config, given);
  const mandants = createMandantRegistry(system);
  const http = createHttp(system, mandants.bySlug);
  const transport = given.transport ?? (config.smtpUrl ? smtpTransport(config.smtpUrl) : undefined);
  const postman = createPostman(system, templates, mandants.byId, transport);
  const jobs = createJobs(system, jobList, tasks, mandants);
  const parts: AppParts = { system, mandants, jobs, postman, templates };
  for (const bind of endpoints) bind(http, parts);
  if (config.demo || config.testMode) (await import('./demo/mail-preview.ts')).serveMailPreviews(http.fastify, parts);
  serveHealth(http, system, jobs);
  serveApiDocument(http);

  return {
    ...parts,
    http,
    start: async () => {
      await system.signals.start();
      postman.start();
      await jobs.start();
    },
    stop: async () => {
      await http.fastify.close();
      await jobs.stop();
      await postman.stop();
      await system.signals.stop();
      await system.database.close();
    },
  };
}
