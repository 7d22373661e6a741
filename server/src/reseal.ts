/** `npm run reseal`: after a new first key in ENCRYPTION_KEYS, so that the older one can go (docs/operations.md). */
import { listMandantIds } from '#mandant/mandant.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { leaveFirstForm, resealAll } from '#platform/database/reseal.ts';
import { createSystem } from '#platform/system.ts';

try {
  const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' }, { whom: 'owner' });
  try {
    await leaveFirstForm(system, () => listMandantIds(system));
    for (const [place, count] of await resealAll(system, await listMandantIds(system)))
      console.log(`${place.padEnd(36)} ${count}`);
  } finally {
    await system.database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
