/** Whoever agrees, agrees to what was seen when it was asked for: what has come since is decided anew. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '#testing/app.ts';
import { collectInto } from '#testing/cast/collected.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { type RewardStates, rewardStates } from '#testing/cast/reward-states.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let ways: RewardStates;
beforeAll(async () => {
  w = await world();
  ways = rewardStates(w, evaOf(w.app));
});
beforeEach(() => w.app.post());
afterAll(() => w.app.close());

type Name = 'eva' | 'nora';
const call = async (name: Name, path: string, body: unknown): Promise<Reply> =>
  w.app.call('PUT', `/admin/${path}`, { token: await operator(w.app, { email: `${name}@betreiber.example` }), body });
const asks = (path: string): Promise<Reply> => call('eva', path, { Grund: 'Anruf' });
const agrees = ({ body }: Reply): Promise<Reply> => call('nora', `antraege/${body.Antrag}/zustimmen`, {});
const holdsOf = async (reward: string): Promise<string[]> =>
  (await w.app.call('GET', `/admin/praemierungen/${reward}`, { token: await operator(w.app) })).body.Sperren;
const stops = async (token: string): Promise<void> => {
  expect((await w.app.call('PUT', '/praemierung/stopp', { body: { Token: token } })).status).toBe(200);
};

/** Collected just now: the days of a new IBAN hold it. */
const collected = async () => {
  const made = await ways.ready();
  expect((await collectInto(w, made.recommender!.token)).status).toBe(200);
  return made;
};

test('an agreement lifts no stop that the person has set since it was asked for', async () => {
  const { reward, recommenderEmail } = await collected();
  const stop = tokenIn(mailTo(await w.app.post(), recommenderEmail, /Prämienauswahl/), 'stopp');
  const asked = await asks(`praemierungen/${reward}/freigeben`);
  const [shown] = (await call('nora', 'antraege', { Filter: String(asked.body.Antrag) })).body.Content;
  expect([asked.status, shown.Sperren]).toEqual([202, ['NeueIban']]);
  await stops(stop);
  const refused = { status: 409, body: { Message: expect.stringMatching(/gestoppt|Gestoppt/) } };
  expect(await agrees(asked)).toMatchObject(refused);
  expect(await holdsOf(reward)).toEqual(['Gestoppt', 'NeueIban']);
  await call('eva', `antraege/${asked.body.Antrag}/zurueckziehen`, {});
  expect((await agrees(await asks(`praemierungen/${reward}/freigeben`))).status).toBe(200);
  expect(await holdsOf(reward)).toEqual([]);
});

test('nor what holds another attempt', async () => {
  const { reward, recommenderEmail } = await collected();
  const asked = await asks(`praemierungen/${reward}/freigeben`);
  await w.app.post();
  expect((await asks(`praemierungen/${reward}/zuruecksetzen`)).status).toBe(200);
  const mail = (await w.app.post()).find(({ to, text }) => to === recommenderEmail && text.includes('/praemie'));
  expect((await collectInto(w, tokenIn(mail), 'Anna Muster', 'DE89370400440532013000')).status).toBe(200);
  expect((await agrees(asked)).status).toBe(409);
  expect(await holdsOf(reward)).toEqual(['NeueIban']);
});

test('nor the stop of a bank account that has come in the place of the one that was looked at', async () => {
  const email = 'zwei.konten@example.org';
  await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
  const hash = await rowsOf(w.as()).hashOf(email);
  const gives = async (IBAN: string): Promise<void> => {
    const body = { Kontoinhaber: 'Anna Muster', IBAN };
    expect((await w.app.call('PUT', '/empfehler/bankdaten', { token: await personToken(w, email), body })).status).toBe(
      200,
    );
  };
  const stopsNew = async (): Promise<void> => stops(tokenIn(mailTo(await w.app.post(), email, /geändert/), 'stopp'));
  await gives('DE02120300000000202051');
  await gives('DE89370400440532013000');
  await stopsNew();
  const free = await asks(`empfehler/${hash}/bankdaten/freigeben`);
  const drop = await asks(`empfehler/${hash}/bankdaten/loeschen`);
  expect((await agrees(drop)).status).toBe(200);
  await w.days(0.1);
  await gives('DE02500105170137075030');
  await stopsNew();
  expect((await agrees(free)).status).toBe(409);
  await call('eva', `antraege/${free.body.Antrag}/zurueckziehen`, {});
  expect((await agrees(await asks(`empfehler/${hash}/bankdaten/freigeben`))).status).toBe(200);
});

test('nor a later stop of the same account', async () => {
  const email = 'zweimal.gestoppt@example.org';
  await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
  const hash = await rowsOf(w.as()).hashOf(email);
  const gives = async (IBAN: string, Kontoinhaber: string): Promise<string> => {
    const token = await personToken(w, email);
    await w.app.post();
    const { status } = await w.app.call('PUT', '/empfehler/bankdaten', { token, body: { Kontoinhaber, IBAN } });
    expect(status).toBe(200);
    const mail = (await w.app.post()).find(({ to, text }) => to === email && text.includes('stopp'));
    return mail ? tokenIn(mail, 'stopp') : '';
  };
  await gives('DE02120300000000202051', 'Anna Muster');
  await stops(await gives('DE89370400440532013000', 'Anna Muster'));
  const free = await asks(`empfehler/${hash}/bankdaten/freigeben`);
  const drop = await asks(`empfehler/${hash}/bankdaten/loeschen`);
  expect((await agrees(free)).status).toBe(200);
  await w.days(0.1);
  await stops(await gives('DE89370400440532013000', 'Mallory'));
  expect(await agrees(drop)).toMatchObject({
    status: 409,
    body: { PsoErrorCode: 'PSOF0102', Message: expect.stringMatching(/Empfehler: Bankverbindung gestoppt/) },
  });
  // It still stands: a decision about it can be asked for and is taken.
  expect((await agrees(await asks(`empfehler/${hash}/bankdaten/freigeben`))).status).toBe(200);
});

test('whoever agrees too late hears of the stop that is the reason, whatever else has happened', async () => {
  const { reward, recommenderEmail } = await collected();
  const stop = tokenIn(mailTo(await w.app.post(), recommenderEmail, /Prämienauswahl/), 'stopp');
  await personToken(w, recommenderEmail);
  const asked = await asks(`praemierungen/${reward}/freigeben`);
  await stops(stop);
  const hash = await rowsOf(w.as()).hashOf(recommenderEmail);
  expect((await asks(`empfehler/${hash}/sperren`)).body.Status).toBe('Gesperrt');
  expect((await agrees(asked)).body.Message).toMatch(
    /Inzwischen ist geschehen: Prämie: gestoppt: "Das war ich nicht" \(\d\d\.\d\d\.\d{4} \d\d:\d\d\)\.$/,
  );
});

test('nor of anything where only time has passed', async () => {
  const { reward, recommenderEmail } = await collected();
  await personToken(w, recommenderEmail);
  const asked = await asks(`praemierungen/${reward}/freigeben`);
  await w.days(4);
  const hash = await rowsOf(w.as()).hashOf(recommenderEmail);
  expect((await asks(`empfehler/${hash}/sperren`)).body.Status).toBe('Gesperrt');
  expect(await agrees(asked)).toMatchObject({
    status: 409,
    body: { Message: 'Diese Aktion ist im aktuellen Status nicht möglich.' },
  });
});
