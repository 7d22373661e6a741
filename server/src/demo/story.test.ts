/** What the demo tells: the story of Anna, and half a year of every brand, whatever its chance has made. Told once for all of it. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createContext, type Mandant, type System } from '#platform/context.ts';
import { testApp } from '../testing/app.ts';
import { countRows } from '../testing/mandant.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { nightOfFirst } from './agency/invoices.ts';
import { demoEmail, demoSlugs, passwordSlugs } from './brands.ts';
import { seedDemo } from './demo.ts';
import { inOneTransaction } from './life/one-transaction.ts';
import { demoPassword } from './operators.ts';
import { anna } from './tales.ts';

const { app, call, close } = await testApp({ PORTAL_TESTMODE: '0', DEMO_TOTP: '0' });
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

const ctx = await of('spbdevk');
const signIn = async (slug: string) =>
  (
    await call('POST', '/account/login', {
      mandant: slug,
      body: { Email: demoEmail(anna.email, slug), Password: demoPassword },
    })
  ).body;
const token: string = (await signIn('spbdevk')).Token;
const eva: string = (
  await call('POST', '/admin/login', { body: { Email: 'admin@betreiber.example', Password: demoPassword } })
).body.Token;

test('Anna signs in with the password of the banner, but where the portal of the client signs people in', async () => {
  expect(passwordSlugs).toEqual(['spbdevk', 'versicherung', 'rahmen']);
  for (const slug of passwordSlugs)
    expect(await signIn(slug)).toMatchObject({ Vorname: 'Anna', Rollen: ['Empfehler'] });
  expect(await signIn('intranet')).toMatchObject({ PsoErrorCode: 'PSOF0201' });
});

test('her personal area has a recommendation in every state, and money that waits, can be collected and was paid', async () => {
  const { body } = await call('GET', '/empfehler/summen', { token });
  expect(body).toMatchObject({ WartendCent: 9000 + 11_000 + 4500, AbholbarCent: 3500, AusgezahltCent: 12_000 });
  expect(Object.entries(body.JeStatus).filter(([, count]) => count === 0)).toEqual([]);
  const rewards = await call('GET', '/praemierung', { token });
  const states = rewards.body.map(({ Status }: { Status: string }) => Status);
  expect(new Set(states)).toEqual(new Set(['Offen', 'Bereitgestellt', 'Abgeholt', 'Ausgezahlt', 'Storniert']));
});

test('at the desk orders, a draft and an exported run wait for a person', async () => {
  const { body } = await call('GET', '/admin/uebersicht', { token: eva });
  const waits = Object.fromEntries(
    body.Wartet.map(({ Art, Anzahl }: { Art: string; Anzahl: number }) => [Art, Anzahl]),
  );
  expect(waits).toMatchObject({ LaufEntwurf: 1, LaufZurBestaetigung: 1 });
  expect(waits.AuftragUnbestaetigt).toBeGreaterThan(0);
  expect(waits.AuftragFreigebbar).toBeGreaterThan(0);
});

test('a case and a claim wait for a decision', async () => {
  const cases = await call('PUT', '/admin/faelle', { token: eva, body: {} });
  expect(cases.body.Content).toMatchObject([{ Person: 'Tom Schnell', Status: 'Offen', AufDemSpielCent: 12_000 }]);
  const claims = await call('PUT', '/admin/nachbuchungen', { token: eva, body: {} });
  expect(claims.body.Content).toMatchObject([{ Status: 'Eingereicht' }]);
});

test('links were opened, by day and channel', async () => {
  await rollUpAll(ctx);
  const { body } = await call('GET', '/empfehler/empfehlungen?pagesize=50', { token });
  const { Empfehlungsnummer } = body.find(
    ({ Produkt }: { Produkt: { Name: string } }) => Produkt.Name === 'Fernsehen Plus',
  );
  const { body: entries } = await call('GET', `/empfehlung/${Empfehlungsnummer}/einspruenge`, { token });
  expect(entries.AnzahlEinspruenge).toBe(10);
  const channels = entries.JeTagUndKanal.map(({ Kanal }: { Kanal: string | null }) => Kanal);
  expect(new Set(channels)).toEqual(new Set(['wa', 'ml', 'qr', null]));
});

test.each([
  ['2026-12-01T00:50:00Z', 0, '2026-12-01T00:50:00.000Z'],
  ['2026-12-01T00:50:00Z', 1, '2026-11-01T02:30:00.000Z'],
  ['2026-12-17T09:00:00Z', 0, '2026-12-01T02:30:00.000Z'],
  ['2026-01-17T09:00:00Z', 1, '2025-12-01T02:30:00.000Z'],
])('begun at %s, the demo bills its agency %s months before at %s', (now, ago, at) => {
  expect(nightOfFirst(new Date(now), ago).toISOString()).toBe(at);
});

test('nothing of it is in the future', async () => {
  const late = await ctx.read(({ db }) =>
    db.selectFrom('event').select('id').where('at', '>', app.system.clock.now()).execute(),
  );
  expect(late).toEqual([]);
});

test('visitors decided about cookies, asked by the portal and by a third party, and some changed it later', async () => {
  let decided = 0;
  for (const slug of demoSlugs) {
    const rows = await (await of(slug)).read(({ db }) =>
      db
        .selectFrom('consent_evidence')
        .select(['number', 'source', 'marketing', 'at', 'text_id'])
        .orderBy('id')
        .execute(),
    );
    decided += rows.length;
    expect([slug, new Set(rows.map(({ source }) => source))]).toEqual([
      slug,
      new Set(slug === 'versicherung' ? ['portal'] : ['portal', 'standIn']),
    ]);
    // Words are kept of what the portal asked, and nothing is still to come.
    expect(rows.filter(({ source, text_id }) => (source === 'portal') !== (text_id !== null))).toEqual([]);
    expect(rows.filter(({ at }) => at > app.system.clock.now())).toEqual([]);
    const agreed = new Set(rows.filter(({ marketing }) => marketing).map(({ number }) => number));
    const taken = rows.find(({ number, marketing }) => !marketing && agreed.has(number));
    expect([slug, taken !== undefined]).toEqual([slug, true]);
  }
  expect(decided).toBeGreaterThan(40);
  expect(decided).toBeLessThan(100);
});

test('a second start tells nothing twice', async () => {
  const counts = () =>
    countRows(ctx, 'account', 'recommendation', 'recipient', 'orders', 'reward', 'event', 'mail', 'consent_evidence');
  const before = await counts();
  await seedDemo(app.system);
  expect(await counts()).toEqual(before);
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

test.each(demoSlugs)('the bank of %s has sent money back, which most have asked for anew', async (slug) => {
  const { rows } = await (await of(slug)).read(({ db }) =>
    sql<{ status: string }>`
      select r.status from reward r
      where exists (select from event e where e.object = 'reward' and e.object_id = r.id and e.event = 'P9')`.execute(
      db,
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ status }) => status !== 'ready')).toBe(true);
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

test('a case waits for a decision in each brand where people sign in', async () => {
  for (const slug of passwordSlugs) {
    const cases = await (await of(slug)).read(({ db }) => db.selectFrom('cases').select('status').execute());
    expect([slug, cases.some(({ status }) => status === 'open')]).toEqual([slug, true]);
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
