import { obstacleToRelease } from '@weitersagen/contract/order/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listByExternalNumber } from '#order/order.ts';
import { listRewardsOf } from '#reward/reward.ts';
import { rewardToken } from '#reward/token.ts';
import { operator } from '#testing/cast/operators.ts';
import { booksOf } from '#testing/database/books.ts';
import { orderSituation, undone, writeOrders } from '#testing/database/situations.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { listReleasable } from './sql.ts';

let all: World;
beforeAll(async () => {
  all = await world();
});
afterAll(() => all.app.close());

let count = 0;
/** A confirmed order of somebody who has registered, and confirmed if asked for. */
async function confirmedOrder({ on = today, confirms = true, days = 0 } = {}) {
  const order = `F-${++count}`;
  const email = `ben-${count}@example.org`;
  const link = await all.anna.recommends({ share: 50 });
  const { body } = await all.ben.registers(link, { Email: email });
  if (confirms) await all.ben.confirms(body.Empfaengernummer);
  await all.days(days);
  const reported = await all.client.reports({ order, event: 'bestaetigt', recipient: body.Empfaengernummer, on });
  return { order, email, number: reported.body.Auftragsnummer as string, recipient: body.Empfaengernummer as string };
}
const release = async (number: string, locale?: string) =>
  all.app.call('PUT', `/admin/auftraege/${number}/freigeben`, {
    token: await operator(all.app),
    body: null,
    ...(locale && { locale }),
  });
const dayAfter = (days: number): string =>
  new Date(all.app.app.system.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('an order dated today is released after the claim period and not a day earlier [S3-E011]', async () => {
  expect((await all.app.call('GET', '')).body.ModuleAuftragsdatumMindestalterTage).toBe(14);
  const { order, number } = await confirmedOrder({ on: dayAfter(0) });
  const day = dayAfter(14).split('-').reverse().join('.');
  const early = await release(number);
  expect([early.status, early.body.PsoErrorCode, early.body.Message]).toEqual([
    409,
    'PSOF0501',
    `Der Auftrag kann erst ab dem ${day} freigegeben werden.`,
  ]);
  expect((await release(number, 'en')).body.Message).toBe(`The order can be released from ${day}.`);
  await all.days(13);
  expect((await release(number)).body.PsoErrorCode).toBe('PSOF0501');
  expect((await booksOf(all, order)).rewards).toEqual(['recommender open 3500', 'recipient open 3500']);
  await all.days(1);
  expect((await release(number)).body).toMatchObject({ Status: 'Freigegeben', FreigebbarAb: dayAfter(0) });
});

test('a contract that was released provides the rewards, and no reward leaves open before [S1-F007]', async () => {
  const { order, email, number } = await confirmedOrder({ on: dayAfter(-20) });
  const shown = async (): Promise<string[]> => {
    const { system } = all.app.app;
    const rewards = await all
      .as()
      .read(async (tx) => listRewardsOf(tx, { orderId: (await listByExternalNumber(tx, order))[0]?.id ?? 0 }));
    const tokens = await Promise.all(
      rewards.map((one) =>
        rewardToken(
          { system, mandant: all.mandants.spbdevk },
          { ...one, collectUntil: one.collectUntil ?? dayAfter(180) },
          system.clock.now(),
        ),
      ),
    );
    return Promise.all(
      tokens.map(async (token) => (await all.app.call('GET', '/praemierung', { token })).body[0].Status),
    );
  };
  expect(await shown()).toEqual(['Offen', 'Offen']);
  await all.app.post();
  await release(number);
  expect(await shown()).toEqual(['Bereitgestellt', 'Bereitgestellt']);
  expect(await booksOf(all, order)).toMatchObject({
    order: 'released',
    recommendation: 'released',
    rewards: ['recommender ready 3500', 'recipient ready 3500'],
    events: ['A1', 'P1', 'P1', 'A2', 'A5', 'E8', 'P2', 'P2'],
  });
  expect((await all.app.post()).map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.org', 'Ihre Prämie wartet auf Sie'],
    [email, 'Ihre Prämie wartet auf Sie'],
  ]);
});

test('the claim period counts from the order date, and from the confirmation when that is later', async () => {
  const old = await confirmedOrder({ on: dayAfter(-100) });
  const { body } = await release(old.number);
  expect([body.Status, body.FreigebbarAb]).toEqual(['Freigegeben', dayAfter(0)]);
});

describe('an order of somebody who has not confirmed', () => {
  test('is not released, by nobody (E18)', async () => {
    const { order, number, recipient } = await confirmedOrder({ on: dayAfter(-20), confirms: false });
    const { status, body } = await release(number);
    expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0502']);
    await all.nights(1);
    expect(await booksOf(all, order)).toMatchObject({ order: 'confirmed', recommendation: 'open' });
    await all.ben.confirms(recipient);
    expect((await release(number)).body.Status).toBe('Freigegeben');
  });

  test('is rejected after twelve weeks, and the premium cannot then be paid [S4-T045]', async () => {
    const { order, number } = await confirmedOrder({ on: dayAfter(-20), confirms: false });
    await all.nights(85);
    const { status, body } = await release(number);
    expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0502']);
    expect(await booksOf(all, order)).toMatchObject({
      order: 'rejected',
      rejection: 'Daten gelöscht',
      recommendation: 'expired',
      recipient: 'deleted',
      email: null,
      rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
    });
  });
});

describe('the night', () => {
  test('releases what is due and nothing else, once', async () => {
    const due = await confirmedOrder({ on: dayAfter(-13) });
    const later = await confirmedOrder({ on: dayAfter(-12) });
    const unconfirmed = await confirmedOrder({ on: dayAfter(-13), confirms: false });
    await all.nights(1);
    const status = async ({ order }: { order: string }): Promise<string> => (await booksOf(all, order)).order;
    expect([await status(due), await status(later), await status(unconfirmed)]).toEqual([
      'released',
      'confirmed',
      'confirmed',
    ]);
    const books = await booksOf(all, due.order);
    await all.nights(0);
    expect(await booksOf(all, due.order)).toEqual(books);
  });

  test('and an operator at the same moment release an order once', async () => {
    const { order, number } = await confirmedOrder({ on: dayAfter(-20) });
    const [{ status }] = await Promise.all([
      release(number),
      all.app.app.jobs.runNow('order.release', all.mandants.spbdevk),
    ]);
    expect([200, 409]).toContain(status);
    expect((await booksOf(all, order)).events.filter((event) => event === 'A5' || event === 'P2')).toEqual([
      'A5',
      'P2',
      'P2',
    ]);
  });

  test('leaves orders to the agency where there is one', async () => {
    const { order } = await confirmedOrder({ on: dayAfter(-20) });
    await all
      .as()
      .write(({ db }) =>
        db.updateTable('orders').set({ agency_number: '100001' }).where('external_number', '=', order).execute(),
      );
    await all.nights(1);
    expect((await booksOf(all, order)).order).toBe('confirmed');
  });
});

describe('a confirmed recommendation', () => {
  const statusOf = async (number: string) =>
    all
      .as()
      .read(
        async ({ db }) =>
          (
            await db
              .selectFrom('recommendation')
              .select('status')
              .where('number', '=', number)
              .executeTakeFirstOrThrow()
          ).status,
      );

  test('without any order ends after the order deadline, and the recommender hears of it (E10)', async () => {
    const link = await all.anna.recommends();
    const { body } = await all.ben.registers(link, { Email: 'never@example.org' });
    await all.ben.confirms(body.Empfaengernummer);
    await all.nights(364);
    expect(await statusOf(link.number)).toBe('ok');
    await all.app.post();
    await all.nights(2);
    expect(await statusOf(link.number)).toBe('expired');
    const mails = (await all.app.post()).filter(({ subject }) => subject === 'Ihre Empfehlung ist abgelaufen');
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.org']);
    await all.nights(1);
    expect((await all.app.post()).filter(({ subject }) => subject === 'Ihre Empfehlung ist abgelaufen')).toEqual([]);
  });

  test('with an order that waits for the client goes on', async () => {
    const link = await all.anna.recommends();
    const { body } = await all.ben.registers(link, { Email: 'slow@example.org' });
    await all.ben.confirms(body.Empfaengernummer);
    await all.client.reports({ order: 'F-slow', number: link.number, on: dayAfter(0) });
    await all.nights(370);
    expect(await statusOf(link.number)).toBe('ok');
  });
});

test('the night lists what nothing keeps from its release, of agencies or not as it is asked, and nothing else', async () => {
  const scope = fc.record({ withAgency: fc.boolean(), withoutAgency: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(orderSituation, { minLength: 20, maxLength: 60 }), scope, async (situations, asked) => {
      await undone(all.as(), async ({ db }) => {
        const written = await writeOrders(db, situations);
        const due = await listReleasable(db, { ...asked, day: today, after: 0, max: 1000 });
        const released = [...written].filter(
          ([, order]) =>
            obstacleToRelease(order, today) === undefined &&
            (order.isAgencyOrder ? asked.withAgency : asked.withoutAgency),
        );
        const listed = due.filter(({ number }) => written.has(number)).map(({ number }) => number);
        expect(new Set(listed)).toEqual(new Set(released.map(([number]) => number)));
      });
    }),
    { numRuns: 15 },
  );
});
