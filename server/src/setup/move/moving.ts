/** What moves, from where and to where. */
import { globally, type System } from '#platform/context.ts';
import { type Cell, cellsOf } from '#platform/database/cell/cells.ts';
import { ConfigError } from '#platform/settings/config-error.ts';

export interface Moving {
  id: number;
  slug: string;
  from: Cell;
  to: Cell;
}

export interface Placed {
  id: number;
  slug: string;
  cell: Cell;
}

export async function findPlaced(system: System, slug: string): Promise<Placed> {
  const placed = await globally(system, (db) =>
    db.selectFrom('mandant').select(['id', 'cell']).where('slug', '=', slug).executeTakeFirst(),
  );
  if (!placed) throw new ConfigError(`There is no mandant ${slug}.`);
  return { id: placed.id, slug, cell: cellNamed(system, placed.cell) };
}

export function cellNamed(system: System, name: string): Cell {
  const cell = cellsOf(system.database).find((one) => one.name === name);
  if (!cell) throw new ConfigError(`CELLS names no cell ${name}.`);
  return cell;
}
