/** Of a load that was read to its end: what is offered and not in it, and what of that an open recommendation is about. */
import type { LoadCounts } from '@weitersagen/contract/provider/rules';
import { LostRun } from '../failure.ts';
import * as sql from '../load-sql.ts';
import { inRun, type Run } from '../run.ts';
import * as rowSql from './row-sql.ts';
import type { seenProducts } from './seen.ts';

/** So many are looked at in one transaction. */
const offeredAtOnce = 1000;
const goneAtOnce = 250;

interface Compared {
  run: Run;
  id: number;
  seen: ReturnType<typeof seenProducts>;
  counts: LoadCounts;
}

/** What is offered and was not in the load. */
export async function findGone({ run, id, seen, counts }: Compared): Promise<void> {
  counts.products = 0;
  for (let after = 0, isLast = false; !isLast; ) {
    const { gone, offered, last } = await inRun(run, async (tx) => {
      const part = await rowSql.listOffered(tx.db, run.provider, { after, max: offeredAtOnce });
      const active = part.filter(({ isActive }) => isActive);
      const missing = active.filter((product) => !seen.has(product.id)).map((product) => product.id);
      const count = missing.length > 0 ? await rowSql.insertGone(tx.db, id, missing) : 0;
      const counted = { read: 0, failed: 0, added: 0, changed: 0, gone: count, odd: 0 };
      if (count > 0 && !(await sql.countRows(tx.db, id, counted))) throw new LostRun('decided');
      return { gone: count, offered: active.length, last: part.length < offeredAtOnce ? undefined : part.at(-1)?.id };
    });
    counts.gone += gone;
    counts.products += offered;
    isLast = last === undefined;
    after = last ?? 0;
  }
}

/** What of it is still recommended. */
export async function findInUse({ run, id, counts }: Compared): Promise<void> {
  if (counts.gone === 0) return;
  for (let after = 0, isLast = false; !isLast; ) {
    const { found, last } = await inRun(run, async (tx) => {
      const part = await rowSql.listGone(tx.db, id, { after, max: goneAtOnce });
      const inUse = new Set(
        await run.elsewhere.listInUse(
          tx,
          part.map(({ productId }) => productId),
        ),
      );
      const rows = part.filter(({ productId }) => inUse.has(productId)).map((row) => row.id);
      if (rows.length > 0) {
        await rowSql.markInUse(tx.db, id, rows);
        const counted = { read: 0, failed: 0, added: 0, changed: 0, gone: 0, odd: rows.length };
        if (!(await sql.countRows(tx.db, id, counted))) throw new LostRun('decided');
      }
      return { found: rows.length, last: part.length < goneAtOnce ? undefined : part.at(-1)?.id };
    });
    counts.inUse += found;
    isLast = last === undefined;
    after = last ?? 0;
  }
}
