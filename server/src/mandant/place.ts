/** In which cell a mandant lies (decision 030): decided when it is set up, changed by a move. */
import { globally, type System } from '#platform/context.ts';
import { cellOf, cellsOf, inCell } from '#platform/database/cell/cells.ts';
import { homeCell } from '#platform/settings/cells.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import * as sql from './sql.ts';

export type PlacedMandant = Awaited<ReturnType<typeof sql.listPlaced>>[number];

/**
 * The id of a slug, made if there is none yet, at home and in its cell: in the one named, or where it lies already. Without a
 * configuration the mandant does not exist for anybody else.
 */
export async function reserveMandant(system: System, slug: string, cell?: string): Promise<number> {
  const { database, clock } = system;
  if (cell !== undefined && !cellsOf(database).some(({ name }) => name === cell))
    throw new ConfigError(`CELLS names no cell ${cell}.`);
  const placed = await globally(system, (db) => sql.insertMandant(db, slug, cell ?? homeCell, clock.now()));
  if (cell !== undefined && placed.cell !== cell)
    throw new ConfigError(`${slug} lies in the cell ${placed.cell}: npm run move takes it elsewhere.`);
  database.cells?.settle(placed.id, placed.cell);
  if (placed.cell !== homeCell)
    await inCell(cellOf(database, placed.id), { role: 'app' }, (db) => sql.knowMandant(db, placed, slug, clock.now()));
  return placed.id;
}

/** Where each mandant lies, as it stands at home; with one database nobody asks. What one that has moved has left elsewhere is nobody's. */
export async function settleCells(system: System): Promise<readonly PlacedMandant[]> {
  const { cells } = system.database;
  if (!cells) return [];
  const placed = await globally(system, sql.listPlaced);
  for (const { id, cell } of placed)
    if (!cells.settle(id, cell))
      system.log.error({ mandantId: id, cell }, 'a mandant lies in a cell that CELLS does not name');
  return placed;
}

const noSuchColumn = '42703';

/** By cell the slugs of mandants that lie in none of those named; a database from before there were cells has none. */
export async function listUnnamedCells(system: System, named: readonly string[]): Promise<Map<string, string[]>> {
  const placed = await globally(system, sql.listPlaced).catch((error: unknown) => {
    if ((error as { code?: string }).code === noSuchColumn) return [];
    throw error;
  });
  return slugsByCell(placed.filter(({ cell }) => !named.includes(cell)));
}

export function slugsByCell(placed: readonly Pick<PlacedMandant, 'slug' | 'cell'>[]): Map<string, string[]> {
  const byCell = Map.groupBy(placed, ({ cell }) => cell);
  return new Map([...byCell].map(([cell, own]) => [cell, own.map(({ slug }) => slug)]));
}

/** Steps of a move, by the owner of the tables of a database. */
export const knowPlaced = sql.knowMandant;
export const { setCell, findCell } = sql;
