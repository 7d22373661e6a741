/**
 * The ledger over random lives of rewards (rules 4.2), with what holds them (rules 3.5). A small model says which event is allowed and where it leads;
 * after every transaction status, balances and the sums of the person have to be those of the model, and what was refused
 * has changed nothing.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder } from '#order/order.ts';
import { createRun } from '#payout/payout.ts';
import type { Actor, Ctx, Tx } from '#platform/context.ts';
import { addVouchers, sealVouchers } from '#premium/voucher.ts';
import { findRecipient } from '#recipient/recipient.ts';
import { getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import * as rewards from '#reward/reward.ts';
import { confirmPayout } from '#settlement/payout-run.ts';
import { askOrDo } from '../desk/approval/ask.ts';
import { agree } from '../desk/approval/decide.ts';
import { exportRun } from '../payout/export.ts';
import { evaOf } from '../testing/cast/eva.ts';
import { operatorActor } from '../testing/cast/operators.ts';
import { type Event, events, free, type Life, type Model, predict } from '../testing/cast/reward-model.ts';
import { countedTotals, keptTotals } from '../testing/database/totals.ts';
import { countedFigures, keptFigures } from '../testing/life/figures.ts';
import { germanIban } from '../testing/life/german-iban.ts';
import { premiums, products, terms } from '../testing/mandant-files.ts';
import { confirm, recommendAndRegister } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';
import { balance } from './ledger.ts';

let w: World;
let eva: Actor;
let otto: Actor;
let nora: Actor;
let start: Date;
const families: { recommendation: Recommendation; recipientId: number }[] = [];

beforeAll(async () => {
  w = await world();
  start = now();
  // The hold of a new IBAN has a test of its own.
  Object.assign(w.mandants.spbdevk.config, { ibanHoldHours: 0 });
  for (const share of [100, 50] as const) {
    const walk = await recommendAndRegister(w.app, { share });
    await confirm(w.app, walk);
    families.push(
      await w.as().read(async (tx) => {
        const recommendation = await getRecommendation(tx, { number: walk.number });
        return { recommendation, recipientId: (await findRecipient(tx, { recommendationId: recommendation.id }))!.id };
      }),
    );
  }
  await w
    .as()
    .write(({ db }) =>
      db.insertInto('premium_product').values({ product_id: products.home, premium_id: premiums.fibre }).execute(),
    );
  const codes = Array.from({ length: 2000 }, (_, index) => `GUT-${index}`);
  await w
    .as()
    .write((tx) => addVouchers(tx, sealVouchers(tx, { premiumId: premiums.voucher, valueCents: 6000, codes })));
  const acts = async (who: 'eva' | 'otto' | 'nora'): Promise<Actor> => {
    await evaOf(w.app).token(who);
    return operatorActor(w.app, `${who}@betreiber.example`);
  };
  [eva, otto, nora] = [await acts('eva'), await acts('otto'), await acts('nora')];
});
afterAll(() => w.app.close());

const now = (): Date => w.app.app.system.clock.now();
const today = (): string => dayOf(now());
const ctxOf = (actor: Actor = eva): Ctx => w.as('spbdevk', actor);
const lock = (tx: Tx, { id }: Model): Promise<rewards.Reward> => rewards.lockReward(tx, { id });

/** Of Anna and of Ben. */
const ibans = { recommender: 'DE02120300000000202051', recipient: 'DE89370400440532013000' } as const;
const bank = { holder: 'Anna Muster', storesBankData: false, termsText: terms };

async function act(life: Life, event: Event, at: Model): Promise<unknown> {
  const write = <T>(steps: (tx: Tx) => Promise<T>): Promise<T> => ctxOf().write(steps);
  const reason = 'Zufall';
  switch (event) {
    case 'provide':
      return write((tx) => rewards.provideRewards(tx, life.orderId));
    case 'collectMoney':
    case 'collectOther':
    case 'collectShared':
      return write(async (tx) => {
        const reward = await lock(tx, at);
        const premiumId = event === 'collectOther' ? premiums.fibre : premiums.home;
        const iban = event === 'collectShared' ? life.iban : ibans[reward.role];
        return rewards.collectReward(tx, reward, { ...bank, iban, attempt: reward.attempt, premiumId });
      });
    case 'collectVoucher':
      return write(async (tx) => {
        const reward = await lock(tx, at);
        return rewards.collectReward(tx, reward, {
          ...bank,
          holder: null,
          iban: null,
          attempt: reward.attempt,
          premiumId: premiums.voucher,
        });
      });
    case 'expire':
      return write(async (tx) => rewards.expireRewards(tx, [await lock(tx, at)]));
    case 'run':
      if (life.runId !== undefined) throw new Refusal('state.not-allowed');
      life.runId = await write((tx) => createRun(tx, async () => new Set()));
      life.isExported = false;
      return undefined;
    case 'export':
      await exportRun(ctxOf(otto), life.runId ?? 0, async () => undefined);
      life.isExported = true;
      return undefined;
    case 'confirm':
      await confirmPayout(ctxOf(), life.runId ?? 0);
      life.runId = undefined;
      life.isExported = false;
      return undefined;
    case 'discard':
      await discard(life.runId ?? 0);
      life.runId = undefined;
      life.isExported = false;
      return undefined;
    case 'return':
      return write(async (tx) => rewards.returnReward(tx, await lock(tx, at), reason));
    case 'cancelOpen':
      return write(async (tx) => rewards.cancelOpenRewards(tx, [await lock(tx, at)], { reason, mail: false }));
    case 'cancel':
      return write(async (tx) => rewards.cancelRewards(tx, [await lock(tx, at)], { reason, mail: false }));
    case 'clawBack':
      return write(async (tx) =>
        rewards.clawBackRewards(tx, [await lock(tx, at)], { reason, isOrderCancelled: false }),
      );
    case 'revive':
      return write(async (tx) => rewards.reviveReward(tx, await lock(tx, at), reason));
    case 'setBack':
      return write(async (tx) => rewards.setBackReward(tx, await lock(tx, at), reason));
    case 'stop':
      return write(async (tx) => rewards.stopReward(tx, await lock(tx, at)));
    case 'stopBank':
      return write(async (tx) => rewards.stopRewards(tx, [await lock(tx, at)]));
    case 'free':
      return write(async (tx) => {
        const reward = await lock(tx, at);
        return rewards.freeReward(tx, reward, reason, rewards.seenHolds(reward));
      });
  }
}

/** Rules 4.2, written down a second time. */
const booksOf = ({ status, kind, cents, clawedBack }: Model) => ({
  PraemienVorgemerkt: status === 'open' ? -cents : 0,
  VerbindlichkeitPraemien: status === 'ready' ? cents : 0,
  AuszahlungOffen: status === 'collected' && kind === 'money' ? cents : 0,
  Bank: status === 'paidOut' || (clawedBack && kind === 'money') ? cents : 0,
  GutscheinBestand: kind === 'voucher' && (status === 'collected' || clawedBack) ? cents : 0,
  ForderungPersonen: clawedBack ? -cents : 0,
});

const holdsIn = ({ holds }: rewards.Reward) => {
  const kinds = holds.map(({ kind }) => kind);
  return {
    stopped: kinds.includes('stopped'),
    bankStopped: kinds.includes('bank'),
    checked: kinds.includes('sameIban'),
  };
};

async function compare(models: readonly Model[]): Promise<void> {
  await ctxOf().read(async (tx) => {
    expect(await keptTotals(tx.db)).toEqual(await countedTotals(tx.db));
    expect(await keptFigures(tx.db)).toEqual(await countedFigures(tx.db));
    for (const model of models) {
      const [reward] = await rewards.listRewardsOf(tx, { id: model.id });
      expect({ status: reward!.status, cents: reward!.amountCents, ...holdsIn(reward!) }).toEqual({
        status: model.status,
        cents: model.cents,
        stopped: model.stopped,
        bankStopped: model.bankStopped,
        checked: model.checked,
      });
      const books = await balance(tx, { kind: 'reward', id: model.id });
      expect(Object.values(books).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect({
        PraemienVorgemerkt: 0,
        VerbindlichkeitPraemien: 0,
        AuszahlungOffen: 0,
        Bank: 0,
        GutscheinBestand: 0,
        ForderungPersonen: 0,
        ...books,
      }).toMatchObject(booksOf(model));
    }
  });
}

const footprint = async ({ models }: Life): Promise<unknown> =>
  ctxOf().read(async ({ db }) => {
    const ids = sql`any(${models.map(({ id }) => id)}::bigint[])`;
    const { rows } = await sql`
      select (select json_agg(r order by r.id) from reward r where r.id = ${ids}) as rewards,
        (select count(*) from posting where subject_kind = 'reward' and subject_id = ${ids}) as postings, (select count(*) from event) as events,
        (select count(*) from mail) as mails, (select json_agg(i order by i.subject_id, i.run_id) from payout_item i where i.subject_kind = 'reward' and i.subject_id = ${ids}) as items`.execute(
      db,
    );
    return rows;
  });

async function begin(family: number): Promise<Life> {
  w.app.app.system.clock.set(start);
  const { recommendation, recipientId } = families[family]!;
  const { orderId, opened } = await ctxOf().write(async (tx) => {
    await tx.db.deleteFrom('iban_pair').execute();
    const order = await insertOrder(tx, {
      externalNumber: null,
      source: 'import',
      recommendationId: recommendation.id,
      recipientId,
      productId: products.home,
      orderedOn: today(),
    });
    return { orderId: order.id, opened: await rewards.openRewards(tx, { order, recommendation, recipientId }) };
  });
  const models = opened.map(
    ({ id, amountCents }): Model => ({
      id,
      status: 'open',
      kind: null,
      run: 'none',
      cents: amountCents,
      money: amountCents,
      other: (amountCents / 7000) * 9000,
      voucher: amountCents === 7000 ? 6000 : undefined,
      choseOther: false,
      until: '',
      ...free,
      shared: false,
      clawedBack: false,
    }),
  );
  lives++;
  return { models, orderId, runId: undefined, isExported: false, iban: germanIban(lives), mayShare: false };
}

let lives = 0;

/** Alone while it is a draft; else Nora agrees, who has touched nothing. */
async function discard(runId: number): Promise<void> {
  const asked = { kind: 'discardPayout', given: { runId }, reason: 'Zufall' } as const;
  const waiting = await ctxOf().write((tx) => askOrDo(tx, asked));
  if (waiting) await agree(ctxOf(nora), waiting.id, null);
}

/** Nothing of one life goes into the runs of the next. */
async function end({ models, runId }: Life): Promise<void> {
  if (runId !== undefined) await discard(runId);
  const left = models.filter(({ status, kind }) => status === 'collected' && kind === 'money').map(({ id }) => id);
  await ctxOf().write(async (tx) =>
    rewards.cancelRewards(tx, await rewards.lockRewards(tx, { ids: left }), { mail: false }),
  );
}

const step = fc.record({
  event: fc.constantFrom(...events),
  which: fc.nat(1),
  days: fc.constantFrom(0, 4, 4, 4, 61, 181),
});

async function live(life: Life, { event, which, days }: { event: Event; which: number; days: number }): Promise<void> {
  await w.days(days);
  const at = life.models[which] ?? life.models[0]!;
  const expected = predict(life, event, { at, today: today() });
  const before = await footprint(life);
  const outcome = await act(life, event, at).then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? 'refused' : Promise.reject(error)),
  );
  expect(`${event} ${outcome}`).toBe(`${event} ${expected ? 'done' : 'refused'}`);
  if (!expected) expect(await footprint(life)).toEqual(before);
  const other = life.models.find((model) => model !== at);
  if (expected && event === 'free' && at.checked && other?.shared) life.mayShare = true;
  life.models = expected ?? life.models;
  await compare(life.models);
}

test('after every event the books of a reward are those of its status, and a refused event leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1), fc.array(step, { minLength: 4, maxLength: 16 }), async (family, steps) => {
      const life = await begin(family);
      try {
        await compare(life.models);
        for (const one of [{ event: 'provide' as const, which: 0, days: 0 }, ...steps]) await live(life, one);
      } finally {
        await end(life);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
