/**
 * The kept figures (migrations 0134, 0135, 0160, 0161 and 0166): whatever is written, by one statement of many rows or by many of one, they are what
 * counting the rows gives, before and after they are summed up; and counting anew changes nothing, unless something was wrong.
 */
import { toNumber } from '@weitersagen/contract/basics/number';
import { sources } from '@weitersagen/contract/figure/measures';
import { toldFrom } from '@weitersagen/contract/figure/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { collectedBy } from '../testing/cast/collected.ts';
import { evaOf } from '../testing/cast/eva.ts';
import {
  countedDays,
  countedFigures,
  countedParts,
  keptDays,
  keptFigures,
  keptParts,
} from '../testing/life/figures.ts';
import { countedSpans, keptSpans } from '../testing/life/spans.ts';
import { products, type Slug, today } from '../testing/mandant-files.ts';
import { type World, world } from '../testing/world.ts';
import { makeFiguresAnew, sumUpFigures } from './figure.ts';
import { makeAnew, makeSpansAnew, sumUpChanges } from './sql.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

let numbers = 3_000_000_000;

/** Days on both sides of midnight in Berlin, of summer and winter. */
const moments = [
  '2026-03-01T22:59:59Z',
  '2026-03-01T23:00:00Z',
  '2026-06-30T22:00:00Z',
  '2026-06-30T21:59:59Z',
] as const;
const moment = fc.constantFrom(...moments);
const maybe = fc.option(moment, { nil: null });
const product = fc.constantFrom(products.home, products.fibre);
const part = fc.nat(3);
const channel = fc.constantFrom(null, 'wa', 'fb');
const agency = fc.constantFrom(null, '900001', '900002');
const campaign = fc.constantFrom(null, 'spring');
const reason = fc.constantFrom(null, 'Mehrfachauftrag', 'Brief von Anna');
const step = fc.oneof(
  fc.record({
    does: fc.constant('recommend' as const),
    count: fc.integer({ min: 0, max: 5 }),
    at: moment,
    product,
    campaign,
    agency,
  }),
  fc.record({ does: fc.constant('accept' as const), part, at: moment, confirmed: maybe, channel, agency }),
  fc.record({ does: fc.constant('confirm' as const), part, at: maybe }),
  fc.record({ does: fc.constant('move' as const), part }),
  fc.record({ does: fc.constant('order' as const), part, at: moment }),
  fc.record({ does: fc.constant('change order' as const), part, released: maybe, cancelled: maybe, product }),
  fc.record({ does: fc.constant('refuse order' as const), part, reason }),
  fc.record({ does: fc.constant('come anew' as const), part, channel }),
  fc.record({
    does: fc.constant('give to agency' as const),
    part,
    table: fc.constantFrom('recommendation', 'recipient', 'orders'),
    agency,
  }),
  fc.record({ does: fc.constant('click' as const), part, people: fc.nat(3), at: moment }),
  fc.record({ does: fc.constant('forget clicks' as const), part }),
  fc.record({
    does: fc.constant('hit' as const),
    kind: fc.constantFrom('page', 'goal', 'visit', 'share'),
    count: fc.integer({ min: 1, max: 4 }),
    at: moment,
    product: fc.constantFrom(0, products.home),
    channel: fc.constantFrom('', 'wa'),
  }),
  fc.record({ does: fc.constant('forget hits' as const), at: moment }),
  fc.record({ does: fc.constant('sum up' as const), max: fc.integer({ min: 1, max: 8 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const addRecommendations = async (
  db: Db,
  { count, at, product: id, ...given }: Extract<Step, { does: 'recommend' }>,
) => {
  const rows = Array.from({ length: count }, () => toNumber('recommendation', String(numbers++)));
  await sql`
    insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, campaign, agency_number, created_at, changed_at)
    select number, number, number, (select min(id) from account), ${id}::int, 1, 7000, 100, 'shortLink', 'open', '2030-01-01', case when right(number, 1) < '5' then 'portal' else 'widget' end, ${given.campaign}::text, ${given.agency}::text, ${at}::timestamptz, now()
    from unnest(${rows}::text[]) as number`.execute(db);
};

async function take(db: Db, tx: Parameters<typeof sumUpChanges>[0], given: Step): Promise<unknown> {
  const some = 'part' in given ? sql`id % 4 = ${given.part}` : sql`true`;
  switch (given.does) {
    case 'recommend':
      return addRecommendations(db, given);
    case 'accept':
      return sql`
        insert into recipient (number, hash, recommendation_id, status, language, entry_channel, agency_number, created_at, changed_at, confirmed_at)
        select ${`${numbers++}`} || '-' || id, ${`${numbers++}`} || '-' || id, id, 'unconfirmed', 'de', ${given.channel}::text, ${given.agency}::text, ${given.at}::timestamptz, now(), ${given.confirmed}::timestamptz
        from recommendation r where ${some} and not exists (select from recipient c where c.recommendation_id = r.id)`.execute(
        db,
      );
    case 'confirm':
      return sql`update recipient set confirmed_at = ${given.at}::timestamptz, changed_at = now() where ${some}`.execute(
        db,
      );
    case 'move':
      return sql`update recipient set recommendation_id = free.id
        from (select max(id) as id from recommendation r where not exists (select from recipient c where c.recommendation_id = r.id)) free
        where free.id is not null and recipient.id = (select max(id) from recipient where ${some})`.execute(db);
    case 'order':
      return sql`
        insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, created_at, changed_at)
        select ${`${numbers++}`} || '-' || id, ${`${numbers++}`} || '-' || id, 'test', id, (select min(c.id) from recipient c where c.recommendation_id = recommendation.id), product_id, '2026-02-01', 'rejected', ${given.at}::timestamptz, now()
        from recommendation where ${some}`.execute(db);
    case 'change order':
      return sql`
        update orders set released_at = ${given.released}::timestamptz, cancelled_at = ${given.cancelled}::timestamptz, product_id = ${given.product}::int
        where ${some}`.execute(db);
    case 'refuse order':
      return sql`update orders set rejection = ${given.reason}::text where ${some}`.execute(db);
    case 'come anew':
      return sql`update recipient set entry_channel = ${given.channel}::text where ${some}`.execute(db);
    case 'give to agency':
      return sql`update ${sql.table(given.table)} set agency_number = ${given.agency}::text where ${some}`.execute(db);
    case 'click':
      return sql`
        insert into entry_day (recommendation_id, day, channel, people)
        select id, (${given.at}::timestamptz)::date, 'wa', ${given.people}::int from recommendation where ${some} order by id
        on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + excluded.people`.execute(
        db,
      );
    case 'forget clicks':
      return sql`delete from entry_day where recommendation_id % 4 = ${given.part}`.execute(db);
    case 'hit':
      return sql`
        insert into hit_day (day, kind, name, channel, product_id, count, people)
        values ((${given.at}::timestamptz)::date, ${given.kind}, 'Home', ${given.channel}, ${given.product}, ${given.count}, 1)
        on conflict (mandant_id, day, kind, name, channel, product_id) do update set count = hit_day.count + excluded.count`.execute(
        db,
      );
    case 'forget hits':
      return sql`delete from hit_day where day < (${given.at}::timestamptz)::date`.execute(db);
    case 'sum up':
      return sumUpChanges(tx, given.max);
  }
}

/** Ends a transaction of which nothing is to stay. */
class Undo extends Error {}

test('after any change the figures are what counting gives, and what was deleted stays in the sum', async () => {
  await w.anna.recommends({ mandant: 'spbdevk' });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const life = w.as().write(async (tx) => {
        const { db } = tx;
        await sql`set constraints all deferred`.execute(db);
        let clicks = 0;
        for (const one of steps) {
          const before = await sql<{ n: number }>`select coalesce(sum(people), 0)::int as n from entry_day`.execute(db);
          await take(db, tx, one);
          const after = await sql<{ n: number }>`select coalesce(sum(people), 0)::int as n from entry_day`.execute(db);
          if (one.does === 'click') clicks += after.rows[0]!.n - before.rows[0]!.n;
          expect(await keptFigures(db)).toEqual(await countedFigures(db));
          expect(await keptDays(db)).toEqual(await countedDays(db));
          expect(await keptParts(db)).toEqual(await countedParts(db));
          expect(await keptSpans(db)).toEqual(await countedSpans(db));
        }
        const all = await sql<{ n: number }>`
          select coalesce(sum(count), 0)::int as n from figure where measure = 'clicked' and form in ('change', 'kept')`.execute(
          db,
        );
        expect(all.rows[0]!.n).toBe(clicks);
        for (const [table, measures] of sources)
          expect([table, await makeAnew(db, table, measures)]).toEqual([table, 0]);
        expect(await makeSpansAnew(db)).toBe(0);
        throw new Undo();
      });
      await expect(life).rejects.toThrow(Undo);
    }),
    { numRuns: 60 },
  );
}, 120_000);

/** `{ paid: [1, 3500] }` of all days. */
const sums = async (slug: Slug = 'spbdevk') =>
  w.as(slug).read(async ({ db }) => {
    const { rows } = await sql<{ measure: string; count: number; cents: number }>`
      select measure, sum(count)::int as count, sum(cents)::int as cents from figure
      where form in ('change', 'kept') and not is_gone group by 1 having sum(count) <> 0 order by 1`.execute(db);
    return Object.fromEntries(rows.map(({ measure, count, cents }) => [measure, [count, cents]]));
  });
const expectTrue = (slug: Slug = 'spbdevk') =>
  w.as(slug).read(async ({ db }) => {
    expect(await keptFigures(db)).toEqual(await countedFigures(db));
    expect(await keptDays(db)).toEqual(await countedDays(db));
    expect(await keptParts(db)).toEqual(await countedParts(db));
    expect(await keptSpans(db)).toEqual(await countedSpans(db));
  });
const anew = (slug: Slug = 'spbdevk') => makeFiguresAnew(w.app.app.system, w.mandants[slug].id);

test('from the link to the money that came back each step is counted once, on its day, and in its mandant alone', async () => {
  const before = await sums();
  const elsewhere = await sums('versicherung');
  const eva = evaOf(w.app);
  const walk = await collectedBy(w, { share: 100 });
  await w.days(4);
  const { body: run } = await eva.makesRun();
  await eva.exports(run.Id);
  await eva.confirms(run.Id);
  await sumUpFigures(w.as());
  await eva.decides(walk.recommender!.number, 'ruecklaeufer');
  const [recommended = 0] = before.recommended ?? [];
  expect(await sums()).toMatchObject({
    recommended: [recommended + 1, 0],
    accepted: [1, 0],
    confirmed: [1, 0],
    ordered: [1, 0],
    released: [1, 0],
    paid: [1, 7000],
    returned: [1, 7000],
  });
  expect((await sums()).collected).toBeUndefined();
  const { rows } = await w.as().read(({ db }) =>
    sql<{ isRight: boolean }>`
      select waited = day - (select ordered_on from orders) as "isRight" from figure where measure = 'paid' and form = 'kept'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ isRight: true }]);
  await expectTrue();
  expect(await sums('versicherung')).toEqual(elsewhere);
});

test('what is wrong is mended by counting anew, and nothing is wrong a second time', async () => {
  await w.as().write(({ db }) => sql`update figure set count = count + 5, cents = cents + 5`.execute(db));
  expect(await anew()).toBeGreaterThan(0);
  await expectTrue();
  expect(await anew()).toBe(0);
  await w.as().write(({ db }) => sql`update figure_span set visited = visited + 1 where dimension = 'all'`.execute(db));
  await w.as().write(({ db }) => sql`delete from figure_wait`.execute(db));
  expect(await anew()).toBeGreaterThan(0);
  await expectTrue();
  expect(await anew()).toBe(0);
  await w.as().write(({ db }) => sql`delete from figure`.execute(db));
  await Promise.all([anew(), anew()]);
  await expectTrue();
  await sumUpFigures(w.as());
  await expectTrue();
  expect(await anew()).toBe(0);
});

test('those who write, sum up and count anew at the same time lose nothing', async () => {
  const work = [0, 1, 2].flatMap((round) => [
    ...Array.from({ length: 4 }, () => w.anna.recommends({ share: 100 })),
    sumUpFigures(w.as()),
    round === 1 ? anew() : sumUpFigures(w.as()),
  ]);
  await Promise.all(work);
  await expectTrue();
  expect(await anew()).toBe(0);
  await sumUpFigures(w.as());
  const { rows } = await w.as().read(({ db }) => sql`select from figure where form = 'change'`.execute(db));
  expect(rows).toEqual([]);
});

test('everybody sees what was paid this year once it is enough, and as much as was not sent back', async () => {
  const shown = async () => (await w.app.call('GET', '/kennzahlen', { mandant: 'versicherung' })).body;
  const year = Number(today.slice(0, 4));
  const few = { Jahr: year, AusgezahltCent: null, Auszahlungen: null, TageBisAuszahlung: null, Empfehlungen: null };
  const add = (measure: string, count: number, { cents = 0, waited = 0, day = `${year}-01-05` } = {}) =>
    w
      .as('versicherung')
      .write(({ db }) =>
        sql`insert into figure (form, day, measure, waited, count, cents) values ('change', ${day}, ${measure}, ${waited}, ${count}, ${cents})`.execute(
          db,
        ),
      );
  await add('paid', toldFrom.payouts, { cents: 100_000, waited: 20 });
  await add('paid', 100, { cents: 900_000, day: `${year - 1}-12-31` });
  await add('returned', 1, { cents: 4000 });
  await add('recommended', toldFrom.recommendations - 1);
  expect(await shown()).toEqual(few);
  await add('paid', 1, { cents: 4000, waited: -1 });
  await add('recommended', 1);
  w.app.app.system.signals.tell('figure', String(w.mandants.versicherung.id));
  await expect.poll(shown).toEqual({
    Jahr: year,
    AusgezahltCent: 100_000,
    Auszahlungen: toldFrom.payouts,
    TageBisAuszahlung: 20,
    Empfehlungen: toldFrom.recommendations,
  });
});
