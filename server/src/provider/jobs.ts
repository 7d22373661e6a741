/** Products of providers: everything each night, what is new every few minutes, and by hand. */

import type { Tasks } from '#platform/jobs/jobs.ts';
import { inTurn, type JobList, pass, whoseSettings } from '#platform/jobs/pass.ts';
import { clearLoads, type Elsewhere, fetchProducts, fetchTask } from './provider.ts';

const fetching = (elsewhere: Elsewhere) =>
  pass(
    (ctx, signal) => fetchProducts(ctx, elsewhere, signal),
    whoseSettings(({ config }) => config.productApi !== 'standard'),
  );

export const jobs = (elsewhere: Elsewhere): JobList => ({
  'provider.load': {
    every: 'night',
    run: inTurn(fetching(elsewhere), clearLoads),
  },
  'provider.refresh': { every: 'minutes', run: fetching(elsewhere) },
});

export const tasks = (elsewhere: Elsewhere): Tasks => ({
  [fetchTask]: async (ctx, { by, isTakeOnly }, signal) => {
    await fetchProducts(ctx, elsewhere, signal, { by: String(by), isTakeOnly: isTakeOnly === true });
  },
});
