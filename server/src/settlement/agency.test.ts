/**
 * What an agency adds goes all the way to who collects (rules 4.5), and what comes of a recommendation stands under the agency
 * (E-14), also when a person gives the order to another recommendation.
 */
import { shares } from '@weitersagen/contract/reward/shares';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balance } from '#ledger/ledger.ts';
import { getProduct } from '#product/product.ts';
import { getRecommendation } from '#recommendation/recommendation.ts';
import { promisedShares } from '#reward/make.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { apiKeyOf, premiums, products, terms, today } from '#testing/mandant-files.ts';
import { confirm, release, report, rewardTokenOf, tokenIn, type Walk } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';
import { assignOrder } from './order/assign.ts';

let w: World;
let hafen: TestAgency;
let stadt: TestAgency;
beforeAll(async () => {
  w = await world();
  await configure(w.app, 'spbdevk', {
    createLimit: { perEmail: 1000, perAddress: 1000, minutes: 60 },
    claimPeriodDays: 0,
  });
  hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  stadt = await anAgency(w, 'stadt');
  await adds(products.home, 2001);
  await adds(products.fibre, 300);
  // So that something else can be chosen at the pickup.
  await w
    .as()
    .write(({ db }) =>
      db.insertInto('premium_product').values({ product_id: products.home, premium_id: premiums.mobile }).execute(),
    );
});
afterAll(() => w.app.close());

const adds = (ProduktId: number, ZusatzCent: number) =>
  w.app.call('POST', '/agentur/praemienplan', {
    token: hafen.owner.token,
    body: { ProduktId, ZusatzCent, GueltigVon: today },
  });

let count = 0;

/** Recommended for an agency, with a contact who has confirmed. */
async function underWay(
  agency: TestAgency | null = hafen,
  { share = 50, employee = '-M1' }: { share?: 0 | 50 | 100; employee?: string } = {},
): Promise<Walk> {
  const tag = `g${++count}`;
  const as = { firstName: 'Anna', lastName: 'Muster', email: `anna.${tag}@example.org` };
  const named = agency && `${agency.agencyNumber}${employee}`;
  const { body } = await w.app.call('POST', '/empfehlen/create', {
    body: wishOf({ as, share }, { 'Empfehlung.Agentennummer': named }),
  });
  const link = { number: body.Empfehlungsnummer, hash: body.Hash };
  const email = `ben.${tag}@example.org`;
  const registered = (await w.ben.registers(link, { Email: email })).body;
  const mails = await w.app.post();
  const walk: Walk = {
    ...link,
    mandant: 'spbdevk',
    locale: 'de',
    shortLink: body.KurzURL,
    recommenderEmail: as.email,
    recipientEmail: email,
    recipientNumber: registered.Empfaengernummer,
    recipientHash: registered.Empfaengerhash,
    recipientToken: tokenIn(mails.findLast(({ to, text }) => to === email && text.includes('/empfaenger/zustimmung'))),
    orderNumber: '',
    externalNumber: `EXT-${tag}`,
    mails,
  };
  await confirm(w.app, walk);
  return walk;
}

async function releasedWalk(walk: Walk): Promise<Walk> {
  await report(w.app, walk, 'bestaetigt', today);
  await release(w.app, walk, await operator(w.app, { email: 'eva@betreiber.example' }));
  return walk;
}
const choices = async (token: string) => {
  const [reward] = (await w.app.call('GET', '/praemierung/?details=true', { token })).body;
  return reward.Product.Praemien.map(({ Id, WertCent, BetragCent }: Record<string, number>) => [
    Id,
    WertCent,
    BetragCent,
  ]);
};
const collects = (token: string, PraemieId: number) =>
  w.app.call('PUT', '/praemierung', {
    token,
    body: {
      PraemieId,
      Kontoinhaber: 'Anna Muster',
      IBAN: 'DE02120300000000202051',
      AgbText: terms,
      AgbAkzeptiert: true,
    },
  });
/** What stands in the books for each reward of a recommendation, the oldest first; nothing where an account is even. */
const books = (recommendation: string) =>
  w.as().read(async (tx) => {
    const rows = await tx.db
      .selectFrom('reward')
      .innerJoin('recommendation', 'recommendation.id', 'reward.recommendation_id')
      .select('reward.id')
      .where('recommendation.number', '=', recommendation)
      .orderBy('reward.id')
      .execute();
    return Promise.all(rows.map(({ id }) => balance(tx, { kind: 'reward', id })));
  });
const under = (table: 'recipient' | 'orders' | 'reward', recommendation: string) =>
  w.as().read(async ({ db }) => {
    const { rows } = await sql<{ agency: string | null; employee: string | null }>`
      select t.agency_number as agency, t.employee_number as employee from ${sql.table(table)} t
      join recommendation n on n.id = t.recommendation_id where n.number = ${recommendation} order by t.id`.execute(db);
    return rows.map(({ agency, employee }) => [agency, employee]);
  });

describe('at the pickup', () => {
  test('each gets the own share of premium and addition, and of another premium with the addition as well', async () => {
    const walk = await releasedWalk(await underWay());
    const token = rewardTokenOf(walk, walk.recommenderEmail);
    expect(await choices(token)).toEqual([
      [premiums.home, 9001, 4501],
      [premiums.mobile, 7001, 3501],
    ]);
    const other = rewardTokenOf(walk, walk.recipientEmail);
    expect(await choices(other)).toEqual([
      [premiums.home, 9001, 4500],
      [premiums.mobile, 7001, 3500],
    ]);
    expect(await books(walk.number)).toMatchObject([
      { VerbindlichkeitPraemien: 4501 },
      { VerbindlichkeitPraemien: 4500 },
    ]);
    expect((await collects(token, premiums.mobile)).body).toMatchObject({
      BetragCent: 3501,
      Praemie: { Id: premiums.mobile, WertCent: 7001 },
    });
    expect((await collects(other, premiums.home)).body).toMatchObject({
      BetragCent: 4500,
      Praemie: { WertCent: 9001 },
    });
    expect(await books(walk.number)).toMatchObject([
      { VerbindlichkeitPraemien: 0, AuszahlungOffen: 3501 },
      { VerbindlichkeitPraemien: 0, AuszahlungOffen: 4500 },
    ]);
    expect(await under('reward', walk.number)).toEqual(Array(2).fill([hafen.agencyNumber, 'M1']));
  });

  test('a plan that has ended since takes nothing away', async () => {
    const walk = await underWay(hafen, { share: 100 });
    const [row] = (await w.app.call('GET', '/agentur/praemienplan', { token: hafen.owner.token })).body.filter(
      ({ ProduktId }: { ProduktId: number }) => ProduktId === products.home,
    );
    await w.app.call('DELETE', `/agentur/praemienplan/${row.Id}`, { token: hafen.owner.token });
    await releasedWalk(walk);
    expect(await choices(rewardTokenOf(walk, walk.recommenderEmail))).toEqual([
      [premiums.home, 9001, 9001],
      [premiums.mobile, 7001, 7001],
    ]);
    await adds(products.home, 2001);
  });
});

test('an order for another product earns its premium and the addition of that product, as it was when it was recommended', async () => {
  const walk = await underWay();
  const late = await underWay(hafen, { share: 100 });
  const plans = (await w.app.call('GET', '/agentur/praemienplan', { token: hafen.owner.token })).body;
  const fibre = plans.find(
    ({ ProduktId, Status }: Record<string, unknown>) => ProduktId === products.fibre && Status === 'Gueltig',
  );
  await w.app.call('DELETE', `/agentur/praemienplan/${fibre.Id}`, { token: hafen.owner.token });
  await adds(products.fibre, 700);
  for (const one of [walk, late])
    await w.app.call('POST', '/partner/auftrag', {
      apiKey: apiKeyOf('spbdevk'),
      body: {
        ExterneAuftragsnummer: one.externalNumber,
        Empfaengernummer: one.recipientNumber,
        Auftragsdatum: today,
        ProduktExterneId: 'X201',
        Ereignis: 'eingegangen',
      },
    });
  const made = await w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('reward')
        .innerJoin('recommendation', 'recommendation.id', 'reward.recommendation_id')
        .select([
          'reward.role',
          'reward.amount_cents as cents',
          'reward.plan_cents as plan',
          'reward.expected_cents as whole',
        ])
        .where('recommendation.number', 'in', [walk.number, late.number])
        .orderBy('reward.id')
        .execute(),
    );
  expect(made.map(({ role, cents, plan, whole }) => [role, cents, plan, whole])).toEqual([
    ['recommender', 4650, 300, 9300],
    ['recipient', 4650, 300, 9300],
    ['recommender', 9300, 300, 9300],
  ]);
});

test('both shares are the whole of premium and addition, whatever is added, chosen and capped', async () => {
  const walk = await underWay();
  const { recommendation, product } = await w.as().read(async (tx) => ({
    recommendation: await getRecommendation(tx, { number: walk.number }),
    product: await getProduct(tx, products.home),
  }));
  const cap = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 50_000 }),
      fc.constantFrom(0, 50, 100),
      cap,
      async (planCents, share, recipientCapCents) => {
        const recommenderShare = share as 0 | 50 | 100;
        const promised = { ...recommendation, recommenderShare, planCents, premiumCents: 7000 + planCents };
        const ctx = w.as();
        const config = { ...ctx.mandant.config, recipientCapCents };
        const order = { productId: product.id, orderedOn: today };
        const { recommenderCents, recipientCents, expected } = await ctx.read((tx) =>
          promisedShares({ ...tx, mandant: { ...tx.mandant, config } }, order, promised),
        );
        expect(recommenderCents + recipientCents).toBe(7000 + planCents);
        expect(recipientCents).toBeLessThanOrEqual(recipientCapCents ?? Number.POSITIVE_INFINITY);
        expect(expected).toEqual({ premiumId: premiums.home, cents: 7000 + planCents, planCents });
        const without = shares({ valueCents: 7000, recommenderShare, recipientCapCents });
        expect(recommenderCents).toBeGreaterThanOrEqual(without.recommenderCents);
        expect(recipientCents).toBeGreaterThanOrEqual(without.recipientCents);
      },
    ),
    { numRuns: 50 },
  );
});

describe('an order that goes to another recommendation', () => {
  const gives = async (from: Walk, to: Walk) =>
    w.as('spbdevk', { kind: 'job', name: 'test' }).write(async (tx) =>
      assignOrder(tx, {
        orderNumber: from.orderNumber,
        unknown: { externalNumber: null, orderedOn: today },
        recommendation: await getRecommendation(tx, { number: to.number }),
        email: null,
        mayTake: true,
      }),
    );

  test.each([
    ['of another agency', () => stadt, ''],
    ['of no agency', () => null, ''],
    ['of the same agency, of no employee', () => hafen, ''],
  ])('%s stands there with its rewards, and what was lost stays where it was', async (_what, agencyOf, employee) => {
    const from = await underWay();
    const to = await underWay(agencyOf(), { employee });
    await report(w.app, from, 'bestaetigt', today);
    await gives(from, to);
    const own = [agencyOf()?.agencyNumber ?? null, null];
    expect(await under('recipient', to.number)).toEqual([own]);
    expect(await under('orders', to.number)).toEqual([own]);
    expect(await under('reward', to.number)).toEqual([own, own]);
    const lost = [hafen.agencyNumber, 'M1'];
    expect([await under('orders', from.number), await under('reward', from.number)]).toEqual([[lost], [lost, lost]]);
    for (const book of await books(from.number)) expect(Object.values(book).every((cents) => cents === 0)).toBe(true);
  });

  test('from nobody’s to an agency’s stands under the agency with what it added', async () => {
    const from = await underWay(null);
    const to = await underWay(hafen, { share: 100 });
    await report(w.app, from, 'bestaetigt', today);
    await gives(from, to);
    expect(await under('orders', to.number)).toEqual([[hafen.agencyNumber, 'M1']]);
    const [reward] = await w
      .as()
      .read(({ db }) =>
        db
          .selectFrom('reward')
          .innerJoin('recommendation', 'recommendation.id', 'reward.recommendation_id')
          .select(['reward.amount_cents as cents', 'reward.plan_cents as plan'])
          .where('recommendation.number', '=', to.number)
          .execute(),
      );
    expect(reward).toEqual({ cents: 9001, plan: 2001 });
  });
});

test('an employee who has left keeps leads, orders and rewards that come after', async () => {
  const agency = await anAgency(w, 'rand', { employees: ['R1'] });
  const walk = await underWay(agency, { employee: '-R1' });
  await w.app.call('DELETE', '/agentur/mitarbeiter/R1', { token: agency.owner.token });
  await releasedWalk(walk);
  const own = [agency.agencyNumber, 'R1'];
  expect(await under('recipient', walk.number)).toEqual([own]);
  expect(await under('orders', walk.number)).toEqual([own]);
  expect(await under('reward', walk.number)).toEqual([own, own]);
});
