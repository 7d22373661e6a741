import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { password, person } from '#testing/cast/person.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { findTraces } from '#testing/database/traces.ts';
import { apiKeyOf } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, as, days, nextHour } = await world({ RATE_LIMITS: '0' });
afterAll(() => app.close());
const { system } = app.app;

let eva: string;
beforeEach(async () => {
  nextHour();
  eva = await operator(app);
});

interface Row {
  Art: string;
  Ergebnis: string;
  AkteurArt: string;
  Akteur: string | null;
  Was: string | null;
  Konto: string | null;
  Netz: string | null;
  Anzahl: number;
}
const list = async (filter = '', { token = eva, mandant = 'spbdevk' } = {}): Promise<Row[]> => {
  const body = { Filter: filter, Pagesize: 50, OrderBy: 'Am', Descending: true };
  return (await app.call('PUT', '/admin/sicherheit', { token, mandant, body })).body.Content;
};
/** `Anmeldung Falsch`, the newest first. */
const told = (rows: readonly Row[]): string[] => rows.map(({ Art, Ergebnis }) => `${Art} ${Ergebnis}`);
const signIn = (email: string, given: string) =>
  app.call('POST', '/account/login', { body: { Email: email, Password: given } });

test('whoever signs in, or tries to, is in the list without the address', async () => {
  const { email, hash } = await person(app);
  await signIn(email, 'Falsch-2026-Wort');
  await signIn(email, 'Falsch-2026-Wort');
  await signIn('nobody@example.org', 'Falsch-2026-Wort');
  await signIn(email, password);
  const rows = (await list('Ansicht:Anmeldung')).filter(({ Akteur }) => Akteur === hash || Akteur === null);
  expect(rows.find(({ Ergebnis }) => Ergebnis === 'Erfolgreich')).toMatchObject({
    AkteurArt: 'Empfehler',
    Akteur: hash,
  });
  // Those of one second are one row; a slow machine may take longer for two.
  const wrong = rows.filter(({ Akteur, Ergebnis }) => Akteur === hash && Ergebnis === 'Falsch');
  expect(wrong.reduce((sum, { Anzahl }) => sum + Anzahl, 0)).toBe(2);
  expect(rows.find(({ Akteur }) => Akteur === null)).toMatchObject({ Ergebnis: 'Falsch', Konto: expect.any(String) });
  expect(new Set(rows.map(({ Konto }) => Konto)).size).toBe(2);
  expect(new Set(rows.map(({ Netz }) => Netz))).toEqual(new Set([expect.stringMatching(/^[\w-]{8}$/)]));
  expect(await findTraces(app, ['127.0.0.1', 'nobody@example.org'])).toEqual([]);
});

test('whoever comes in by a mail, and proves once more who it is, is in the list, right or wrong', async () => {
  const { email, hash, token } = await person(app);
  const own = async () =>
    (await list('Ansicht:Anmeldung'))
      .filter(({ Akteur }) => Akteur === hash)
      .map(({ Ergebnis, Was }) => [Ergebnis, Was]);
  expect(await own()).toEqual([['Erfolgreich', 'Passwort per E-Mail']]);
  const change = (PasswordAktuell: string) =>
    app.call('PUT', '/account/resetPasswordWithoutToken', {
      token,
      body: { PasswordAktuell, Password: 'Abendrot-2027-Porto', PasswordWiederholung: 'Abendrot-2027-Porto' },
    });
  expect((await change('Falsch-2026-Wort')).status).toBe(400);
  expect((await change(password)).status).toBe(200);
  expect((await own()).toSorted()).toEqual([
    ['Erfolgreich', 'Bestätigung'],
    ['Erfolgreich', 'Passwort per E-Mail'],
    ['Falsch', 'Bestätigung'],
  ]);
  expect(await findTraces(app, [email])).not.toContain('security_event.what');
});

test('an operator who is asked once more and does not know it is in the list', async () => {
  const body = { Name: 'Kasse', IBAN: 'DE75512108001245126199', Grund: 'Bank gewechselt', Passwort: 'Falsch-2026' };
  expect((await app.call('PUT', '/admin/auszahlungskonto', { token: eva, body })).status).toBe(400);
  const rows = (await list('Ansicht:Betreiber')).filter(({ Was }) => Was === 'Bestätigung');
  expect(rows).toMatchObject([{ Art: 'Anmeldung', Ergebnis: 'Falsch', Akteur: 'eva@betreiber.example' }]);
});

test('an operator at the own door is told to every mandant of that operator, and to no other', async () => {
  const only = await operator(app, { email: 'only@betreiber.example', mandants: ['versicherung'] });
  const body = { Email: 'only@betreiber.example', Password: 'Falsch-2026-Wort' };
  await app.call('POST', '/admin/login', { body, mandant: 'versicherung' });
  const wrong = (rows: Row[]) => rows.filter(({ Akteur, Ergebnis }) => Akteur === body.Email && Ergebnis === 'Falsch');
  const view = 'Ansicht:Betreiber';
  expect(wrong(await list(view, { token: only, mandant: 'versicherung' }))).toMatchObject([{ Was: 'versicherung' }]);
  expect(wrong(await list(view))).toEqual([]);
  expect(told(await list()).join()).not.toContain('Betreiber');
});

test('an IBAN that is shown in full is told with whose it is, an unknown or a masked one is not', async () => {
  const { email, hash } = await person(app);
  const token = await personToken({ as }, email);
  const show = async () => (await app.call('GET', '/empfehler/bankdaten', { token })).body.IBAN;
  const opened = async () => (await list('Ansicht:GeoeffneterWert')).filter(({ Akteur }) => Akteur === hash);
  expect([await show(), await opened()]).toEqual([null, []]);
  const body = { Kontoinhaber: 'Anna Muster', IBAN: 'DE02120300000000202051' };
  expect((await app.call('PUT', '/empfehler/bankdaten', { token, body })).status).toBe(200);
  expect(await show()).toBe(body.IBAN);
  const row = { Art: 'GeoeffneterWert', Ergebnis: 'Erfolgreich', AkteurArt: 'Empfehler', Was: 'IBAN', Anzahl: 1 };
  expect(await opened()).toMatchObject([row]);
  await days(16 / 1440);
  expect(await show()).toContain('****');
  expect(await opened()).toMatchObject([row]);
  expect(await findTraces(app, [body.IBAN])).toEqual(['bank_account.iban']);
});

test('a refusal names call and caller, though its transaction was taken back', async () => {
  const editor = await operator(app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await app.call('PUT', '/admin/sicherheit', { token: editor, body: {} })).status).toBe(403);
  expect((await list('Ansicht:Verweigerung'))[0]).toMatchObject({
    Ergebnis: 'Abgelehnt',
    Akteur: 'editor@betreiber.example',
    Was: 'PUT /admin/sicherheit',
  });
  await app.call('POST', '/partner/auftrag', { apiKey: 'wrong-key-of-somebody', body: {} });
  expect(told(await list('Ansicht:ApiSchluessel'))).toEqual(['ApiSchluessel Falsch']);
  expect((await app.call('POST', '/partner/auftrag', { apiKey: apiKeyOf('spbdevk'), body: {} })).status).toBe(400);
});

test('every file that is taken is there before its first byte; this list is one, too', async () => {
  await app.call('GET', '/admin/empfehler/csv', { token: eva });
  const { text } = await app.call('GET', '/admin/sicherheit/csv', { token: eva });
  expect(text).toContain('empfehler-spbdevk.csv');
  expect((await list('Ansicht:Datei')).map(({ Was }) => Was)).toEqual([
    'sicherheit-spbdevk.csv',
    'empfehler-spbdevk.csv',
  ]);
  expect(await list('Ansicht:Datei', { mandant: 'versicherung' })).toEqual([]);
});

test('where the trace cannot be written, the file is not given', async () => {
  const { record } = system.security;
  system.security.record = () => Promise.reject(new Error('no database'));
  const answer = await app.call('GET', '/admin/empfehler/csv', { token: eva });
  system.security.record = record;
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('Empfehlerhash');
});

test('many wrong sign-ins of one account are a series, once, and wait for admins', async () => {
  const { email } = await person(app);
  const clerk = await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  const waits = async (token: string): Promise<string[]> =>
    (await app.call('GET', '/admin/uebersicht', { token })).body.Wartet.map(({ Art }: { Art: string }) => Art).filter(
      (kind: string) => kind !== 'WenigeEntscheider',
    );
  const trying = { mandantId: as().mandant.id, kind: 'signIn', outcome: 'wrong', actorKind: 'recommender' } as const;
  const tryTimes = async (count: number): Promise<void> => {
    for (let nth = 0; nth < count; nth++)
      system.security.note({ ...trying, actorId: null, email, ip: `192.0.2.${nth}`, what: null });
    await system.security.flush();
  };
  await tryTimes(19);
  expect(await waits(eva)).toEqual([]);
  await tryTimes(1);
  await tryTimes(5);
  expect(await waits(eva)).toEqual(['Sicherheitsserie']);
  expect(await waits(clerk)).toEqual([]);
  expect(await list('Ansicht:Serien')).toMatchObject([{ Art: 'Anmeldung', Ergebnis: 'Serie', Anzahl: 20 }]);
  await days(4);
  expect(await waits(await operator(app))).toEqual([]);
});

test('the fifth file of an hour by one operator is a series', async () => {
  await days(1);
  eva = await operator(app);
  const take = (count: number) =>
    Promise.all(Array.from({ length: count }, () => app.call('GET', '/admin/mails/csv', { token: eva })));
  await take(4);
  const before = (await list('Ansicht:Serien')).length;
  await take(1);
  const [series, ...more] = await list('Ansicht:Serien');
  expect(series).toMatchObject({ Art: 'Datei', Akteur: 'eva@betreiber.example', Anzahl: 5 });
  expect(more).toHaveLength(before);
});

test('nobody changes or deletes one before its time, and the hash of an address goes with the person', async () => {
  const { email, hash } = await person(app);
  await signIn(email, 'Falsch-2026-Wort');
  const account = async () => (await list(`Text:${hash}`)).map(({ Konto }) => Konto);
  expect(await account()).toEqual(expect.arrayContaining([expect.any(String)]));
  const change = (statement: string) => as().write(({ db }) => sql.raw(statement).execute(db));
  await expect(change(`update security_event set outcome = 'done'`)).rejects.toThrow();
  await expect(change('delete from security_event')).rejects.toThrow();
  await expect(system.database.pool.query(`delete from operator_security_event`)).rejects.toThrow('never changed');
  await app.call('PUT', `/admin/empfehler/${hash}/loeschen`, { token: eva, body: { Grund: 'Wunsch' } });
  expect(new Set(await account())).toEqual(new Set([null]));
});

test('after the days of the mandant the night takes them', async () => {
  const count = async () =>
    Number(
      (
        await as().read(({ db }) =>
          sql<{ n: number }>`select count(*) as n from security_event where what = 'of old'`.execute(db),
        )
      ).rows[0]?.n,
    );
  await as().write(({ db }) =>
    sql`insert into security_event (kind, outcome, actor_kind, what, at)
      select 'file', 'done', 'job', 'of old', now() - make_interval(days => age) from unnest(array[366, 364]) age`.execute(
      db,
    ),
  );
  await app.app.jobs.runNow('retention.end', as().mandant);
  expect(await count()).toBe(1);
});

test('a flood of tries is few rows, and what is beyond them is told in the log', async () => {
  const trying = { mandantId: as().mandant.id, kind: 'refusal', outcome: 'refused', actorKind: 'anyone' } as const;
  for (let nth = 0; nth < 3000; nth++)
    system.security.note({ ...trying, actorId: null, ip: `10.0.${nth >> 8}.${nth & 255}`, what: 'flood' });
  for (let nth = 0; nth < 3000; nth++)
    system.security.note({ ...trying, actorId: null, ip: '10.0.0.1', what: 'flood' });
  await system.security.flush();
  const { rows } = await as().read(({ db }) =>
    sql<{
      rows: number;
      max: number;
    }>`select count(*)::int as rows, max(count) as max from security_event where what = 'flood'`.execute(db),
  );
  expect(rows).toEqual([{ rows: 1000, max: 3001 }]);
});
