/** What production refuses to start with: what is fine for trying and would be an open door there. */
import { isDatabaseByTls, isRemote } from './addresses.ts';
import type { CellAddress } from './cells.ts';
import { ConfigError } from './config-error.ts';

interface Settings {
  demo: boolean;
  testMode: boolean;
  databaseUrl: URL | undefined;
  databaseOwnerUrl: URL | undefined;
  databaseDirectUrl: URL | undefined;
  reportDatabaseUrl: URL | undefined;
  cells: readonly CellAddress[];
  smtpUrl: URL | undefined;
  linkBase: URL | undefined;
  databaseHostsWithoutTls: readonly string[];
  /** Where PostgreSQL is looked for when an address names no host. */
  pgHost: string | undefined;
  limitsAreOff: boolean;
}

export function checkProduction(settings: Settings): void {
  const { demo, testMode, databaseUrl, smtpUrl, linkBase } = settings;
  if (demo) throw new ConfigError('ENVIRONMENT=production needs ENCRYPTION_KEYS and TOKEN_KEYS.');
  if (testMode) throw new ConfigError('PORTAL_TESTMODE=1 is refused with ENVIRONMENT=production.');
  if (settings.limitsAreOff) throw new ConfigError('RATE_LIMITS=0 is refused with ENVIRONMENT=production.');
  if (!databaseUrl) throw new ConfigError('ENVIRONMENT=production needs DATABASE_URL.');
  if (!smtpUrl) throw new ConfigError('ENVIRONMENT=production needs SMTP_URL.');
  if (!linkBase) throw new ConfigError('ENVIRONMENT=production needs LINK_BASE.');
  if (linkBase.protocol !== 'https:')
    throw new ConfigError('ENVIRONMENT=production needs a LINK_BASE that begins with https://.');
  const ofCells = settings.cells.flatMap(({ name, url, ownerUrl, directUrl, reportUrl }) =>
    Object.entries({ CELLS: url, CELL_OWNERS: ownerUrl, CELL_DIRECT: directUrl, CELL_REPORT: reportUrl }).map(
      ([variable, given]) => [`${variable}, ${name},`, given === undefined ? undefined : new URL(given)] as const,
    ),
  );
  const ofHome = Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: settings.databaseOwnerUrl,
    DATABASE_DIRECT_URL: settings.databaseDirectUrl,
    REPORT_DATABASE_URL: settings.reportDatabaseUrl,
  });
  for (const [variable, url] of [...ofHome, ...ofCells]) {
    if (url && !hostOf(url) && settings.pgHost && !settings.pgHost.startsWith('/'))
      throw new ConfigError(`${variable} names no host, and PGHOST names another one: say the host in ${variable}.`);
    if (!url || !isRemote(url) || isDatabaseByTls(url)) continue;
    const host = hostOf(url);
    if (!settings.databaseHostsWithoutTls.includes(host))
      throw new ConfigError(
        `${variable} leads to ${host} without TLS: add ?sslmode=verify-full, or name the host in DATABASE_WITHOUT_TLS.`,
      );
  }
}

const hostOf = (url: URL): string => url.searchParams.get('host') ?? url.hostname;
