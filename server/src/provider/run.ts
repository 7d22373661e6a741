/**
 * One turn of work on the provider of a mandant. Whoever works holds a lease that every transaction renews: two processes never
 * work on one provider, and after a crash somebody goes on. What is written and that it is written are kept together.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { Ctx, Tx } from '#platform/context.ts';
import { LostRun } from './failure.ts';
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
  state: sql.StateRow;
  /** E-mail of the operator who asked; null = the schedule. */
  by: string | null;
  signal: AbortSignal | undefined;
  elsewhere: Elsewhere;
}

const leaseMs = 60_000;

export const nowOf = ({ system }: Pick<Ctx, 'system'>): Date => system.clock.now();

/** Takes the lease; nothing where somebody else has it, whom a person may wait for a moment. */
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
    const state = await ctx.write(({ db }) =>
      sql.claimState(db, { provider: rest.provider, address, worker, now, leaseUntil }),
    );
    if (state) return { ctx, address, worker, state, ...rest };
    if (tried >= triesMax || rest.signal?.aborted) return undefined;
    await wait(1000, undefined, rest.signal && { signal: rest.signal }).catch(() => undefined);
  }
}

/** A transaction of the run; whoever has lost the lease writes nothing. */
export const inRun = <T>({ ctx, provider, worker }: Run, steps: (tx: Tx) => Promise<T>): Promise<T> =>
  ctx.write(async (tx) => {
    const leaseUntil = new Date(nowOf(ctx).getTime() + leaseMs);
    if (!(await sql.renewLease(tx.db, { provider, worker, leaseUntil }))) throw new LostRun('the lease is gone');
    return steps({ ...tx, now: nowOf(ctx) });
  });

export const leave = ({ ctx, provider, worker }: Run): Promise<unknown> =>
  ctx.write(({ db }) => sql.leaveState(db, { provider, worker }));
