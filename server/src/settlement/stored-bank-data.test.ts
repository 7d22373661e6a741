import { isNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { collectReward } from '#testing/cast/reward-states.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import type { WalkOptions } from '#testing/walk.ts';
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
const collect = (token: string, more?: Record<string, unknown>) => collectReward(w, token, more);
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];

describe('stored bank data', () => {
  test('are kept if asked for and none are there, and offered masked at the next pickup', async () => {
    const first = await ready({ tag: 'stored' });
    await collect(first.recommender!.token, { BankdatenSpeichern: true, Kontoinhaber: 'Anna Gespeichert' });
    const second = await ready({ tag: 'stored' });
    expect((await show(second.recommender!.token)).Bankdaten).toEqual({
      Kontoinhaber: 'Anna Gespeichert',
      IBAN: 'DE02 **** **** **** **20 51',
      Bankname: 'Deutsche Kreditbank Berlin',
    });
    await collect(second.recommender!.token, {
      BankdatenSpeichern: true,
      Kontoinhaber: 'Anna Anders',
      IBAN: 'DE89370400440532013000',
    });
    const third = await ready({ tag: 'stored' });
    expect((await show(third.recommender!.token)).Bankdaten.Kontoinhaber).toBe('Anna Gespeichert');
    expect((await collect(third.recommender!.token, { Kontoinhaber: null, IBAN: null })).status).toBe(200);
    expect((await show(third.recommender!.token)).Bankdaten).toEqual({
      Kontoinhaber: 'Anna Gespeichert',
      IBAN: 'DE02 **** **** **** **20 51',
      Bankname: 'Deutsche Kreditbank Berlin',
    });
  });

  test('say how the transfer writes the holder, where it is another way', async () => {
    const walk = await ready({ tag: 'written' });
    await collect(walk.recommender!.token, { BankdatenSpeichern: true, Kontoinhaber: 'Иван Петров' });
    const token = await personToken(w, walk.recommenderEmail);
    expect((await w.app.call('GET', '/empfehler/bankdaten', { token })).body).toMatchObject({
      Schreibweise: 'Ivan Petrov',
    });
  });

  test('of a recipient are not, and a pickup without the wish stores nothing', async () => {
    const walk = await ready({ share: 50 });
    await collect(walk.recommender!.token);
    await collect(walk.recipient!.token, { BankdatenSpeichern: true });
    const { rows: stored } = await w.as().read(({ db }) =>
      sql`select from bank_account b left join account a on a.id = b.owner_id and b.owner_kind = 'account'
        left join recipient c on c.id = b.owner_id and b.owner_kind = 'recipient' where coalesce(a.email, c.email) in (${walk.recommenderEmail}, ${walk.recipientEmail})`.execute(
        db,
      ),
    );
    expect(stored).toEqual([]);
  });
});

describe('a recipient whose bank data are known', () => {
  test('has nothing left to do: the reward is collected with the release (P5)', async () => {
    const walk = await waitingWithBankData();
    expect(await rows.events('reward', walk.rewardNumber)).toEqual([
      'P1 → open',
      'P2 open → ready',
      'P5 ready → collected',
    ]);
    const mails = walk.mails.filter(({ to }) => to === walk.recipientEmail);
    expect(mails.at(-2)?.text).toContain('Sie müssen nichts weiter tun');
    expect(mails.at(-2)?.subject).toBe('Ihre Prämie ist freigegeben');
    expect(mails.at(-2)?.text).not.toContain('token=');
    expect(mails.at(-1)?.subject).toMatch(/Prämienauswahl/);
  });

  test('gives them later, and the waiting reward is collected then', async () => {
    const walk = await ready({ share: 0 });
    const answer = await w.ben.givesBankData(walk.recipientNumber);
    expect(answer.body).toMatchObject({ Gespeichert: true, PraemierungStatus: 'Abgeholt' });
    expect((await rows.events('reward', walk.recipient!.number)).at(-1)).toBe('P5 ready → collected');
    expect((await w.ben.givesBankData(walk.recipientNumber)).body.PraemierungStatus).toBe('Abgeholt');
    expect(await rows.events('reward', walk.recipient!.number)).toHaveLength(3);
  });

  test('has to give them anew after the bank sent the money back', async () => {
    const walk = await waitingWithBankData();
    await w.days(4);
    const { body: run } = await eva.makesRun();
    await eva.exports(run.Id);
    await eva.confirms(run.Id);
    expect(
      (await eva.decides(walk.rewardNumber, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } })).body,
    ).toMatchObject({ Status: 'Bereitgestellt', Versuch: 2 });
    const answer = await w.ben.givesBankData(walk.recipientNumber, { IBAN: 'DE02500105170137075030' });
    expect(answer.body.PraemierungStatus).toBe('Abgeholt');
  });
});

async function waitingWithBankData(): Promise<ReadyWalk & { rewardNumber: string }> {
  const walk = await walkToReady(w.app, { share: 0 }, (one) => w.ben.givesBankData(one.recipientNumber));
  const { rows: found } = await w.as().read(({ db }) =>
    sql<{
      number: string;
    }>`select w.number from reward w join recommendation n on n.id = w.recommendation_id where n.number = ${walk.number}`.execute(
      db,
    ),
  );
  const rewardNumber = found[0]!.number;
  expect(isNumber('reward', rewardNumber)).toBe(true);
  return { ...walk, rewardNumber };
}
