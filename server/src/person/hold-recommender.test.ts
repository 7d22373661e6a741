/** A lock keeps rewards from being collected and paid, so that it ends by two persons (rules 3.12). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '#testing/app.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rewardStates } from '#testing/cast/reward-states.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hash: string;
let reward: string;
let email: string;
beforeAll(async () => {
  w = await world();
});
beforeEach(async () => {
  const made = await rewardStates(w, evaOf(w.app)).ready();
  [reward, email] = [made.reward, made.recommenderEmail];
  hash = await rowsOf(w.as()).hashOf(email);
  await personToken(w, email);
  expect((await does('rita', 'sperren')).body).toMatchObject({ Status: 'Gesperrt' });
  await w.app.post();
});
afterAll(() => w.app.close());

type Name = 'eva' | 'rita' | 'nora';
const call = async (name: Name, path: string, body: unknown): Promise<Reply> =>
  w.app.call('PUT', `/admin/${path}`, { token: await operator(w.app, { email: `${name}@betreiber.example` }), body });
const does = (name: Name, what: string): Promise<Reply> => call(name, `empfehler/${hash}/${what}`, { Grund: 'Anruf' });
const agrees = (name: Name, { body }: Reply): Promise<Reply> => call(name, `antraege/${body.Antrag}/zustimmen`, {});
const shown = async (path: string) =>
  (await w.app.call('GET', `/admin/${path}`, { token: await operator(w.app) })).body;
const holds = async (): Promise<string[]> => (await shown(`praemierungen/${reward}`)).Sperren;

test('who asks to unlock a recommender changes nothing but that it waits', async () => {
  const asked = await does('eva', 'entsperren');
  expect(asked).toMatchObject({ status: 202, body: { Art: 'EmpfehlerEntsperren', Antrag: expect.any(Number) } });
  const waits = { Antrag: asked.body.Antrag, Art: 'EmpfehlerEntsperren', GestelltVon: 'eva@betreiber.example' };
  const { Empfehlungsnummer } = await shown(`praemierungen/${reward}`);
  expect(await shown(`empfehler/${hash}`)).toMatchObject({ Status: 'Gesperrt', Antraege: [waits] });
  expect(await shown(`empfehlungen/${Empfehlungsnummer}`)).toMatchObject({ Antraege: [waits] });
  expect(await holds()).toEqual(['EmpfehlerGesperrt']);
  expect(await w.app.post()).toEqual([]);
  expect((await does('nora', 'entsperren')).body.Message).toMatch(/wartet schon/);
});

test('neither who asked nor who locked the recommender agrees; another one does, and what waits is mailed', async () => {
  const asked = await does('eva', 'entsperren');
  expect(await agrees('eva', asked)).toMatchObject({
    status: 409,
    body: { Message: expect.stringMatching(/selbst beantragt/) },
  });
  expect(await agrees('rita', asked)).toMatchObject({
    status: 409,
    body: { Message: expect.stringMatching(/letzten 30 Tagen/) },
  });
  expect(await holds()).toEqual(['EmpfehlerGesperrt']);
  expect(await agrees('nora', asked)).toMatchObject({ status: 200, body: { Status: 'Zugestimmt', Nummer: hash } });
  expect(await holds()).toEqual([]);
  expect((await rowsOf(w.as()).events('account', hash)).at(-1)).toBe('K11 locked → active (Anruf)');
  expect((await w.app.post()).map(({ to, subject }) => [to, subject])).toEqual([[email, 'Ihre Prämie wartet auf Sie']]);
});

test('whoever is not locked is not asked about', async () => {
  expect((await agrees('nora', await does('eva', 'entsperren'))).status).toBe(200);
  expect(await does('eva', 'entsperren')).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0102' } });
});
