/** What comes before a decision about something that is being written: it is saved, and its moment is one to come. */
import type { Values } from '../../../form/reading.ts';
import { berlinMoment } from './berlin.ts';
import type { Keeper } from './keeping/keeper.ts';

/**
 * What is typed is saved first: what is decided is about what somebody sees. Nothing where it could not be saved, or where somebody
 * else has saved meanwhile.
 */
export async function settledRevision(
  keeper: Pick<Keeper, 'settle' | 'look' | 'revision'> | undefined,
  revisionOf: () => Promise<number>,
): Promise<number | undefined> {
  if (keeper && !(await keeper.settle())) return undefined;
  const revision = await revisionOf();
  if (!keeper || keeper.revision === revision) return revision;
  await keeper.look();
  return undefined;
}

/** Null is now; nothing where the moment is none, or over. */
export function wishedMoment({ day = '', time = '' }: Values, isPlanned: boolean): Date | null | undefined {
  if (!isPlanned) return null;
  const at = berlinMoment(day, time);
  return at && at.getTime() > Date.now() ? at : undefined;
}
