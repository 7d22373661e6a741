/** Products of providers: everything each night, what is new every few minutes, and by hand. */
import { inTurn, type JobList, type Tasks } from '#platform/jobs/jobs.ts';
import { clearLoads, type Elsewhere, fetchProducts, fetchTask } from './provider.ts';

export const jobs = (elsewhere: Elsewhere): JobList => ({
  'provider.load': {
    every: 'night',
    run: inTurn((ctx, signal) => fetchProducts(ctx, elsewhere, signal), clearLoads),
  },
  'provider.refresh': { every: 'minutes', run: (ctx, signal) => fetchProducts(ctx, elsewhere, signal) },
});

export const tasks = (elsewhere: Elsewhere): Tasks => ({
  [fetchTask]: async (ctx, { by, isTakeOnly }, signal) => {
    await fetchProducts(ctx, elsewhere, signal, { by: String(by), isTakeOnly: isTakeOnly === true });
  },
});
