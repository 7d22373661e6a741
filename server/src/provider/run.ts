/**
 * One turn of work on the provider of a mandant. Whoever works holds a lease that every transaction renews: two processes never
 * work on one provider, and after a crash somebody goes on. What is written and that it is written are kept together.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import { currentConfig } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { LostRun } from './failure.ts';
import { endForeign } from './foreign.ts';
import * as sql from './run-sql.ts';

export type ProviderName = Exclude<MandantConfig['productApi'], 'standard'>;

/** What a feature to the right knows; `app.ts` hands it in. */
export interface Elsewhere {
  /** Which of these products somebody recommends and has not come to an end with. */
  listInUse(tx: Tx, productIds: readonly number[]): Promise<number[]>;
}

export interface Run {
  ctx: Ctx;
  provider: ProviderName;
  /** Where the provider is, as long as nobody chooses otherwise. */
  address: string;
  worker: string;
  /** Since when. */
  begunAt: Date;
  state: sql.StateRow;
  /** E-mail of the operator who asked; null = the schedule. */
  by: string | null;
  signal: AbortSignal | undefined;
  elsewhere: Elsewhere;
  /** Keeps the lease while we wait for the provider. */
  keeper: NodeJS.Timeout;
}

const leaseMs = 60_000;

export const nowOf = ({ system }: Pick<Ctx, 'system'>): Date => system.clock.now();

/** Takes the lease; nothing where somebody else has it, whom a person may wait for a moment, and where another provider is chosen by now. */
export async function begin(
  ctx: Ctx,
  given: Pick<Run, 'provider' | 'by' | 'signal' | 'elsewhere'> & { triesMax: number },
): Promise<Run | undefined> {
  const { triesMax, ...rest } = given;
  const worker = randomUUID();
  const address = ctx.mandant.config.providerAddress ?? '';
  for (let tried = 1; ; tried++) {
    const now = nowOf(ctx);
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const state = await ctx.write(async (tx) => {
      const config = await currentConfig(tx);
      if (config.productApi !== rest.provider || (config.providerAddress ?? '') !== address) return undefined;
      const claimed = await sql.claimState(tx.db, { provider: rest.provider, address, worker, now, leaseUntil });
      if (claimed) await endForeign({ ...tx, now }, config, null);
      return claimed;
    });
    if (state) return keeping({ ctx, address, worker, begunAt: now, state, ...rest });
    if (tried >= triesMax || rest.signal?.aborted) return undefined;
    await wait(1000, undefined, rest.signal && { signal: rest.signal }).catch(() => undefined);
  }
}

/** A provider may be slower than a lease is long. */
function keeping(given: Omit<Run, 'keeper'>): Run {
  const keeper = setInterval(() => {
    // Whoever has lost it learns so by the next step.
    inRun(given, () => Promise.resolve()).catch(() => undefined);
  }, leaseMs / 3);
  keeper.unref();
  return { ...given, keeper };
}

/** A transaction of the run; whoever has lost the lease writes nothing. */
export const inRun = <T>(
  { ctx, provider, worker }: Pick<Run, 'ctx' | 'provider' | 'worker'>,
  steps: (tx: Tx) => Promise<T>,
): Promise<T> =>
  ctx.write(async (tx) => {
    const leaseUntil = new Date(nowOf(ctx).getTime() + leaseMs);
    if (!(await sql.renewLease(tx.db, { provider, worker, leaseUntil }))) throw new LostRun('the lease is gone');
    return steps({ ...tx, now: nowOf(ctx) });
  });

export function leave({ ctx, provider, worker, keeper }: Run): Promise<unknown> {
  clearInterval(keeper);
  return ctx.write(({ db }) => sql.leaveState(db, { provider, worker }));
}
