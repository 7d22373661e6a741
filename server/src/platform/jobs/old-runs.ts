/** On which days a job was at a mandant is known for two months; the last day of each stays. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { today } from '../clock.ts';
import { globally, type System } from '../context.ts';
import { emptyInBatches } from '../database/batches.ts';
import { deleteRuns } from './round-state.ts';

const keptDays = 60;

/** Job step; gives how many went. */
export function endOldRuns(system: System): Promise<number> {
  const before = plusDays(today(system.clock.now()), -keptDays);
  return emptyInBatches((max) => globally(system, (db) => deleteRuns(db, before, max)), 5000);
}
