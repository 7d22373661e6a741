/** Half a year of every brand: what is true of it, whatever its chance has made. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createContext, type Mandant, type System } from '#platform/context.ts';
import { testApp } from '../../testing/app.ts';
import { countRows } from '../../testing/mandant.ts';
import { demoCatalogue, demoSlugs, passwordSlugs } from '../brands.ts';
import { seedDemo } from '../demo.ts';
import { type Calendar, casts, lifeOf } from './life.ts';
import { inOneTransaction } from './one-transaction.ts';
import { inventedIban } from './people.ts';

const { app, close } = await testApp({ PORTAL_TESTMODE: '0', DEMO_TOTP: '0' });
afterAll(close);
await seedDemo(app.system);

const of = async (slug: string) => {
  const mandant: Mandant = (await app.mandants.bySlug(slug)) ?? expect.fail('no mandant');
  return contextIn(app.system, mandant);
};
const contextIn = (system: System, mandant: Mandant) =>
  createContext({
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale: 'de',
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
const statusesIn = async (slug: string, table: 'recommendation' | 'recipient' | 'orders' | 'reward' | 'payout_run') =>
  (await of(slug)).read(async ({ db }) => {
    const rows = await db.selectFrom(table).select('status').distinct().execute();
    return new Set(rows.map(({ status }) => status));
  });

test('some three hundred recommendations by some sixty people, in all brands', async () => {
  let [recommendations, recommenders] = [0, 0];
  for (const slug of demoSlugs) {
    const ctx = await of(slug);
    const counted = await countRows(ctx, 'recommendation', 'account');
    recommendations += counted.recommendation ?? 0;
    recommenders += counted.account ?? 0;
    expect([slug, (counted.recommendation ?? 0) >= 40]).toEqual([slug, true]);
  }
  expect(recommendations).toBeGreaterThanOrEqual(300);
  expect(recommenders).toBeGreaterThanOrEqual(60);
});

test.each(demoSlugs)('the books of %s balance, and money has left by three runs and more', async (slug) => {
  const ctx = await of(slug);
  const { rows } = await ctx.read(({ db }) =>
    sql<{ account: string; cents: number }>`
      select account, sum(cents)::bigint as cents from (
        select debit as account, -amount_cents as cents from posting
        union all select credit, amount_cents from posting) s group by account`.execute(db),
  );
  const rewards = await ctx.read(({ db }) => db.selectFrom('reward').select(['status', 'amount_cents']).execute());
  const owed = (status: string): number =>
    rewards.filter((one) => one.status === status).reduce((sum, one) => sum + one.amount_cents, 0);
  const books = Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
  // A voucher is received with its pickup and leaves its stock; money waits for the bank.
  const { AuszahlungOffen: toPay = 0, GutscheinBestand: vouchers = 0, VerbindlichkeitPraemien: toCollect } = books;
  expect(vouchers).toBeGreaterThan(0);
  expect([toPay + vouchers, toCollect]).toEqual([owed('collected'), owed('ready')]);
  const runs = await ctx.read(({ db }) => db.selectFrom('payout_run').select('status').orderBy('id').execute());
  const states = runs.map(({ status }) => status);
  expect(states.filter((status) => status === 'confirmed').length).toBeGreaterThanOrEqual(3);
  expect(states.slice(-2)).toEqual(['exported', 'draft']);
});

test.each(demoSlugs)('%s has everything in each state that somebody at the desk meets', async (slug) => {
  expect([...(await statusesIn(slug, 'recommendation'))]).toEqual(
    expect.arrayContaining(['open', 'ok', 'released', 'paid', 'expired', 'cancelled']),
  );
  expect([...(await statusesIn(slug, 'orders'))]).toEqual(
    expect.arrayContaining(['received', 'confirmed', 'released', 'cancelled']),
  );
  expect([...(await statusesIn(slug, 'reward'))]).toEqual(
    expect.arrayContaining(['open', 'ready', 'collected', 'paidOut', 'cancelled']),
  );
});

test.each(demoSlugs)('nothing of %s is in the future, and none of its mails waits', async (slug) => {
  const ctx = await of(slug);
  const now = app.system.clock.now();
  const late = await ctx.read(({ db }) => db.selectFrom('event').select('id').where('at', '>', now).execute());
  const mails = await ctx.read(({ db }) => db.selectFrom('mail').select(['state', 'sent_at']).execute());
  expect(late).toEqual([]);
  expect(mails.length).toBeGreaterThan(50);
  expect(mails.filter(({ state, sent_at }) => state !== 'sent' || !sent_at || sent_at > now)).toEqual([]);
});

const calendar: Calendar = { today: '2026-03-02', ago: (day, hour) => day + 0.5 - hour / 24 };

test('a case waits for a decision in each brand where people sign in', async () => {
  for (const slug of passwordSlugs) {
    const cases = await (await of(slug)).read(({ db }) => db.selectFrom('cases').select('status').execute());
    expect([slug, cases.some(({ status }) => status === 'open')]).toEqual([slug, true]);
  }
});

test('on the same day everybody sees the same', () => {
  for (const cast of casts) {
    const products = demoCatalogue(cast.slug, calendar.today);
    expect(lifeOf(cast, calendar, products)).toEqual(lifeOf(cast, calendar, products));
  }
});

test('what was told half is not there, and is told anew', async () => {
  const ctx = await of('rahmen');
  const before = await countRows(ctx, 'recommendation');
  const told = inOneTransaction(app.system, ctx.mandant, async (inside) => {
    await contextIn(inside, ctx.mandant).write(({ db }) => db.deleteFrom('click').execute());
    throw new Error('killed');
  });
  await expect(told).rejects.toThrow('killed');
  expect(await countRows(ctx, 'recommendation')).toEqual(before);
});

test('an invented account has right check digits and no bank', () => {
  expect([inventedIban(1), inventedIban(2)].map((iban) => iban.slice(0, 2) + iban.slice(4, 12))).toEqual([
    'DE99900100',
    'DE99900100',
  ]);
  for (const iban of [inventedIban(1), inventedIban(77)]) {
    const digits = `${iban.slice(4)}1314${iban.slice(2, 4)}`;
    expect(BigInt(digits) % 97n).toBe(1n);
  }
});
