import { afterAll, beforeEach, expect, test } from 'vitest';
import { person } from '#testing/cast/person.ts';
import { countRows } from '#testing/mandant.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';
import { endSpent } from '../account/account.ts';
import { queueMail } from '../platform/mail/queue.ts';
import { requestMail } from './mails.ts';

const { app, as, days } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => app.post());

const service = 'service@spbdevk.example';
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
/** That to the service first; a copy may leave before it, because somebody waits for it. */
const mails = async () =>
  (await app.post())
    .filter(({ subject }) => /Kontaktanfrage|Kopie|Nachricht ist bei|received your/.test(subject))
    .toSorted((a, b) => Number(b.to === service) - Number(a.to === service));

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
    ['copy@example.org', 'We have received your message'],
  ]);
});

test('a message that was left waiting before messages had numbers goes to the service, too', async () => {
  const parameters = {
    salutation: null,
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.org',
    phone: null,
    recommendationNumber: null,
    subject: 'Von früher',
    message: 'Kommt sie noch?',
  };
  await as().write((tx) =>
    queueMail(tx, requestMail, {
      to: 'service@spbdevk.example',
      language: 'de',
      object: null,
      objectId: null,
      parameters,
    }),
  );
  const [mail] = await mails();
  expect(mail?.subject).toBe('Kontaktanfrage: Von früher');
  expect(mail?.text).not.toContain('Vorgang');
});

const phish = 'Ihr Konto wird gesperrt. Bitte bestätigen Sie Ihre Daten: https://phish.example/login';

test('the copy of a guest says no word that was typed but a harmless subject, and leads to a page that shows it', async () => {
  const email = 'victim@example.org';
  await write({ KopieAnMich: true, Email: email, Vorname: 'Gewinnerin', Nachricht: phish });
  const [toService, copy] = await mails();
  const number = toService?.text.match(/Vorgang: (\S+)/)?.[1] ?? '';
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  for (const typed of [phish, 'phish', 'Gewinnerin']) {
    expect(copy?.text).not.toContain(typed);
    expect(copy?.html).not.toContain(typed);
  }
  expect(copy?.text).toContain(`Vorgang: ${number}`);
  expect(copy?.text).toContain('Betreff: Meine Prämie');
  const address = new URL(copy?.text.match(/https?:\S+\/kontakt\/kopie\S+/)?.[0] ?? '');
  const page = await askPage(app, `${address.pathname}${address.search}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`${number}`);
  expect(page.text).toContain(phish);
  expect(page.text).not.toContain('href="https://phish');
  expect(page.headers['x-robots-tag']).toContain('noindex');
});

test('a subject that could be taken for an address stands on the page only', async () => {
  await write({ KopieAnMich: true, Email: 'victim2@example.org', Betreff: 'Gewinn: phish.com' });
  const copy = (await mails()).find(({ to }) => to === 'victim2@example.org');
  expect(copy?.text).not.toContain('phish');
  const Token = new URL(copy?.text.match(/https?:\S+token=\S+/)?.[0] ?? '').searchParams.get('token');
  const shown = await app.call('PUT', '/kontakt/kopie', { body: { Token } });
  expect(shown.body).toMatchObject({ Betreff: 'Gewinn: phish.com', Nachricht: anna.Nachricht });
});

test('the page of a copy is there for seven days, and its message goes with them', async () => {
  await write({ KopieAnMich: true, Email: 'week@example.org' });
  const copy = (await mails()).find(({ to }) => to === 'week@example.org');
  const Token = new URL(copy?.text.match(/https?:\S+token=\S+/)?.[0] ?? '').searchParams.get('token');
  const show = async () => (await app.call('PUT', '/kontakt/kopie', { body: { Token } })).status;
  await days(6.9);
  expect(await show()).toBe(200);
  await days(0.2);
  expect(await show()).toBe(400);
  expect((await countRows(as(), 'contact_copy')).contact_copy).toBeGreaterThan(0);
  await endSpent(as());
  expect(await countRows(as(), 'contact_copy')).toEqual({ contact_copy: 0 });
});

test('who is signed in gets the text, at the own address and no other', async () => {
  const { email, token } = await person(app);
  await app.post();
  await write({ KopieAnMich: true, Email: 'other@example.org' }, nextAddress(), { token });
  const [, copy, ...more] = await mails();
  expect([copy?.to, more]).toEqual([email, []]);
  expect(copy?.text).toContain('> wann kommt sie?');
});

test.each(['Vorname', 'Nachname'])('%s of a guest is no message', async (field) => {
  const { status, body } = await write({ [field]: 'Gewinn auf phish.com' });
  expect([status, body.Fehler]).toMatchObject([400, [{ Feld: field, Message: `${field} ist nicht gültig` }]]);
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
  expect([status, body.Fehler]).toMatchObject([400, [{ Feld: field, Message: message }]]);
  expect(await mails()).toEqual([]);
});
