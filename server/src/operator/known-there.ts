/**
 * Who works here, as a cell has to know it: numbers and addresses alone, for what operators decided and wrote there. Role, password
 * and all else of an operator lie at home, and the row in a cell lets nobody in.
 */
import type { Ctx, System } from '#platform/context.ts';
import { type Cell, cellOf, inCell } from '#platform/database/cell/cells.ts';
import { homeCell } from '#platform/settings/cells.ts';
import * as sql from './sql.ts';

interface Known {
  ids: Set<number>;
  readAt: number;
}

/** Told when there is a new one. */
export const operatorTopic = 'operator';
const freshMs = 300_000;
const known = new WeakMap<System, Map<string, Known>>();

/** Before an operator acts on a mandant: the one, and since some minutes all others whom it may name. */
export async function knowOperators(ctx: Ctx, id: number): Promise<void> {
  const { database } = ctx.system;
  if (!database.cells) return;
  const cell = cellOf(database, ctx.mandant.id);
  if (cell.name === homeCell) return;
  const byCell = knownOf(ctx.system);
  const last = byCell.get(cell.name);
  if (last?.ids.has(id) && Date.now() - last.readAt < freshMs) return;
  byCell.set(cell.name, await bringAll(ctx.system, cell));
}

function knownOf(system: System): Map<string, Known> {
  const before = known.get(system);
  if (before) return before;
  const byCell = new Map<string, Known>();
  known.set(system, byCell);
  system.signals.on(operatorTopic, () => byCell.clear());
  return byCell;
}

/** Before rows of a mandant come into a cell that name them. */
export const bringOperators = async (system: System, cell: Cell): Promise<void> =>
  void (cell.name !== homeCell && (await bringAll(system, cell)));

async function bringAll({ database }: System, cell: Cell): Promise<Known> {
  const readAt = Date.now();
  const all = await database.transaction({ mandantId: null, role: 'app', readOnly: true }, sql.listNames);
  await inCell(cell, { role: 'app' }, (db) => sql.putNames(db, all));
  return { ids: new Set(all.map(({ id }) => id)), readAt };
}
