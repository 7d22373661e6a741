/** Two operators who pay: for tests that need a reward which somebody has. */

import { exportRun } from '#payout/export.ts';
import { createRun } from '#payout/payout.ts';
import type { Actor } from '#platform/context.ts';
import { confirmPayout } from '#settlement/payout-run.ts';
import type { World } from '../world.ts';
import { evaOf } from './eva.ts';

const operatorNumber = (operatorId: number): Actor => ({
  kind: 'operator',
  operatorId,
  email: `operator-${operatorId}@betreiber.example`,
  role: 'BetreiberAdmin',
  sessionId: 'session',
  authAt: new Date(0),
});

/** Puts everything that can be paid into a draft. */
export const draftPayout = ({ as }: Pick<World, 'as'>): Promise<number> =>
  as('spbdevk', operatorNumber(901)).write((tx) => createRun(tx, async () => new Set()));

/** Puts everything that can be paid into a run whose file is with the bank. */
export async function exportPayout({ as }: Pick<World, 'as'>): Promise<number> {
  const id = await draftPayout({ as });
  await exportRun(as('spbdevk', operatorNumber(902)), id, async () => undefined);
  return id;
}

export const confirmExported = ({ as }: Pick<World, 'as'>, id: number) =>
  confirmPayout(as('spbdevk', operatorNumber(901)), id);
/** One asks and another one agrees. */
export async function discardExported({ app }: Pick<World, 'app'>, id: number): Promise<void> {
  const { status } = await evaOf(app).discards(id, { NichtUebergeben: true });
  if (status !== 200) throw new Error(`run ${id} was not discarded`);
}
