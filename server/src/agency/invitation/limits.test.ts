/** What one person of an agency, and one address, may cause (rules 1.8, 1.9, 3.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { inviteBy, newGuest, talk } from '#testing/cast/agency/invited.ts';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
const owners: string[] = [];
beforeAll(async () => {
  w = await world({ RATE_LIMITS: '1' });
  for (const name of ['hafen', 'berg', 'wald', 'feld']) owners.push((await anAgency(w, name)).owner.token);
});
afterAll(() => w.app.close());

const invites = (owner: number, Email: string, more: object = {}) =>
  inviteBy(w.app, owners[owner] ?? '', { Email, Mitarbeiternummer: null, ...more });

test('an address gets its share of a day, from whichever agencies; what is above waits for its turn', async () => {
  const email = newGuest();
  const answers = [];
  for (const owner of [0, 1, 2, 3]) answers.push(await invites(owner, email, talk));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ body }) => 'MailBis' in body)).toEqual([false, false, false, true]);
  await w.app.post();
  expect(w.app.mails.filter(({ to }) => to === email).length).toBe(3);
});

test('one person of an agency invites sixty times an hour and no more; a colleague of another one still may', async () => {
  await configure(w.app, 'spbdevk', { createLimit: { perEmail: 1000, perAddress: 1000, minutes: 60 } });
  w.nextHour();
  const email = newGuest();
  for (let count = 0; count < 60; count++) expect((await invites(0, email)).status).toBe(200);
  const refused = await invites(0, email);
  expect([refused.status, refused.body.PsoErrorCode]).toEqual([429, 'PSOF0104']);
  expect((await invites(1, email)).status).toBe(200);
});
