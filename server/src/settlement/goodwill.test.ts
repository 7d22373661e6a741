import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { collectReward, type RewardStates, rewardStates } from '#testing/cast/reward-states.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import { tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: Rows;
let ways: RewardStates;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
  ways = rewardStates(w, eva);
});
afterAll(() => w.app.close());

const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };
const collect = (token: string, more?: Record<string, unknown>) => collectReward(w, token, more);
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
const mailsTo = async (email: string) => (await w.app.post()).filter(({ to }) => to === email);

describe('goodwill', () => {
  test('lets an expired reward live again with the same amount (P12, E17)', async () => {
    const made = await ways.expired();
    await w.app.post();
    const first = await eva.decides(made.reward, 'kulanz', { body: { Grund: 'war im Krankenhaus' }, key: 'revive-1' });
    expect(first.body).toMatchObject({ Status: 'Bereitgestellt', Kulanz: true, Versuch: 2, BetragCent: 7000 });
    expect(
      (await eva.decides(made.reward, 'kulanz', { body: { Grund: 'war im Krankenhaus' }, key: 'revive-1' })).body,
    ).toEqual(first.body);
    expect(await eva.decides(made.reward, 'kulanz')).toMatchObject(refused);
    expect((await rows.events('recommendation', made.number)).at(-1)).toBe(
      'E17 expired → released (war im Krankenhaus)',
    );
    const mails = await mailsTo(made.recommenderEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(['Eine Prämie aus Kulanz für Sie']);
    expect(await collect(tokenIn(mails[0]))).toMatchObject({
      status: 200,
      body: { Kulanz: true, NaechsteSeite: 'KulanzDanke', BetragCent: 7000 },
    });
  });

  test('grants a reward without an order, whose amount is fixed and leaves no choice (P13, E17)', async () => {
    const made = await ways.cancelled();
    await w.app.post();
    const granted = await eva.grants(made.number, { BetragCent: 4321 });
    expect(granted.body).toMatchObject({
      Status: 'Bereitgestellt',
      Kulanz: true,
      BetragCent: 4321,
      Auftragsnummer: null,
      Rolle: 'Empfehler',
      Name: 'Anna Muster',
    });
    const token = tokenIn((await mailsTo(made.recommenderEmail)).at(-1));
    expect((await show(token)).Product.Praemien).toEqual([]);
    expect(await collect(token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0402' } });
    expect(await collect(token, { PraemieId: null })).toMatchObject({
      status: 200,
      body: { BetragCent: 4321, Praemie: null, NaechsteSeite: 'KulanzDanke' },
    });
    await w.days(4);
    const { Id } = (await eva.makesRun()).body;
    await eva.exports(Id);
    await eva.confirms(Id);
    expect((await rows.recommendation(made.number)).status).toBe('paid');
  });

  test('is granted to the recipient, too', async () => {
    const made = await ways.expired();
    expect((await eva.grants(made.number, { Rolle: 'Empfaenger', BetragCent: 1 })).body).toMatchObject({
      Rolle: 'Empfaenger',
      Name: 'Ben Beispiel',
      BetragCent: 1,
    });
  });

  test('is granted once per Idempotency-Key and once per recommendation, in turn and at once', async () => {
    const made = await ways.expired();
    const answers = await Promise.all([1, 2, 3].map(() => eva.grants(made.number, {}, { key: 'grant-1' })));
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
    expect(await eva.grants(made.number)).toMatchObject(refused);
    const other = await ways.expired();
    const two = await Promise.all([1, 2].map(() => eva.grants(other.number)));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows.rewards(other.number)).toEqual(['recommender expired 7000', 'recommender ready 2500']);
  });

  test.each([0, 50_001, -5, 1.5, null])('is never granted with %s cents', async (BetragCent) => {
    const made = await ways.expired();
    expect(await eva.grants(made.number, { BetragCent })).toMatchObject({
      status: 400,
      body: { Fehler: [{ Feld: 'BetragCent' }] },
    });
  });

  test.each(['ready', 'collected', 'paidOut'] as const)('is not granted while a reward is %s', async (state) => {
    const made = await ways[state]();
    expect(await eva.grants(made.number)).toMatchObject(refused);
  });

  test.each(['locked', 'deleted'])('is not given to a person whose account is %s', async (status) => {
    const [made, other] = [await ways.expired(), await ways.expired()];
    await w
      .as()
      .write(({ db }) =>
        sql`update account set status = ${status}, email = case when ${status} = 'deleted' then null else email end where email in (${made.recommenderEmail}, ${other.recommenderEmail})`.execute(
          db,
        ),
      );
    expect(await eva.grants(made.number)).toMatchObject(refused);
    expect(await eva.decides(other.reward, 'kulanz')).toMatchObject(refused);
  });
});
