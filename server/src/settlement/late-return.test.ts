import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import { collectMoney, mailTo, tokenIn } from '#testing/walk.ts';
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

const over = {
  status: 409,
  body: { PsoErrorCode: 'PSOF0102', Message: expect.stringContaining('nicht zum aktuellen Versuch') },
};

/** Collects it, and waits until the hold of the account is over. */
const collect = async (...given: [token: string, premium?: null]): Promise<void> => {
  await collectMoney(w.app, ...given);
  await w.days(4);
};

const exported = async (): Promise<number> => {
  const { body } = await eva.makesRun();
  if ((await eva.exports(body.Id)).status !== 200) throw new Error('not exported');
  return body.Id;
};

/** The transfer `…-1` was paid and came back; the person collected once more. */
async function collectedAgain(): Promise<string> {
  const { recommender, recommenderEmail } = await walkToReady(w.app, { share: 100 });
  await collect(recommender!.token);
  await eva.confirms(await exported());
  await w.app.post();
  expect(await comesBack(recommender!.number, `${recommender!.number}-1`)).toMatchObject({
    status: 200,
    body: { Status: 'Bereitgestellt', Versuch: 2 },
  });
  await collect(tokenIn(mailTo(await w.app.post(), recommenderEmail, /konnte nicht ausgeführt/)));
  return recommender!.number;
}

const comesBack = (reward: string, EndToEndId: unknown) =>
  eva.decides(reward, 'ruecklaeufer', { body: { Grund: 'Konto erloschen', EndToEndId } });

describe('a second notice about a transfer that came back (P9)', () => {
  test('frees nothing of the next attempt, which is at the bank: it is paid once', async () => {
    const reward = await collectedAgain();
    const run = await exported();
    const before = await rows.events('reward', reward);
    expect(await comesBack(reward, `${reward}-1`)).toMatchObject(over);
    expect(await rows.events('reward', reward)).toEqual(before);
    await eva.confirms(run);
    expect(await comesBack(reward, `${reward}-1`)).toMatchObject(over);
    expect((await rows.events('reward', reward)).at(-1)).toBe('P8 collected → paidOut');
    expect((await eva.makesRun()).status).toBe(409);
  });

  test('says so, too, while the next attempt waits for its run', async () => {
    const reward = await collectedAgain();
    expect(await comesBack(reward, `${reward}-1`)).toMatchObject(over);
    expect(await comesBack(reward, `${reward}-3`)).toMatchObject(over);
    await eva.confirms(await exported());
  });

  test('about the attempt that is at the bank now counts, and so does one that names none', async () => {
    const [named, plain] = [await collectedAgain(), await collectedAgain()];
    await eva.confirms(await exported());
    expect((await comesBack(named, `${named}-2`)).body).toMatchObject({ Status: 'Bereitgestellt', Versuch: 3 });
    expect((await comesBack(plain, undefined)).body).toMatchObject({ Status: 'Bereitgestellt', Versuch: 3 });
  });

  test('that names no transfer of ours is refused', async () => {
    const reward = await collectedAgain();
    expect(await comesBack(reward, 'x'.repeat(36))).toMatchObject({
      status: 400,
      body: { Fehler: [{ Feld: 'EndToEndId' }] },
    });
    expect(await comesBack(reward, 'NOTPROVIDED')).toMatchObject(over);
  });
});
