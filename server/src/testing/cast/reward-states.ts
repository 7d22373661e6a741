/** Rewards in every state they can be in, for tests of what may be decided about each. */
import { sql } from 'kysely';
import { addVouchers as addVouchersTo, sealVouchers } from '#premium/voucher.ts';
import { premiums, products, terms, today } from '../mandant-files.ts';
import { confirm, recommendAndRegister, report } from '../walk.ts';
import type { World } from '../world.ts';
import { type Eva, type ReadyWalk, walkToReady } from './eva.ts';

export interface Made extends ReadyWalk {
  /** Number of Anna's reward. */
  reward: string;
}

/** A reward of Anna in each state, with what leads there. */
export function rewardStates(w: World, eva: Eva) {
  const ways = {
    open: async (): Promise<Made> => {
      const walk = await recommendAndRegister(w.app, { share: 100 });
      await confirm(w.app, walk);
      await report(w.app, walk, 'eingegangen', today);
      const { rows: found } = await w.as().read(({ db }) =>
        sql<{
          number: string;
        }>`select w.number from reward w join recommendation n on n.id = w.recommendation_id where n.number = ${walk.number}`.execute(
          db,
        ),
      );
      return { ...walk, recommender: undefined, recipient: undefined, reward: found[0]!.number };
    },
    ready: async (): Promise<Made> => {
      const walk = await walkToReady(w.app, { share: 100 });
      return { ...walk, reward: walk.recommender!.number };
    },
    collected: async (): Promise<Made> => {
      const made = await ways.ready();
      await collectReward(w, made.recommender!.token);
      await w.days(4);
      return made;
    },
    voucher: async (): Promise<Made> => {
      const walk = await walkToReady(w.app, { share: 100, product: products.voucher });
      await collectReward(w, walk.recommender!.token, { PraemieId: premiums.voucher });
      return { ...walk, reward: walk.recommender!.number };
    },
    exported: async (): Promise<Made> => {
      const made = await ways.collected();
      await eva.exports((await eva.makesRun()).body.Id);
      return made;
    },
    paidOut: async (): Promise<Made> => {
      const made = await ways.collected();
      const { Id } = (await eva.makesRun()).body;
      await eva.exports(Id);
      await eva.confirms(Id);
      return made;
    },
    expired: async (): Promise<Made> => {
      const made = await ways.ready();
      await w
        .as()
        .write(({ db }) =>
          sql`update reward set collect_until = '2026-01-01' where number = ${made.reward}`.execute(db),
        );
      await runJob(w, eva, 'praemien-ablauf');
      return made;
    },
    cancelled: async (): Promise<Made> => {
      const made = await ways.ready();
      await eva.decides(made.reward, 'stornieren');
      return made;
    },
  };
  return ways;
}

export type RewardStates = ReturnType<typeof rewardStates>;
export type RewardState = keyof RewardStates;
export const rewardStateNames: readonly RewardState[] = [
  'open',
  'ready',
  'collected',
  'voucher',
  'exported',
  'paidOut',
  'expired',
  'cancelled',
];

export const collectReward = ({ app }: World, token: string, more: Record<string, unknown> = {}) =>
  app.call('PUT', '/praemierung', {
    token,
    body: {
      PraemieId: premiums.home,
      Kontoinhaber: 'Anna Muster',
      IBAN: 'DE02120300000000202051',
      AgbText: terms,
      AgbAkzeptiert: true,
      ...more,
    },
  });

/** Runs a job of the mandant; gives how many things it moved. */
export const runJob = async ({ app }: World, eva: Eva, job: string): Promise<number> =>
  (await app.call('POST', `/admin/jobs/${job}`, { token: await eva.token(), body: {} })).body.Verarbeitet;

/** Codes for every voucher the states ask for. */
export const addVouchers = (w: World): Promise<unknown> =>
  w.as().write((tx) => {
    const codes = Array.from({ length: 20 }, (_, index) => `GUT-9-${index}`);
    return addVouchersTo(tx, sealVouchers(tx, { premiumId: premiums.voucher, valueCents: 6000, codes }));
  });
