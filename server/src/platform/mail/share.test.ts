/** What an address gets at most (rules 1.8, C-08) holds for many who ask at the same moment, too. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { person, registered } from '#testing/cast/person.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const { app, days } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());
await configure(app, 'spbdevk', { mailsContact: true, loginLimit: { perAddress: 1000, minutes: 15 } });
/** Mails of a day ago count no more. */
beforeEach(() => days(1.1));

const calls = 16;
const manyOf = (call: (index: number) => Promise<{ status: number }>, count = calls): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async (_none, index) => (await call(index)).status));
const mailsTo = async (email: string): Promise<number> =>
  (await app.post()).filter(({ to }) => to.toLowerCase() === email).length;
const recommend = (email: string, contact?: string) =>
  app.call('POST', '/empfehlen/create', {
    body: wishOf({ as: { ...annaMuster, email }, ...(contact !== undefined && { to: contact }) }),
  });

test('a forgotten password is mailed once', async () => {
  const { email } = await person(app);
  await app.post();
  await manyOf(() => app.call('GET', `/account/resetPassword/${email}`));
  expect(await mailsTo(email)).toBe(1);
});

test('a forgotten password is mailed three times a day, whatever the mandant lets others be mailed', async () => {
  await configure(app, 'spbdevk', { mailsPerAddressAndDay: 20, loginLimit: { perAddress: 1000, minutes: 15 } });
  const { email } = await person(app);
  await app.post();
  await days(1.1);
  for (let asked = 0; asked < 6; asked++) {
    await app.call('GET', `/account/resetPassword/${email}`);
    await days(0.1);
  }
  expect(await mailsTo(email)).toBe(3);
  await configure(app, 'spbdevk', { mailsContact: true, loginLimit: { perAddress: 1000, minutes: 15 } });
});

test('a second registration is answered by one mail', async () => {
  const { email } = await registered(app);
  await days(1.1);
  const body = { Vorname: 'Anna', Nachname: 'Muster', Email: email };
  await manyOf(() => app.call('POST', '/account/createEmpfehler', { body }));
  expect(await mailsTo(email)).toBe(1);
});

test('links are mailed three times a day', async () => {
  const { email } = await person(app);
  await days(1.1);
  expect(new Set(await manyOf(() => recommend(email)))).toEqual(new Set([200]));
  expect(await mailsTo(email)).toBe(3);
});

test('copies of a message are mailed three times a day', async () => {
  const email = 'copies@example.org';
  const message = { Vorname: 'A', Nachname: 'B', Betreff: 'C', Nachricht: 'D', DatenschutzAkzeptiert: true };
  await manyOf(() => app.call('POST', '/kontakt', { body: { ...message, Email: email, KopieAnMich: true } }), 5);
  expect(await mailsTo(email)).toBe(3);
});

test('two who recommend each other never wait for one another: nothing is begun anew', async () => {
  const [{ email: one }, { email: other }] = [await person(app), await person(app)];
  await days(1.1);
  const asked = await statementsOf(app.app.system, () =>
    manyOf((index) => (index % 2 === 0 ? recommend(one, other) : recommend(other, one))),
  );
  expect(asked.filter((statement) => statement.includes('insert into recommendation ('))).toHaveLength(calls);
  const mails = await app.post();
  // Three links, and the one invitation that a contact ever gets: each cause counts for itself.
  for (const email of [one, other]) expect(mails.filter(({ to }) => to === email)).toHaveLength(4);
});
