/** A load that was read to its end and is not taken over, put where the job would put it; nobody is asked. */
import type { Ctx } from '#platform/context.ts';
import { loadDelivery } from '#provider/load.ts';
import { begin, leave } from '#provider/run.ts';
import type { Sent } from './stock.ts';

/** Gives its number. */
export async function deliveredOnce(ctx: Ctx, products: readonly Sent[]): Promise<number> {
  const elsewhere = { listInUse: () => Promise.resolve([]) };
  const run = await begin(ctx, { provider: 'anbieter-a', by: null, signal: undefined, elsewhere, triesMax: 1 });
  if (!run) throw new Error('somebody works on this provider');
  const { id } = await loadDelivery(run, {
    kind: 'full',
    mark: ctx.now.toISOString(),
    rows: rowsOf(products),
    end: () => ({ statedAt: ctx.now, changeMark: null }),
  });
  await leave(run);
  return id;
}

async function* rowsOf(products: readonly Sent[]) {
  for (const [at, sent] of products.entries()) yield { line: at + 1, sent };
}
