/**
 * `npm run figures`: counts every row again and mends what the kept figures have wrong (docs/operations.md). The program may
 * serve meanwhile; a second run prints zeros.
 */
import { makeAgencyFiguresAnew } from '#agency-area/agency-area.ts';
import { makeFiguresAnew } from '#figure/figure.ts';
import { listMandantIds } from '#mandant/mandant.ts';
import { settleCells } from '#mandant/place.ts';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';

try {
  const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' }, { whom: 'owner' });
  try {
    await settleCells(system);
    for (const id of await listMandantIds(system)) {
      console.log(`mandant ${id}: ${await makeFiguresAnew(system, id)} figures were wrong and are mended`);
      const wrong = await makeAgencyFiguresAnew(system, id);
      console.log(`mandant ${id}: ${wrong} figures of agencies were wrong and are mended`);
    }
  } finally {
    await system.database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
