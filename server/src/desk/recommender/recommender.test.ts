import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressHash } from '#platform/mail/address.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { confirmExported, exportPayout } from '#testing/cast/payments.ts';
import { person, setsPassword, signsIn } from '#testing/cast/person.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { configure } from '#testing/mandant.ts';
import { today } from '#testing/mandant-files.ts';
import { collect, mailTo, report, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, days } = await world();
const eva = evaOf(app);
afterAll(() => app.close());

let walk: ReadyWalk;
let hash: string;
let token: string;
beforeAll(async () => {
  walk = await walkToReady(app, { share: 100 });
  token = await eva.token();
  hash = (await listed(`Text:${walk.recommenderEmail}`)).Content[0].Empfehlerhash;
});

const listed = async (Filter: string, more: Record<string, unknown> = {}, mandant = 'spbdevk') =>
  (await app.call('PUT', '/admin/empfehler', { token: await eva.token(), mandant, body: { Filter, ...more } })).body;
const detail = async (of = hash) => (await app.call('GET', `/admin/empfehler/${of}`, { token })).body;
const does = (what: string, of = hash, body: unknown = { Grund: 'Anruf' }) =>
  app.call('PUT', `/admin/empfehler/${of}/${what}`, { token, body });

test('a recommender is listed with the sums of all recommendations', async () => {
  expect((await listed(`Text:${walk.recommenderEmail}`)).Content).toEqual([
    {
      Empfehlerhash: hash,
      Name: 'Anna Muster',
      Email: walk.recommenderEmail,
      Status: 'Angelegt',
      ErstelltAm: expect.any(String),
      LetzteAnmeldungAm: null,
      AnzahlEmpfehlungen: 1,
      WartetCent: 0,
      BereitgestelltCent: 7000,
      AusgezahltCent: 0,
    },
  ]);
});

test('the page of a person whose mails come back says so, that of another mandant’s with the same address does not', async () => {
  const suppress = (slug: 'spbdevk' | 'versicherung') =>
    as(slug).write(async (tx) => {
      await sql`insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
        values (${addressHash(tx.system.vault, walk.recommenderEmail)}, 'suppressed', 'addressUnknown', 1, 1, ${tx.now})`.execute(
        tx.db,
      );
    });
  await suppress('versicherung');
  expect((await detail()).MailsKommenZurueck).toBe(false);
  await suppress('spbdevk');
  expect((await detail()).MailsKommenZurueck).toBe(true);
  await as().write((tx) => freeAddress(tx, walk.recommenderEmail));
  expect((await detail()).MailsKommenZurueck).toBe(false);
});

test('one is found by a part of the name, by the e-mail and by the hash; a sign of a pattern is a letter', async () => {
  await anna.recommends({ as: { firstName: 'Bettina', lastName: 'von Hagen', email: 'Bettina@example.org' } });
  const names = async (text: string) =>
    (await listed(`Text:${text}`)).Content.map(({ Name }: { Name: string }) => Name);
  expect(await names('tina von ha')).toEqual(['Bettina von Hagen']);
  expect(await names('BETTINA@example.org')).toEqual(['Bettina von Hagen']);
  expect(await names(hash)).toEqual(['Anna Muster']);
  expect(await names('B%n')).toEqual([]);
});

test('the list is paged by key both ways, narrowed by state and day, and a file of the same rows', async () => {
  for (const name of ['Carla', 'Dora', 'Emma'])
    await anna.recommends({ as: { firstName: name, lastName: 'Reihe', email: `${name}@example.org` } });
  const page = { Pagesize: 2, Descending: true };
  const first = await listed('Text:Reihe', page);
  const second = await listed('Text:Reihe', { ...page, Nach: first.Nach });
  const back = await listed('Text:Reihe', { ...page, Vor: second.Vor });
  expect(first.TotalCount).toBe(3);
  expect([...first.Content, ...second.Content].map(({ Name }) => Name)).toEqual([
    'Emma Reihe',
    'Dora Reihe',
    'Carla Reihe',
  ]);
  expect(back.Content).toEqual(first.Content);
  expect((await listed('Status:Gesperrt')).TotalCount).toBe(0);
  expect((await listed('Bis:2026-03-01')).TotalCount).toBe(0);
  const file = await app.call('GET', '/admin/empfehler/csv?Filter=Text:Reihe', { token });
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(4);
  expect(file.text).toContain('Empfehlerhash;Name;Email;Status;ErstelltAm;LetzteAnmeldungAm;AnzahlEmpfehlungen;');
});

test('one person shows account, recommendations, rewards, what holds money back and what happened', async () => {
  await collect(app, walk, walk.recommender!.token);
  expect(await detail()).toMatchObject({
    Status: 'Angelegt',
    WartetCent: 7000,
    BereitgestelltCent: 0,
    VorgemerktCent: 0,
    Sprache: 'de',
    PasswortGesetzt: false,
    Sitzungen: 0,
    Newsletter: 'optedOut',
    Kundennummer: null,
    KundennummerErgebnis: 'Fehlt',
    Sperren: ['NeueIban'],
    Empfehlungen: [{ Empfehlungsnummer: walk.number, Status: 'Freigegeben' }],
    Praemierungen: [{ Id: walk.recommender!.number, Status: 'Abgeholt' }],
    Verlauf: [{ Ereignis: 'angelegt durch die erste Empfehlung', Nach: 'Angelegt' }],
  });
});

test('a customer number that the client has to know holds rewards back until it is valid', async () => {
  await configure(app, 'spbdevk', { needsCustomerNumber: true });
  const who = await person(app);
  expect((await detail(who.hash)).Sperren).toEqual(['KundennummerFehlt']);
  await app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/4711471147', { token: who.token });
  expect(await detail(who.hash)).toMatchObject({
    Kundennummer: '4711471147',
    KundennummerErgebnis: 'NichtGeprueft',
    Sperren: ['KundennummerFehlt'],
  });
  await app.call('POST', '/partner/kundennummern', {
    apiKey: 'demo-api-key-spbdevk',
    body: [{ Kundennummer: '4711471147', Gueltig: true }],
  });
  expect(await detail(who.hash)).toMatchObject({ KundennummerErgebnis: 'Gueltig', Sperren: [] });
  await configure(app, 'spbdevk');
});

test('every session of a person ends by an operator, with a reason in the log', async () => {
  const who = await person(app);
  await signsIn(app, who.email);
  expect((await detail(who.hash)).Sitzungen).toBe(2);
  expect((await does('abmelden', who.hash, {})).status).toBe(400);
  expect(await does('abmelden', who.hash)).toMatchObject({ status: 200, body: { Status: 'Aktiv' } });
  expect((await app.call('GET', '/account/user', { token: who.token })).status).toBe(401);
  const shown = await detail(who.hash);
  expect(shown.Sitzungen).toBe(0);
  expect(shown.Verlauf.at(-1)).toMatchObject({
    Ereignis: 'Sitzungen beendet',
    Akteur: 'eva@betreiber.example',
    Von: 'Aktiv',
    Nach: 'Aktiv',
    Grund: 'Anruf',
  });
});

test('who has no password gets the welcome mail again, who has one a link for a new one', async () => {
  await app.post();
  expect((await does('passwortmail')).status).toBe(200);
  const first = tokenIn(mailTo(await app.post(), walk.recommenderEmail, /Willkommen/));
  expect((await setsPassword(app, first)).status).toBe(200);
  expect((await does('passwortmail', hash, null)).status).toBe(200);
  const reset = tokenIn(mailTo(await app.post(), walk.recommenderEmail, /Passwort/));
  expect((await setsPassword(app, reset, { chosen: 'Andere-2026-Worte' })).status).toBe(200);
  expect(await rowsOf(as()).events('account', hash)).toContain('passwordMail created → created (Anruf)');
});

test("where the client's portal signs people in, no such mail goes out", async () => {
  await configure(app, 'spbdevk', { autologin: true });
  expect((await detail()).PasswortmailMoeglich).toBe(false);
  expect((await does('passwortmail')).status).toBe(409);
  await configure(app, 'spbdevk');
});

test('a locked or deleted person cannot be signed out nor mailed, and of a deleted one nothing is left to see', async () => {
  const who = await person(app);
  await does('sperren', who.hash);
  expect((await detail(who.hash)).Sperren).toEqual(['EmpfehlerGesperrt']);
  expect([(await does('abmelden', who.hash)).status, (await does('passwortmail', who.hash)).status]).toEqual([
    409, 409,
  ]);
  await eva.settles(await does('entsperren', who.hash));
  expect(await does('loeschen', who.hash)).toMatchObject({ status: 200, body: { Status: 'Geloescht' } });
  expect(await detail(who.hash)).toMatchObject({
    Name: '',
    Email: null,
    Sitzungen: 0,
    PasswortGesetzt: false,
    IbanMaskiert: null,
    Sperren: [],
  });
  expect((await listed(`Text:${who.email}`)).TotalCount).toBe(0);
  expect((await does('passwortmail', who.hash)).status).toBe(409);
});

test('recommendations and rewards are found by the hash of their recommender', async () => {
  for (const list of ['empfehlungen', 'praemierungen']) {
    const { body } = await app.call('PUT', `/admin/${list}`, { token, body: { Filter: `Text:${hash}` } });
    expect(body.TotalCount).toBe(1);
  }
});

test('another mandant knows none of it, and who writes content sees none of it', async () => {
  expect((await listed('', {}, 'versicherung')).TotalCount).toBe(0);
  expect((await app.call('GET', `/admin/empfehler/${hash}`, { token, mandant: 'versicherung' })).status).toBe(404);
  for (const what of ['abmelden', 'passwortmail']) {
    const call = { token, mandant: 'versicherung', body: { Grund: 'Anruf' } };
    expect((await app.call('PUT', `/admin/empfehler/${hash}/${what}`, call)).status).toBe(404);
  }
  const editor = await operator(app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await app.call('GET', '/admin/empfehler/csv', { token: editor })).status).toBe(403);
});

test('a cancellation that somebody has to decide holds back what is not paid yet', async () => {
  const paid = await walkToReady(app, { share: 50 });
  await collect(app, paid, paid.recipient!.token, 'DE89370400440532013000', 'Ben Beispiel');
  await days(4);
  await confirmExported({ as }, await exportPayout({ as }));
  await report(app, paid, 'storniert', today);
  token = await eva.token();
  const { Empfehlerhash } = (await listed(`Text:${paid.recommenderEmail}`)).Content[0];
  expect((await detail(Empfehlerhash)).Sperren).toEqual(['StornoGemeldet']);
  await eva.keepsOrder(paid.orderNumber);
  expect((await detail(Empfehlerhash)).Sperren).toEqual([]);
});
