/** `npm run bootstrap -- mandant.json`: the first mandant and its two operators (docs/operations.md). */
import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from '#platform/config.ts';
import { createSystem } from '#platform/system.ts';
import { bootstrap, FileProblems, readMandantFile } from './setup/bootstrap.ts';

async function main(path: string | undefined): Promise<void> {
  if (!path) throw new ConfigError('Name the file: npm run bootstrap -- mandant.json');
  const config = readConfig(process.env);
  const file = readMandantFile(read(path));
  const system = await createSystem({ ...config, logLevel: 'error' }, { whom: 'owner' });
  try {
    const invitations = await bootstrap(system, file);
    console.log(`${file.name} is set up under ${file.config.mandantUrl}.`);
    for (const { email, link } of invitations)
      console.log(link ? `\n${email}, once and within 72 hours:\n${link}` : `\n${email} is an operator already.`);
  } finally {
    await system.database.close();
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`${path} cannot be read.`);
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FileProblems;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
