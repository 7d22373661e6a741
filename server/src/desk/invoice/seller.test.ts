import { encode } from '@weitersagen/contract/basics/wire';
import { SellerData } from '@weitersagen/contract/invoice/party';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { sampleIssue } from '#invoice/document/sample.ts';
import { globally } from '#platform/context.ts';
import type { TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

let app: TestApp;
let eva: string;
const address = '/admin/rechnungssteller';
const password = 'Rundreise-2026-Lissabon';
const sent = { ...(encode(SellerData, sampleIssue().seller) as object), Grund: 'Erste Abrechnung', Passwort: password };
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
const shown = async () => (await app.call('GET', address, { token: eva })).body;
const agrees = async (asked: number): Promise<number> =>
  (
    await app.call('PUT', `/admin/antraege/${asked}/zustimmen`, {
      token: await operator(app, { email: 'nora@betreiber.example' }),
      body: {},
    })
  ).status;

test('where agencies pay to is said by one admin and agreed to by another', async () => {
  expect(await shown()).toMatchObject({ Rechnungssteller: null });
  const asked = await app.call('PUT', address, { token: eva, body: sent });
  expect(asked).toMatchObject({ status: 202, body: { Art: 'Rechnungssteller' } });
  expect(await shown()).toMatchObject({ Rechnungssteller: null, Antraege: [{ Antrag: asked.body.Antrag }] });
  expect(await agrees(asked.body.Antrag)).toBe(200);
  expect(await shown()).toMatchObject({
    Rechnungssteller: { Name: 'Beispiel Netz & Söhne GmbH', ZahlungszielTage: 14 },
    GeaendertVon: 'nora@betreiber.example',
    Antraege: [],
  });
});

test('what else stands on invoices is changed by one, and the log has before and after', async () => {
  const body = { ...sent, Strasse: 'Eichenallee', ZahlungszielTage: '30', Grund: 'Umzug' };
  expect(await app.call('PUT', address, { token: eva, body })).toMatchObject({
    status: 200,
    body: { Rechnungssteller: { Strasse: 'Eichenallee', ZahlungszielTage: 30 } },
  });
  const log = await app.call('PUT', '/admin/ereignisse', { token: eva, body: { Filter: 'Ansicht:Mandant' } });
  const moved = log.body.Content.find(({ Grund }: { Grund: string }) => Grund === 'Umzug');
  expect(moved).toMatchObject({
    Ereignis: 'Rechnungssteller geändert',
    Von: 'Strasse: Lindenallee; ZahlungszielTage: 14',
    Nach: 'Strasse: Eichenallee; ZahlungszielTage: 30',
    Grund: 'Umzug',
  });
  expect(log.text).not.toMatch(/DE02\s?1203/);
});

test('another account waits for another person', async () => {
  const body = { ...sent, IBAN: 'DE75 5121 0800 1245 1261 99', Grund: 'Bank gewechselt' };
  const asked = await app.call('PUT', address, { token: eva, body });
  expect(asked.status).toBe(202);
  expect((await shown()).Rechnungssteller.IBAN).toBe('DE02120300000000202051');
  const list = await app.call('PUT', '/admin/antraege', { token: eva, body: { Filter: 'Status:Offen' } });
  expect(list.body.Content[0].Angabe).toMatch(
    /^Beispiel Netz GmbH, DE75 \*{4} \*{4} \*{4} \*\*61 99; .*IBAN: DE02 [*\s]+20 51 → DE75 [*\s]+61 99/,
  );
});

test('what was asked for before somebody else changed it is refused, and what is there stays', async () => {
  const list = await app.call('PUT', '/admin/antraege', { token: eva, body: { Filter: 'Status:Offen' } });
  const body = { ...sent, Strasse: 'Ulmenweg', Grund: 'Umzug' };
  expect((await app.call('PUT', address, { token: eva, body })).status).toBe(200);
  expect(await agrees(list.body.Content[0].Antrag)).toBe(409);
  expect((await shown()).Rechnungssteller).toMatchObject({ Strasse: 'Ulmenweg', IBAN: 'DE02120300000000202051' });
});

test.each([
  ['no tax number at all', { UStIdNr: '', Steuernummer: '' }, 'UStIdNr'],
  ['a VAT ID with a wrong check digit', { UStIdNr: 'DE136695970' }, 'UStIdNr'],
  ['a register without its court', { Registergericht: '' }, 'Registergericht'],
  ['a phone of two digits', { Telefon: '(1-2)' }, 'Telefon'],
  ['a wrong IBAN', { IBAN: 'DE00120300000000202051' }, 'IBAN'],
  ['no reason', { Grund: '' }, 'Grund'],
  ['a wrong password', { Passwort: 'Rundreise-2025-Lissabon' }, 'Passwort'],
])('%s is refused', async (_what, wrong, Feld) => {
  expect(await app.call('PUT', address, { token: eva, body: { ...sent, ...wrong } })).toMatchObject({
    status: 400,
    body: { Fehler: [{ Feld }] },
  });
});

test('a clerk sees it and does not change it', async () => {
  const clerk = await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  expect((await app.call('GET', address, { token: clerk })).status).toBe(200);
  expect((await app.call('PUT', address, { token: clerk, body: sent })).status).toBe(403);
});
