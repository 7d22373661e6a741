/**
 * Questions that go over all items of a schema come two at a time, whoever asks: anybody may have the secret of a public client,
 * and pages need the database, too. So many wait; who comes after is asked to come again.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, System, Tx } from '#platform/context.ts';
import type { ItemQuery } from '../query/query.ts';
import { isQuick } from '../query/short-equal.ts';

const atOnce = 2;
const waitingMax = 50;
const againSeconds = 2;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

const turnsOf = new WeakMap<System, Turns>();

export async function readInTurn<T>(ctx: Ctx, query: ItemQuery, steps: (tx: Tx) => Promise<T>): Promise<T> {
  if (isQuick(query)) return ctx.read(steps);
  const turns = turnsOf.get(ctx.system) ?? { running: 0, waiting: [] };
  turnsOf.set(ctx.system, turns);
  if (turns.running < atOnce) turns.running++;
  else {
    if (turns.waiting.length >= waitingMax) refuse('limit.reached', { retryAfter: againSeconds });
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  }
  try {
    return await ctx.read(steps);
  } finally {
    // Whoever waits longest takes the place over.
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running--;
  }
}
