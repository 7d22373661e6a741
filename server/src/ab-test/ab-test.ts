/**
 * A/B tests of a page: two versions of a block or of the order of ways to share (docs/decisions/040). Which one somebody sees is
 * computed with each page and kept nowhere; what is counted lies with the other hits. A test begins and ends with its days.
 */
import { abTestsMax } from '@weitersagen/contract/ab-test/desk';
import { type AbTestState, stateOf } from '@weitersagen/contract/ab-test/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { announceChange } from '#platform/signals.ts';
import { forgetTest } from '#tracking/tracking.ts';
import { namesOf, topic } from './running.ts';
import * as sql from './sql.ts';

export { type AbTests, createAbTests, type Tested } from './running.ts';
export type { AbTest } from './sql.ts';
export { nameOf } from './version.ts';

export async function planAbTest(tx: Tx, test: Omit<sql.AbTest, 'id' | 'endedAt'>, by: number): Promise<number> {
  await sql.lockPlanning(tx);
  if ((await sql.countTests(tx.db)) >= abTestsMax) refuse('ab-test.full');
  const taken = await sql.findInPlace(tx.db, test);
  if (taken) refuse('ab-test.taken', { values: { name: taken.name } });
  const id = await sql.insertTest(tx.db, test, { at: tx.now, by });
  await changed(tx, 'planAbTest', { from: null, to: test.name });
  return id;
}

/** From now on everybody sees A. */
export async function endAbTest(tx: Tx, id: number): Promise<void> {
  const { name } = await lockIn(tx, id, ['running']);
  await sql.markEnded(tx.db, id, tx.now);
  await changed(tx, 'endAbTest', { from: name, to: 'beendet' });
}

/** With its result; while it runs it is ended first. */
export async function removeAbTest(tx: Tx, id: number): Promise<void> {
  const { name, from, until } = await lockIn(tx, id, ['planned', 'ended']);
  await forgetTest(tx, { from, until, names: namesOf(id) });
  await sql.deleteTest(tx.db, id);
  await changed(tx, 'removeAbTest', { from: name, to: 'gelöscht' });
}

async function lockIn(tx: Tx, id: number, states: readonly AbTestState[]): Promise<sql.AbTest> {
  const test = (await sql.lockTest(tx.db, id)) ?? refuse('unknown');
  if (!states.includes(stateOf(test, today(tx.now)))) refuse('state.not-allowed');
  return test;
}

/** All processes hear of it, and the log of the mandant tells it. */
async function changed(
  tx: Tx,
  event: 'planAbTest' | 'endAbTest' | 'removeAbTest',
  change: { from: string | null; to: string },
): Promise<void> {
  await announceChange(tx, topic, String(tx.mandant.id));
  await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event, ...change });
}
