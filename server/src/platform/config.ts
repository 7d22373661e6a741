/**
 * The environment as checked values (rules 1.11). A wrong or missing value stops the start with one clear sentence;
 * demo values and test mode never run in production nor on a listener that is not loopback.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

export class ConfigError extends Error {}

const environments = ['development', 'staging', 'testing', 'production'] as const;
const number = (from: number, to: number, fallback: number) => {
  const error = `must be from ${from} to ${to}`;
  return z._default(
    z.coerce
      .number({ error: 'must be a number' })
      .check(z.int({ error: 'must be a whole number' }), z.gte(from, { error }), z.lte(to, { error })),
    fallback,
  );
};
/** One connection listens to the other processes all the time, and a job must not keep every request waiting. */
const databasePoolMin = 3;
const flag = z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0');
const address = z
  .string()
  .check(z.refine((value: string) => URL.canParse(value), { error: 'must be an absolute address' }));

const Environment = z.object({
  PORT: number(0, 65_535, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  ENVIRONMENT: z._default(z.enum(environments, { error: `must be one of ${environments.join(', ')}` }), 'development'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(address),
  DATABASE_OWNER_URL: z.optional(address),
  DATABASE_POOL: number(databasePoolMin, 200, 16),
  SMTP_URL: z.optional(address),
  LINK_BASE: z.optional(address),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  ENCRYPTION_KEYS: z.optional(z.string()),
  TOKEN_KEYS: z.optional(z.string()),
  PORTAL_TESTMODE: flag,
  RATE_LIMITS: z.optional(z.enum(['0', '1'])),
  DEMO_TOTP: flag,
  DEMO_VIER_AUGEN: z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '1'),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535))),
  DEFAULT_MANDANT: z._default(z.string(), 'spbdevk'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

/** A key with the id that stands beside every value made with it. */
export interface Key {
  id: string;
  secret: Buffer;
}

export interface Config {
  port: number;
  host: string;
  environment: (typeof environments)[number];
  dataDir: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  smtpUrl: string | undefined;
  /** Base of short and recommendation links, without trailing slash. */
  linkBase: string;
  trustedProxies: string[];
  /** The first makes, all read. Generated into DATA_DIR in demo mode. */
  encryptionKeys: Key[] | undefined;
  tokenKeys: Key[] | undefined;
  /** No keys were given: demo data, generated keys, mailbox page (rules 1.11). */
  demo: boolean;
  testMode: boolean;
  rateLimits: boolean;
  demoTotp: boolean;
  fourEyes: boolean;
  metricsPort: number | undefined;
  defaultMandant: string;
  logLevel: string;
}

/** Reads the environment, or throws a ConfigError whose message is the sentence to print. */
export function readConfig(environment: Record<string, string | undefined>): Config {
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
  const values = result.data;
  const demo = !values.ENCRYPTION_KEYS && !values.TOKEN_KEYS;
  if (!demo && !(values.ENCRYPTION_KEYS && values.TOKEN_KEYS)) {
    throw new ConfigError('ENCRYPTION_KEYS and TOKEN_KEYS must be given together.');
  }
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(values.HOST);
  const testMode = values.PORTAL_TESTMODE === '1';
  if (values.ENVIRONMENT === 'production') {
    if (demo) throw new ConfigError('ENVIRONMENT=production needs ENCRYPTION_KEYS and TOKEN_KEYS.');
    if (testMode) throw new ConfigError('PORTAL_TESTMODE=1 is refused with ENVIRONMENT=production.');
    if (!values.DATABASE_URL) throw new ConfigError('ENVIRONMENT=production needs DATABASE_URL.');
    if (!values.SMTP_URL) throw new ConfigError('ENVIRONMENT=production needs SMTP_URL.');
    if (!values.LINK_BASE) throw new ConfigError('ENVIRONMENT=production needs LINK_BASE.');
  }
  if (!loopback && demo)
    throw new ConfigError(`Demo mode is refused on HOST=${values.HOST}: it listens on loopback only.`);
  if (!loopback && testMode)
    throw new ConfigError(`PORTAL_TESTMODE=1 is refused on HOST=${values.HOST}: it listens on loopback only.`);
  return {
    port: values.PORT,
    host: values.HOST,
    environment: values.ENVIRONMENT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    linkBase: (values.LINK_BASE ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    trustedProxies: values.TRUSTED_PROXIES.split(/[,;\s]+/).filter(Boolean),
    encryptionKeys: values.ENCRYPTION_KEYS ? parseKeys('ENCRYPTION_KEYS', values.ENCRYPTION_KEYS) : undefined,
    tokenKeys: values.TOKEN_KEYS ? parseKeys('TOKEN_KEYS', values.TOKEN_KEYS) : undefined,
    demo,
    testMode,
    rateLimits: values.RATE_LIMITS ? values.RATE_LIMITS === '1' : !testMode,
    demoTotp: !demo || values.DEMO_TOTP === '1',
    fourEyes: !demo || values.DEMO_VIER_AUGEN === '1',
    metricsPort: values.METRICS_PORT,
    defaultMandant: values.DEFAULT_MANDANT.toLowerCase(),
    logLevel: values.LOG_LEVEL,
  };
}

/** `a:base64,b:base64`; each key 32 bytes. The message never shows a key. */
function parseKeys(variable: string, list: string): Key[] {
  const keys = list
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((entry) => {
      const [id, encoded] = [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)];
      const secret = Buffer.from(encoded, 'base64');
      if (!/^[A-Za-z0-9_-]{1,16}$/.test(id) || secret.length !== 32) {
        throw new ConfigError(`${variable} must be a list of id:key, each key 32 bytes in base64.`);
      }
      return { id, secret };
    });
  if (keys.length === 0 || new Set(keys.map((key) => key.id)).size !== keys.length) {
    throw new ConfigError(`${variable} must hold at least one key, each under an id of its own.`);
  }
  return keys;
}

export function ensureDataDir(config: Config): void {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
}
