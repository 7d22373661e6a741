/** What one person may do alone is judged by what is there when it is done, not by what was there when it was looked at. */
import type { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findOrder, lockOrder, noteCancellation } from '#order/order.ts';
import { keepFile, lockRun, sealFile } from '#payout-run/payout-run.ts';
import type { Actor } from '#platform/context.ts';
import { check } from '#reward/hold/same-iban.ts';
import { collectReward, lockReward } from '#reward/reward.ts';
import { byAnybody, keepOrder, releaseOrder } from '#settlement/settlement.ts';
import { type Collected, collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { operatorActor } from '#testing/cast/operators.ts';
import { meanwhile } from '#testing/database/meanwhile.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { configure } from '#testing/mandant.ts';
import { premiums, terms, today } from '#testing/mandant-files.ts';
import { report } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let otto: Actor;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  await eva.token('nora');
  await eva.token('otto');
  otto = await operatorActor(w.app, 'otto@betreiber.example');
});
beforeEach(() => w.app.post());
afterAll(() => w.app.close());

const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };

/** Paid out, and then the client cancelled it: somebody has to decide (A8). */
async function cancellationReported(): Promise<Collected> {
  const made = await collectedBy(w);
  await eva.confirms(await exportedBy(eva));
  await report(w.app, made, 'storniert', today);
  return made;
}

test('a run whose file was made meanwhile is discarded by nobody alone', async () => {
  await collectedBy(w);
  const { Id } = (await eva.makesRun()).body;
  await eva.token();
  const discard = await meanwhile(
    w.as('spbdevk', otto),
    async (tx) => keepFile(tx, await lockRun(tx, Id), sealFile(w.as(), Id, { messageId: `M-${Id}`, text: 'a file' })),
    () => eva.discards(Id),
  );
  expect(discard).toMatchObject(refused);
  expect((await eva.shows(Id)).body.Status).toBe('Exportiert');
  expect((await eva.discards(Id, { NichtUebergeben: true })).body.Status).toBe('Verworfen');
});

test('a check of little money is lifted by nobody alone once something else holds it, too', async () => {
  await configure(w.app, 'spbdevk', { reviewLimitCents: 4000 });
  Object.assign(w.mandants.spbdevk.config, { ibanHoldHours: 0 });
  const bank = { holder: 'Anna Muster', iban: 'DE02120300000000202051', storesBankData: false, termsText: terms };
  const checked = async (): Promise<string> => {
    const { recommender } = await walkToReady(w.app, { share: 50 });
    const { number } = recommender!;
    await w.as().write(async (tx) => {
      const locked = await lockReward(tx, { number });
      const collected = await collectReward(tx, locked, { ...bank, attempt: locked.attempt, premiumId: premiums.home });
      await check(tx, collected, 'review');
    });
    return number;
  };
  const frees = async (reward: string) =>
    w.app.call('PUT', `/admin/praemierungen/${reward}/freigeben`, {
      token: await eva.token(),
      body: { Grund: 'Anruf' },
    });
  const little = await checked();
  expect((await frees(little)).body).toMatchObject({ Sperren: [], BetragCent: 3500 });

  const reward = await checked();
  await eva.token();
  const freed = await meanwhile(
    w.as(),
    async (tx) => check(tx, await lockReward(tx, { number: reward }), 'sameIban'),
    () => frees(reward),
  );
  expect([202, 409]).toContain(freed.status);
  const { body: shown } = await w.app.call('GET', `/admin/praemierungen/${reward}`, { token: await eva.token() });
  expect(shown.Sperren.toSorted()).toEqual(['GleicheIban', 'Pruefung']);
});

test('a release that waits for another one turns down no cancellation that was reported after it', async () => {
  const made = await collectedBy(w);
  await eva.confirms(await exportedBy(eva));
  const { orderNumber } = made;
  const find = () => w.as().read((tx) => findOrder(tx, { number: orderNumber }));
  const released = await meanwhile(
    w.as(),
    async (tx) =>
      noteCancellation(tx, await lockOrder(tx, (await findOrder(tx, { number: orderNumber }))!.id), 'Widerruf'),
    () =>
      w
        .as()
        .write((tx) => releaseOrder(tx, orderNumber, undefined, byAnybody))
        .catch((error: Refusal) => error.refusal),
  );
  expect(released).toBe('state.not-allowed');
  expect(await find()).toMatchObject({ status: 'released', cancelReportedAt: expect.any(Date) });
  expect((await eva.keepsOrder(orderNumber)).body).toMatchObject({ Status: 'Freigegeben', StornoGemeldetAm: null });
  expect((await rowsOf(w.as()).events('order', orderNumber)).at(-1)).toMatch(/^A8/);
});

test('an order is kept only while its cancellation waits for somebody', async () => {
  const { orderNumber } = await cancellationReported();
  const keeps = () => w.as('spbdevk', otto).write((tx) => keepOrder(tx, orderNumber, undefined));
  await keeps();
  await expect(keeps()).rejects.toMatchObject({ refusal: 'state.not-allowed' });
});
