/** What only the owner of the tables may do: by DATABASE_OWNER_URL where the login of the program owns nothing. */
import { type Config, ownerUrlOf } from '../config.ts';
import { homeCell } from '../settings/cells.ts';
import { type Cell, inCell } from './cell/cells.ts';
import { type Database, type Db, openPostgres } from './db.ts';

/** At home. */
export const asOwner = <T>(
  { config, database }: { config: Config; database: Database },
  steps: (db: Db) => Promise<T>,
): Promise<T> => byOwner(config, { name: homeCell, database }, ({ kysely }) => steps(kysely));

/** A cell by the login of its owner, who may take off the role of its transactions. */
export async function byOwner<T>(
  config: Config,
  { name, database }: Cell,
  steps: (owned: Database) => Promise<T>,
): Promise<T> {
  const url = ownerUrlOf(config, name);
  if (!url) return steps(database);
  const owner = openPostgres(url, 1, 'owner');
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
export async function keepSingleHand(config: Config, cell: Cell): Promise<void> {
  const isAllowed = !config.fourEyes;
  const stands = await inCell(cell, { role: 'app' }, (db) =>
    db.selectFrom('single_hand').select('since').executeTakeFirst(),
  );
  if ((stands !== undefined) === isAllowed) return;
  await byOwner<unknown>(config, cell, ({ kysely: db }) =>
    isAllowed
      ? db
          .insertInto('single_hand')
          .defaultValues()
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : db.deleteFrom('single_hand').execute(),
  );
}
