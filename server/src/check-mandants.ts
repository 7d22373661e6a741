/**
 * `npm run check-mandants`: whether this program can read the settings of every mandant. It changes nothing and runs no
 * migration, so that it can be asked before an upgrade while the older program serves (docs/operations.md).
 */
import { listUnusableSecrets } from '#mandant/portal-secret.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/db.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';

try {
  const config = { ...readConfig(process.env), logLevel: 'silent' as const };
  const system = await createSystem(config, { database: await openDatabase(config) });
  try {
    const mandants = createMandantRegistry(system);
    const [open, closed] = [await mandants.all(), await mandants.closed()];
    console.log(`${open.length} mandants can be read, ${closed.length} would be closed.`);
    for (const { slug, problems } of closed)
      console.error(`${slug}: ${problems.map(({ field, code }) => `${field} (${code})`).join(', ')}`);
    const secrets = await listUnusableSecrets(system);
    for (const { slug, code } of secrets)
      console.error(`${slug}: Konfiguration.AutologinSecret (${code}), nobody comes signed in from the portal`);
    if (closed.length + secrets.length > 0) process.exitCode = 1;
  } finally {
    await system.database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
