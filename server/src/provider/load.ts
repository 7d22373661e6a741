/**
 * Loads what a provider delivers beside what is offered, and decides whether it may be taken over: nothing of it is offered
 * before all of it was read, so that a file that breaks off changes nothing.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { type LoadCounts, obstaclesOf } from '@weitersagen/contract/provider/rules';
import type { LoadStatus, Oddity } from '@weitersagen/contract/provider/status';
import { planAnew } from '#platform/database/db.ts';
import type { Delivery } from './adapter.ts';
import { LoadError, LostRun, Restart } from './failure.ts';
import * as sql from './load-sql.ts';
import { moveLoad } from './move.ts';
import { pace } from './pace.ts';
import type { CheckedRow } from './row/check.ts';
import { checkedRows } from './row/checked-rows.ts';
import { findGone, findInUse } from './row/gone.ts';
import * as rowSql from './row/row-sql.ts';
import { seenProducts } from './row/seen.ts';
import { inRun, nowOf, type Run } from './run.ts';
import { findState, listCategoryIds, markRead } from './run-sql.ts';

/** So many rows go into one transaction, and at most so many are read a second. */
const rowsAtOnce = 100;
const rowsPerSecond = 4000;
const rowsMax = 300_000;
/** So much later than here it may be where the provider is. */
const clockMs = 86_400_000;
/** From one night to the next, and a little less. */
const nightMs = 20 * 3_600_000;
const faultsKept = 100;
/** One is enough to wait for a person. */
const negativesMax = 10_000;
const isNegative = ({ code }: Problem): boolean => code === 'price-negative';

/** A row that was left out, as the desk shows it. */
export interface Fault {
  line: number;
  externalId: string | null;
  problems: readonly Problem[];
}

interface Loading {
  run: Run;
  id: number;
  isFull: boolean;
  seen: ReturnType<typeof seenProducts>;
  faults: Fault[];
  counts: LoadCounts;
  added: number;
  negatives: Set<string>;
}

/** Gives the load and whether it waits for a person. */
export async function loadDelivery(
  run: Run,
  delivery: Delivery,
): Promise<{ id: number; status: Extract<LoadStatus, 'taking' | 'waiting'> }> {
  const loading = await open(run, delivery);
  try {
    await readRows(loading, delivery);
    const { statedAt, changeMark } = delivery.end();
    if (statedAt.getTime() > nowOf(run.ctx).getTime() + clockMs) throw new LoadError('notReadable');
    if (loading.isFull) await findGone(loading);
    await findInUse(loading);
    return { id: loading.id, status: await settle(loading, delivery, { statedAt, changeMark }) };
  } catch (error) {
    if (!(error instanceof LostRun)) await fail(loading, error);
    throw error;
  }
}

async function open(run: Run, { kind, mark }: Delivery): Promise<Loading> {
  const isFull = kind === 'full';
  const { provider, address, by } = run;
  const { id, products, before } = await inRun(run, async (tx) => {
    // What is compared now would be compared with what will be no more.
    if (await sql.hasOpen(tx.db, run.provider, 'taking')) throw new LostRun('agreed');
    // Of a process that ended in the middle.
    for (const left of await sql.lockLoads(tx.db, run.provider, ['loading']))
      await moveLoad(tx, left, 'fail', { failure: 'interrupted' });
    const since = new Date(tx.now.getTime() - nightMs);
    return {
      before: await sql.countUnseen(tx.db, { provider, isFull, since }),
      // As it is by now: a turn takes one after the other.
      products: (await findState(tx.db, provider))?.products ?? 0,
      id: await sql.insertLoad(tx.db, { provider, address, kind, mark, started_at: tx.now, started_by: by }),
    };
  });
  const counts: LoadCounts = {
    products,
    read: 0,
    failed: 0,
    unreadable: 0,
    gone: 0,
    addedBefore: before.added,
    goneBefore: before.gone,
    isOlder: false,
    shopHost: 0,
    priceJump: 0,
    priceGone: 0,
    priceZero: 0,
    priceNegative: 0,
    inUse: 0,
  };
  return { run, id, isFull, seen: seenProducts(), faults: [], counts, added: 0, negatives: new Set() };
}

async function readRows(loading: Loading, { rows }: Delivery): Promise<void> {
  const { run, counts } = loading;
  const categories = new Map(
    (await run.ctx.read(({ db }) => listCategoryIds(db))).map(({ id, slug }) => [slug, id] as const),
  );
  // While the database compares one group the next is read.
  let kept: Promise<void> = Promise.resolve();
  const { mandantUrl, targetDomains } = run.ctx.mandant.config;
  const checking = { categories, config: { mandantUrl, targetDomains } };
  const parts = { size: rowsAtOnce, rest: pace(rowsPerSecond, run.signal) };
  try {
    for await (const group of checkedRows(rows, checking, parts)) {
      if (run.signal?.aborted) throw new LoadError('interrupted');
      counts.read += group.length;
      if (counts.read > rowsMax) throw new LoadError('tooMany');
      await kept;
      kept = keepGroup(loading, group);
      kept.catch(() => undefined);
    }
  } finally {
    await kept;
  }
}

async function keepGroup(loading: Loading, group: readonly CheckedRow[]): Promise<void> {
  const { run, id, isFull } = loading;
  const named = group.filter(({ externalId }) => externalId !== null);
  const wrong = group.filter(({ problems }) => problems.length > 0);
  const found = await inRun(run, async (tx) => {
    await planAnew(tx.db);
    const judged = await rowSql.judgeRows(tx.db, {
      loadId: id,
      provider: run.provider,
      isFull,
      pricePercent: run.ctx.mandant.config.providerPricePercent,
      rows: `[${named.map(givenRow).join(',')}]`,
    });
    const one = foundIn(judged, loading.seen);
    // What is as it was leaves no row behind, by which the database would know the second one.
    const put = one.repeated.filter(({ isPut }) => isPut).map(({ externalId }) => externalId);
    if (put.length > 0) await rowSql.deleteRepeated(tx.db, id, put);
    // One that is wrong as well is told once.
    const repeated = one.repeated.filter(({ line }) => !wrong.some((row) => row.line === line));
    const failed = wrong.length + repeated.length;
    const counted = { ...one.counted, odd: one.odd.length, read: group.length, failed };
    if (!(await sql.countRows(tx.db, id, counted))) throw new LostRun('decided');
    return { ...one, repeated };
  });
  for (const row of wrong) addFault(loading, row);
  note(loading, found);
}

/** As `judgeRows` takes it; what is JSON already is not made so again. */
function givenRow({ line, externalId, product, isGone }: CheckedRow): string {
  const action = product ? 'put' : isGone ? 'gone' : 'keep';
  const more = product ? `,"fingerprint":"${product.fingerprint}","product":${product.json}` : '';
  return `{"line":${line},"external_id":${JSON.stringify(externalId)},"action":"${action}"${more}}`;
}

/** Of a group, without writing it down: a transaction may be tried again. */
function foundIn(judged: readonly rowSql.JudgedRow[], seen: Loading['seen']) {
  const counted = { added: 0, changed: 0, gone: 0 };
  const [odd, named, repeated]: [Oddity[], number[], rowSql.JudgedRow[]] = [[], [], []];
  for (const row of judged) {
    const { productId, difference, oddity, isPut } = row;
    if (!isPut || (productId !== null && seen.has(productId))) {
      repeated.push(row);
      continue;
    }
    if (productId !== null) named.push(productId);
    if (difference === 'added' || difference === 'changed' || difference === 'gone') counted[difference]++;
    if (oddity !== null) odd.push(oddity);
  }
  return { counted, odd, named, repeated };
}

function note(loading: Loading, { counted, odd, named, repeated }: ReturnType<typeof foundIn>): void {
  const { counts, seen } = loading;
  for (const productId of named) seen.add(productId);
  for (const oddity of odd) counts[oddity]++;
  counts.gone += counted.gone;
  loading.added += counted.added;
  for (const { line, externalId } of repeated)
    addFault(loading, { line, externalId, problems: [{ field: 'ExterneId', code: 'repeated' }] });
}

function addFault({ faults, counts, negatives }: Loading, { line, externalId, problems }: Fault): void {
  counts.failed++;
  if (externalId === null) counts.unreadable++;
  else if (negatives.size < negativesMax && problems.some(isNegative)) negatives.add(externalId);
  if (faults.length < faultsKept) faults.push({ line, externalId, problems });
}

/** Whatever waited until now is older than this. */
async function settle(
  { run, id, isFull, faults, counts, added, negatives }: Loading,
  { mark }: Delivery,
  { statedAt, changeMark }: { statedAt: Date; changeMark: number | null },
): Promise<'taking' | 'waiting'> {
  return inRun(run, async (tx) => {
    const [load] = (await sql.lockLoads(tx.db, run.provider, ['loading'])).filter((one) => one.id === id);
    if (!load) throw new LostRun('decided');
    if (counts.products + added - counts.gone > rowsMax) throw new LoadError('tooMany');
    const lastStatedAt = await sql.findLastStated(tx.db, run);
    counts.isOlder = lastStatedAt !== undefined && statedAt < lastStatedAt;
    counts.priceNegative = await countNewNegatives(tx.db, run.provider, negatives);
    const obstacles = obstaclesOf(counts, run.ctx.mandant.config);
    await sql.markSettled(tx.db, id, { stated_at: statedAt, change_mark: changeMark, obstacles, faults });
    await markRead(
      tx.db,
      run.provider,
      isFull ? { full_mark: mark } : changeMark === null ? {} : { change_mark: changeMark },
    );
    for (const older of await sql.lockLoads(tx.db, run.provider, ['waiting']))
      await moveLoad(tx, older, 'supersede', { reason: String(id) });
    await moveLoad(tx, load, obstacles.length > 0 ? 'wait' : 'accept');
    return obstacles.length > 0 ? 'waiting' : 'taking';
  });
}

/** One that was wrong in the same way when somebody took over the last load is nothing new. */
async function countNewNegatives(
  db: Parameters<typeof sql.findLastFaults>[0],
  provider: string,
  negatives: ReadonlySet<string>,
): Promise<number> {
  if (negatives.size === 0) return 0;
  const last = (await sql.findLastFaults(db, provider)) as readonly Fault[];
  const known = new Set(last.filter(({ problems }) => problems.some(isNegative)).map(({ externalId }) => externalId));
  return [...negatives].filter((externalId) => !known.has(externalId)).length;
}

async function fail({ run, id, faults }: Loading, error: unknown): Promise<void> {
  const failure = error instanceof LoadError ? error.failure : error instanceof Restart ? 'unsteady' : 'interrupted';
  await inRun(run, async (tx) => {
    const load = await sql.lockLoad(tx.db, id);
    if (load?.status === 'loading') await moveLoad(tx, load, 'fail', { failure, faults });
  }).catch((err: unknown) => run.ctx.log.error({ err, load: id }, 'a load could not be marked as failed'));
}
