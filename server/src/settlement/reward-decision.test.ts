import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Decision, type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import {
  addVouchers,
  collectReward,
  type RewardState,
  type RewardStates,
  rewardStateNames,
  rewardStates,
  runJob as runJobOf,
} from '#testing/cast/reward-states.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
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
  await addVouchers(w);
});
afterAll(() => w.app.close());

const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };
const collect = (token: string, more?: Record<string, unknown>) => collectReward(w, token, more);

const runJob = (job: string): Promise<number> => runJobOf(w, eva, job);
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
const mailsTo = async (email: string) => (await w.app.post()).filter(({ to }) => to === email);

describe('what an operator may decide about a reward', () => {
  const allowed: Record<Decision, readonly RewardState[]> = {
    kulanz: ['expired'],
    rueckfordern: ['voucher', 'paidOut'],
    ruecklaeufer: ['exported', 'paidOut'],
    zuruecksetzen: ['collected'],
    stornieren: ['ready', 'collected'],
    freigeben: [],
  };
  const states = rewardStateNames;
  const forbidden = Object.entries(allowed).flatMap(([decision, from]) =>
    states.filter((state) => !from.includes(state)).map((state) => [decision as Decision, state] as const),
  );

  test.each(forbidden)('%s is refused for one that is %s, and nothing changes', async (decision, state) => {
    const { reward, number } = await ways[state]();
    await w.app.post();
    const before = [await rows.events('reward', reward), await rows.events('recommendation', number)];
    expect(await eva.decides(reward, decision)).toMatchObject(refused);
    expect([await rows.events('reward', reward), await rows.events('recommendation', number)]).toEqual(before);
    expect(await w.app.post()).toEqual([]);
  });

  test.each(Object.keys(allowed) as Decision[])(
    '%s needs a reason, a known reward and the right mandant',
    async (decision) => {
      const { reward } = await ways.ready();
      expect(await eva.decides(reward, decision, { body: {} })).toMatchObject({
        status: 400,
        body: { Fehler: [{ Feld: 'Grund' }] },
      });
      expect(await eva.decides('400000000010', decision)).toMatchObject({ status: 404 });
      expect(await eva.decides('400000000011', decision)).toMatchObject({ status: 404 });
      expect(await eva.decides(reward, decision, { mandant: 'versicherung' })).toMatchObject({ status: 404 });
    },
  );
});

describe('the pickup', () => {
  test.each(['collected', 'voucher', 'exported', 'paidOut', 'expired', 'cancelled'] as const)(
    'of one that is %s answers PSOF0401, and nothing changes',
    async (state) => {
      const { reward, recommender } = await ways[state]();
      const before = await rows.events('reward', reward);
      expect(await collect(recommender!.token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
      expect(await rows.events('reward', reward)).toEqual(before);
    },
  );
});

describe('at the same time', () => {
  test.each([
    ['P12', 'kulanz', 'expired'],
    ['P14', 'zuruecksetzen', 'collected'],
  ] as const)('%s ends as one', async (event, decision, state) => {
    const { reward } = await ways[state]();
    const answers = await Promise.all([1, 2, 3].map(() => eva.decides(reward, decision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await rows.events('reward', reward)).filter((one) => one.startsWith(event))).toHaveLength(1);
  });

  test('two nights expire a reward once', async () => {
    const { reward } = await ways.ready();
    await w
      .as()
      .write(({ db }) => sql`update reward set collect_until = '2026-01-01' where number = ${reward}`.execute(db));
    await Promise.all([runJob('praemien-ablauf'), runJob('praemien-ablauf')]);
    expect((await rows.events('reward', reward)).filter((one) => one.startsWith('P6'))).toHaveLength(1);
  });

  test('bank data given twice collect a reward once', async () => {
    const walk = await walkToReady(w.app, { share: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => w.ben.givesBankData(walk.recipientNumber)));
    expect(answers.map(({ body }) => body.PraemierungStatus)).toEqual(['Abgeholt', 'Abgeholt', 'Abgeholt']);
    expect((await rows.events('reward', walk.recipient!.number)).filter((one) => one.startsWith('P5'))).toHaveLength(1);
  });

  test('the pickup and the cancellation of the order leave nothing to pay', async () => {
    const walk = await walkToReady(w.app, { share: 100 });
    const [picked, cancelled] = await Promise.all([
      collect(walk.recommender!.token),
      eva.cancelsOrder(walk.orderNumber),
    ]);
    expect([200, 409]).toContain(picked.status);
    expect(cancelled.status).toBe(200);
    expect((await rows.events('reward', walk.recommender!.number)).at(-1)).toMatch(
      /^P10 (ready|collected) → cancelled/,
    );
  });
});

describe('a return by the bank (P9)', () => {
  test('makes the reward ready once more under a new attempt; it is collected and paid again', async () => {
    const made = await ways.paidOut();
    expect((await rows.recommendation(made.number)).status).toBe('paid');
    await w.app.post();
    const answer = await eva.decides(made.reward, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } });
    expect(answer.body).toMatchObject({
      Status: 'Bereitgestellt',
      Versuch: 2,
      BetragCent: 7000,
      AusgezahltAm: null,
      AbgeholtAm: null,
      LaufId: null,
    });
    expect((await rows.events('recommendation', made.number)).at(-1)).toBe('E20 paid → released (Konto erloschen)');
    const [mail] = await mailsTo(made.recommenderEmail);
    expect(mail?.subject).toBe('Ihre Auszahlung konnte nicht ausgeführt werden');
    expect(mail?.text).toContain('Grund: Konto erloschen');
    const token = tokenIn(mail);
    expect((await show(token)).Verlauf.at(-1)).toMatchObject({ Status: 'Bereitgestellt', Grund: 'Konto erloschen' });
    expect(await collect(made.recommender!.token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
    expect((await collect(token, { IBAN: 'DE89370400440532013000' })).status).toBe(200);
    await w.days(4);
    const { body: run } = await eva.makesRun();
    expect(run.Posten).toContainEqual(expect.objectContaining({ EndToEndId: `${made.reward}-2` }));
    await eva.exports(run.Id);
    await eva.confirms(run.Id);
    expect((await rows.recommendation(made.number)).status).toBe('paid');
  });

  test('twice, also at once, is one', async () => {
    const made = await ways.paidOut();
    const answers = await Promise.all([1, 2].map(() => eva.decides(made.reward, 'ruecklaeufer')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await eva.decides(made.reward, 'ruecklaeufer')).toMatchObject(refused);
  });
});

describe('a claw-back (P11)', () => {
  test.each(['paidOut', 'voucher'] as const)(
    'of what is %s ends the recommendation and tells the person (E14, M35)',
    async (state) => {
      const made = await ways[state]();
      await w.app.post();
      const answers = await Promise.all(
        [1, 2].map(() => eva.decides(made.reward, 'rueckfordern', { body: { Grund: 'Betrug' } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await rows.events('recommendation', made.number)).at(-1)).toBe('E14 paid → cancelled (Betrug)');
      const [mail, ...others] = await mailsTo(made.recommenderEmail);
      expect([mail?.subject, others]).toEqual(['Rückforderung einer Prämie', []]);
      // The order stands.
      expect(mail?.text).toMatch(/Wir fordern die Prämie zurück, .*Grund: Betrug/s);
      expect(mail?.text).not.toContain('besteht nicht mehr');
    },
  );

  test('of one of two leaves the other', async () => {
    const walk = await walkToReady(w.app, { share: 50 });
    await collect(walk.recommender!.token);
    await w.days(4);
    const { Id } = (await eva.makesRun()).body;
    await eva.exports(Id);
    await eva.confirms(Id);
    await eva.decides(walk.recommender!.number, 'rueckfordern');
    expect((await rows.recommendation(walk.number)).status).toBe('released');
    expect((await collect(walk.recipient!.token)).status).toBe(200);
  });
});

describe('a set-back (P14)', () => {
  test('drops the account and what the pickup stored; the mail brings a fresh token', async () => {
    const walk = await walkToReady(w.app, { share: 100 });
    await collect(walk.recommender!.token, { BankdatenSpeichern: true });
    await w.app.post();
    const { body } = await eva.decides(walk.recommender!.number, 'zuruecksetzen', { body: { Grund: 'Fremde IBAN' } });
    expect(body).toMatchObject({ Status: 'Bereitgestellt', Versuch: 2, GestopptAm: null, AuszahlbarAb: null });
    const token = tokenIn((await mailsTo(walk.recommenderEmail)).at(-1));
    expect(await show(token)).toMatchObject({ Bankdaten: null, Praemie: null });
    const { rows: left } = await w
      .as()
      .read(({ db }) =>
        sql`select iban_sealed, iban_hash, holder_sealed from reward where number = ${walk.recommender!.number} and iban_sealed is null and iban_hash is null and holder_sealed is null`.execute(
          db,
        ),
      );
    expect(left).toHaveLength(1);
    expect((await collect(token)).status).toBe(200);
  });

  test('leaves bank data that were there before, and takes the reward out of a draft', async () => {
    const first = await walkToReady(w.app, { share: 100, tag: 'kept' });
    await collect(first.recommender!.token, { BankdatenSpeichern: true });
    await w.days(4);
    const second = await walkToReady(w.app, { share: 100, tag: 'kept' });
    await collect(second.recommender!.token, { BankdatenSpeichern: true });
    const { body: run } = await eva.makesRun();
    expect(run.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId)).toContain(
      second.recommender!.number,
    );
    await eva.decides(second.recommender!.number, 'zuruecksetzen');
    expect(
      (await eva.shows(run.Id)).body.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId),
    ).not.toContain(second.recommender!.number);
    const token = tokenIn(mailTo(await w.app.post(), second.recommenderEmail, /konnte nicht ausgeführt/));
    expect((await show(token)).Bankdaten.IBAN).toBe('DE02 **** **** **** **20 51');
  });
});

describe('a cancellation of one reward (P10)', () => {
  test('ends the recommendation with it when it was the last, and tells the person', async () => {
    const made = await ways.collected();
    await w.app.post();
    const answers = await Promise.all(
      [1, 2].map(() => eva.decides(made.reward, 'stornieren', { body: { Grund: 'Betrug' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)!.body.Status).toBe('Storniert');
    expect((await rows.recommendation(made.number)).status).toBe('expired');
    const mails = await mailsTo(made.recommenderEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/konnte nicht berücksichtigt werden/)]);
    expect(mails[0]!.text).not.toContain('Betrug');
    expect((await show(made.recommender!.token)).Verlauf.at(-1)).toMatchObject({ Status: 'Storniert', Grund: null });
  });
});
