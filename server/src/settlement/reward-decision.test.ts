import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Decision, type Eva, evaOf, type ReadyWalk, waiting } from '#testing/eva.ts';
import { premiums, products, terms, today } from '#testing/mandant-files.ts';
import { type Rows, rowsOf } from '#testing/rows.ts';
import { confirm, mailTo, recommendAndRegister, report, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: Rows;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
  await w.as().write(({ db, system: { vault } }) =>
    sql`insert into voucher_code (premium_id, value_cents, code_sealed, code_hash)
      select ${premiums.voucher}, 6000, ${vault.seal('GUT-9', 'voucher_code.code')}, 'code-' || n from generate_series(1, 20) n`.execute(
      db,
    ),
  );
});
afterAll(() => w.app.close());

const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };
const pickup = (more: Record<string, unknown> = {}) => ({
  PraemieId: premiums.home,
  Kontoinhaber: 'Anna Muster',
  IBAN: 'DE02120300000000202051',
  AgbText: terms,
  AgbAkzeptiert: true,
  ...more,
});
const collect = (token: string, more: Record<string, unknown> = {}) =>
  w.app.call('PUT', '/praemierung', { token, body: pickup(more) });

interface Made extends ReadyWalk {
  /** Number of Anna's reward. */
  reward: string;
}

/** A reward of Anna in each state, with what leads there. */
const ways = {
  open: async (): Promise<Made> => {
    const walk = await recommendAndRegister(w.app, { share: 100 });
    await confirm(w.app, walk);
    await report(w.app, walk, 'eingegangen', today);
    const { rows: found } = await w.as().read(({ db }) =>
      sql<{
        number: string;
      }>`select w.number from reward w join recommendation n on n.id = w.recommendation_id where n.number = ${walk.number}`.execute(
        db,
      ),
    );
    return { ...walk, recommender: undefined, recipient: undefined, reward: found[0]!.number };
  },
  ready: async (): Promise<Made> => {
    const walk = await waiting(w.app, { share: 100 });
    return { ...walk, reward: walk.recommender!.number };
  },
  collected: async (): Promise<Made> => {
    const made = await ways.ready();
    await collect(made.recommender!.token);
    await w.days(4);
    return made;
  },
  voucher: async (): Promise<Made> => {
    const walk = await waiting(w.app, { share: 100, product: products.voucher });
    await collect(walk.recommender!.token, { PraemieId: premiums.voucher });
    return { ...walk, reward: walk.recommender!.number };
  },
  exported: async (): Promise<Made> => {
    const made = await ways.collected();
    await eva.exports((await eva.makesRun()).body.Id);
    return made;
  },
  paidOut: async (): Promise<Made> => {
    const made = await ways.collected();
    const { Id } = (await eva.makesRun()).body;
    await eva.exports(Id);
    await eva.confirms(Id);
    return made;
  },
  expired: async (): Promise<Made> => {
    const made = await ways.ready();
    await w
      .as()
      .write(({ db }) => sql`update reward set collect_until = '2026-01-01' where number = ${made.reward}`.execute(db));
    await runJob('praemien-ablauf');
    return made;
  },
  cancelled: async (): Promise<Made> => {
    const made = await ways.ready();
    await eva.decides(made.reward, 'stornieren');
    return made;
  },
};
type State = keyof typeof ways;

const runJob = async (job: string) =>
  (await w.app.call('POST', `/admin/jobs/${job}`, { token: await eva.token(), body: {} })).body.Verarbeitet as number;
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
const mailsTo = async (email: string) => (await w.app.post()).filter(({ to }) => to === email);

describe('what an operator may decide about a reward', () => {
  const allowed: Record<Decision, readonly State[]> = {
    kulanz: ['expired'],
    rueckfordern: ['voucher', 'paidOut'],
    ruecklaeufer: ['exported', 'paidOut'],
    zuruecksetzen: ['collected'],
    stornieren: ['ready', 'collected'],
    freigeben: [],
  };
  const states = Object.keys(ways) as State[];
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
    const walk = await waiting(w.app, { share: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => w.ben.givesBankData(walk.recipientNumber)));
    expect(answers.map(({ body }) => body.PraemierungStatus)).toEqual(['Abgeholt', 'Abgeholt', 'Abgeholt']);
    expect((await rows.events('reward', walk.recipient!.number)).filter((one) => one.startsWith('P5'))).toHaveLength(1);
  });

  test('the pickup and the cancellation of the order leave nothing to pay', async () => {
    const walk = await waiting(w.app, { share: 100 });
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
    const walk = await waiting(w.app, { share: 50 });
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
    const walk = await waiting(w.app, { share: 100 });
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
    const first = await waiting(w.app, { share: 100, tag: 'kept' });
    await collect(first.recommender!.token, { BankdatenSpeichern: true });
    await w.days(4);
    const second = await waiting(w.app, { share: 100, tag: 'kept' });
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

describe('expiry (P6)', () => {
  test('comes after the last day, by night, once; the recommendation ends unpaid', async () => {
    const made = await ways.ready();
    await w.app.post();
    const until = (await show(made.recommender!.token)).AbholbarBis as string;
    await w.days(180);
    expect(w.as().now.toISOString().slice(0, 10)).toBe(until);
    await runJob('praemien-ablauf');
    expect((await show(made.recommender!.token)).Status).toBe('Bereitgestellt');
    await w.days(1);
    expect(await runJob('praemien-ablauf')).toBeGreaterThan(0);
    expect(await runJob('praemien-ablauf')).toBe(0);
    expect((await show(made.recommender!.token)).Status).toBe('Abgelaufen');
    expect((await rows.events('recommendation', made.number)).at(-1)).toBe('E12 released → expired');
    expect((await mailsTo(made.recommenderEmail)).map(({ subject }) => subject)).toContain('Ihre Prämie ist verfallen');
    await w.days(-181);
  });
});

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

describe('reminders (P7)', () => {
  test('come 14, 60 and 150 days after the provision, once each, also when nights were missed', async () => {
    const made = await ways.ready();
    await w.app.post();
    const reminded = async (): Promise<number> => {
      await runJob('erinnerungen');
      await runJob('erinnerungen');
      return (await mailsTo(made.recommenderEmail)).filter(({ subject }) => /wartet auf Sie/.test(subject)).length;
    };
    for (const [days, mails] of [
      [13, 0],
      [1, 1],
      [1, 0],
      [45, 1],
      [60, 0],
      [35, 1],
      [1, 0],
    ] as const) {
      await w.days(days);
      expect(await reminded()).toBe(mails);
    }
    await w.days(-156);
  });

  test('do not come for what is held or collected', async () => {
    const [held, done] = [await ways.ready(), await ways.collected()];
    await w
      .as()
      .write(({ db }) => sql`update account set status = 'locked' where email = ${held.recommenderEmail}`.execute(db));
    await w.app.post();
    await w.days(14);
    await runJob('erinnerungen');
    const mails = await w.app.post();
    for (const { recommenderEmail } of [held, done])
      expect(mails.filter(({ to }) => to === recommenderEmail)).toEqual([]);
    await w.days(-14);
  });
});

test('an account of a payment goes after fourteen months, its bank file after eight years', async () => {
  const made = await ways.paidOut();
  const sealed = async () =>
    (
      await w.as().read(({ db }) =>
        sql<{
          iban: string | null;
          files: number;
        }>`select iban_sealed as iban, (select count(*)::int from payout_run where file_sealed is not null) as files from reward where number = ${made.reward}`.execute(
          db,
        ),
      )
    ).rows[0]!;
  await w.days(420);
  await runJob('daten-loeschung');
  expect((await sealed()).iban).not.toBeNull();
  await w.days(10);
  await runJob('daten-loeschung');
  expect((await sealed()).iban).toBeNull();
  expect((await sealed()).files).toBeGreaterThan(0);
  await w.days(8 * 366);
  await runJob('daten-loeschung');
  expect((await sealed()).files).toBe(0);
});
