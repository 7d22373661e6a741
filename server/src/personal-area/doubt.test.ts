/** Whether an order is in doubt is read with the person's own list; the contract's rule says when it is (A8). */
import { isCancellationOpen } from '@weitersagen/contract/order/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderSituation, undone, writeOrders } from '../testing/database/situations.ts';
import { type World, world } from '../testing/world.ts';
import { listOwnRecommendations } from './sql.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

test('an own recommendation is in doubt exactly where the cancellation of its order waits for a person', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(orderSituation, { minLength: 10, maxLength: 40 }), (situations) =>
      undone(w.as(), async ({ db }) => {
        const written = await writeOrders(db, situations);
        const { id } = await db
          .selectFrom('account')
          .select('id')
          .where('hash', '=', 'situation')
          .executeTakeFirstOrThrow();
        const newest = {
          after: null,
          max: 100,
          groups: null,
          beforeId: null,
          needsCustomerNumber: false,
          locale: 'de',
        };
        const own = await listOwnRecommendations(db, { accountId: id, ...newest });
        const inDoubt = [...written].filter(([, order]) => isCancellationOpen(order)).map(([number]) => number);
        expect(
          own
            .filter((one) => one.isInDoubt)
            .map(({ number }) => number)
            .toSorted(),
        ).toEqual(inDoubt.toSorted());
      }),
    ),
    { numRuns: 15 },
  );
});
