import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectedBy, collectInto } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

test('the history of a run says who fetched the bank file and when, each time', async () => {
  await collectedBy(w);
  const { Id } = (await eva.makesRun()).body;
  expect((await eva.downloads(Id)).status).toBe(409);
  await eva.exports(Id);
  await eva.downloads(Id);
  await eva.downloads(Id, { as: 'otto' });
  const { Verlauf } = (await eva.shows(Id)).body;
  expect(Verlauf).toMatchObject([
    { Ereignis: 'angelegt', Akteur: 'eva@betreiber.example' },
    {
      Ereignis: 'exportiert',
      Akteur: 'otto@betreiber.example',
      Grund: expect.stringMatching(/^SHA-256( [0-9a-f]{8}){8}$/),
    },
    { Ereignis: 'Bankdatei geladen', Akteur: 'eva@betreiber.example', Am: expect.any(String) },
    { Ereignis: 'Bankdatei geladen', Akteur: 'otto@betreiber.example' },
  ]);
  await eva.confirms(Id);
});

test('the second attempt of a reward is marked in its run and its file, with the day it came back', async () => {
  const made = await collectedBy(w);
  const first = (await eva.makesRun()).body;
  expect(first.Posten).toMatchObject([{ Versuch: 1, Anlass: null, AnlassAm: null }]);
  await eva.exports(first.Id);
  await eva.confirms(first.Id);
  await w.days(1);
  const returnedOn = w.app.app.system.clock.now().toISOString().slice(0, 10);
  await eva.decides(made.reward, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } });
  const token = tokenIn(mailTo(await w.app.post(), made.recommenderEmail, /./));
  expect((await collectInto(w, token)).status).toBe(200);
  await w.days(4);
  const again = (await eva.makesRun()).body;
  expect(again.Posten).toMatchObject([
    { Versuch: 2, Anlass: 'Ruecklaeufer', AnlassAm: expect.stringContaining(returnedOn) },
  ]);
  const csv = await w.app.call('GET', `/admin/auszahlungslaeufe/${again.Id}/csv`, { token: await eva.token() });
  expect(csv.text.split('\n')[0]).toContain('Versuch;Anlass;AnlassAm');
  expect(csv.text).toContain(';2;Ruecklaeufer;');
});
