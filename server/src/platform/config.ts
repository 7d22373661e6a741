/**
 * The environment as checked values (rules 1.11). A wrong or missing value stops the start with one clear sentence;
 * demo values and test mode never run in production nor on a listener that is not loopback.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GoalNumbers } from '@weitersagen/contract/tracking/goals';
import * as z from 'zod/mini';
import { addressOf, cmsBaseOf, linkBaseOf, mailByTls, proxiesOf } from './settings/addresses.ts';
import { type CellAddress, cellsOf, homeCell } from './settings/cells.ts';
import { ConfigError } from './settings/config-error.ts';
import { type Key, parseKeys } from './settings/keys.ts';
import { returnToOf, webhookSecretOf } from './settings/mail-return.ts';
import { type OutgoingAllow, outgoingAllowOf } from './settings/outgoing-allow.ts';
import { checkProduction } from './settings/production.ts';
import { type SpansTo, spansToOf } from './settings/spans-to.ts';
import { trackerBaseOf, trackingGoalsOf } from './settings/tracking.ts';

const environments = ['development', 'staging', 'testing', 'production'] as const;
/** Of the demo: elsewhere nobody has it, and the first mandant answers. */
export const usualMandant = 'spbdevk';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const whole = (from: number, to: number) => {
  const error = `must be from ${from} to ${to}`;
  return z.coerce
    .number({ error: 'must be a number' })
    .check(z.int({ error: 'must be a whole number' }), z.gte(from, { error }), z.lte(to, { error }));
};
const shareError = { error: 'must be from 0 to 1' };
const number = (from: number, to: number, fallback: number) => z._default(whole(from, to), fallback);
/** One connection listens to the other processes all the time, and a job must not keep every request waiting. */
const databasePoolMin = 3;
/** A proxy alone keeps some open; so many as a hundred thousand no process of ours can hold. */
const [connectionsMin, connectionsMax] = [10, 100_000];
/** A proxy asks every few seconds, and takes a process out after a few answers. */
const [drainSecondsMax, drainSecondsUsual] = [300, 5];
const share = z._default(
  z.coerce.number({ error: 'must be a number' }).check(z.gte(0, shareError), z.lte(1, shareError)),
  1,
);
const flag = z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0');
const list = (value: string): string[] => value.split(/[,;\s]+/).filter(Boolean);

const Environment = z.object({
  PORT: number(0, 65_535, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  ENVIRONMENT: z._default(z.enum(environments, { error: `must be one of ${environments.join(', ')}` }), 'development'),
  DATA_DIR: z._default(z.string(), './data'),
  FILES_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_OWNER_URL: z.optional(z.string()),
  DATABASE_DIRECT_URL: z.optional(z.string()),
  REPORT_DATABASE_URL: z.optional(z.string()),
  CELLS: z.optional(z.string()),
  CELL_OWNERS: z.optional(z.string()),
  CELL_DIRECT: z.optional(z.string()),
  CELL_REPORT: z.optional(z.string()),
  DATABASE_POOL: number(databasePoolMin, 200, 16),
  DRAIN_SECONDS: z.optional(whole(0, drainSecondsMax)),
  CONNECTIONS: number(connectionsMin, connectionsMax, 2000),
  SMTP_URL: z.optional(z.string()),
  SMTP_CONNECTIONS: number(1, 100, 8),
  MAIL_RETURN_TO: z.optional(z.string()),
  MAIL_WEBHOOK_SECRET: z.optional(z.string()),
  LINK_BASE: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  OUTGOING_ALLOW: z._default(z.string(), ''),
  DATABASE_WITHOUT_TLS: z._default(z.string(), ''),
  SMTP_WITHOUT_TLS: z._default(z.string(), ''),
  ENCRYPTION_KEYS: z.optional(z.string()),
  TOKEN_KEYS: z.optional(z.string()),
  PORTAL_TESTMODE: flag,
  RATE_LIMITS: z.optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  PGHOST: z.optional(z.string()),
  DEMO_TOTP: flag,
  DEMO_VIER_AUGEN: z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '1'),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string()),
  OTEL_SERVICE_NAME: z._default(z.string(), 'weitersagen'),
  OTEL_TRACES_SAMPLER_ARG: share,
  CMS_BASE: z._default(z.string(), '/cms'),
  TRACKER_BASE: z.optional(z.string()),
  TRACKING_GOALS: z.optional(z.string()),
  DEFAULT_MANDANT: z._default(z.string(), usualMandant),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info'),
});

/** Variables of the environment by their names. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

export interface Listener {
  host: string;
  port: number;
}

export interface Config {
  port: number;
  host: string;
  environment: (typeof environments)[number];
  dataDir: string;
  /** A folder that all processes share, for files that people send; in the database without it. */
  filesDir: string | undefined;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  /** The database itself, where `databaseUrl` leads to a pooler before it. */
  databaseDirectUrl: string | undefined;
  /** A standby of the database that answers lists of the desk. */
  reportDatabaseUrl: string | undefined;
  /** The databases beside the home database. */
  cells: readonly CellAddress[];
  databasePool: number;
  /** How long requests are still taken after the end was asked for, while `/ready` says no. */
  drainSeconds: number;
  /** How many connections of visitors are open at once; more are closed unheard. */
  connections: number;
  smtpUrl: string | undefined;
  /** So many mails a process sends at a time. */
  smtpConnections: number;
  /** Whose box takes what comes back, before and after its @; a mail comes back to the sender without it. */
  mailReturnTo: { local: string; domain: string } | undefined;
  /** Who reports mails that came back has it; nobody reports without it. */
  mailWebhookSecret: string | undefined;
  /** STARTTLS or nothing: a mail server that offers none gets no mail. */
  smtpNeedsTls: boolean;
  /** Base of short and recommendation links, without trailing slash. */
  linkBase: string;
  trustedProxies: string[];
  /** What calls to typed addresses may reach beside the public Internet. */
  outgoingAllow: OutgoingAllow;
  /** The first makes, all read. Generated into DATA_DIR in demo mode. */
  encryptionKeys: Key[] | undefined;
  tokenKeys: Key[] | undefined;
  /** No keys were given: demo data, generated keys, mailbox page (rules 1.11). */
  demo: boolean;
  testMode: boolean;
  /** Demo and test mode are for the machine they run on: no proxy, no foreign host. */
  directOnly: boolean;
  rateLimits: boolean;
  demoTotp: boolean;
  fourEyes: boolean;
  /** Where figures for Prometheus are read. */
  metrics: Listener | undefined;
  /** The collector that spans are sent to; none are made without it. */
  spansTo: SpansTo | undefined;
  /** A CMS elsewhere, without a slash at its end; none where content lies in the embedded one. */
  cmsBase: string | undefined;
  /** Another tracker that hits go to, without a slash at its end; none where the portal counts itself. */
  trackerBase: string | undefined;
  /** Under which numbers it knows the goals. */
  trackingGoals: GoalNumbers;
  defaultMandant: string;
  logLevel: string;
}

/** The login that migrates a database, where it is another one than the program's. */
export const ownerUrlOf = ({ databaseOwnerUrl, cells }: Config, cell: string): string | undefined =>
  cell === homeCell ? databaseOwnerUrl : cells.find(({ name }) => name === cell)?.ownerUrl;

/** Where a connection is one to the database itself: the way around a pooler, where there is one. */
export const sessionUrlOf = ({ databaseUrl, databaseDirectUrl, cells }: Config, cell: string): string | undefined => {
  if (cell === homeCell) return databaseDirectUrl ?? databaseUrl;
  const named = cells.find(({ name }) => name === cell);
  return named?.directUrl ?? named?.url;
};

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** Reads the environment, or throws a ConfigError whose message is the sentence to print. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = readValues(environment);
  const demo = !values.ENCRYPTION_KEYS && !values.TOKEN_KEYS;
  if (!demo && !(values.ENCRYPTION_KEYS && values.TOKEN_KEYS)) {
    throw new ConfigError('ENCRYPTION_KEYS and TOKEN_KEYS must be given together.');
  }
  const databases = databasesOf(values);
  const smtpUrl = addressOf('SMTP_URL', values.SMTP_URL, ['smtps:', 'smtp:']);
  const linkBase = linkBaseOf(values.LINK_BASE, values.PORT);
  const isProduction = values.ENVIRONMENT === 'production';
  const testMode = values.PORTAL_TESTMODE === '1';
  if (isProduction)
    checkProduction({
      demo,
      testMode,
      ...databases,
      smtpUrl,
      linkBase: values.LINK_BASE === undefined ? undefined : linkBase,
      databaseHostsWithoutTls: list(values.DATABASE_WITHOUT_TLS),
      pgHost: values.PGHOST,
      limitsAreOff: values.RATE_LIMITS === '0',
    });
  if (!loopback.includes(values.HOST)) refuseOpenly(values.HOST, { demo, testMode });
  const trustedProxies = proxiesOf(list(values.TRUSTED_PROXIES));
  if ((demo || testMode) && trustedProxies.length > 0)
    throw new ConfigError('TRUSTED_PROXIES is refused in demo and test mode: they answer no proxy.');
  refuseOnePort(values);
  return {
    port: values.PORT,
    host: values.HOST,
    environment: values.ENVIRONMENT,
    dataDir: resolve(values.DATA_DIR),
    filesDir: values.FILES_DIR === undefined ? undefined : resolve(values.FILES_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    reportDatabaseUrl: values.REPORT_DATABASE_URL,
    cells: databases.cells,
    databasePool: values.DATABASE_POOL,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? drainSecondsUsual : 0),
    connections: values.CONNECTIONS,
    smtpUrl: values.SMTP_URL,
    smtpConnections: values.SMTP_CONNECTIONS,
    mailReturnTo: returnToOf(values.MAIL_RETURN_TO),
    mailWebhookSecret: webhookSecretOf(values.MAIL_WEBHOOK_SECRET),
    smtpNeedsTls: mailByTls(smtpUrl, list(values.SMTP_WITHOUT_TLS), isProduction),
    linkBase: linkBase.href.replace(/\/$/, ''),
    trustedProxies,
    outgoingAllow: outgoingAllowOf(list(values.OUTGOING_ALLOW)),
    encryptionKeys: values.ENCRYPTION_KEYS ? parseKeys('ENCRYPTION_KEYS', values.ENCRYPTION_KEYS) : undefined,
    tokenKeys: values.TOKEN_KEYS ? parseKeys('TOKEN_KEYS', values.TOKEN_KEYS) : undefined,
    demo,
    testMode,
    directOnly: demo || testMode,
    rateLimits: values.RATE_LIMITS ? values.RATE_LIMITS === '1' : !testMode,
    demoTotp: !demo || values.DEMO_TOTP === '1',
    fourEyes: !demo || values.DEMO_VIER_AUGEN === '1',
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : undefined,
    spansTo: spansToOf({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, ...values }),
    cmsBase: cmsBaseOf(values.CMS_BASE),
    trackerBase: trackerBaseOf(values.TRACKER_BASE, isProduction),
    trackingGoals: trackingGoalsOf(values.TRACKING_GOALS),
    defaultMandant: values.DEFAULT_MANDANT.toLowerCase(),
    logLevel: values.LOG_LEVEL,
  };
}

const postgres = ['postgres:', 'postgresql:'];

function databasesOf(values: z.output<typeof Environment>) {
  const databaseUrl = addressOf('DATABASE_URL', values.DATABASE_URL, postgres);
  const databaseOwnerUrl = addressOf('DATABASE_OWNER_URL', values.DATABASE_OWNER_URL, postgres);
  const databaseDirectUrl = addressOf('DATABASE_DIRECT_URL', values.DATABASE_DIRECT_URL, postgres);
  if (databaseDirectUrl && !databaseUrl)
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL: the address of the pooler before that database.');
  const reportDatabaseUrl = addressOf('REPORT_DATABASE_URL', values.REPORT_DATABASE_URL, postgres);
  if (reportDatabaseUrl && !databaseUrl)
    throw new ConfigError('REPORT_DATABASE_URL needs DATABASE_URL: it is a standby of that database.');
  return { databaseUrl, databaseOwnerUrl, databaseDirectUrl, reportDatabaseUrl, cells: cellsOf(values, list) };
}

function readValues(environment: Record<string, string | undefined>): z.output<typeof Environment> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(Environment, given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}: "${given[String(issue?.path[0])] ?? ''}".`,
    );
  }
  return result.data;
}

function refuseOnePort({ PORT, METRICS_PORT }: { PORT: number; METRICS_PORT?: number | undefined }): void {
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT)
    throw new ConfigError('METRICS_PORT must be another port than PORT.');
}

/** What is for trying answers this machine alone. */
function refuseOpenly(host: string, { demo, testMode }: { demo: boolean; testMode: boolean }): void {
  const mode = demo ? 'Demo mode' : testMode ? 'PORTAL_TESTMODE=1' : undefined;
  if (mode) throw new ConfigError(`${mode} is refused on HOST=${host}: it listens on loopback only.`);
}

export function ensureDataDir(config: Config): void {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
}
