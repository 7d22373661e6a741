/** For a house of its own: a brand that mails so few unconfirmed addresses an hour that a journey gets to the ceiling. */
import { readConfig } from '../server/src/platform/config.ts';
import { createSystem } from '../server/src/platform/system.ts';
import { setUpOwnBrand } from './own-brand.ts';

const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' });
await setUpOwnBrand(system, { slug: 'andrang', name: 'Großer Andrang', config: { unconfirmedMailsPerHour: 4 } });
await system.database.close();
