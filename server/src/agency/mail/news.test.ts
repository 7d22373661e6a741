import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forAgency } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
});
beforeEach(async () => {
  await configure(w.app, 'spbdevk');
  await w.days(1);
  await w.app.post();
});
afterAll(() => w.app.close());

/** Who at the agency got which mail, since somebody looked. */
const told = async () =>
  (await w.app.post()).filter(({ to }) => to.endsWith('@hafen.example')).map(({ to, subject }) => `${to}: ${subject}`);
const waits = 'Auftrag wartet auf Freigabe';
const lead = 'Neuer Interessent';

test('who brought the recommender hears of a new contact, in the own language, with a link to the list', async () => {
  await w
    .as()
    .write(({ db }) => sql`update agency_user set language = 'en' where email = 'm2@hafen.example'`.execute(db));
  await forAgency(w, hafen, { employee: 'M1', until: 'agreed' });
  await forAgency(w, hafen, { employee: 'M2', until: 'agreed' });
  const mails = (await w.app.post()).filter(({ to }) => to.endsWith('@hafen.example'));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['m1@hafen.example', lead],
    ['m2@hafen.example', 'New contact'],
  ]);
  expect(mails[0]?.text).toContain('Ben Beispiel hat eine Empfehlung für „Zuhause L“ angenommen.');
  expect(mails[0]?.text).toContain('/de/agentur/leads');
  expect(mails[1]?.text).toContain('/en/agentur/leads');
  await w.as().write(({ db }) => sql`update agency_user set language = 'de'`.execute(db));
});

test('of a contact of nobody in particular, or of somebody who has left, the owner hears', async () => {
  await forAgency(w, hafen, { until: 'agreed' });
  await w
    .as()
    .write(({ db }) => sql`update agency_user set status = 'locked' where email = 'm2@hafen.example'`.execute(db));
  await forAgency(w, hafen, { employee: 'M2', until: 'agreed' });
  expect(await told()).toEqual([`clara@hafen.example: ${lead}`, `clara@hafen.example: ${lead}`]);
  await w
    .as()
    .write(({ db }) => sql`update agency_user set status = 'active' where email = 'm2@hafen.example'`.execute(db));
});

test('somebody who has registered and not confirmed is no contact yet', async () => {
  await forAgency(w, hafen, { employee: 'M1', until: 'registered' });
  expect(await told()).toEqual([]);
});

test('owner and employee hear once a day that orders wait, however many come, and at once', async () => {
  const links = [];
  for (let place = 0; place < 3; place++) links.push(await forAgency(w, hafen, { employee: 'M1', until: 'agreed' }));
  await w.app.post();
  await Promise.all(
    links.map(({ recipientNumber: recipient }, place) =>
      w.client.reports({ order: `N-${place}`, recipient, event: 'bestaetigt' }),
    ),
  );
  expect((await told()).toSorted()).toEqual([`clara@hafen.example: ${waits}`, `m1@hafen.example: ${waits}`]);
  await forAgency(w, hafen, { employee: 'M2' });
  expect((await told()).filter((mail) => mail.endsWith(waits))).toEqual([`m2@hafen.example: ${waits}`]);
  await w.days(1);
  await forAgency(w, hafen);
  expect((await told()).filter((mail) => mail.endsWith(waits))).toEqual([`clara@hafen.example: ${waits}`]);
});

test('nobody hears of an order that the night releases, nor of one without an agency', async () => {
  await configure(w.app, 'spbdevk', { releasesItself: true });
  await forAgency(w, hafen, { employee: 'M1' });
  expect((await told()).filter((mail) => mail.endsWith(waits))).toEqual([]);
});
