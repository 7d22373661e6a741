/** A fresh database with the schema and the four demo mandants. */
import { readConfig } from '../server/src/platform/config.ts';
import { openPostgres } from '../server/src/platform/database/db.ts';
import { createSystem } from '../server/src/platform/system.ts';

/** With the keys of the folder, which open it later. */
export async function prepareDatabase(baseUrl: string, name: string, dataDir: string): Promise<string> {
  const admin = openPostgres(baseUrl, 1);
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const url = new URL(baseUrl);
  url.pathname = `/${name}`;
  const system = await createSystem(readConfig({ DATABASE_URL: url.href, DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  await system.database.close();
  return url.href;
}
