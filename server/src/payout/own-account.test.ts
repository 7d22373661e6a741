import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeDebtor } from '#mandant/mandant.ts';
import { collectedBy, collectInto } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { type World, world } from '#testing/world.ts';

const payoutIban = 'DE02100100100006820101';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const stopped = async (reward: string) => (await rowsOf(w.as()).events('reward', reward)).at(-1);
const payFrom = (iban: string) => w.as().write((tx) => changeDebtor(tx, { holder: 'Partnerprogramm GmbH', iban }));

test('nobody collects into the account that the mandant pays from, and a file of a Saturday is executed on Monday', async () => {
  const { recommender } = await walkToReady(w.app, { share: 100 });
  const answer = await collectInto(w, recommender!.token, 'Anna Muster', payoutIban);
  expect(answer).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'IBAN' }] } });
  expect(answer.text).toContain('Das ist unser eigenes Konto.');
  expect((await collectInto(w, recommender!.token)).status).toBe(200);
  // To a Saturday.
  await w.days(5);
  const { Id } = (await eva.makesRun()).body;
  await eva.exports(Id);
  expect((await eva.downloads(Id)).text).toContain('<ReqdExctnDt><Dt>2026-03-09</Dt></ReqdExctnDt>');
});

test('a reward whose account becomes the one that the mandant pays from goes into no run, and waits for a person', async () => {
  const [own, other] = [await collectedBy(w), await collectedBy(w)];
  await w.as().write(({ db }) => sql`update reward set iban_hash = 'other' where number = ${other.reward}`.execute(db));
  await payFrom('DE02120300000000202051');
  const run = (await eva.makesRun()).body;
  expect(run.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId)).toEqual([other.reward]);
  expect(await stopped(own.reward)).toBe('ownAccount collected → collected');
  // Its hash was lost: the account itself tells when the file is made.
  expect((await eva.exports(run.Id)).status).toBe(409);
  expect((await eva.shows(run.Id)).body).toMatchObject({ Status: 'Entwurf', Posten: [] });
  expect(await stopped(other.reward)).toBe('ownAccount collected → collected');
});
