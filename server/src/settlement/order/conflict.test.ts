/** Who gets a contract that two claim: the choice of the mandant, and what both histories say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaOf } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';

const other = 'demo-api-key-second-source';
let all: World;
beforeAll(async () => {
  all = await world();
  await all.as().write(async ({ db, system, now }) => {
    const key_hash = system.vault.hash(other, 'api-key');
    await db.insertInto('api_key').values({ name: 'second', key_hash, created_at: now }).execute();
  });
});
afterAll(() => all.app.close());

let count = 0;
async function confirmed(wish: Parameters<World['anna']['recommends']>[0] = {}) {
  const link = await all.anna.recommends({ share: 50, ...wish });
  const { body } = await all.ben.registers(link, { Email: `kontakt${++count}@example.org` });
  await all.ben.confirms(body.Empfaengernummer);
  await all.days(1);
  return link.number;
}
const historyOf = async (order: string): Promise<{ name: string; reason: string | null }[]> => {
  const { body } = await all.app.call('GET', `/admin/auftraege/${order}`, { token: await evaOf(all.app).token() });
  return body.Verlauf.map(({ Ereignis, Grund }: Record<string, string>) => ({ name: Ereignis, reason: Grund })).filter(
    ({ name }: { name: string }) => name.startsWith('von zwei Empfehlungen'),
  );
};
const ordersOf = (order: string) =>
  all
    .as()
    .read(({ db }) =>
      db.selectFrom('orders').select(['number', 'status']).where('external_number', '=', order).orderBy('id').execute(),
    );
const moment = String.raw`\(\d{2}\.\d{2}\.\d{4} - \d{2}:\d{2}\)`;
const named = (first: string, second: string) =>
  expect.stringMatching(new RegExp(`^${first} ${moment}, ${second} ${moment}$`));

test('it goes to the recipient who confirmed first, and both orders say which two came into question', async () => {
  const [early, late] = [await confirmed(), await confirmed()];
  await all.client.reports({ order: 'K-1', number: late });
  await all.client.reports({ order: 'K-1', number: early }, { apiKey: other });
  const [given, taken] = await ordersOf('K-1');
  expect([given?.status, taken?.status]).toEqual(['rejected', 'received']);
  const moved = { name: expect.stringContaining('geht an die zuerst genannte über'), reason: named(early, late) };
  for (const order of [given, taken]) expect(await historyOf(order?.number ?? '')).toEqual([moved]);
});

test('it stays where it is reported first, whoever confirmed first, where the mandant says so', async () => {
  const [early, late] = [await confirmed(), await confirmed()];
  await configure(all.app, 'spbdevk', { orderConflict: 'reportedFirst' });
  await all.client.reports({ order: 'K-2', number: late });
  await all.client.reports({ order: 'K-2', number: early }, { apiKey: other });
  await configure(all.app, 'spbdevk');
  const [kept, lost] = await ordersOf('K-2');
  expect([kept?.status, lost?.status]).toEqual(['received', 'rejected']);
  const stays = { name: expect.stringContaining('bleibt bei der zuerst genannten'), reason: named(late, early) };
  for (const order of [kept, lost]) expect(await historyOf(order?.number ?? '')).toEqual([stays]);
});

test('a claim that has lost says so once, however often it is made', async () => {
  const [early, late] = [await confirmed(), await confirmed()];
  await all.client.reports({ order: 'K-3', number: early });
  for (const event of ['eingegangen', 'bestaetigt'] as const)
    await all.client.reports({ order: 'K-3', number: late, event }, { apiKey: other });
  const [kept] = await ordersOf('K-3');
  expect(await historyOf(kept?.number ?? '')).toEqual([{ name: expect.any(String), reason: named(early, late) }]);
});

test('neither recommender hears who else claimed it', async () => {
  const zoe = { firstName: 'Zoe', lastName: 'Zwei', email: 'zoe@example.org' };
  const [early, late] = [await confirmed({ as: zoe }), await confirmed()];
  await all.client.reports({ order: 'K-4', number: late });
  await all.client.reports({ order: 'K-4', number: early }, { apiKey: other });
  for (const [email, own, foreign] of [
    ['anna@example.org', late, early],
    ['zoe@example.org', early, late],
  ] as const) {
    const token = await personToken(all, email);
    for (const path of ['/empfehler/empfehlungen', '/empfehler/daten']) {
      const { text } = await all.app.call('GET', path, { token });
      expect([path, text.includes(own), text.includes(foreign), text.includes('in Frage')]).toEqual([
        path,
        true,
        false,
        false,
      ]);
    }
  }
});
