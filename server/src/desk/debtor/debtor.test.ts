import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { globally } from '#platform/context.ts';
import type { TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

let app: TestApp;
let eva: string;
const address = '/admin/auszahlungskonto';
const password = 'Rundreise-2026-Lissabon';
const body = {
  Name: 'Partnerprogramm Kasse',
  IBAN: 'DE75 5121 0800 1245 1261 99',
  Grund: 'Bank gewechselt',
  Passwort: password,
};
beforeAll(async () => {
  ({ app } = await world());
  eva = await operator(app);
  const passwordHash = await hashPassword(password);
  await globally(app.app.system, (db) =>
    db
      .updateTable('operator')
      .set({ password_hash: passwordHash })
      .where('email', '=', 'eva@betreiber.example')
      .execute(),
  );
});
afterAll(() => app.close());

test('the account that pays is shown masked, and changed when one admin asks and another agrees', async () => {
  expect(await app.call('GET', address, { token: eva })).toMatchObject({
    status: 200,
    body: { Name: 'Partnerprogramm GmbH', IbanMaskiert: 'DE02 **** **** **** **01 01', GeaendertVon: null },
  });
  const asked = await app.call('PUT', address, { token: eva, body });
  expect(asked).toMatchObject({ status: 202, body: { Art: 'Auszahlungskonto' } });
  expect((await app.call('GET', address, { token: eva })).body).toMatchObject({
    Name: 'Partnerprogramm GmbH',
    Antraege: [{ Antrag: asked.body.Antrag }],
  });
  const nora = await operator(app, { email: 'nora@betreiber.example' });
  const agree = `/admin/antraege/${asked.body.Antrag}/zustimmen`;
  expect((await app.call('PUT', agree, { token: eva, body: {} })).status).toBe(409);
  expect((await app.call('PUT', agree, { token: nora, body: {} })).status).toBe(200);
  expect((await app.call('GET', address, { token: eva })).body).toMatchObject({
    Name: 'Partnerprogramm Kasse',
    IbanMaskiert: 'DE75 **** **** **** **61 99',
    GeaendertVon: 'nora@betreiber.example',
    Antraege: [],
  });
  expect((await app.call('GET', address, { token: eva, mandant: 'versicherung' })).body.Name).toBe('Hafenwacht GmbH');
});

test('the change stands in the log with both accounts masked, and nowhere in the clear', async () => {
  const log = await app.call('PUT', '/admin/ereignisse', { token: eva, body: { Filter: 'Ansicht:Mandant' } });
  expect(log.body.Content).toMatchObject([
    {
      Ereignis: 'Auszahlungskonto geändert',
      Von: 'Partnerprogramm GmbH, DE02 **** **** **** **01 01',
      Nach: 'Partnerprogramm Kasse, DE75 **** **** **** **61 99',
      Akteur: 'nora@betreiber.example',
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
  ['no password', { ...body, Passwort: null }, 'Passwort'],
  ['a wrong password', { ...body, Passwort: 'Rundreise-2025-Lissabon' }, 'Passwort'],
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
