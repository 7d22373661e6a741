/** The databases beside the home database, as CELLS, CELL_OWNERS, CELL_DIRECT and CELL_REPORT name them: `a=postgres://… b=postgres://…`. */
import { addressOf } from './addresses.ts';
import { ConfigError } from './config-error.ts';

export interface CellAddress {
  name: string;
  url: string;
  /** Of the login that migrates; without it the one above owns the tables. */
  ownerUrl: string | undefined;
  /** The database itself, where the address above is one of a pooler. */
  directUrl: string | undefined;
  /** A standby of it that answers lists. */
  reportUrl: string | undefined;
}

/** The home database is the first cell. */
export const homeCell = 'home';

const databases = ['postgres:', 'postgresql:'];
const namePattern = /^[a-z][a-z0-9-]{0,30}$/;

export function cellsOf(
  {
    CELLS,
    CELL_OWNERS,
    CELL_DIRECT,
    CELL_REPORT,
    DATABASE_URL,
  }: Partial<Record<'CELLS' | 'CELL_OWNERS' | 'CELL_DIRECT' | 'CELL_REPORT' | 'DATABASE_URL', string | undefined>>,
  list: (value: string) => string[],
): CellAddress[] {
  const addresses = readPairs('CELLS', list(CELLS ?? ''));
  const owners = readPairs('CELL_OWNERS', list(CELL_OWNERS ?? ''));
  if (addresses.size > 0 && !DATABASE_URL)
    throw new ConfigError('CELLS needs DATABASE_URL: the home database is PostgreSQL, too.');
  const direct = readPairs('CELL_DIRECT', list(CELL_DIRECT ?? ''));
  const report = readPairs('CELL_REPORT', list(CELL_REPORT ?? ''));
  const named = { CELL_OWNERS: owners, CELL_DIRECT: direct, CELL_REPORT: report };
  for (const [variable, given] of Object.entries(named))
    for (const name of given.keys())
      if (!addresses.has(name)) throw new ConfigError(`${variable} names ${name}, which is none of CELLS.`);
  return [...addresses].map(([name, url]) => ({
    name,
    url,
    ownerUrl: owners.get(name),
    directUrl: direct.get(name),
    reportUrl: report.get(name),
  }));
}

function readPairs(variable: string, pairs: readonly string[]): Map<string, string> {
  const read = new Map<string, string>();
  for (const pair of pairs) {
    const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    if (!namePattern.test(name) || name === homeCell)
      throw new ConfigError(
        `${variable} must be a list such as a=postgres://…: a name is small letters, digits and hyphens, and "${homeCell}" is DATABASE_URL.`,
      );
    if (read.has(name)) throw new ConfigError(`${variable} names ${name} twice.`);
    addressOf(`${variable}, ${name}`, url, databases);
    read.set(name, url);
  }
  return read;
}
