/**
 * What a start would find, without one: settings, folders, database and its logins, keys, mail server, mandants and their files.
 * It changes nothing, so that it can be asked while the older program serves. Each finding is one line.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { listUnnamedCells } from '#mandant/place.ts';
import { listUnusableSecrets } from '#mandant/portal-secret.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig, usualMandant } from '#platform/config.ts';
import type { System } from '#platform/context.ts';
import { type Database, openDatabase, openPostgres } from '#platform/database/db.ts';
import { checkKeys } from '#platform/database/key-proof.ts';
import { checkSmtp } from '#platform/mail/smtp-check.ts';
import { homeCell } from '#platform/settings/cells.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';
import { readMandantFile } from '../mandant-file.ts';
import { type Checked, checkDatabase } from './database.ts';

export interface Finding {
  isRight: boolean;
  line: string;
}

export async function checkSettings(
  environment: Record<string, string | undefined>,
  files: readonly string[] = [],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  /** What it finds, or what is wrong; whether it was right. */
  const step = async (name: string, look: () => string | Promise<string>): Promise<boolean> => {
    try {
      findings.push({ isRight: true, line: `${name}: ${await look()}` });
      return true;
    } catch (error) {
      for (const line of linesOf(error)) findings.push({ isRight: false, line: `${name}: ${line}` });
      return false;
    }
  };
  let config: Config | undefined;
  await step('settings', () => {
    config = readConfig(environment);
    return `of ${config.environment}${config.demo ? ', demo mode' : ''}`;
  });
  if (!config) return findings;
  const { host, metrics, smtpUrl, smtpNeedsTls } = config;
  await step('HOST', () => listenOn('HOST', host));
  if (metrics) await step('METRICS_HOST', () => listenOn('METRICS_HOST', metrics.host));
  for (const [name, folder] of Object.entries(foldersOf(config))) await step(name, () => checkFolder(name, folder));
  if (smtpUrl) await step('SMTP_URL', () => checkSmtp(smtpUrl, smtpNeedsTls));
  for (const file of files) await step(file, () => checkFile(file, config?.environment));
  await checkStored(config, step);
  return findings;
}

type Step = (name: string, look: () => string | Promise<string>) => Promise<boolean>;

/** What stands in the databases, if they can be opened. */
async function checkStored(config: Config, step: Step): Promise<void> {
  let database: Database | undefined;
  let home: Checked | undefined;
  const { databaseOwnerUrl: ownerUrl, reportDatabaseUrl: reportUrl } = config;
  await step('database', async () => {
    database = await openDatabase({ ...config, databasePool: 3 });
    home = await checkDatabase(config, { ...homeVariables, ownerUrl, reportUrl }, database);
    return home.line;
  });
  const cells = await checkCells(config, home?.identity, step);
  if (!database) return;
  let system: System | undefined;
  try {
    if (!home) return;
    system = await createSystem({ ...config, cells, logLevel: 'silent' }, { database, isProbe: true });
    await checkMandants(system, config, step);
  } catch (error) {
    await step('keys', () => Promise.reject(error));
  } finally {
    await (system?.database ?? database).close();
  }
}

const homeVariables = {
  variable: 'DATABASE_URL',
  ownerVariable: 'DATABASE_OWNER_URL',
  directVariable: 'DATABASE_DIRECT_URL',
  reportVariable: 'REPORT_DATABASE_URL',
} as const;

/** Gives those that mandants can be read from. */
async function checkCells(config: Config, home: string | undefined, step: Step): Promise<Config['cells']> {
  const usable: Config['cells'][number][] = [];
  const known = new Map(home === undefined ? [] : [[home, 'DATABASE_URL']]);
  for (const cell of config.cells) {
    const { name, url, ownerUrl, directUrl, reportUrl } = cell;
    const variable = `CELLS (${name})` as const;
    const database = openPostgres({ url, directUrl }, 3);
    await step(`cell ${name}`, async () => {
      const checked = await checkDatabase(
        config,
        {
          variable,
          ownerVariable: `CELL_OWNERS (${name})`,
          directVariable: `CELL_DIRECT (${name})`,
          reportVariable: `CELL_REPORT (${name})`,
          ownerUrl,
          reportUrl,
        },
        database,
      );
      const { line, hasTables, identity } = checked;
      const same = known.get(identity);
      if (same) throw new ConfigError(`${variable} leads to the database of ${same}: give each cell one of its own.`);
      known.set(identity, variable);
      if (!hasTables) return line;
      await checkKeys({ config, database, clock: systemClock() });
      usable.push(cell);
      return line;
    });
    await database.close();
  }
  return usable;
}

async function checkMandants(system: System, { cells, defaultMandant }: Config, step: Step): Promise<void> {
  await step('mandants', async () => {
    const mandants = createMandantRegistry(system);
    const [open, closed] = [await mandants.all(), await mandants.closed()];
    const secrets = await listUnusableSecrets(system);
    const lost = await listUnnamedCells(system, [homeCell, ...cells.map(({ name }) => name)]);
    const wrong = [
      ...closed.map(
        ({ slug, problems }) =>
          `${slug} would be closed: ${problems.map(({ field, code }) => `${field} (${code})`).join(', ')}`,
      ),
      ...secrets.map(
        ({ slug, code }) => `${slug}: Konfiguration.AutologinSecret (${code}), nobody comes signed in from the portal`,
      ),
      ...[...lost].map(
        ([cell, slugs]) =>
          `CELLS does not name the cell ${cell}, in which lie ${slugs.join(', ')}: name it, or they are answered with 503.`,
      ),
    ];
    if (defaultMandant !== usualMandant && !open.some(({ slug }) => slug === defaultMandant))
      wrong.push(`DEFAULT_MANDANT=${defaultMandant} names none of them: name one, or leave it out.`);
    if (wrong.length > 0) throw new Wrong(wrong);
    return `${open.length} can be read`;
  });
}

/** Several things that are wrong. */
class Wrong extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const linesOf = (error: unknown): readonly string[] =>
  error instanceof Error ? error.message.split('\n') : [String(error)];

/** The port may be that of the program that serves; the address is not. */
async function listenOn(name: string, host: string): Promise<string> {
  const server = createServer();
  try {
    await Promise.all([once(server, 'listening'), server.listen(0, host)]);
  } catch {
    throw new ConfigError(`${name}=${host} is no address of this machine: name one, or 127.0.0.1.`);
  }
  server.close();
  return host;
}

const foldersOf = ({ databaseUrl, dataDir, filesDir }: Config): Record<string, string> => ({
  ...(databaseUrl === undefined && { DATA_DIR: dataDir }),
  ...(filesDir !== undefined && { FILES_DIR: filesDir }),
});

/** One that is not there is made by the start, if it may. */
async function checkFolder(name: string, folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  try {
    if (isThere) await mkdir(folder, { recursive: true });
    await access(isThere ? folder : await nearest(folder), constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError(
      `${folder} is no folder that this user may write: give the right, or set ${name} to another.`,
    );
  }
  return folder;
}

const nearest = (folder: string): Promise<string> =>
  access(dirname(folder)).then(
    () => dirname(folder),
    () => nearest(dirname(folder)),
  );

function checkFile(path: string, environment: Config['environment'] | undefined): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError('cannot be read.');
  }
  return `of ${readMandantFile(content, environment).slug}`;
}
