/** What only the owner of the tables may do: by DATABASE_OWNER_URL where the login of the program owns nothing. */
import type { Config } from '../config.ts';
import { globally, type System } from '../context.ts';
import { type Database, type Db, openPostgres } from './db.ts';

export const asOwner = <T>(
  { config, database }: { config: Config; database: Database },
  steps: (db: Db) => Promise<T>,
): Promise<T> => byOwner(config, database, ({ kysely }) => steps(kysely));

/** The same system on the login of the owner, who may take off the role of its transactions. */
export const withOwner = <T>(system: System, steps: (owned: System) => Promise<T>): Promise<T> =>
  byOwner(system.config, system.database, (database) => steps({ ...system, database }));

async function byOwner<T>(
  { databaseOwnerUrl }: Config,
  database: Database,
  steps: (owned: Database) => Promise<T>,
): Promise<T> {
  if (!databaseOwnerUrl) return steps(database);
  const owner = openPostgres(databaseOwnerUrl, 1, 'owner');
  try {
    return await steps(owner);
  } finally {
    await owner.close();
  }
}

/**
 * Step of every start: whether one person is enough (DEMO_VIER_AUGEN=0) stands in the database for its guards, which
 * believe no row that the program writes about itself.
 */
export async function keepSingleHand(system: System): Promise<void> {
  const isAllowed = !system.config.fourEyes;
  const stands = await globally(system, (db) => db.selectFrom('single_hand').select('since').executeTakeFirst());
  if ((stands !== undefined) === isAllowed) return;
  await asOwner<unknown>(system, (db) =>
    isAllowed
      ? db
          .insertInto('single_hand')
          .defaultValues()
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : db.deleteFrom('single_hand').execute(),
  );
}
