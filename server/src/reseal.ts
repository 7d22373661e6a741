/**
 * `npm run reseal`: after a new first key in ENCRYPTION_KEYS or TOKEN_KEYS, so that the older one can go, and which API
 * keys it would still take along (docs/operations.md).
 */
import { resealFolders } from '#files/files.ts';
import { listMandantIds, listOldApiKeys } from '#mandant/mandant.ts';
import { settleCells } from '#mandant/place.ts';
import { readConfig } from '#platform/config.ts';
import { forgetOldProofs } from '#platform/database/key-proof.ts';
import { leaveFirstForm, resealAll } from '#platform/database/reseal.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';

try {
  const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' }, { whom: 'owner' });
  try {
    await settleCells(system);
    await leaveFirstForm(system, () => listMandantIds(system));
    for (const [place, count] of await resealAll(system, await listMandantIds(system)))
      console.log(`${place.padEnd(36)} ${count}`);
    const inFolders = await resealFolders(system, await listMandantIds(system));
    console.log(`${'files of FILES_DIR'.padEnd(36)} ${inFolders}`);
    for (const { slug, name } of await listOldApiKeys(system))
      console.log(`The API key ${name} of ${slug} has not called since the first of TOKEN_KEYS is another one.`);
    await forgetOldProofs(system);
  } finally {
    await system.database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
