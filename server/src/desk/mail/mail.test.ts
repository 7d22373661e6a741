import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostman } from '#platform/mail/postman.ts';
import { recordReturn } from '#platform/mail/returned/returned.ts';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: string;
beforeAll(async () => {
  w = await world();
  eva = await operator(w.app);
  await invite('new@betreiber.example');
});
afterAll(() => w.app.close());

const invite = async (Email: string) => {
  await w.app.call('POST', '/admin/betreiber', { token: eva, body: { Email, Rolle: 'BetreiberRedaktion' } });
  // What tells the colleagues of it is no part of this list.
  await w
    .as()
    .write(({ db }) =>
      sql`delete from mail_due where mail_id in (select id from mail where template = 'M38')`.execute(db),
    );
  await w.as().write(({ db }) => sql`delete from mail where template = 'M38'`.execute(db));
};
const mails = async (Filter = '') =>
  (await w.app.call('PUT', '/admin/mails', { token: eva, body: { Filter } })).body.Content;
const show = async (id: number) => (await w.app.call('GET', `/admin/mails/${id}`, { token: eva })).body;
const retry = (id: number) => w.app.call('PUT', `/admin/mails/${id}/erneut`, { token: eva });
/** A mail server that takes nothing. */
const refusing = () => {
  const { system, mandants } = w.app.app;
  const send = () => Promise.reject(new Error('421 try later'));
  return createPostman(system, mandants.byId, { send, close: () => undefined });
};

test('a mail that waits is listed with what it is about, and its words only because this is test mode', async () => {
  const [mail] = await mails('Status:Wartet');
  expect(mail).toMatchObject({
    Vorlage: 'operator-invitation',
    Status: 'Wartet',
    Versuche: 0,
    Objekt: 'Betreiber',
    Nummer: 'new@betreiber.example',
    An: 'new@betreiber.example',
    NaechsterVersuchAm: null,
  });
  expect(await show(mail.Id)).toMatchObject({
    Sprache: 'de',
    MessageId: expect.stringMatching(/^<.+@spbdevk\.localhost>$/),
    Betreff: 'Ihr Zugang zur Verwaltung',
  });
});

test('a mail that was never tried goes by itself: there is nothing to try again', async () => {
  const [waiting] = await mails('Status:Wartet');
  expect(waiting.Versuche).toBe(0);
  expect(await retry(waiting.Id)).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0102' } });
  expect(await show(waiting.Id)).toMatchObject({ Status: 'Wartet', Versuche: 0 });
});

test('one that was tried in vain is listed as failed with its next try, and is tried again at once when told so', async () => {
  await refusing().sendDue();
  expect(await mails('Status:Wartet')).toEqual([]);
  const [failed] = await mails('Status:Fehlgeschlagen');
  expect(failed).toMatchObject({ Versuche: 1, NaechsterVersuchAm: expect.stringMatching(/^2026-03-02T09:01/) });
  for (let tries = 0; tries < 4; tries++) {
    await w.days(0.2);
    await refusing().sendDue();
  }
  eva = await operator(w.app);
  const waiting = (await w.app.call('GET', '/admin/uebersicht', { token: eva })).body.Wartet;
  expect(waiting).toContainEqual({ Art: 'MailFehlgeschlagen', Anzahl: 1, SummeCent: null });
  expect(await w.app.post()).toEqual([]);
  expect((await retry(failed.Id)).status).toBe(200);
  expect(await w.app.post()).toHaveLength(1);
  expect(await show(failed.Id)).toMatchObject({ Status: 'Versendet', VersendetAm: expect.any(String) });
  const log = await w.app.call('GET', `/admin/ereignisse?objekt=Mail&nummer=${failed.Id}`, { token: eva });
  expect(log.body).toMatchObject([
    { Ereignis: 'Versand erneut versucht', Von: 'Fehlgeschlagen', Nach: 'Wartet', Akteur: 'eva@betreiber.example' },
  ]);
});

test('what was sent, or is no mail, is not tried again', async () => {
  const [sent] = await mails('Status:Versendet');
  expect((await retry(sent.Id)).status).toBe(409);
  expect((await retry(999_999)).status).toBe(404);
});

test('a mail that is about to be tried anyway keeps its moment, so that two never send it', async () => {
  await invite('soon@betreiber.example');
  await refusing().sendDue();
  const [mail] = await mails('Text:soon@betreiber.example');
  expect((await retry(mail.Id)).body.NaechsterVersuchAm).toBe(mail.NaechsterVersuchAm);
  expect(await w.app.post()).toEqual([]);
});

test('mails are found by the whole address, by template and by day', async () => {
  expect(await mails('Text:NEW@betreiber.example')).toHaveLength(1);
  expect(await mails('Text:nobody@betreiber.example')).toEqual([]);
  expect(await mails('operator-invitation')).toHaveLength(2);
  expect(await mails('Text:M02')).toEqual([]);
  expect(await mails('Bis:2026-03-01')).toEqual([]);
});

test('a mail of another mandant is unknown', async () => {
  const [mail] = await mails();
  const call = { token: eva, mandant: 'versicherung' };
  expect((await w.app.call('GET', `/admin/mails/${mail.Id}`, call)).status).toBe(404);
  expect((await w.app.call('PUT', `/admin/mails/${mail.Id}/erneut`, call)).status).toBe(404);
});

test('an address from which a mail came back is found by itself alone, and is freed once, with a reason', async () => {
  const addresses = async (Text = '', call = {}) =>
    (
      await w.app.call('PUT', '/admin/mails/adressen', {
        token: eva,
        body: { Filter: Text && `Text:${Text}` },
        ...call,
      })
    ).body.Content;
  const free = (id: number, body: object, call = {}) =>
    w.app.call('PUT', `/admin/mails/adressen/${id}/freigeben`, { token: eva, body, ...call });
  await invite('away@betreiber.example');
  await w.app.post();
  const [mail] = await mails('Text:away@betreiber.example');
  await w.as().write((tx) => recordReturn(tx, mail.Id, { kind: 'permanent', reply: '550 5.1.1' }));
  expect(await show(mail.Id)).toMatchObject({
    Status: 'Unzustellbar',
    Grund: 'AdresseUnbekannt',
    Antwort: '550 5.1.1',
  });
  const [row] = await addresses('Away@betreiber.example');
  expect(row).toMatchObject({
    Status: 'Gesperrt',
    Grund: 'AdresseUnbekannt',
    InFolge: 1,
    Mail: mail.Id,
    Objekt: 'Betreiber',
    Nummer: 'away@betreiber.example',
  });
  expect(await addresses('away')).toEqual([]);
  expect(await addresses('', { mandant: 'versicherung' })).toEqual([]);
  expect((await free(row.Id, {})).status).toBe(400);
  expect((await free(row.Id, { Grund: 'angerufen' }, { mandant: 'versicherung' })).status).toBe(404);
  expect((await free(row.Id, { Grund: 'angerufen' })).body).toMatchObject({ Id: row.Id, Status: 'Aufgehoben' });
  expect((await free(row.Id, { Grund: 'noch einmal' })).status).toBe(409);
  const log = await w.app.call('GET', `/admin/ereignisse?objekt=Mail&nummer=${mail.Id}`, { token: eva });
  const told = log.body.map(({ Ereignis, Grund }: Record<string, string>) => [Ereignis, Grund]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Adresse wieder frei', 'angerufen'],
      ['kam zurück', '550 5.1.1'],
    ]),
  );
});
