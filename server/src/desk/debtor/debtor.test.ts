import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

let app: TestApp;
let eva: string;
const address = '/admin/auszahlungskonto';
const body = { Name: 'Partnerprogramm Kasse', IBAN: 'DE75 5121 0800 1245 1261 99', Grund: 'Bank gewechselt' };
beforeAll(async () => {
  ({ app } = await world());
  eva = await operator(app);
});
afterAll(() => app.close());

test('the account that pays is shown masked, and changed by an admin with a reason', async () => {
  expect(await app.call('GET', address, { token: eva })).toMatchObject({
    status: 200,
    body: { Name: 'Partnerprogramm GmbH', IbanMaskiert: 'DE02 **** **** **** **20 51', GeaendertVon: null },
  });
  const changed = await app.call('PUT', address, { token: eva, body });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      Name: 'Partnerprogramm Kasse',
      IbanMaskiert: 'DE75 **** **** **** **61 99',
      GeaendertVon: 'eva@betreiber.example',
    },
  });
  expect((await app.call('GET', address, { token: eva })).body).toEqual(changed.body);
  expect((await app.call('GET', address, { token: eva, mandant: 'versicherung' })).body.Name).toBe('Hafenwacht GmbH');
});

test('the change stands in the log with both accounts masked, and nowhere in the clear', async () => {
  const log = await app.call('PUT', '/admin/ereignisse', { token: eva, body: { Filter: 'Ansicht:Mandant' } });
  expect(log.body.Content).toMatchObject([
    {
      Ereignis: 'Auszahlungskonto geändert',
      Von: 'Partnerprogramm GmbH, DE02 **** **** **** **20 51',
      Nach: 'Partnerprogramm Kasse, DE75 **** **** **** **61 99',
      Akteur: 'eva@betreiber.example',
      Nummer: 'spbdevk',
      Grund: 'Bank gewechselt',
    },
  ]);
  expect(log.text).not.toMatch(/DE75\s?5121/);
});

test.each([
  ['a wrong IBAN', { ...body, IBAN: 'DE00120300000000202051' }, 'IBAN'],
  ['no reason', { ...body, Grund: '' }, 'Grund'],
  ['no name', { ...body, Name: '' }, 'Name'],
])('%s is refused', async (_what, wrong, Feld) => {
  expect(await app.call('PUT', address, { token: eva, body: wrong })).toMatchObject({
    status: 400,
    body: { Fehler: [{ Feld }] },
  });
});

test('a clerk sees it and does not change it, an editor does not see it', async () => {
  const clerk = await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  expect((await app.call('GET', address, { token: clerk })).status).toBe(200);
  expect((await app.call('PUT', address, { token: clerk, body })).status).toBe(403);
  const editor = await operator(app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await app.call('GET', address, { token: editor })).status).toBe(403);
});
