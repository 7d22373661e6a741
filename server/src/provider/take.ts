/**
 * Takes over a load: what differs is written into the catalogue in small parts, each with the note up to where it is written, so that
 * a restart goes on behind it and nobody who clicks meanwhile waits. Its prices are those of the new day when all of it is there.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Tx } from '#platform/context.ts';
import { planAnew } from '#platform/database/db.ts';
import { offerAsOwn } from '#premium/premium.ts';
import {
  announceProducts,
  confirmAllPrices,
  confirmPrices,
  keepPrices,
  putProvided,
  retireProvided,
} from '#product/product.ts';
import { LoadError, LostRun } from './failure.ts';
import * as sql from './load-sql.ts';
import { moveLoad } from './move.ts';
import { pace } from './pace.ts';
import { listRowsToWrite, type RowToWrite } from './row/row-sql.ts';
import { inRun, nowOf, type Run } from './run.ts';
import { markTaken } from './run-sql.ts';

const rowsAtOnce = 100;
/** At most: more would be felt by whoever clicks meanwhile. */
const rowsPerSecond = 4000;

/** Everything that was agreed to and is not written yet; gives how many products were written. */
export async function takeAgreed(run: Run): Promise<number> {
  let written = 0;
  for (const load of await run.ctx.write(({ db }) => sql.lockLoads(db, run.provider, ['taking'])))
    written += await takeLoad(run, load);
  return written;
}

async function takeLoad(run: Run, load: sql.Load): Promise<number> {
  const now = nowOf(run.ctx);
  // A price is not of a day that is still to come.
  const day = dayOf(load.statedAt !== null && load.statedAt < now ? load.statedAt : now);
  const isFull = load.kind === 'full';
  if (isFull) await inRun(run, (tx) => confirmAllPrices(tx, run.provider, { day, isFirst: true }));
  let written = 0;
  const rest = pace(rowsPerSecond, run.signal);
  for (let after = load.writtenAfter, isLast = false; !isLast; ) {
    if (run.signal?.aborted) throw new LoadError('interrupted');
    const { count, last } = await inRun(run, async (tx) => {
      await planAnew(tx.db);
      const rows = await listRowsToWrite(tx.db, load.id, { after, max: rowsAtOnce });
      await writeRows(tx, run.provider, rows, isFull ? null : day);
      const lastId = rows.at(-1)?.id;
      const written = { after: lastId ?? after, rows: rows.length };
      if (!(await sql.markWritten(tx.db, load.id, written))) throw new LostRun('another provider is chosen');
      return { count: rows.length, last: rows.length < rowsAtOnce ? undefined : lastId };
    });
    written += count;
    await rest(count);
    isLast = last === undefined;
    after = last ?? after;
  }
  await inRun(run, async (tx) => {
    if (isFull) await confirmAllPrices(tx, run.provider, { day, isFirst: false });
    const { changeMark, added, gone } = load;
    await markTaken(tx.db, run.provider, { at: tx.now, changeMark, grown: added - gone });
    await moveLoad(tx, load, 'finish');
    await announceProducts(tx);
  });
  return written;
}

/** `pricedOn`: the day of what changed in between; null where everything is confirmed at once. */
async function writeRows(
  tx: Tx,
  provider: string,
  rows: readonly RowToWrite[],
  pricedOn: string | null,
): Promise<void> {
  const of = (...wanted: readonly RowToWrite['difference'][]): RowToWrite[] =>
    rows.filter(({ difference }) => wanted.includes(difference));
  const ids = (all: readonly RowToWrite[]): string[] => all.map(({ externalId }) => externalId);
  const put = of('added', 'changed');
  if (put.length > 0)
    await putProvided(tx, provider, { rows: `[${put.map(({ product }) => product).join(',')}]`, pricedOn });
  const [added, gone, kept, confirmed] = [ids(of('added')), ids(of('gone')), ids(of('kept')), ids(of('confirmed'))];
  if (added.length > 0) await offerAsOwn(tx, provider, added);
  if (gone.length > 0) await retireProvided(tx, provider, gone);
  if (kept.length > 0 && pricedOn === null) await keepPrices(tx, provider, kept);
  if (confirmed.length > 0) await confirmPrices(tx, provider, confirmed);
}
