/** A stop of a bank account (M36) ends by two persons: one alone ends it by no way round, and nothing is paid to the account. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { evaOf, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { premiums, terms } from '#testing/mandant-files.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const eva = evaOf(app);
const rows = rowsOf(as());
afterAll(() => app.close());

const [own, foreign, third] = ['DE02120300000000202051', 'DE89370400440532013000', 'DE75512108001245126199'];
let tag = '';
let count = 0;
beforeEach(async () => {
  tag = `stop${++count}`;
  await app.post();
});

const desk = async (method: 'GET' | 'PUT', path: string, body?: unknown) =>
  app.call(method, `/admin/${path}`, { token: await eva.token(), ...(body === undefined ? {} : { body }) });
const detail = async (number: string) => (await desk('GET', `praemierungen/${number}`)).body;
const holdsOf = async (number: string): Promise<string[]> => (await detail(number)).Sperren;
const gives = (token: string, iban: string, holder = 'Ben Beispiel') =>
  app.call('POST', '/empfaenger/bankdaten', { token, body: { Kontoinhaber: holder, IBAN: iban, AgbAkzeptiert: true } });
const stops = (token: string) => app.call('PUT', '/praemierung/stopp', { body: { Token: token } });
const stores = async (email: string, IBAN: string, holder = 'Mallory') =>
  app.call('PUT', '/empfehler/bankdaten/', {
    token: await personToken(w, email),
    body: { Kontoinhaber: holder, IBAN },
  });
const collects = (token: string, Kontoinhaber: string | null, IBAN: string | null, BankdatenSpeichern = false) =>
  app.call('PUT', '/praemierung', {
    token,
    body: { PraemieId: premiums.home, Kontoinhaber, IBAN, AgbText: terms, AgbAkzeptiert: true, BankdatenSpeichern },
  });
const stopTokenOf = async (email: string, subject = /geändert/) =>
  tokenIn(mailTo(await app.post(), email, subject), 'stopp');
/** Collected to an account that the pickup stored and that its owner has stopped since. */
const stopped = async () => {
  const walk = await walkToReady(app, { tag, share: 100 });
  await collects(walk.recommender!.token, 'Mallory', foreign, true);
  await stores(walk.recommenderEmail, foreign, 'Mallory M');
  expect((await stops(await stopTokenOf(walk.recommenderEmail))).status).toBe(200);
  return { walk, number: walk.recommender!.number, hash: await rows.hashOf(walk.recommenderEmail) };
};
const isStopped = async (hash: string) => (await desk('GET', `empfehler/${hash}`)).body.BankverbindungGestoppt;
/** The token a person has who signs in. */
const tokenOf = async (email: string, number: string): Promise<string> => {
  const { body } = await app.call('GET', '/praemierung/?details=true', { token: await personToken(w, email) });
  return body.find((one: { Id: string }) => one.Id === number).Praemierungstoken;
};
const setsBack = (number: string) => desk('PUT', `praemierungen/${number}/zuruecksetzen`, { Grund: 'Anruf' });

test('set back by one, the reward is held on and the account stays, until another one agrees', async () => {
  const { walk, number, hash } = await stopped();
  expect(await setsBack(number)).toMatchObject({ status: 200, body: { Versuch: 2, Status: 'Bereitgestellt' } });
  expect([await holdsOf(number), await isStopped(hash)]).toEqual([['Bank'], true]);
  expect((await app.post()).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/konnte nicht/));
  const token = await tokenOf(walk.recommenderEmail, number);
  for (const iban of [own, foreign])
    expect(await collects(token, 'Mallory', iban)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0401' } });
  expect((await stores(walk.recommenderEmail, third)).status).toBe(409);
  for (const way of [`praemierungen/${number}/freigeben`, `empfehler/${hash}/bankdaten/freigeben`])
    expect((await desk('PUT', way, { Grund: 'Anruf' })).status).toBe(202);
  const asked = await desk('PUT', `empfehler/${hash}/bankdaten/loeschen`, { Grund: 'Anruf' });
  expect([asked.status, await holdsOf(number), await isStopped(hash)]).toEqual([202, ['Bank'], true]);
  await app.post();
  expect((await eva.settles(asked)).body).toMatchObject({ Status: 'Zugestimmt' });
  expect(await holdsOf(number)).toEqual([]);
  expect((await app.post()).map(({ subject }) => subject)).toEqual(['Ihre Prämie wartet auf Sie']);
  expect((await collects(token, 'Anna Muster', own)).status).toBe(200);
});

test('given by a recipient it stays, too, and nothing else can be given', async () => {
  let stopToken = '';
  const walk = await walkToReady(app, { tag, share: 0 }, async ({ recipientToken, recipientEmail }) => {
    await gives(recipientToken, own);
    await gives(recipientToken, foreign, 'Mallory');
    stopToken = await stopTokenOf(recipientEmail);
  });
  const number = (await desk('GET', `empfehlungen/${walk.number}`)).body.Praemierungen[0].Id;
  await stops(stopToken);
  expect((await setsBack(number)).status).toBe(200);
  expect([(await gives(walk.recipientToken, foreign)).status, await holdsOf(number)]).toEqual([409, ['Bank']]);
  expect((await desk('GET', `empfehlungen/${walk.number}`)).body.BankverbindungGestoppt).toBe(true);
});

test('cancelled by one, the account stays stopped', async () => {
  const { number, hash } = await stopped();
  expect((await desk('PUT', `praemierungen/${number}/stornieren`, { Grund: 'Anruf' })).status).toBe(200);
  expect(await isStopped(hash)).toBe(true);
});

test('whoever deleted the account before it was stopped gains nothing', async () => {
  const walk = await walkToReady(app, { tag, share: 100 });
  const { number } = walk.recommender!;
  await stores(walk.recommenderEmail, foreign);
  await collects(walk.recommender!.token, null, null);
  const stopToken = await stopTokenOf(walk.recommenderEmail, /gespeichert/);
  const token = await personToken(w, walk.recommenderEmail);
  expect((await app.call('DELETE', '/empfehler/bankdaten', { token })).status).toBe(200);
  await stops(stopToken);
  await setsBack(number);
  expect(await holdsOf(number)).toEqual(['Bank']);
  expect((await eva.decides(number, 'freigeben')).status).toBe(200);
  expect(await holdsOf(number)).toEqual([]);
});

test('what is provided after the stop waits for the same decision, and goes nowhere before', async () => {
  const { walk, hash } = await stopped();
  const later = await walkToReady(app, { tag, share: 100 });
  // Nobody is mailed what cannot be collected.
  expect([later.recommenderEmail, later.recommender]).toEqual([walk.recommenderEmail, undefined]);
  const number = (await desk('GET', `empfehlungen/${later.number}`)).body.Praemierungen[0].Id;
  expect(await detail(number)).toMatchObject({ Status: 'Bereitgestellt', Sperren: ['Bank'] });
  const token = await tokenOf(walk.recommenderEmail, number);
  expect((await app.call('GET', '/praemierung/?details=true', { token })).body[0].Bankdaten).toBeNull();
  for (const iban of [null, foreign, third])
    expect((await collects(token, iban && 'Mallory', iban, true)).status).toBe(409);
  await app.post();
  const asked = await desk('PUT', `empfehler/${hash}/bankdaten/loeschen`, { Grund: 'Anruf' });
  expect((await eva.settles(asked)).body).toMatchObject({ Status: 'Zugestimmt' });
  expect(await holdsOf(number)).toEqual([]);
  expect((await app.post()).map(({ subject }) => subject)).toEqual(['Ihre Prämie wartet auf Sie']);
  expect((await collects(token, 'Anna Muster', own)).status).toBe(200);
});

test('one freed for itself is still not collected to the stopped account', async () => {
  const { walk, number } = await stopped();
  await setsBack(number);
  expect((await eva.decides(number, 'freigeben')).status).toBe(200);
  const token = await tokenOf(walk.recommenderEmail, number);
  const refused = await collects(token, 'Mallory', foreign);
  expect([refused.status, refused.body.Fehler[0].Feld]).toEqual([400, 'IBAN']);
  expect((await collects(token, 'Anna Muster', own)).status).toBe(200);
});
