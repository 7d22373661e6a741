/**
 * Products of a provider (E-09): a mandant whose ProduktApi is not `standard` offers a copy of what a provider delivers, kept as
 * rows of `product`. Everything happens in the background, so that nobody waits for a provider: what it has is loaded beside what
 * is offered, compared, and taken over in small parts; where a product or a price would go, or a price leaps, a person decides
 * first. While a provider cannot be had the last good state stands, with its day; a price that is too old is told to nobody.
 * docs/providers.md says what each kind of provider has to deliver.
 */

import { dayOf } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import { currentConfig, findProviderKey, isHeld } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { emptyInBatches, walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import type { Adapter, Known } from './adapter.ts';
import { files } from './anbieter/files.ts';
import { pages } from './anbieter/pages.ts';
import { providerCall } from './call.ts';
import { LoadError, LostRun, Restart } from './failure.ts';
import { endForeign, isOfChosen } from './foreign.ts';
import { loadDelivery } from './load.ts';
import * as sql from './load-sql.ts';
import { moveLoad } from './move.ts';
import { deleteRows } from './row/row-sql.ts';
import { begin, type Elsewhere, inRun, leave, nowOf, type ProviderName, type Run } from './run.ts';
import { findState, lockState, markAsked, markTried, releaseStates } from './run-sql.ts';
import { takeAgreed } from './take.ts';

export type { Fault } from './load.ts';
export type { Elsewhere } from './run.ts';

export const fetchTask = 'provider.fetch';

const adapters: Readonly<Record<ProviderName, Adapter>> = { 'anbieter-a': pages, 'anbieter-b': files };

interface Wish {
  /** The operator who asks, or agreed to a load: then nobody waits for the next time it would be tried. */
  by?: string;
  /** Only what was agreed to is written. */
  isTakeOnly?: boolean;
}

/** Job: goes on with what was agreed to, and loads what is new; gives how many products were written. */
export async function fetchProducts(
  ctx: Ctx,
  elsewhere: Elsewhere,
  signal?: AbortSignal,
  { by, isTakeOnly = false }: Wish = {},
): Promise<number> {
  const { productApi } = ctx.mandant.config;
  if (productApi === 'standard') return 0;
  const given = { provider: productApi, by: by ?? null, signal, elsewhere };
  const run = await begin(ctx, { ...given, triesMax: by === undefined ? 1 : handTriesMax });
  if (!run) return 0;
  try {
    let written = await takeAgreed(run);
    if (isTakeOnly) return written;
    await clearRows(ctx);
    const isAsked = isAskedBy(run);
    if (!isAsked && !isDue(run)) return written;
    for (let loads = 0; loads < loadsMax; loads++) {
      const isNew = await loadNext(run, { isForced: isAsked && loads === 0 });
      written += await takeAgreed(run);
      if (!isNew) break;
    }
    await settleTry(run, null);
    return written;
  } catch (error) {
    // The process stops, or somebody else goes on.
    if (error instanceof LostRun || signal?.aborted) return 0;
    await settleTry(run, error instanceof LoadError ? error : new LoadError('interrupted'));
    // A mistake of ours: who looks at the provider sees that it goes wrong, who looks at the log sees why.
    if (!(error instanceof LoadError)) throw error;
    return 0;
  } finally {
    await leave(run);
  }
}

/**
 * Whether a person waits for this turn. Whoever comes first answers, the schedule or the task of the person; the other one loads
 * nothing again, or what a person is looking at already would be replaced.
 */
function isAskedBy({ by, state: { askedAt, triedAt } }: Run): boolean {
  const since = (askedAt?.getTime() ?? 0) - (triedAt?.getTime() ?? 0);
  return by === null ? since > 0 : since >= 0;
}

const isDue = ({ ctx, by, state: { nextAt } }: Run): boolean =>
  by === null && (nextAt === null || nextAt <= nowOf(ctx));

const handTriesMax = 10;
/** Changes that follow each other, in one turn. */
const loadsMax = 100;
/** Pages that do not belong together are asked for again. */
const restartsMax = 3;

/** False where there is nothing new, or what is new waits for a decision. */
async function loadNext(run: Run, { isForced }: { isForced: boolean }): Promise<boolean> {
  const { ctx, provider, signal } = run;
  const { providerAddress: address } = ctx.mandant.config;
  const key = await ctx.read(findProviderKey);
  if (address === null || key === null) throw new LoadError('keyMissing');
  const call = providerCall({ system: ctx.system, address, key, signal });
  for (let tried = 1; ; tried++) {
    try {
      const known = await knownOf(run, isForced);
      const outcome = await adapters[provider].deliver(call, known, (delivery) => loadDelivery(run, delivery));
      return outcome?.status === 'taking';
    } catch (error) {
      // A person agreed to the load before: what was being loaded comes again behind it.
      if (error instanceof LostRun && (await stillRuns(run))) return true;
      if (!(error instanceof Restart)) throw error;
      if (tried === restartsMax) throw new LoadError('unsteady');
    }
  }
}

async function knownOf({ ctx, provider }: Run, isForced: boolean): Promise<Known> {
  const [state, isWaiting] = await ctx.read(async ({ db }) => [
    await findState(db, provider),
    await sql.hasOpen(db, provider, 'waiting'),
  ]);
  return {
    fullMark: isForced ? null : (state?.fullMark ?? null),
    changeMark: isWaiting ? null : (state?.changeMark ?? null),
    today: dayOf(nowOf(ctx)),
  };
}

const stillRuns = (run: Run): Promise<boolean> =>
  inRun(run, async () => true).catch((error: unknown) => {
    if (error instanceof LostRun) return false;
    throw error;
  });

const firstPauseMs = 5 * 60_000;
const pauseMaxMs = 60 * 60_000;

/** After failures the next try comes later and later, at most an hour; by hand it is tried at any time. */
async function settleTry(run: Run, error: LoadError | null): Promise<void> {
  const { ctx, provider, state } = run;
  const failures = error ? state.failures + 1 : 0;
  const pauseMs = Math.min(pauseMaxMs, firstPauseMs * 2 ** (failures - 1)) * (0.8 + Math.random() / 5);
  if (error)
    ctx.log.error({ provider, failure: error.failure, failures }, 'products of a provider could not be loaded');
  await inRun(run, (tx) =>
    markTried(tx.db, provider, {
      tried_at: run.begunAt,
      next_at: error ? new Date(tx.now.getTime() + pauseMs) : null,
      failures,
      failure: error?.failure ?? null,
    }),
  );
}

/** A person wants it asked now: who looks sees that it is under way. */
export async function noteAsked(tx: Tx, { productApi, providerAddress }: MandantConfig): Promise<void> {
  if (productApi === 'standard') return;
  await markAsked(tx.db, { provider: productApi, address: providerAddress ?? '', at: tx.now });
}

/** Another one is chosen, or another address: whoever works on the one of before writes nothing more, and what is open ends. */
export async function leaveProvider(tx: Tx, chosen: MandantConfig, reason: string): Promise<void> {
  await releaseStates(tx.db);
  await endForeign(tx, chosen, reason);
}

/**
 * A person agrees to a load that waits, of the provider as it is chosen. What is being loaded meanwhile was compared with what will be
 * no more: it comes again.
 */
export async function approveLoad(tx: Tx, id: number, by: string, reason: string | null): Promise<void> {
  const found = (await sql.findLoad(tx.db, id)) ?? refuse('unknown');
  await lockState(tx.db, found.provider);
  const load = (await sql.lockLoad(tx.db, id)) ?? refuse('unknown');
  if (!isOfChosen(load, await currentConfig(tx))) refuse('state.not-allowed');
  await moveLoad(tx, load, 'approve', { decidedBy: by, reason });
  for (const newer of await sql.lockLoads(tx.db, load.provider, ['loading']))
    await moveLoad(tx, newer, 'supersede', { reason: String(id) });
}

export async function refuseLoad(tx: Tx, id: number, by: string, reason: string): Promise<void> {
  const load = (await sql.lockLoad(tx.db, id)) ?? refuse('unknown');
  await moveLoad(tx, load, 'refuse', { decidedBy: by, reason });
}

const waitDays = 14;
const rowDays = 14;
const loadDays = 365;
const deletedAtOnce = 1000;
const before = ({ now }: { now: Date }, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Rows of what came to nothing, and those that are old. */
const clearRows = (ctx: Ctx): Promise<number> =>
  walkRows(
    (key) => ctx.read(({ db }) => sql.listUncleared(db, before({ now: nowOf(ctx) }, rowDays), key)),
    async ({ id }) => {
      await emptyInBatches((max) => ctx.write(({ db }) => deleteRows(db, id, max)), deletedAtOnce);
      await ctx.write(({ db }) => sql.markCleared(db, id));
      return true;
    },
  );

/** Job: what waits for two weeks ends; what was loaded goes after 14 days, that it was loaded after a year, but for a legal hold. */
export const clearLoads = pass(async (ctx) => {
  await ctx.write(async (tx) => {
    for (const load of await sql.lockWaiting(tx.db, before(ctx, waitDays))) await moveLoad(tx, load, 'supersede');
  });
  if (await ctx.read(isHeld)) return 0;
  const cleared = await clearRows(ctx);
  await emptyInBatches((max) => ctx.write(({ db }) => sql.deleteLoads(db, before(ctx, loadDays), max)), 200);
  return cleared;
}, whoHas(sql.loadRow));
