/** SQL of what stands under the number of an agency that goes into another one (rules 3.8). */
import type { AgencyMove } from '@weitersagen/contract/agency/merge';
import type { Tx } from '#platform/context.ts';
import { moveNumbered } from '#platform/database/renamed.ts';

/** At most so many rows; gives how many it was. */
export const moveAgencyRecommendations = ({ db }: Tx, move: AgencyMove, max: number): Promise<number> =>
  moveNumbered(db, { table: 'recommendation', order: ['id'] }, move, max);
