import { codesOf } from '@weitersagen/contract/basics/label';
import { obstacleToPayout } from '@weitersagen/contract/reward/rules';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { type Eva, evaOf, walkToReady } from '../testing/cast/eva.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { isOfSupport } from '../testing/cast/support.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { factsOf, moments, rewardSituation, undone, writeRewards } from '../testing/database/situations.ts';
import { files, premiums, products, type Slug, terms, today } from '../testing/mandant-files.ts';
import { askPage } from '../testing/page.ts';
import { confirm, recommendAndRegister, release, report, type WalkOptions } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';
import { listRewardsOf, lockPayable } from './reward.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const signIn = (email: string) => personToken(w, email);
const list = async (token: string, search = '', mandant: Slug = 'spbdevk') =>
  w.app.call('GET', `/praemierung/${search}`, { token, mandant });
const collect = (token: string, more: Record<string, unknown> = {}) =>
  w.app.call('PUT', '/praemierung', {
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

describe('what an order earns', () => {
  test('waits until the order is confirmed, the claim period over and the order released [S1-F007] [S3-E011]', async () => {
    const walk = await recommendAndRegister(w.app, { share: 100 });
    const rewards = (): Promise<string[]> => rowsOf(w.as()).rewards(walk.number);
    await confirm(w.app, walk);
    expect(await rewards()).toEqual([]);
    await report(w.app, walk, 'eingegangen', today);
    expect(await rewards()).toEqual(['recommender open 7000']);
    await report(w.app, walk, 'bestaetigt', today);
    const { body: mandant } = await w.app.call('GET', '');
    expect(mandant.ModuleAuftragsdatumMindestalterTage).toBe(14);
    await w.days(13);
    const early = await w.app.call('PUT', `/admin/auftraege/${walk.orderNumber}/freigeben`, {
      token: await eva.token(),
      body: {},
    });
    expect(early).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0501' } });
    expect(await rewards()).toEqual(['recommender open 7000']);
    await w.days(1);
    await release(w.app, walk, await eva.token());
    expect(await rewards()).toEqual(['recommender ready 7000']);
    const token = await signIn(walk.recommenderEmail);
    expect((await list(token)).body).toMatchObject([{ Status: 'Bereitgestellt', BetragCent: 7000 }]);
  });

  test('is nothing when the recipient never confirmed: the release answers PSOF0502 and the rewards are Storniert [S4-T045]', async () => {
    const walk = await recommendAndRegister(w.app, { share: 50 });
    await report(w.app, walk, 'eingegangen', w.as().now.toISOString().slice(0, 10));
    await report(w.app, walk, 'bestaetigt', w.as().now.toISOString().slice(0, 10));
    await w.days(85);
    await w.app.call('POST', '/admin/jobs/daten-loeschung', { token: await eva.token(), body: {} });
    const late = await w.app.call('PUT', `/admin/auftraege/${walk.orderNumber}/freigeben`, {
      token: await eva.token(),
      body: {},
    });
    expect(late).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0502' } });
    expect(await rowsOf(w.as()).rewards(walk.number)).toEqual([
      'recipient cancelled 3500',
      'recommender cancelled 3500',
    ]);
  });

  test('is worth what was really ordered, on the day it was recommended', async () => {
    const walk = await recommendAndRegister(w.app, { share: 100, product: products.home });
    await confirm(w.app, walk);
    await w.client.reports({
      order: walk.number,
      event: 'eingegangen',
      recipient: walk.recipientNumber,
      product: 'X401',
      on: w.as().now.toISOString().slice(0, 10),
    });
    expect(await rowsOf(w.as()).rewards(walk.number)).toEqual(['recommender open 11000']);
  });

  test('keeps the value that was promised when the premium is changed or ends', async () => {
    const walk = await recommendAndRegister(w.app, { share: 100, product: products.mobile });
    await w
      .as()
      .write(({ db }) =>
        sql`update premium set value_cents = 100, ends_on = '2026-01-01', shown_until = '2026-01-01' where id = ${premiums.mobile}`.execute(
          db,
        ),
      );
    await confirm(w.app, walk);
    const ready = await waitingFor(walk);
    expect((await list(ready.token, '?details=true')).body[0]).toMatchObject({
      BetragCent: 5000,
      Product: { Praemien: [{ Id: premiums.mobile, WertCent: 5000, BetragCent: 5000 }] },
    });
    expect((await collect(ready.token, { PraemieId: premiums.mobile })).body.BetragCent).toBe(5000);
  });
});

/** Goes on with a confirmed walk to the reward of the recommender. */
async function waitingFor(walk: Awaited<ReturnType<typeof recommendAndRegister>>): Promise<{ token: string }> {
  const on = new Date(w.as().now.getTime() - 14 * 86_400_000).toISOString().slice(0, 10);
  await report(w.app, walk, 'eingegangen', on);
  await report(w.app, walk, 'bestaetigt', on);
  await release(w.app, walk, await eva.token());
  const { rewardTokenOf } = await import('../testing/walk.ts');
  return { token: rewardTokenOf(walk, walk.recommenderEmail) };
}

describe('the two shares by the API', () => {
  const cases: [
    title: string,
    wanted: { cents: number; share: 0 | 50 | 100; cap: number | null },
    rewards: string[],
  ][] = [
    ['100 percent of 7000 [S1-F022]', { cents: 7000, share: 100, cap: null }, ['recommender ready 7000']],
    [
      '50 percent of 7000 [S1-F024]',
      { cents: 7000, share: 50, cap: null },
      ['recipient ready 3500', 'recommender ready 3500'],
    ],
    ['0 percent of 7000 [S1-F023]', { cents: 7000, share: 0, cap: null }, ['recipient ready 7000']],
    [
      "50 percent of 9001: the odd cent is the recommender's",
      { cents: 9001, share: 50, cap: null },
      ['recipient ready 4500', 'recommender ready 4501'],
    ],
    [
      '50 percent of 7000 with a cap of 1500 [S3-E010]',
      { cents: 7000, share: 50, cap: 1500 },
      ['recipient ready 1500', 'recommender ready 5500'],
    ],
    [
      '0 percent of 7000 with a cap of 1500',
      { cents: 7000, share: 0, cap: 1500 },
      ['recipient ready 1500', 'recommender ready 5500'],
    ],
    ['0 percent of 7000 with a cap of 0', { cents: 7000, share: 0, cap: 0 }, ['recommender ready 7000']],
  ];

  test.each(cases)('%s', async (_title, { cents, share, cap }, rewards) => {
    const { versicherung } = files;
    const premiumsOf = versicherung.premiums.map((one) =>
      one.id === premiums.home ? { ...one, valueCents: cents } : one,
    );
    // A cap of 0 offers "myself" only; who had shared a link before gets what the formula says.
    const set = (recipientCapCents: number | null) =>
      setUpMandant(w.app.app.system, {
        ...versicherung,
        premiums: premiumsOf,
        config: { ...versicherung.config, recipientCapCents },
      });
    await set(cap === 0 ? null : cap);
    const walk = await recommendAndRegister(w.app, { mandant: 'versicherung', share });
    await confirm(w.app, walk);
    await set(cap);
    expect((await w.app.call('GET', '', { mandant: 'versicherung' })).body.MaxEmpfaengerPraemieCent).toBe(cap);
    const on = new Date(w.as().now.getTime() - 14 * 86_400_000).toISOString().slice(0, 10);
    await report(w.app, walk, 'eingegangen', on);
    await report(w.app, walk, 'bestaetigt', on);
    await release(w.app, walk, await eva.token());
    expect(await rowsOf(w.as('versicherung')).rewards(walk.number)).toEqual(rewards);
  });
});

describe('the list of the own rewards', () => {
  const ready = (options: WalkOptions = {}) => walkToReady(w.app, { share: 100, ...options });

  test('shows all of a person newest first, by page and by status [S3-E065]', async () => {
    const walks = [await ready({ tag: 'list' }), await ready({ tag: 'list' }), await ready({ tag: 'list' })];
    await collect(walks[1]!.recommender!.token);
    await ready();
    const token = await signIn(walks[0]!.recommenderEmail);
    const numbers = async (search = ''): Promise<string[]> =>
      (await list(token, search)).body.map(({ Id }: { Id: string }) => Id);
    const newestFirst = walks.map(({ recommender }) => recommender!.number).reverse();
    expect(await numbers()).toEqual(newestFirst);
    expect(await numbers('?anzahl=2')).toEqual(newestFirst.slice(0, 2));
    expect(await numbers(`?anzahl=2&nach=${newestFirst[1]}`)).toEqual(newestFirst.slice(2));
    expect(await numbers('?status=Abgeholt')).toEqual([walks[1]!.recommender!.number]);
    expect(await numbers('?status=Storniert')).toEqual([]);
    expect((await list(token, '?status=Irgendwas')).status).toBe(400);
  });

  test('gives the owner a token that collects the reward; support has none and sends no mail [S3-E067]', async () => {
    const walk = await ready();
    const token = await signIn(walk.recommenderEmail);
    const [own] = (await list(token)).body;
    const support = await signIn(walk.recommenderEmail);
    await isOfSupport(w.as(), walk.recommenderEmail, { mayWrite: false });
    expect((await list(support)).body[0].Praemierungstoken).toBeNull();
    const mailed = await w.app.call('GET', `/empfehler/praemierungmail/${walk.number}`, { token: support });
    expect([mailed.status, mailed.body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
    expect((await collect(own.Praemierungstoken)).status).toBe(200);
    expect((await list(token)).body[0].Praemierungstoken).toBeNull();
  });

  test('has with details the premiums with the own amount, the terms and the way of the reward [S3-E074][S3-E075][S3-E076][S3-E077]', async () => {
    const walk = await walkToReady(w.app, { share: 50 });
    const token = await signIn(walk.recommenderEmail);
    const [plain] = (await list(token)).body;
    expect(plain).not.toHaveProperty('Product');
    expect((await list(token, '?details=true')).body[0]).toMatchObject({
      Product: {
        Id: products.home,
        ExterneId: 'X101',
        Praemien: [
          {
            Id: premiums.home,
            Art: 'Geld',
            WertCent: 7000,
            Wert: '70,00\u00a0€',
            BetragCent: 3500,
            Betrag: '35,00\u00a0€',
          },
        ],
      },
      Bankdaten: null,
      Sammelnder: { Vorname: 'Anna', Nachname: 'Muster' },
      Angehalten: false,
      AgbText: terms,
      Verlauf: [{ Status: 'Offen' }, { Status: 'Bereitgestellt' }],
    });
  });

  test('shows nothing of others, whoever asks', async () => {
    const [mine, other] = [await ready(), await ready()];
    const token = await signIn(mine.recommenderEmail);
    const text = JSON.stringify((await list(token, '?details=true')).body);
    expect(text).not.toContain(other.recommender!.number);
    expect((await list(mine.recommender!.token)).body.map(({ Id }: { Id: string }) => Id)).toEqual([
      mine.recommender!.number,
    ]);
    expect((await list(mine.recommender!.token, '', 'versicherung')).status).toBe(401);
    expect((await list(mine.recipientToken)).status).toBe(401);
    expect((await w.app.call('GET', '/praemierung')).status).toBe(401);
  });
});

describe('the labels of a reward', () => {
  /** Label, requirement, and how a reward of somebody is brought there; gives whose. */
  const brought: [label: string, requirement: string, bring: () => Promise<string>][] = [
    [
      'Offen',
      'S3-E201',
      async () => {
        const walk = await recommendAndRegister(w.app, { share: 100 });
        await confirm(w.app, walk);
        await report(w.app, walk, 'eingegangen', w.as().now.toISOString().slice(0, 10));
        return walk.recommenderEmail;
      },
    ],
    ['Bereitgestellt', 'S3-E202', async () => (await walkToReady(w.app, { share: 100 })).recommenderEmail],
    [
      'Abgeholt',
      'S3-E204',
      async () => {
        const walk = await walkToReady(w.app, { share: 100 });
        await collect(walk.recommender!.token);
        return walk.recommenderEmail;
      },
    ],
    [
      'Ausgezahlt',
      'S3-E203',
      async () => {
        const walk = await walkToReady(w.app, { share: 100 });
        await collect(walk.recommender!.token);
        await eva.decides(walk.recommender!.number, 'freigeben');
        const { Id } = (await eva.makesRun()).body;
        await eva.exports(Id);
        await eva.confirms(Id);
        return walk.recommenderEmail;
      },
    ],
    [
      'Storniert',
      'S3-E205',
      async () => {
        const walk = await walkToReady(w.app, { share: 100 });
        await eva.cancelsOrder(walk.orderNumber);
        return walk.recommenderEmail;
      },
    ],
    [
      'Abgelaufen',
      'S3-E206',
      async () => {
        const walk = await walkToReady(w.app, { share: 100 });
        await w.days(181);
        await w.app.call('POST', '/admin/jobs/praemien-ablauf', { token: await eva.token(), body: {} });
        await w.days(-181);
        return walk.recommenderEmail;
      },
    ],
  ];

  test('are six', () => {
    expect(brought).toHaveLength(codesOf(rewardStatus).length);
  });

  test.each(brought)(
    'a reward brought there reads %s, in the answer and on the page of its owner [%s]',
    async (label, _requirement, bring) => {
      const token = await signIn(await bring());
      const { body } = await list(token);
      expect(body).toMatchObject([{ Status: label }]);
      const { text } = await askPage(w.app, '/de/meinedaten/auskunft', { token });
      const own = text.slice(text.indexOf(`${body[0].Id}</summary>`));
      expect(/<dt>Status<\/dt><dd>(.*?)<\/dd>/.exec(own)?.[1]).toBe(label);
    },
  );
});

describe('the mail once more', () => {
  const again = async (email: string, number: string) =>
    w.app.call('GET', `/empfehler/praemierungmail/${number}`, { token: await signIn(email) });

  test('goes out for a recommendation and for a reward, each with a fresh token [S7-C034]', async () => {
    const walk = await walkToReady(w.app, { share: 100 });
    for (const number of [walk.number, walk.recommender!.number]) {
      await w.days(1);
      expect(await again(walk.recommenderEmail, number)).toMatchObject({
        status: 200,
        body: { MailVersendet: true, VersendetAm: expect.any(String) },
      });
      const [mail] = await w.app.post();
      expect(mail).toMatchObject({ to: walk.recommenderEmail, subject: 'Ihre Prämie wartet auf Sie' });
      expect(mail?.text).toMatch(/\/de\/praemie\/?\?token=[\w.-]+/);
    }
  });

  test('does not for what cannot be collected, nor for what is not the own [S7-C034]', async () => {
    const [walk, other] = [await walkToReady(w.app, { share: 100 }), await walkToReady(w.app, { share: 100 })];
    for (const number of [other.number, other.recommender!.number, '100000000008'])
      expect((await again(walk.recommenderEmail, number)).status).toBe(404);
    await collect(walk.recommender!.token);
    await w.app.post();
    expect(await again(walk.recommenderEmail, walk.number)).toMatchObject({
      status: 409,
      body: { PsoErrorCode: 'PSOF0401' },
    });
    expect(await w.app.post()).toEqual([]);
  });
});

test('the next run takes what the rule lets through, and a reward is read with what the rule asks of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rewardSituation, { minLength: 10, maxLength: 40 }), (situations) =>
      undone(w.as(), async (tx) => {
        const written = await writeRewards(tx.db, situations);
        const { now } = moments;
        const read = await Promise.all([...written.keys()].map((number) => listRewardsOf(tx, { number })));
        expect(read.flat()).toMatchObject([...written.values()].map(factsOf));
        const candidates = (await lockPayable({ ...tx, now })).filter(({ number }) => written.has(number));
        const taken = candidates.filter((reward) => obstacleToPayout(reward, now) === undefined);
        const payable = [...written].filter(([, one]) => obstacleToPayout(factsOf(one), now) === undefined);
        expect(taken.map(({ number }) => number).toSorted()).toEqual(payable.map(([number]) => number).toSorted());
      }),
    ),
    { numRuns: 15 },
  );
});

test('between two mails lie fifteen minutes where limits count', async () => {
  const limited = await world({ RATE_LIMITS: '1' });
  const walk = await walkToReady(limited.app, { share: 100 });
  const token = await personToken(limited, walk.recommenderEmail);
  const ask = async () =>
    (await limited.app.call('GET', `/empfehler/praemierungmail/${walk.number}`, { token })).body.MailVersendet;
  const { clock } = limited.app.app.system;
  const minutes = (count: number): void => clock.set(new Date(clock.now().getTime() + count * 60_000));
  expect(await ask()).toBe(false);
  minutes(16);
  expect([await ask(), await ask()]).toEqual([true, false]);
  await limited.app.close();
});
