import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byAnybody, cancelRecommendation, releaseOrder } from '#settlement/settlement.ts';
import { type Recommended, wishOf } from '#testing/cast/anna.ts';
import { clientOf } from '#testing/cast/client.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, ben, days } = await world();
const client = clientOf(app);
afterAll(() => app.close());
const rows = rowsOf(as());

let person = 0;
let email: string;
let link: Recommended;
let refusal: string;
let orders = 0;
/** Somebody typed the address of a person who never heard of us: the account is new, its mail can undo it. */
beforeEach(async () => {
  email = `anna${++person}@example.org`;
  await app.post();
  link = await recommend();
  refusal = tokenIn((await app.post())[0], 'ablehnen');
});
const recommend = () => anna.recommends({ share: 50, as: { firstName: 'Anna', lastName: 'Muster', email } });
const decline = (token: string, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  app.call('PUT', '/account/ablehnen', { body: { Token: token }, mandant });
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
const subjects = async () => (await app.post()).map(({ to, subject }) => `${to}: ${subject}`);
const account = async (number = link.number) => {
  const { account_id } = (await rows.recommendation(number)) as { account_id: number };
  return as().read(({ db }) =>
    db.selectFrom('account').selectAll().where('id', '=', account_id).executeTakeFirstOrThrow(),
  );
};

test('"that was not me" of a new account deletes it with what it recommended, and no mail follows (K14, E16)', async () => {
  expect(refusal).toHaveLength(43);
  expect((await decline(refusal)).body).toEqual({ Geloescht: true });
  const gone = await account();
  expect(gone).toMatchObject({ status: 'deleted', first_name: null, last_name: null, email: null });
  expect(await rows.events('account', gone.hash)).toEqual([
    'K1 → created',
    'K14 created → deleted (Das war ich nicht)',
  ]);
  expect(await rows.events('recommendation', link.number)).toEqual(['E1 → open', 'E16 open → cancelled']);
  expect(await subjects()).toEqual([]);
  expect((await ben.registers(link)).status).toBe(410);
});

test('a token is good once, a wrong one never, on its own mandant only', async () => {
  expect(code(await decline('x'.repeat(43)))).toEqual([400, 'PSOF0205']);
  expect(code(await decline(refusal, 'versicherung'))).toEqual([400, 'PSOF0205']);
  expect((await decline('')).body.Fehler).toMatchObject([{ Feld: 'Token' }]);
  expect((await decline(refusal)).status).toBe(200);
  expect(code(await decline(refusal))).toEqual([400, 'PSOF0205']);
});

test('two at once end as one', async () => {
  const replies = await Promise.all([decline(refusal), decline(refusal)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await rows.events('recommendation', link.number)).filter((event) => event.startsWith('E16'))).toHaveLength(1);
});

test('the link of the mail ends after a week', async () => {
  await days(8);
  expect(code(await decline(refusal))).toEqual([400, 'PSOF0205']);
  await days(-8);
  expect(await account()).toMatchObject({ status: 'created' });
});

test('an order that was reported, and the rewards of both, end with the account', async () => {
  const { body } = await ben.registers(link);
  await client.reports({ order: `E-${++orders}`, recipient: body.Empfaengernummer });
  await app.post();
  await decline(refusal);
  expect(await rows.orders(link.number)).toEqual(['rejected: Empfehlung storniert']);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
  expect(await subjects()).toEqual([]);
});

test('what somebody has accepted goes on for the recipient; the share of the recommender is lost', async () => {
  const { body } = await ben.registers(link);
  await ben.confirms(body.Empfaengernummer);
  const reported = await client.reports({
    order: `E-${++orders}`,
    recipient: body.Empfaengernummer,
    event: 'bestaetigt',
  });
  await decline(refusal);
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'ok', shown_first_name: null });
  expect(await rows.rewards(link.number)).toEqual(['recipient open 3500', 'recommender cancelled 3500']);
  await days(14);
  await as().write((tx) => releaseOrder(tx, reported.body.Auftragsnummer, undefined, byAnybody));
  await days(-14);
  expect(await rows.rewards(link.number)).toEqual(['recipient ready 3500', 'recommender cancelled 3500']);
});

test('a reward that waits for the recommender is cancelled, and the recommendation ends when it was the last', async () => {
  const own = await anna.recommends({ share: 100, as: { firstName: 'Anna', lastName: 'Muster', email } });
  const { body } = await ben.registers(own);
  await ben.confirms(body.Empfaengernummer);
  const reported = await client.reports({
    order: `E-${++orders}`,
    recipient: body.Empfaengernummer,
    event: 'bestaetigt',
  });
  await days(14);
  await as().write((tx) => releaseOrder(tx, reported.body.Auftragsnummer, undefined, byAnybody));
  await days(-14);
  await decline(refusal);
  expect(await rows.rewards(own.number)).toEqual(['recommender cancelled 7000']);
  expect(await rows.events('recommendation', own.number)).toContain('E12 released → expired');
});

test('"that was not me" of a known account cancels that recommendation only (E15)', async () => {
  const second = await recommend();
  const [mail] = await app.post();
  expect((await decline(tokenIn(mail, 'ablehnen'))).body).toEqual({ Geloescht: true });
  expect(await account()).toMatchObject({ status: 'created', first_name: 'Anna', email });
  expect(await rows.events('recommendation', second.number)).toEqual([
    'E1 → open',
    'E15 open → cancelled (Das war ich nicht)',
  ]);
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'open' });
  expect(await subjects()).toEqual([`${email}: Ihre Empfehlung konnte nicht berücksichtigt werden`]);
  expect((await ben.registers(second)).status).toBe(410);
});

test('an account that has a password is not deleted by the mail any more', async () => {
  const { id } = await account();
  await as().write(({ db }) => db.updateTable('account').set({ status: 'active' }).where('id', '=', id).execute());
  expect(code(await decline(refusal))).toEqual([409, 'PSOF0102']);
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'open' });
});

test('an operator cancels a recommendation: order and rewards end, both people hear of it (E15)', async () => {
  const { body } = await ben.registers(link);
  await ben.confirms(body.Empfaengernummer);
  await client.reports({ order: `E-${++orders}`, recipient: body.Empfaengernummer, event: 'bestaetigt' });
  await app.post();
  await cancelRecommendation(as(), link.number, 'Betrug');
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'cancelled', locked_at: expect.any(Date) });
  expect(await rows.events('recommendation', link.number)).toContain('E15 ok → cancelled (Betrug)');
  expect(await rows.orders(link.number)).toEqual(['rejected: Empfehlung storniert']);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
  expect((await subjects()).toSorted()).toEqual([
    `${email}: Ihre Empfehlung konnte nicht berücksichtigt werden`,
    'ben@example.org: Ihre Empfehlung konnte nicht berücksichtigt werden',
  ]);
});

test('a follow-up is cancelled alone; the link and the others go on', async () => {
  await ben.registers(link);
  const second = await ben.registers(link, { Email: 'bea@example.org' });
  await cancelRecommendation(as(), second.body.Empfehlungsnummer, 'Doppelt');
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'open', locked_at: null });
  expect((await ben.registers(link, { Email: 'carl@example.org' })).status).toBe(200);
});

test('the root is cancelled alone, too: its follow-ups go on, but nobody else comes', async () => {
  await ben.registers(link);
  const second = await ben.registers(link, { Email: 'bea@example.org' });
  await cancelRecommendation(as(), link.number, 'Betrug');
  expect((await ben.confirms(second.body.Empfaengernummer)).status).toBe(200);
  expect(await rows.recommendation(second.body.Empfehlungsnummer)).toMatchObject({ status: 'ok' });
  expect((await ben.registers(link, { Email: 'carl@example.org' })).status).toBe(410);
});

test('what has ended, or is released, is not cancelled by hand', async () => {
  await cancelRecommendation(as(), link.number, 'Betrug');
  await expect(cancelRecommendation(as(), link.number, 'Betrug')).rejects.toThrow('state.not-allowed');
  expect((await rows.events('recommendation', link.number)).filter((event) => event.startsWith('E15'))).toHaveLength(1);
  await expect(cancelRecommendation(as('versicherung'), link.number, 'Betrug')).rejects.toThrow('unknown');
});

test('what was typed about a contact goes with the account', async () => {
  const body = wishOf({ to: 'ben@example.org', as: { firstName: 'Anna', lastName: 'Muster', email } });
  const { Empfehlungsnummer } = (await app.call('POST', '/empfehlen/create', { body })).body;
  await decline(refusal);
  expect(await rows.recommendation(Empfehlungsnummer)).toMatchObject({ contact_sealed: null, status: 'cancelled' });
});

describe('a person with many recommendations', () => {
  /** One that is open, one with an order that was reported, one that is confirmed, one whose reward waits. */
  const oneOfEach = async (): Promise<Recommended[]> => {
    const links = [await recommend(), await recommend(), await recommend(), await recommend()];
    const orderNumbers: string[] = [];
    for (const [place, event] of (['eingegangen', 'bestaetigt', 'bestaetigt'] as const).entries()) {
      const { body } = await ben.registers(links[place + 1] as Recommended);
      if (event === 'bestaetigt') await ben.confirms(body.Empfaengernummer);
      const report = { order: `E-${++orders}`, recipient: body.Empfaengernummer, event };
      orderNumbers.push((await client.reports(report)).body.Auftragsnummer);
    }
    await days(14);
    await as().write((tx) => releaseOrder(tx, orderNumbers[2] as string, undefined, byAnybody));
    await days(-14);
    return links;
  };

  test('is deleted with the statements of one with few', async () => {
    const { system } = app.app;
    await oneOfEach();
    const few = await statementsOf(system, () => decline(refusal));
    email = `anna${++person}@example.org`;
    await app.post();
    const sets = [await oneOfEach()];
    refusal = tokenIn(
      (await app.post()).find(({ to }) => to === email),
      'ablehnen',
    );
    for (let more = 1; more < 3; more++) sets.push(await oneOfEach());
    const many = await statementsOf(system, () => decline(refusal));
    expect(many).toEqual(few);
    for (const [open, reported, confirmed, waiting] of sets) {
      expect(await rows.events('recommendation', open!.number)).toContain('E16 open → cancelled');
      expect(await rows.orders(reported!.number)).toEqual(['rejected: Empfehlung storniert']);
      expect(await rows.rewards(reported!.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
      expect(await rows.rewards(confirmed!.number)).toEqual(['recipient open 3500', 'recommender cancelled 3500']);
      expect(await rows.rewards(waiting!.number)).toEqual(['recipient ready 3500', 'recommender cancelled 3500']);
      expect(await rows.recommendation(waiting!.number)).toMatchObject({ status: 'released' });
    }
  });
});
