/**
 * What a migration must not do while programs of the version before serve beside it (CONTRIBUTING, "Migrations"): keep
 * them out of a table for longer than a moment, or take away what they still use.
 */
import { stepsOf } from '../../server/src/platform/database/migrate.ts';
import { tablesOf } from './tables-guard.ts';

interface File {
  /** `0130-name` */
  name: string;
  text: string;
}

/** Older ones ran with all programs stopped. */
const first = '0125';
const olderCount = 69;

export const slowMigrations = (files: readonly File[], version: string): string[] =>
  files.filter(({ name }) => name >= first).flatMap((file) => wrongIn(file, version));

/** A database that has gone further refuses what comes before: a number that was left out is not used any more. */
export const lateMigrations = (names: readonly string[]): string[] => {
  const older = names.filter((name) => name < first).length;
  return older === olderCount
    ? []
    : [`${older} migrations stand before ${first}, ${olderCount} ran there: number a new one after all others`];
};

const locking: readonly [RegExp, string][] = [
  [
    /create\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\w+\s+on\s+(?:only\s+)?(\w+)/gi,
    'makes an index without concurrently',
  ],
  [
    /alter\s+table\s+(\w+)[^;]*\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key|unique|primary\s+key)\b(?![^;]*\b(?:not\s+valid|using\s+index)\b)/gi,
    'checks every row of',
  ],
  [/alter\s+table\s+(\w+)[^;]*\badd\s+(?:column\s+)?\w+\s[^;,]*\breferences\b/gi, 'checks every row of'],
  [/alter\s+table\s+(\w+)[^;]*\bset\s+not\s+null\b/gi, 'reads every row of'],
  [/alter\s+table\s+(\w+)[^;]*\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi, 'writes every row anew of'],
  [/^\s*update\s+(\w+)\s/gim, 'changes in one piece the rows of'],
  [/^\s*delete\s+from\s+(\w+)\b/gim, 'deletes in one piece from'],
];

const taking: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|function|procedure|view|type)\b/i,
  /\brename\s+(?:to|column|constraint)\b/i,
  /\brevoke\b/i,
];

/** In steps: what would not be there to begin again with, or what is one piece although parts were meant. */
const notInParts: readonly [RegExp, string][] = [
  [/\badd\s+column\s+(?!if\s+not\s+exists)/i, 'adds a column in steps without "if not exists"'],
  [/^\s*(?:update|delete\s+from)\s/i, 'changes rows in one piece'],
  [/^\s*do\b(?![\s\S]*\bcommit\b)[\s\S]*\b(?:update|delete\s+from)\s/i, 'moves rows in a block that does not commit'],
];

function wrongIn({ name, text }: File, version: string): string[] {
  const sql = text.replace(/--.*$/gm, '');
  const isStepwise = text.startsWith('-- in steps');
  const own = new Set(tablesOf(sql).map((table) => table.name));
  const told = new Set([...text.matchAll(/^-- locks (\w+): \S/gm)].map(([, table]) => table));
  const slow = locking.flatMap(([pattern, what]) =>
    isStepwise && /in one piece/.test(what)
      ? []
      : [...sql.matchAll(pattern)]
          .filter(([, table = '']) => !own.has(table) && !told.has(table))
          .map(([, table]) => `${name} ${what} ${table}`),
  );
  const since = /^-- contracts (\d+\.\d+\.\d+): \S/m.exec(text)?.[1];
  const isReleased = since !== undefined && partsOf(since) <= partsOf(version);
  const taken = taking.some((pattern) => pattern.test(sql)) && !isReleased;
  return [
    ...slow,
    ...(taken
      ? [
          `${name} takes away what the version before may use: say "-- contracts X.Y.Z: why", with a released version that no longer does`,
        ]
      : []),
    ...(isStepwise || !/\bconcurrently\b/i.test(sql) ? [] : [`${name} uses concurrently and is not "-- in steps"`]),
    ...(isStepwise ? wrongSteps(name, sql) : []),
    ...(isStepwise && /\$\$[^$]*\n\s*\n[^$]*\$\$/.test(text) ? [`${name} has an empty line within a step`] : []),
  ];
}

const wrongSteps = (name: string, sql: string): string[] =>
  stepsOf(sql).flatMap((step) =>
    notInParts.filter(([pattern]) => pattern.test(step)).map(([, what]) => `${name} ${what}`),
  );

/** Versions as texts that sort as they are counted. */
const partsOf = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');
