import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/db.ts';
import { freePort } from '../../../tools/machine/free-port.ts';
import { testDatabaseKind } from '../testing/database/database.ts';
import { processDatabase } from '../testing/database/process-database.ts';
import { products } from '../testing/mandant-files.ts';
import { crash, expectEnough, slackMs } from './crash.ts';
import { findLosses } from './crash-losses.ts';
import { prepareCrash } from './crash-world.ts';

const seconds = Number(process.env.CRASH_SECONDS ?? 5);
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(
  `killed again and again for ${seconds} seconds, the server loses and doubles nothing (seed ${seed})`,
  async () => {
    const { environment: place, release } = await processDatabase();
    const environment = { ...place, PORTAL_TESTMODE: '1', LINK_BASE: 'http://localhost:3000' };
    try {
      const prepared = await prepareCrash(environment, testDatabaseKind === 'postgres' ? 30 : 12);
      const offered = [{ ...prepared, productId: products.home }];
      const acknowledged = await crash({ offered, port: await freePort(), environment, seconds, seed });
      const database = await openDatabase(readConfig(environment));
      const losses = await Promise.all(acknowledged.map((one) => findLosses(database, prepared.mandantId, one)));
      await database.close();
      expect(losses.flat().slice(0, 20)).toEqual([]);
      expectEnough(acknowledged);
    } finally {
      await release();
    }
  },
  seconds * 1000 + slackMs + 120_000,
);
