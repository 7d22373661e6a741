/** Months of an agency: its orders come about, are released, and are billed by the night of the first. */

import type { SellerData } from '@weitersagen/contract/invoice/party';
import { sql } from 'kysely';
import { storeSeller } from '#invoice/invoice.ts';
import { type Ctx, createContext, type Tx } from '#platform/context.ts';
import type { World } from '../../world.ts';
import { walkToReady } from '../eva.ts';
import type { TestAgency } from './clara.ts';

type Statement = ReturnType<typeof sql>;

export function billingOf(w: World, agency: () => TestAgency) {
  /** With the settings as they are now. */
  async function now(): Promise<Ctx> {
    const { system, mandants } = w.app.app;
    const mandant = await mandants.byId(w.mandants.spbdevk.id);
    if (!mandant) throw new Error('the mandant is gone');
    const actor = { kind: 'job', name: 'test' } as const;
    const at = { now: system.clock.now(), log: system.log, locale: 'de', origin: null };
    return createContext({ system, mandant, actor, ...at });
  }
  const wrote = async <R>(steps: (tx: Tx) => Promise<R>): Promise<R> => (await now()).write(steps);
  const change = async (statement: Statement): Promise<unknown> => wrote(({ db }) => statement.execute(db));
  async function all<Row>(statement: Statement): Promise<Row[]> {
    const { rows } = await (await now()).read(({ db }) => statement.execute(db));
    return rows as Row[];
  }
  const belongs = (recommendation: string): Promise<unknown> =>
    change(sql`
      with mine as (update orders set agency_number = ${agency().agencyNumber}
        where recommendation_id = (select id from recommendation where number = ${recommendation}) returning id)
      update reward set agency_number = ${agency().agencyNumber} where order_id in (select id from mine)`);

  return {
    now,
    wrote,
    change,
    all,
    /** The order of a recommendation, and its rewards, are the agency's. */
    belongs,
    /** An order of the agency that is released, and its reward ready. */
    async released() {
      const walk = await walkToReady(w.app);
      await belongs(walk.number);
      const [order] = await all<{ number: string }>(
        sql`select o.number from orders o join recommendation n on n.id = o.recommendation_id where n.number = ${walk.number}`,
      );
      return { ...walk, order: order?.number ?? '' };
    },
    /** The first of the next month, 10:30 in Berlin. */
    async nextFirst(): Promise<void> {
      const { clock } = w.app.app.system;
      const moment = clock.now();
      clock.set(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1, 9, 30)));
    },
    runJob: async (name: 'invoice.bill' | 'invoice.files'): Promise<number> =>
      w.app.app.jobs.runNow(name, (await now()).mandant),
    bills: (seller: SellerData): Promise<void> => wrote((tx) => storeSeller(tx, seller, null)),
  };
}
