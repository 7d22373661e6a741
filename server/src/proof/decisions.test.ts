/**
 * Random lives of rewards between several people (rules 3.5, 3.11, 3.12): who collects gives this account or that one, four
 * operators make, export and confirm runs, ask for decisions and take them, one of them has had a hand in it. Whatever they
 * try, after every step the books balance and agree with the runs, nobody is paid twice, no decision is taken by one person,
 * and a refusal leaves no trace. `LIVES` is how many lives.
 */
import { touchDays } from '@weitersagen/contract/approval/rules';
import { codesOf } from '@weitersagen/contract/basics/label';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { rewardMoves } from '@weitersagen/contract/reward/rules';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireApprovals } from '../approval/approval.ts';
import { guardExport } from '../desk/approval/another.ts';
import { askOrDo } from '../desk/approval/ask.ts';
import { agree, decline, withdraw } from '../desk/approval/decide.ts';
import { createRun, exportRun } from '../payout/payout.ts';
import type { Actor, Ctx } from '../platform/context.ts';
import * as rewards from '../reward/reward.ts';
import * as settlement from '../settlement/settlement.ts';
import { sumBank } from '../settlement/sql.ts';
import { evaOf, walkToReady } from '../testing/cast/eva.ts';
import { operator } from '../testing/cast/operators.ts';
import { listBroken } from '../testing/database/never.ts';
import { premiums, terms } from '../testing/mandant-files.ts';
import { type World, world } from '../testing/world.ts';

const names = ['eva', 'otto', 'nora', 'rita'] as const;
type Name = (typeof names)[number];
const ibans = {
  own: 'DE02120300000000202051',
  other: 'DE89370400440532013000',
  third: 'DE75512108001245126199',
  /** The account that the mandant pays from. */
  payer: 'DE02100100100006820101',
} as const;

type Step =
  | { do: 'collect'; which: number; iban: keyof typeof ibans; stores: boolean }
  | { do: 'stop'; which: number }
  | { do: 'make' | 'export' | 'confirm'; who: Name }
  | { do: 'ask'; who: Name; what: 'return' | 'free' | 'discard'; which: number }
  | { do: 'agree' | 'decline' | 'withdraw'; who: Name }
  | { do: 'setBack'; who: Name; which: number }
  | { do: 'wait'; days: number };

/** Rita has released the order, so she decides little. */
const who = fc.constantFrom<Name>('eva', 'eva', 'otto', 'otto', 'nora', 'nora', 'rita');
const which = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('collect' as const),
      which,
      iban: fc.constantFrom('own', 'own', 'other', 'third', 'payer'),
      stores: fc.boolean(),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('make', 'export', 'export', 'confirm'), who }), weight: 7 },
  {
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      who,
      what: fc.constantFrom('return', 'return', 'free', 'discard'),
      which,
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({ do: fc.constantFrom('agree', 'agree', 'agree', 'agree', 'decline', 'withdraw'), who }),
    weight: 7,
  },
  { arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0.1, 4, 4, 4, 15) }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('stop' as const), which }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('setBack' as const), who, which }), weight: 1 },
) as fc.Arbitrary<Step>;

let w: World;
let start: Date;
let people: Readonly<Record<Name, Actor & { kind: 'operator' }>>;
/** The ids of the two rewards of a life, the runs of it, and whose hands were in a reward since when. */
let life: { ids: number[]; numbers: string[]; run: number | undefined; hands: Map<number, Map<number, Date>> };
/** What went well: a step that never does proves nothing. */
const done = new Set<string>();

beforeAll(async () => {
  w = await world();
  start = now();
  const entries: [Name, Actor & { kind: 'operator' }][] = [];
  await evaOf(w.app).token();
  for (const name of names) {
    const email = `${name}@betreiber.example`;
    await operator(w.app, { email });
    const { rows } = await sql<{ id: number }>`select id from operator where email = ${email}`.execute(
      w.app.app.system.database.kysely,
    );
    const role = 'BetreiberAdmin' as const;
    entries.push([
      name,
      { kind: 'operator', operatorId: rows[0]!.id, email, role, sessionId: '', authAt: new Date(0) },
    ]);
  }
  people = Object.fromEntries(entries) as typeof people;
});
afterAll(() => w.app.close());

const ctxOf = (name?: Name): Ctx => (name ? w.as('spbdevk', people[name]) : w.as());
const now = (): Date => w.app.app.system.clock.now();

/** What has gone before a life begins: everybody who comes after has something to decide. */
const ahead: readonly (readonly Step[])[] = [
  [],
  [
    { do: 'collect', which: 0, iban: 'own', stores: false },
    { do: 'collect', which: 1, iban: 'other', stores: true },
    { do: 'wait', days: 4 },
  ],
  [
    { do: 'make', who: 'eva' },
    { do: 'export', who: 'otto' },
  ],
  [{ do: 'confirm', who: 'eva' }],
];

async function begin(stage: number): Promise<void> {
  // Nothing of one life goes into the runs of the next, and none is later than what is on offer.
  w.app.app.system.clock.set(start);
  await w.as().write(({ db }) =>
    sql`insert into reward_hold (reward_id, attempt, kind, since, reason)
      select id, attempt, 'stopped', now(), 'before' from reward where status = 'collected' on conflict do nothing`.execute(
      db,
    ),
  );
  const walk = await walkToReady(w.app, { share: 50 });
  const { rows } = await w.as().read(({ db }) =>
    sql<{ id: number; number: string }>`
      select w.id, w.number from reward w join recommendation n on n.id = w.recommendation_id
      where n.number = ${walk.number} order by w.id`.execute(db),
  );
  const released = new Map([[people.rita.operatorId, now()]]);
  life = {
    ids: rows.map(({ id }) => id),
    numbers: rows.map(({ number }) => number),
    run: undefined,
    hands: new Map(rows.map(({ id }) => [id, new Map(released)])),
  };
  for (const one of ahead.slice(0, stage + 1).flat()) await take(one);
}

const isTouching = (rewardId: number, operatorId: number): boolean => {
  const at = life.hands.get(rewardId)?.get(operatorId);
  return at !== undefined && now().getTime() - at.getTime() < touchDays * 86_400_000;
};

interface Open {
  id: number;
  object: string;
  objectId: number;
  askedBy: number;
}

/** What waits in this life, the latest first. */
const findOpen = async (): Promise<Open | undefined> => {
  const { rows } = await w.as().read(({ db }) =>
    sql<Open>`
      select id, object, object_id as "objectId", asked_by as "askedBy" from approval
      where status = 'open' and (object = 'reward' and object_id = any(${life.ids}::bigint[]) or object = 'payout' and object_id = ${life.run ?? 0})
      order by id desc limit 1`.execute(db),
  );
  return rows[0];
};
const listRewardsIn = async (run: number): Promise<number[]> => {
  const { rows } = await w
    .as()
    .read(({ db }) => sql<{ id: number }>`select subject_id as id from payout_item where run_id = ${run}`.execute(db));
  return rows.map(({ id }) => id);
};

/** Refuses what nobody could do, for there is nothing to do it with. */
const missing = (): never => {
  throw new Refusal('unknown');
};

async function take(one: Step): Promise<void> {
  switch (one.do) {
    case 'wait':
      await w.days(one.days);
      await expireApprovals(w.as());
      return;
    case 'collect':
      return w.as().write(async (tx) => {
        const reward = await rewards.lockReward(tx, { id: life.ids[one.which]! });
        const bank = { holder: 'Anna Muster', iban: ibans[one.iban], storesBankData: one.stores, termsText: terms };
        await rewards.collectReward(tx, reward, { ...bank, attempt: reward.attempt, premiumId: premiums.home });
      });
    case 'stop':
      return void (await w
        .as()
        .write(async (tx) => rewards.stopReward(tx, await rewards.lockReward(tx, { id: life.ids[one.which]! }))));
    case 'make':
      life.run = await ctxOf(one.who).write((tx) => createRun(tx, async () => new Set()));
      return;
    case 'export': {
      const before = await listRewardsIn(life.run ?? missing());
      await exportRun(ctxOf(one.who), life.run ?? missing(), guardExport);
      const { operatorId } = people[one.who];
      expect((await listRewardsIn(life.run ?? 0)).filter((id) => isTouching(id, operatorId))).toEqual([]);
      expect(before.length).toBeGreaterThan(0);
      return;
    }
    case 'confirm':
      return settlement.confirmPayout(ctxOf(one.who), life.run ?? missing());
    case 'setBack': {
      const number = life.numbers[one.which]!;
      await ctxOf(one.who).write((tx) => settlement.setBackReward(tx, number, 'Zufall'));
      life.hands.get(life.ids[one.which]!)?.set(people[one.who].operatorId, now());
      return;
    }
    case 'ask':
      return ask(one);
    default:
      return decide(one);
  }
}

async function ask({ who: name, what, which: index }: Step & { do: 'ask' }): Promise<void> {
  const number = life.numbers[index]!;
  const seen = await w
    .as()
    .read(async (tx) => rewards.seenHolds((await rewards.findReward(tx, { number })) ?? missing()));
  const asked = {
    return: { kind: 'returnReward', given: { number, endToEndId: null, bankReference: null } },
    free: { kind: 'freeReward', given: { number, ...seen } },
    discard: { kind: 'discardPayout', given: { runId: life.run ?? 0 } },
  } as const;
  const before = await stand();
  const waits = await ctxOf(name).write((tx) => askOrDo(tx, { ...asked[what], reason: 'Zufall' }));
  // A draft is one person's; whatever else was asked for has changed nothing.
  if (what !== 'discard') expect(waits).toBeDefined();
  if (waits) expect(await stand()).toEqual(before);
}

async function decide({ do: how, who: name }: Step & { do: 'agree' | 'decline' | 'withdraw' }): Promise<void> {
  const open = (await findOpen()) ?? missing();
  const { operatorId } = people[name];
  const moved = open.object === 'payout' ? await listRewardsIn(open.objectId) : [open.objectId];
  const isHand = moved.some((id) => isTouching(id, operatorId));
  const steps = { agree, decline: (ctx: Ctx, id: number) => decline(ctx, id, 'Zufall'), withdraw };
  await steps[how](ctxOf(name), open.id, null);
  expect([how, open.askedBy === operatorId, how === 'agree' && isHand]).toEqual([how, how === 'withdraw', false]);
}

/** What money knows of this life. */
const stand = async (): Promise<unknown> => {
  const { rows } = await w.as().read(({ db }) =>
    sql`select (select json_agg(r order by r.id) from reward r where r.id = any(${life.ids}::bigint[])) as rewards,
        (select json_agg(h order by h.id) from reward_hold h where h.reward_id = any(${life.ids}::bigint[])) as holds,
        (select count(*) from posting) as postings, (select count(*) from event where object <> 'approval') as events,
        (select json_agg(p order by p.id) from payout_run p where p.id = ${life.run ?? 0}) as run,
        (select json_agg(i order by i.run_id, i.subject_id) from payout_item i where i.subject_id = any(${life.ids}::bigint[])) as items`.execute(
      db,
    ),
  );
  return rows[0];
};
const footprint = async (): Promise<unknown> => {
  const { rows } = await w.as().read(({ db }) =>
    sql`select (select count(*) from approval) as approvals, (select count(*) from approval where status = 'open') as open,
      (select count(*) from event) as events, (select count(*) from mail) as mails`.execute(db),
  );
  return [rows[0], await stand()];
};

async function check(): Promise<void> {
  const { transferredCents, returnedCents, bookedCents } = await w.as().read(({ db }) => sumBank(db, 3));
  expect(transferredCents - returnedCents).toBe(bookedCents);
  await w.as().read(async ({ db }) => {
    expect(await listBroken(db)).toEqual([]);
    const { rows } = await sql<{ id: number; status: string; from: string | null; to: string }>`
      select w.id, w.status, e.from_status as "from", e.to_status as "to" from reward w join event e on e.object = 'reward' and e.object_id = w.id
      where w.id = any(${life.ids}::bigint[]) order by w.id, e.id`.execute(db);
    for (const [index, { id, status, from, to }] of rows.entries()) {
      expect(statuses).toContain(status);
      const next = rows[index + 1];
      expect([to, id]).toEqual(next?.id === id ? [next.from, id] : [status, id]);
      const isMove = from === null || from === to || moves.some((move) => move.to === to && move.from.includes(from));
      expect([from, to, isMove]).toEqual([from, to, true]);
    }
  });
}
const moves = Object.values(rewardMoves) as readonly { from: readonly string[]; to: string }[];
const statuses = codesOf(rewardStatus);

/** Lives in which everything that a decision can end with happens. */
const examples: [number, Step[]][] = [
  [
    3,
    [
      { do: 'ask', who: 'eva', what: 'return', which: 0 },
      { do: 'agree', who: 'eva' },
      { do: 'decline', who: 'nora' },
      { do: 'ask', who: 'eva', what: 'return', which: 0 },
      { do: 'wait', days: 15 },
      { do: 'agree', who: 'nora' },
      { do: 'ask', who: 'eva', what: 'return', which: 0 },
      { do: 'agree', who: 'nora' },
      { do: 'collect', which: 0, iban: 'third', stores: true },
      { do: 'make', who: 'otto' },
      { do: 'ask', who: 'otto', what: 'free', which: 0 },
      { do: 'agree', who: 'eva' },
      { do: 'make', who: 'otto' },
      { do: 'export', who: 'otto' },
      { do: 'export', who: 'eva' },
      { do: 'confirm', who: 'eva' },
      { do: 'confirm', who: 'otto' },
    ],
  ],
  [
    2,
    [
      { do: 'ask', who: 'eva', what: 'discard', which: 0 },
      { do: 'withdraw', who: 'nora' },
      { do: 'withdraw', who: 'eva' },
      { do: 'ask', who: 'eva', what: 'discard', which: 0 },
      { do: 'agree', who: 'nora' },
      { do: 'setBack', who: 'eva', which: 0 },
      { do: 'make', who: 'otto' },
      { do: 'export', who: 'eva' },
      { do: 'collect', which: 0, iban: 'payer', stores: false },
      { do: 'wait', days: 4 },
      { do: 'make', who: 'otto' },
      { do: 'export', who: 'nora' },
    ],
  ],
  [
    1,
    [
      { do: 'stop', which: 0 },
      { do: 'ask', who: 'eva', what: 'free', which: 0 },
      { do: 'agree', who: 'otto' },
    ],
  ],
];

const numRuns = Number(process.env.LIVES ?? 10);

test('whatever four operators and a person try, money moves by two and the books are right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(ahead.length - 1),
      fc.array(step, { minLength: 12, maxLength: 24 }),
      async (stage, steps) => {
        await begin(stage);
        await check();
        let before = await footprint();
        for (const one of steps) {
          const outcome = await take(one).then(
            () => 'done',
            (error: unknown) => (error instanceof Refusal ? 'refused' : Promise.reject(error)),
          );
          const after = await footprint();
          // What may not be paid leaves the draft, be the export refused or not.
          if (outcome === 'refused' && one.do !== 'export') expect([one, after]).toEqual([one, before]);
          else await check();
          before = after;
          const name = one.do === 'ask' ? `ask for ${one.what}` : one.do;
          if (outcome === 'done') done.add(name);
        }
      },
    ),
    { numRuns, examples },
  );
  const all = 'collect, stop, setBack, make, export, confirm, ask for return, ask for discard, ask for free';
  for (const name of `${all}, agree, decline, withdraw`.split(', ')) expect(done).toContain(name);
}, 1_200_000);
