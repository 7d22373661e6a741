import { afterAll, beforeEach, expect, test } from 'vitest';
import { world } from '#testing/world.ts';

const { app } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => app.post());

let addresses = 0;
const nextAddress = (): string => `198.51.100.${++addresses}`;
const anna = {
  Vorname: 'Anna',
  Nachname: 'Muster',
  Email: 'Anna@Example.org',
  Betreff: 'Meine Prämie',
  Nachricht: 'Guten Tag,\nwann kommt sie?',
  DatenschutzAkzeptiert: true,
};
const write = (changes: Record<string, unknown> = {}, from = nextAddress(), more: Record<string, unknown> = {}) =>
  app.call('POST', '/kontakt', { body: { ...anna, ...changes }, headers: { 'x-forwarded-for': from }, ...more });
const mails = async () => (await app.post()).filter(({ subject }) => /Kontaktanfrage|Kopie|Copy/.test(subject));

test('a message leaves as one mail to the service, which answers to the sender', async () => {
  const { status, body } = await write({ Anrede: 'Frau', Telefon: '030 23125 100', Empfehlungsnummer: '104477120935' });
  expect([status, body]).toEqual([200, { Gesendet: true }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'service@spbdevk.example',
    replyTo: 'anna@example.org',
    subject: 'Kontaktanfrage: Meine Prämie',
  });
  for (const given of ['Frau Anna Muster', '030 23125 100', '104477120935', '> wann kommt sie?'])
    expect(mail?.text).toContain(given);
});

test('the copy is a second mail, to the sender, in the language of the page [S5-V025]', async () => {
  await write({ KopieAnMich: true, Email: 'copy@example.org' }, nextAddress(), { locale: 'en' });
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['service@spbdevk.example', 'Kontaktanfrage: Meine Prämie'],
    ['copy@example.org', 'Copy of your message'],
  ]);
});

test('a foreign address gets three copies a day at most, and the service every message', async () => {
  for (let written = 0; written < 5; written++) await write({ KopieAnMich: true, Email: 'many@example.org' });
  const all = await mails();
  expect(all.filter(({ to }) => to === 'many@example.org')).toHaveLength(3);
  expect(all.filter(({ to }) => to === 'service@spbdevk.example')).toHaveLength(5);
});

test('an e-mail writes five times an hour, then 429', async () => {
  for (let written = 0; written < 5; written++) expect((await write({ Email: 'six@example.org' })).status).toBe(200);
  expect((await write({ Email: 'six@example.org' })).body.PsoErrorCode).toBe('PSOF0104');
});

test('the same form sent twice is one message', async () => {
  const key = { 'idempotency-key': 'contact-form-1', 'x-forwarded-for': nextAddress() };
  const body = { ...anna, Email: 'twice@example.org' };
  for (let sent = 0; sent < 2; sent++)
    expect((await app.call('POST', '/kontakt', { body, headers: key })).body).toEqual({ Gesendet: true });
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['DatenschutzAkzeptiert', false, 'Dies ist ein Pflichtfeld.'],
  ['Email', 'anna', 'E-Mail-Adresse ist nicht gültig'],
  ['Betreff', 'a\nBcc: b@example.org', 'Betreff ist nicht gültig'],
  ['Nachricht', '', 'Nachricht ist ein Pflichtfeld'],
  ['Empfehlungsnummer', '12', 'Empfehlungsnummer ist nicht gültig'],
])('%s may not be %j: "%s"', async (field, value, message) => {
  const { status, body } = await write({ [field]: value });
  expect([status, body.Fehler]).toEqual([400, [{ Feld: field, Message: message }]]);
  expect(await mails()).toEqual([]);
});
