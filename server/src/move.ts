/**
 * `npm run move -- mandant cell`: a mandant goes to another cell while it is served (docs/operations.md).
 * `npm run move -- mandant cell --remove-old`: what it has left behind in that cell goes.
 */
import { parseArgs } from 'node:util';
import { settleCells } from '#mandant/place.ts';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';
import { type Admin, openAdmin } from './setup/move/admins.ts';
import { Different } from './setup/move/compare.ts';
import { move, removeLeftBehind } from './setup/move/move.ts';
import { CannotCopy, TookTooLong } from './setup/move/replication.ts';

const usage = 'Name mandant and cell: npm run move -- mandant cell [--remove-old]';

async function main(): Promise<void> {
  const { slug, cell, isRemoval } = asked();
  const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' }, { whom: 'owner' });
  const { MOVE_FROM, MOVE_TO } = process.env;
  const open: Admin[] = [];
  try {
    await settleCells(system);
    const from = await openAdmin('MOVE_FROM', MOVE_FROM);
    open.push(from);
    if (isRemoval) return console.log(`${await removeLeftBehind(system, slug, cell, from)} rows are removed.`);
    const to = await openAdmin('MOVE_TO', MOVE_TO);
    open.push(to);
    await move(system, { slug, to: cell }, { from, to }, (line) => console.log(line));
  } finally {
    await Promise.all(open.map(({ client }) => client.end()));
    await system.database.close();
  }
}

function asked(): { slug: string; cell: string; isRemoval: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'remove-old': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [slug, cell, ...more] = positionals;
    if (slug && cell && more.length === 0) return { slug, cell, isRemoval: values['remove-old'] ?? false };
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}. ${usage}`);
  }
  throw new ConfigError(usage);
}

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof TookTooLong ||
    error instanceof CannotCopy ||
    error instanceof Different;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
