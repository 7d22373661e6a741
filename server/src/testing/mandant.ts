/** A mandant in the middle of a test: configured otherwise, and how much it has of what. */
import type { Ctx } from '#platform/context.ts';
import { liesOnlyAtHome } from '#platform/database/cell/places.ts';
import type { Db } from '#platform/database/db.ts';
import type { Tables } from '#platform/database/tables.ts';
import { setUpMandant } from '../setup/setup.ts';
import type { TestApp } from './app.ts';
import { files, type Slug } from './mandant-files.ts';

/** The mandant of the small world with these settings, every other one as it was at the start. */
export const configure = async (
  { app: { system } }: TestApp,
  slug: Slug,
  config: Partial<(typeof files)[Slug]['config']> = {},
): Promise<void> => void (await setUpMandant(system, { ...files[slug], config: { ...files[slug].config, ...config } }));

/** How many rows of each table there are: the same before and after where nothing was done. */
export const countRows = <T extends keyof Tables>(ctx: Ctx, ...tables: readonly T[]): Promise<Record<T, number>> =>
  ctx.read(async ({ db, home }) => {
    const countIn = (table: T) => async (place: Db) =>
      Number(
        (
          await place
            .selectFrom(table as 'mail')
            .select(db.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const counts: Partial<Record<T, number>> = {};
    for (const table of tables)
      counts[table] = await (liesOnlyAtHome(table) ? home(countIn(table)) : countIn(table)(db));
    return counts as Record<T, number>;
  });
