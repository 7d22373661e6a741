import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { type RewardStates, rewardStates, runJob as runJobOf } from '#testing/cast/reward-states.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
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

const runJob = (job: string): Promise<number> => runJobOf(w, eva, job);
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
const mailsTo = async (email: string) => (await w.app.post()).filter(({ to }) => to === email);

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

test('an account of a payment goes after fourteen months, and its bank file stays', async () => {
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
});
