/**
 * Writes server/src/platform/database/tables.ts from the migrations: one interface per table, so that a query that does not
 * fit the schema does not compile; and docs/tables.md, what makes each grow and what ends its rows. `--check` only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { lives, livesText } from './tidy/table-lives.ts';

const target = join(import.meta.dirname, '../server/src/platform/database/tables.ts');
const book = join(import.meta.dirname, '../docs/tables.md');

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  bytea: 'Buffer',
  timestamptz: 'Date',
  date: 'string',
  jsonb: 'unknown',
  _text: 'string[]',
  xid8: 'string',
};

const database = await openEmbedded('memory://');
await migrate(database.kysely);
interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  /** The database computes it: no statement may write it. */
  computed: boolean;
}
const { rows } = await sql<Column>`
  select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
         c.column_default is not null or c.is_identity = 'YES' or c.is_nullable = 'YES' as optional,
         c.is_generated = 'ALWAYS' as computed
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name not in ('migration', 'migration_lock')
    and not exists (select from pg_class p where p.relname = c.table_name and p.relispartition)
  order by c.table_name, c.ordinal_position`.execute(database.kysely);
await database.close();

const tables = Map.groupBy(rows, (row) => row.table);
const pascal = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_whole, _bar, letter: string) => letter.toUpperCase());
const column = ({ column: name, type, nullable, optional, computed }: Column): string => {
  const value = `${typeOf[type] ?? fail(`no type for ${type}`)}${nullable ? ' | null' : ''}`;
  if (computed) return `  ${name}: GeneratedAlways<${value}>;`;
  return `  ${name}: ${optional ? `Generated<${value}>` : value};`;
};
function fail(message: string): never {
  throw new Error(message);
}
const text = `// Made by \`npm run tables\` from server/migrations. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

${[...tables].map(([table, columns]) => `export interface ${pascal(table)}Table {\n${columns.map(column).join('\n')}\n}\n`).join('\n')}
export interface Tables {
${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}
}
`;

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== text) {
    console.error('server/src/platform/database/tables.ts does not fit the migrations: run `npm run tables`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
  await writeFile(book, livesText(lives));
}
