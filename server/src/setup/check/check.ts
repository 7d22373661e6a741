/**
 * What a start would find, without one: settings, folders, database and its logins, keys, mail server, mandants and their files.
 * It changes nothing, so that it can be asked while the older program serves. Each finding is one line.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { listUnusableSecrets } from '#mandant/portal-secret.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { type Config, readConfig, usualMandant } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/db.ts';
import { checkSmtp } from '#platform/mail/smtp-check.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';
import { readMandantFile } from '../mandant-file.ts';
import { checkDatabase } from './database.ts';

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
  const { host, smtpUrl, smtpNeedsTls } = config;
  await step('HOST', () => listenOn(host));
  for (const [name, folder] of Object.entries(foldersOf(config))) await step(name, () => checkFolder(name, folder));
  if (smtpUrl) await step('SMTP_URL', () => checkSmtp(smtpUrl, smtpNeedsTls));
  for (const file of files) await step(file, () => checkFile(file, config?.environment));
  await checkStored(config, step);
  return findings;
}

type Step = (name: string, look: () => string | Promise<string>) => Promise<boolean>;

/** What stands in the database, if it can be opened. */
async function checkStored(config: Config, step: Step): Promise<void> {
  let database: Database | undefined;
  const isOpen = await step('database', async () => {
    database = await openDatabase({ ...config, databasePool: 3 });
    return checkDatabase(config, database);
  });
  if (!database) return;
  try {
    if (!isOpen) return;
    const system = await createSystem({ ...config, logLevel: 'silent' }, { database, isProbe: true });
    await step('mandants', async () => {
      const mandants = createMandantRegistry(system);
      const [open, closed] = [await mandants.all(), await mandants.closed()];
      const secrets = await listUnusableSecrets(system);
      const wrong = [
        ...closed.map(
          ({ slug, problems }) =>
            `${slug} would be closed: ${problems.map(({ field, code }) => `${field} (${code})`).join(', ')}`,
        ),
        ...secrets.map(
          ({ slug, code }) =>
            `${slug}: Konfiguration.AutologinSecret (${code}), nobody comes signed in from the portal`,
        ),
      ];
      const { defaultMandant } = config;
      if (defaultMandant !== usualMandant && !open.some(({ slug }) => slug === defaultMandant))
        wrong.push(`DEFAULT_MANDANT=${defaultMandant} names none of them: name one, or leave it out.`);
      if (wrong.length > 0) throw new Wrong(wrong);
      return `${open.length} can be read`;
    });
  } catch (error) {
    await step('keys', () => Promise.reject(error));
  } finally {
    await database.close();
  }
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
async function listenOn(host: string): Promise<string> {
  const server = createServer();
  try {
    await Promise.all([once(server, 'listening'), server.listen(0, host)]);
  } catch {
    throw new ConfigError(`HOST=${host} is no address of this machine: name one, or 127.0.0.1.`);
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
