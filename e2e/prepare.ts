/**
 * What is made before the server of the journeys starts: an empty house, which is copied by who needs one of their own,
 * and a brand of the journeys alone, where everybody has to sign in with the portal's own login. Of the demo brands one
 * asks for that, too, but its people come signed in from elsewhere.
 */
import { cp } from 'node:fs/promises';
import { demoFiles } from '../server/src/demo/brands.ts';
import { today } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { createSystem } from '../server/src/platform/system.ts';
import { setUpMandant } from '../server/src/setup/setup.ts';
import { emptyHouse } from './empty-house.ts';

const config = { ...readConfig(process.env), logLevel: 'error' } as const;
await (await createSystem(config)).database.close();
await cp(config.dataDir, emptyHouse(), { recursive: true });

const slug = 'geschlossen';
const system = await createSystem(config);
const [like] = demoFiles(system.config.port, today(system.clock.now()));
if (!like) throw new Error('there is no demo brand to begin with');
await setUpMandant(system, {
  ...like,
  slug,
  name: 'Geschlossener Kreis',
  hosts: [`${slug}.localhost`],
  apiKeys: [{ name: 'partner', key: `demo-api-key-${slug}` }],
  premiums: like.premiums.map((premium) => ({ ...premium, voucherCodes: [] })),
  config: { ...like.config, mandantUrl: `http://${slug}.localhost:${system.config.port}`, forcedLogin: true },
});
await system.database.close();
