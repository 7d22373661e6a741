/** In which group an own recommendation stands, in which order they come, and what a page of one group has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '../testing/cast/eva.ts';
import { confirmExported, exportPayout } from '../testing/cast/payments.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { configure } from '../testing/mandant.ts';
import { collect, confirm, recommendAndRegister, report } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const day = (): string => w.as().now.toISOString().slice(0, 10);

type Item = Record<'Empfehlungsnummer' | 'Gruppe', string>;
const list = async (email: string, search: string): Promise<Item[]> => {
  const token = await personToken(w, email);
  const { status, body } = await w.app.call('GET', `/empfehler/empfehlungen/${search}`, { token });
  expect(status).toBe(200);
  return body;
};
const rows = async (email: string, search: string) =>
  (await list(email, search)).map(({ Empfehlungsnummer, Gruppe }) => [Empfehlungsnummer, Gruppe]);
const groupOf = async (email: string) => (await list(email, ''))[0]?.Gruppe;

test('what somebody can do comes first, then what goes on, then what is over, each newest first and nobody else’s', async () => {
  const recommender = 'anna.groups@example.org';
  const paid = await walkToReady(w.app, { share: 100, recommender });
  await collect(w.app, paid, paid.recommender!.token);
  await w.days(4);
  await confirmExported(w, await exportPayout(w));
  const ready = await walkToReady(w.app, { share: 100, recommender });
  const cancelled = await recommendAndRegister(w.app, { recommender });
  await confirm(w.app, cancelled);
  await report(w.app, cancelled, 'bestaetigt', day());
  await report(w.app, cancelled, 'storniert', day());
  const accepted = await recommendAndRegister(w.app, { recommender });
  await confirm(w.app, accepted);
  const open = await recommendAndRegister(w.app, { recommender });
  await walkToReady(w.app, { share: 100, recommender: 'anna.groups-other@example.org' });
  const all = [
    [ready.number, 'ZuErledigen'],
    [open.number, 'Unterwegs'],
    [accepted.number, 'Unterwegs'],
    [cancelled.number, 'Abgeschlossen'],
    [paid.number, 'Abgeschlossen'],
  ];
  expect(await rows(recommender, '?gruppe=Alle')).toEqual(all);
  expect(await rows(recommender, '?gruppe=ZuErledigen')).toEqual(all.slice(0, 1));
  expect(await rows(recommender, '?gruppe=Unterwegs')).toEqual(all.slice(1, 3));
  expect(await rows(recommender, '?gruppe=Abgeschlossen')).toEqual(all.slice(3));
  // Pages go on where the last one ended, over the border of two groups and inside of one.
  expect(await rows(recommender, '?gruppe=Alle&anzahl=2')).toEqual(all.slice(0, 2));
  expect(await rows(recommender, `?gruppe=Alle&anzahl=2&nach=${open.number}`)).toEqual(all.slice(2, 4));
  expect(await rows(recommender, `?gruppe=Alle&nach=${paid.number}`)).toEqual([]);
  expect(await rows(recommender, `?gruppe=Abgeschlossen&nach=${cancelled.number}`)).toEqual(all.slice(4));
  const foreign = await w.anna.recommends();
  expect(await rows(recommender, `?gruppe=Alle&nach=${foreign.number}`)).toEqual([]);
  expect((await list(recommender, '')).map(({ Empfehlungsnummer }) => Empfehlungsnummer)).toEqual(
    [open, accepted, cancelled, ready, paid].map(({ number }) => number),
  );
});

test('a reward goes from what can be done to what goes on, back with its transfer, and to what is over', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  const email = walk.recommenderEmail;
  expect(await groupOf(email)).toBe('ZuErledigen');
  await collect(w.app, walk, walk.recommender!.token);
  expect(await groupOf(email)).toBe('Unterwegs');
  await w.days(4);
  await confirmExported(w, await exportPayout(w));
  expect(await groupOf(email)).toBe('Abgeschlossen');
  await eva.decides(walk.recommender!.number, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } });
  expect(await groupOf(email)).toBe('ZuErledigen');
});

test('an own reward that is lost is over, while that of the contact goes on; without one there is nothing to do', async () => {
  const lost = await walkToReady(w.app, { share: 50 });
  await eva.decides(lost.recommender!.number, 'stornieren', { body: { Grund: 'Doppelt' } });
  expect(await groupOf(lost.recommenderEmail)).toBe('Abgeschlossen');
  const contacts = await walkToReady(w.app, { share: 0 });
  expect(await groupOf(contacts.recommenderEmail)).toBe('Unterwegs');
});

test('a number that is missing can be named, one that is named is waited for', async () => {
  await configure(w.app, 'spbdevk', { needsCustomerNumber: true });
  const walk = await walkToReady(w.app, { share: 100 });
  expect(await groupOf(walk.recommenderEmail)).toBe('ZuErledigen');
  const token = await personToken(w, walk.recommenderEmail);
  await w.app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/12345678', { token });
  expect(await groupOf(walk.recommenderEmail)).toBe('Unterwegs');
  await configure(w.app, 'spbdevk');
});

test('a pickup that is held waits for somebody else', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  await w.as().write(async ({ db }) => {
    const { id } = await db
      .selectFrom('reward')
      .select('id')
      .where('number', '=', walk.recommender!.number)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reward_hold')
      .values({ reward_id: id, attempt: 1, kind: 'review', since: w.as().now })
      .execute();
  });
  expect(await groupOf(walk.recommenderEmail)).toBe('Unterwegs');
});
