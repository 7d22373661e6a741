/** `npm run bootstrap -- mandant.json [--dry-run] [--force] [--cell name]`: a mandant and its operators (docs/operations.md). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';
import { bootstrap } from './setup/bootstrap.ts';
import { FileProblems, readMandantFile } from './setup/mandant-file.ts';

const usage = 'Name the file: npm run bootstrap -- mandant.json [--dry-run] [--force] [--cell name]';

async function main(): Promise<void> {
  const { path, isProbe, isForced, cell } = asked();
  const config = readConfig(process.env);
  const file = readMandantFile(read(path), config.environment);
  const system = await createSystem({ ...config, logLevel: 'error' }, { whom: 'owner' });
  try {
    const tell = (lines: readonly string[]): void => {
      if (lines.length > 0)
        console.log(
          `Other than it stands there (${isProbe ? 'nothing is written' : 'written now'}):\n${lines.join('\n')}\n`,
        );
      else if (isProbe) console.log('The file names nothing that is otherwise.');
    };
    const invitations = await bootstrap(system, file, { isProbe, isForced, cell, tell });
    if (isProbe) return;
    console.log(`${file.name} is set up under ${file.config.mandantUrl}.`);
    for (const { email, link } of invitations)
      console.log(link ? `\n${email}, once and within 72 hours:\n${link}` : `\n${email} is an operator already.`);
  } finally {
    await system.security.flush();
    await system.database.close();
  }
}

function asked(): { path: string; isProbe: boolean; isForced: boolean; cell: string | undefined } {
  const options = { 'dry-run': { type: 'boolean' }, force: { type: 'boolean' }, cell: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path && more.length === 0)
      return { path, isProbe: values['dry-run'] ?? false, isForced: values.force ?? false, cell: values.cell };
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}. ${usage}`);
  }
  throw new ConfigError(usage);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`${path} cannot be read.`);
  }
}

try {
  await main();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FileProblems;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
