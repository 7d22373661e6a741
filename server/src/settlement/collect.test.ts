import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rewardToken } from '#reward/token.ts';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import { englishTerms, premiums, products, terms } from '#testing/mandant-files.ts';
import { mailTo, tokenIn, type WalkOptions } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: Rows;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
});
afterAll(() => w.app.close());

const ready = (options: WalkOptions = {}): Promise<ReadyWalk> => walkToReady(w.app, { share: 100, ...options });
const iban = 'DE02120300000000202051';
const austrian = 'AT61 1904 3002 3457 3201';
const pickup = (more: Record<string, unknown> = {}) => ({
  PraemieId: premiums.home,
  Kontoinhaber: 'Anna Muster',
  IBAN: iban,
  AgbText: terms,
  AgbAkzeptiert: true,
  ...more,
});
const collect = (token: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  w.app.call('PUT', '/praemierung', { token, body: pickup(more), headers });
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
/** Makes a run, looks, and throws it away. */
async function isInNextRun(number: string): Promise<boolean> {
  const { status, body } = await eva.makesRun();
  if (status !== 200) return false;
  await eva.discards(body.Id);
  return body.Posten.some(({ PraemierungId }: { PraemierungId: string }) => PraemierungId === number);
}
const mailOf = async (email: string, subject: RegExp) => mailTo(await w.app.post(), email, subject);

describe('the pickup', () => {
  test('takes premium and account once; after that it answers 409 PSOF0401 and changes nothing [S7-C065] [S6-P015]', async () => {
    const { recommender } = await ready();
    const first = await collect(recommender!.token);
    expect(first).toMatchObject({
      status: 200,
      body: {
        Id: recommender!.number,
        Status: 'Abgeholt',
        BetragCent: 7000,
        Betrag: '70,00\u00a0€',
        Praemie: { Id: premiums.home, WertCent: 7000 },
        Kulanz: false,
        NaechsteSeite: 'PraemieDanke',
      },
    });
    const events = await rows.events('reward', recommender!.number);
    expect(await collect(recommender!.token, { IBAN: 'DE89370400440532013000' })).toMatchObject({
      status: 409,
      body: { PsoErrorCode: 'PSOF0401' },
    });
    expect(await rows.events('reward', recommender!.number)).toEqual(events);
    expect(events).toEqual(['P1 → open', 'P2 open → ready', 'P4 ready → collected']);
  });

  test('shows the chosen premium and the masked account afterwards, and no token any more [S3-E066]', async () => {
    const { recommender } = await ready();
    expect(await show(recommender!.token)).toMatchObject({
      Status: 'Bereitgestellt',
      Praemie: null,
      Zahler: 'Partnerprogramm GmbH',
      Bankdaten: null,
      Praemierungstoken: expect.any(String),
    });
    await collect(recommender!.token);
    expect(await show(recommender!.token)).toMatchObject({
      Status: 'Abgeholt',
      Praemie: { Id: premiums.home },
      Bankdaten: {
        Kontoinhaber: 'Anna Muster',
        IBAN: 'DE02 **** **** **** **20 51',
        Bankname: 'Deutsche Kreditbank Berlin',
      },
      Praemierungstoken: null,
    });
  });

  test('at the same time twice ends as one', async () => {
    const { recommender } = await ready();
    const answers = await Promise.all([1, 2, 3].map(() => collect(recommender!.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await rows.events('reward', recommender!.number)).toHaveLength(3);
  });

  test('tells the collector the last four digits and how to stop the payment (M13)', async () => {
    const walk = await ready();
    await collect(walk.recommender!.token);
    const mail = await mailOf(walk.recommenderEmail, /Prämienauswahl ist bei uns eingegangen/);
    expect(mail?.text).toContain('auf 2051 endet');
    expect(mail?.text).not.toContain(iban);
    expect(mail?.text).toMatch(/Das war ich nicht[^\n]*\n[^\n]*\/de\/praemie\/\?stopp=[\w-]{43}/);
  });

  test('keeps the terms of the language they were shown in, word for word', async () => {
    const { recommender } = await ready();
    expect((await collect(recommender!.token, { AgbText: `  ${englishTerms.replace(/ /g, '\n ')} ` })).status).toBe(
      200,
    );
    const { rows: found } = await w.as().read(({ db }) =>
      sql<{
        text: string;
        language: string;
      }>`select t.text, t.language from reward w join terms_text t on t.id = w.terms_text_id where w.number = ${recommender!.number}`.execute(
        db,
      ),
    );
    expect(found).toEqual([{ text: englishTerms, language: 'en' }]);
  });

  test('opens the next page for half an hour where a login is asked for', async () => {
    const { recommender } = await ready();
    const { cookies } = await collect(recommender!.token, {}, { 'sec-fetch-site': 'same-origin' });
    expect(cookies).toEqual([expect.stringMatching(/^flow=/)]);
  });

  test('never keeps or shows an IBAN in the clear', async () => {
    const { recommender } = await ready();
    await collect(recommender!.token);
    const { rows: tables } = await w.as().read(({ db }) =>
      sql<{
        text: string;
      }>`select (select json_agg(w)::text from reward w) || (select json_agg(m)::text from mail m) || (select json_agg(e)::text from event e) as text`.execute(
        db,
      ),
    );
    expect(tables[0]!.text).not.toContain(iban);
  });
});

describe('a pickup is refused', () => {
  let walk: ReadyWalk;
  beforeAll(async () => {
    walk = await ready({ mandant: 'spbdevk' });
  });

  test.each([
    ['without a premium', { PraemieId: null }, 400, 'PSOF0100', ['PraemieId']],
    ['without holder and IBAN', { Kontoinhaber: '', IBAN: '' }, 400, 'PSOF0100', ['Kontoinhaber', 'IBAN']],
    ['with a wrong IBAN', { IBAN: 'DE02120300000000202052' }, 400, 'PSOF0100', ['IBAN']],
    ['with an Austrian IBAN where only German ones are taken', { IBAN: austrian }, 400, 'PSOF0100', ['IBAN']],
    ['without the box of the terms', { AgbAkzeptiert: false }, 400, 'PSOF0100', ['AgbAkzeptiert']],
    ['with a text of other terms', { AgbText: 'Ich akzeptiere alles.' }, 409, 'PSOF0306', []],
    ['with a premium of another product', { PraemieId: premiums.sports }, 409, 'PSOF0402', []],
    ['with a premium that is over', { PraemieId: premiums.expired }, 409, 'PSOF0402', []],
    ['with a premium nobody knows', { PraemieId: 999 }, 409, 'PSOF0402', []],
  ])('%s', async (_how, more, status, code, fields) => {
    const events = await rows.events('reward', walk.recommender!.number);
    const { body, ...answer } = await collect(walk.recommender!.token, more);
    expect(answer.status).toBe(status);
    expect(body.PsoErrorCode).toBe(code);
    expect(body.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual(fields);
    expect(await rows.events('reward', walk.recommender!.number)).toEqual(events);
    expect((await show(walk.recommender!.token)).Status).toBe('Bereitgestellt');
  });

  test('for an Austrian IBAN by a mandant with ModuleIBANNurDE alone, as its public data say [S3-E020]', async () => {
    const tried = async (mandant: 'spbdevk' | 'versicherung') => {
      const { recommender } = await ready({ mandant });
      const body = pickup({ IBAN: austrian });
      const { status } = await w.app.call('PUT', '/praemierung', { mandant, token: recommender!.token, body });
      return [(await w.app.call('GET', '', { mandant })).body.ModuleIBANNurDE, status];
    };
    expect([await tried('spbdevk'), await tried('versicherung')]).toEqual([
      [true, 400],
      [false, 200],
    ]);
  });

  test('with the token of an older attempt, which only reads', async () => {
    const collectUntil = (await show(walk.recommender!.token)).AbholbarBis as string;
    const old = await rewardToken(w.as(), { number: walk.recommender!.number, attempt: 0, collectUntil }, w.as().now);
    expect(await collect(old)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
    expect(await show(old)).toMatchObject({ Status: 'Bereitgestellt', Praemierungstoken: null });
  });

  test('without a token, and with one of another mandant', async () => {
    const body = pickup();
    for (const options of [{ body }, { body, token: walk.recommender!.token, mandant: 'versicherung' }]) {
      expect(await w.app.call('PUT', '/praemierung', options)).toMatchObject({
        status: 401,
        body: { PsoErrorCode: 'PSOF0204' },
      });
    }
  });

  test('while the account of the recommender is locked', async () => {
    const held = await ready();
    await w
      .as()
      .write(({ db }) => sql`update account set status = 'locked' where email = ${held.recommenderEmail}`.execute(db));
    expect(await collect(held.recommender!.token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
    expect((await show(held.recommender!.token)).Verlauf.at(-1)).toMatchObject({
      Status: 'Bereitgestellt',
      Grund: expect.stringContaining('prüfen'),
    });
  });

  test('after the last day of collection, when the token only reads', async () => {
    const late = await ready();
    await w.days(181);
    expect(await collect(late.recommender!.token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
    expect((await show(late.recommender!.token)).Status).toBe('Bereitgestellt');
    await w.days(-181);
  });
});

describe('vouchers', () => {
  const voucher = { product: products.voucher };

  test('a voucher takes a code out of the pool, is received at once and ends its recommendation', async () => {
    const walk = await ready(voucher);
    expect((await show(walk.recommender!.token)).Product.Praemien.map(({ Id }: { Id: number }) => Id)).toEqual([
      premiums.voucher,
    ]);
    const answer = await collect(walk.recommender!.token, {
      PraemieId: premiums.voucher,
      Kontoinhaber: null,
      IBAN: null,
    });
    expect(answer).toMatchObject({ status: 200, body: { Status: 'Abgeholt', BetragCent: 6000 } });
    expect((await mailOf(walk.recommenderEmail, /Prämienauswahl/))?.text).toMatch(/spbdevk-GUT-000\d/);
    expect((await rows.recommendation(walk.number)).status).toBe('paid');
    expect((await eva.decides(walk.recommender!.number, 'stornieren')).status).toBe(409);
  });

  test('of a code that somebody has no sign is kept in the clear', async () => {
    const { rows: codes } = await w.as().read(({ db }) =>
      sql<{ end: string | null; taken: boolean }>`select code_end as end, reward_id is not null as taken
          from voucher_code order by reward_id nulls last`.execute(db),
    );
    expect(codes[0]).toEqual({ end: null, taken: true });
    expect(codes.at(-1)).toEqual({ end: expect.stringMatching(/^000\d$/), taken: false });
  });

  test('two for the last code: one gets it, the other is refused with PSOF0402 and keeps the reward', async () => {
    const [one, other] = [await ready(voucher), await ready(voucher)];
    await w
      .as()
      .write(({ db }) =>
        sql`update voucher_code set reward_id = 0, code_end = null where reward_id is null and id <> (select min(id) from voucher_code where reward_id is null)`.execute(
          db,
        ),
      );
    const answers = await Promise.all(
      [one, other].map(({ recommender }) => collect(recommender!.token, { PraemieId: premiums.voucher })),
    );
    expect(answers.map(({ status, body }) => body.PsoErrorCode ?? status).sort()).toEqual([200, 'PSOF0402']);
    const left = answers[0]!.status === 200 ? other : one;
    expect(await show(left.recommender!.token)).toMatchObject({ Status: 'Bereitgestellt', Product: { Praemien: [] } });
  });

  test('half of a voucher has no code, so it is not offered', async () => {
    await w.as().write(({ db }) => sql`update voucher_code set reward_id = null where reward_id = 0`.execute(db));
    const walk = await ready({ ...voucher, share: 50 });
    expect((await show(walk.recommender!.token)).Product.Praemien).toEqual([]);
  });
});

describe('the hold of a new IBAN', () => {
  test('keeps a reward out of runs for 72 hours; once the IBAN was paid it does not', async () => {
    const first = await ready({ tag: 'hold' });
    await collect(first.recommender!.token);
    expect((await rows.events('reward', first.recommender!.number)).at(-1)).toBe('P4 ready → collected');
    expect((await show(first.recommender!.token)).Verlauf.at(-1).Grund).toContain('Diese IBAN ist neu');
    expect(await isInNextRun(first.recommender!.number)).toBe(false);
    await w.days(3);
    const { body: run } = await eva.makesRun();
    await eva.exports(run.Id);
    await eva.confirms(run.Id);
    const second = await ready({ tag: 'hold' });
    expect(second.recommenderEmail).toBe(first.recommenderEmail);
    await collect(second.recommender!.token);
    expect(await isInNextRun(second.recommender!.number)).toBe(true);
  });

  test('an operator lifts it, with a reason, once', async () => {
    const { recommender } = await ready();
    await collect(recommender!.token);
    expect(await eva.decides(recommender!.number, 'freigeben')).toMatchObject({
      status: 200,
      body: { AuszahlbarAb: null },
    });
    expect((await eva.decides(recommender!.number, 'freigeben')).status).toBe(409);
    expect(await isInNextRun(recommender!.number)).toBe(true);
  });
});

describe('"Das war ich nicht"', () => {
  const stop = (token: string) => w.app.call('PUT', '/praemierung/stopp', { body: { Token: token } });
  const stopTokenOf = async (email: string): Promise<string> => tokenIn(await mailOf(email, /Prämienauswahl/), 'stopp');

  test('keeps the reward out of runs until an operator lifts the stop; the link works once', async () => {
    const walk = await ready();
    await collect(walk.recommender!.token);
    const token = await stopTokenOf(walk.recommenderEmail);
    expect(await stop(token)).toMatchObject({ status: 200, body: { Gestoppt: true } });
    expect(await stop(token)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0205' } });
    expect((await show(walk.recommender!.token)).Verlauf.at(-1).Grund).toContain('angehalten');
    expect((await show(walk.recommender!.token)).Angehalten).toBe(true);
    await w.days(4);
    expect(await isInNextRun(walk.recommender!.number)).toBe(false);
    expect((await eva.decides(walk.recommender!.number, 'freigeben')).body).toMatchObject({ GestopptAm: null });
    expect(await isInNextRun(walk.recommender!.number)).toBe(true);
    expect(await rows.events('reward', walk.recommender!.number)).toEqual([
      'P1 → open',
      'P2 open → ready',
      'P4 ready → collected',
      'stopped collected → collected',
      'freed collected → collected (Prüfung)',
    ]);
  });

  test('takes the reward out of a draft', async () => {
    const walk = await ready();
    await collect(walk.recommender!.token);
    const token = await stopTokenOf(walk.recommenderEmail);
    await w.days(4);
    const { body: run } = await eva.makesRun();
    expect((await stop(token)).status).toBe(200);
    const left = (await eva.shows(run.Id)).body.Posten.map(
      ({ PraemierungId }: { PraemierungId: string }) => PraemierungId,
    );
    expect(left).not.toContain(walk.recommender!.number);
    expect(await isInNextRun(walk.recommender!.number)).toBe(false);
  });

  test('comes too late for money that is paid', async () => {
    const walk = await ready();
    await collect(walk.recommender!.token);
    const token = await stopTokenOf(walk.recommenderEmail);
    await w.days(4);
    const { body: run } = await eva.makesRun();
    await eva.exports(run.Id);
    await eva.confirms(run.Id);
    expect(await stop(token)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0102' } });
  });

  test('is no use with a made-up token', async () => {
    expect((await stop('x'.repeat(43))).status).toBe(400);
  });
});
