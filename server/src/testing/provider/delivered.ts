/** A load that was read to its end and is not taken over, put where the job would put it; nobody is asked. */
import { changeConfig } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { loadDelivery } from '#provider/load.ts';
import { begin, leave } from '#provider/run.ts';
import type { Sent } from './stock.ts';

/** Gives its number. The mandant has its own products before and afterwards. */
export async function deliveredOnce(ctx: Ctx, products: readonly Sent[]): Promise<number> {
  const elsewhere = { listInUse: () => Promise.resolve([]) };
  await choose(ctx, 'anbieter-a');
  const run = await begin(ctx, { provider: 'anbieter-a', by: null, signal: undefined, elsewhere, triesMax: 1 });
  if (!run) throw new Error('somebody works on this provider');
  const { id } = await loadDelivery(run, {
    kind: 'full',
    mark: ctx.now.toISOString(),
    rows: rowsOf(products),
    end: () => ({ statedAt: ctx.now, changeMark: null }),
  });
  await leave(run);
  await choose(ctx, 'standard');
  return id;
}

const choose = (ctx: Ctx, productApi: 'standard' | 'anbieter-a'): Promise<void> =>
  ctx.write((tx) => changeConfig(tx, (known) => ({ ...known, productApi })));

async function* rowsOf(products: readonly Sent[]) {
  for (const [at, sent] of products.entries()) yield { line: at + 1, sent };
}
