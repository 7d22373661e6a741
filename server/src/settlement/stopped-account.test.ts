/** After "Das war ich nicht" an account that was given with the pickup counts as one that nobody has given yet. */
import { afterAll, expect, test } from 'vitest';
import { type Decision, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { premiums, terms } from '#testing/mandant-files.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const eva = evaOf(w.app);
afterAll(() => w.app.close());

const theirs = 'DE02120300000000202051';
const collect = (token: string, more: Record<string, unknown> = {}) =>
  w.app.call('PUT', '/praemierung', {
    token,
    body: {
      PraemieId: premiums.home,
      Kontoinhaber: 'Anna Muster',
      IBAN: theirs,
      AgbText: terms,
      AgbAkzeptiert: true,
      ...more,
    },
  });
const show = async (token: string) => (await w.app.call('GET', '/praemierung/?details=true', { token })).body[0];
const stopTokenOf = async (email: string) => tokenIn(mailTo(await w.app.post(), email, /Prämienauswahl/), 'stopp');
const stop = async (token: string) =>
  expect((await w.app.call('PUT', '/praemierung/stopp', { body: { Token: token } })).status).toBe(200);
const decide = async (reward: string, decision: Decision) =>
  expect((await eva.decides(reward, decision)).status).toBe(200);
const freshTokenOf = async (email: string) => tokenIn(mailTo(await w.app.post(), email, /konnte nicht ausgeführt/));

async function exportRun(reward: string): Promise<void> {
  const { body: run } = await eva.makesRun();
  expect(run.Posten).toContainEqual(expect.objectContaining({ PraemierungId: reward }));
  await eva.exports(run.Id);
}

async function isHeld(reward: string): Promise<boolean> {
  const { body: run } = await eva.makesRun();
  const isTaken = (run.Posten ?? []).some((item: { PraemierungId: string }) => item.PraemierungId === reward);
  if (run.Id) await eva.discards(run.Id);
  return !isTaken;
}

/** After three days and a stop the reward is ready once more, and the same account is given with the fresh token. */
const ends = [
  ['set back (P14)', 'zuruecksetzen', async () => undefined],
  ['recalled by the bank (P9)', 'ruecklaeufer', exportRun],
] as const satisfies [string, Decision, (reward: string) => Promise<void>][];

test.each(ends)(
  'a recommender’s account that was stopped and %s is stored no longer, and is held for 72 hours anew',
  async (_how, decision, before) => {
    const { recommender, recommenderEmail } = await walkToReady(w.app, { share: 100 });
    const { number, token } = recommender!;
    expect((await collect(token, { BankdatenSpeichern: true })).status).toBe(200);
    const stopToken = await stopTokenOf(recommenderEmail);
    await w.days(4);
    await before(number);
    await stop(stopToken);
    await decide(number, decision);
    const fresh = await freshTokenOf(recommenderEmail);
    expect((await show(fresh)).Bankdaten).toBeNull();
    expect((await collect(fresh)).status).toBe(200);
    expect(await isHeld(number)).toBe(true);
    await w.days(3);
    expect(await isHeld(number)).toBe(false);
    await decide(number, 'stornieren');
  },
);

test.each(ends)(
  'a recipient’s account that was stopped and %s is forgotten, and is held for 72 hours anew',
  async (_how, decision, before) => {
    const { recipient, recipientEmail, recipientNumber } = await walkToReady(w.app, { share: 0 });
    const { number } = recipient!;
    const given = await w.ben.givesBankData(recipientNumber, { IBAN: theirs });
    expect(given.body.PraemierungStatus).toBe('Abgeholt');
    const stopToken = await stopTokenOf(recipientEmail);
    await w.days(4);
    await before(number);
    await stop(stopToken);
    await decide(number, decision);
    expect((await collect(await freshTokenOf(recipientEmail))).status).toBe(200);
    expect(await isHeld(number)).toBe(true);
    await w.days(3);
    expect(await isHeld(number)).toBe(false);
    await decide(number, 'stornieren');
  },
);

test('a stop that ends with the cancellation of the reward (P10) leaves no stored account to the next one', async () => {
  const { recommender, recommenderEmail } = await walkToReady(w.app, { share: 100, tag: 'stopped' });
  await collect(recommender!.token, { BankdatenSpeichern: true });
  await stop(await stopTokenOf(recommenderEmail));
  await decide(recommender!.number, 'stornieren');
  const next = await walkToReady(w.app, { share: 100, tag: 'stopped' });
  expect((await show(next.recommender!.token)).Bankdaten).toBeNull();
});

test('what nobody has stopped stays stored, through a return by the bank and a cancellation', async () => {
  const first = await walkToReady(w.app, { share: 100, tag: 'unstopped' });
  await collect(first.recommender!.token, { BankdatenSpeichern: true });
  await w.days(4);
  await exportRun(first.recommender!.number);
  await decide(first.recommender!.number, 'ruecklaeufer');
  const fresh = await freshTokenOf(first.recommenderEmail);
  expect((await show(fresh)).Bankdaten).not.toBeNull();
  expect((await collect(fresh)).status).toBe(200);
  expect(await isHeld(first.recommender!.number)).toBe(false);
  await decide(first.recommender!.number, 'stornieren');
  const next = await walkToReady(w.app, { share: 100, tag: 'unstopped' });
  expect((await show(next.recommender!.token)).Bankdaten).not.toBeNull();
});
