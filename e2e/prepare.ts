/**
 * What is made before the server of the journeys starts: an empty house, which is copied by who needs one of their own,
 * and a brand of the journeys alone, where everybody has to sign in with the portal's own login. Of the demo brands one
 * asks for that, too, but its people come signed in from elsewhere.
 */
import { cp } from 'node:fs/promises';
import { readConfig } from '../server/src/platform/config.ts';
import { createSystem } from '../server/src/platform/system.ts';
import { emptyHouse } from './empty-house.ts';
import { setUpOwnBrand } from './own-brand.ts';

const config = { ...readConfig(process.env), logLevel: 'error' } as const;
await (await createSystem(config)).database.close();
await cp(config.dataDir, emptyHouse(), { recursive: true });

const system = await createSystem(config);
await setUpOwnBrand(system, { slug: 'geschlossen', name: 'Geschlossener Kreis', config: { forcedLogin: true } });
await system.database.close();
