import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencyPassword, anAgency, lastMail, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { mailTo } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

let admin: string;
let clerk: string;
beforeAll(async () => {
  admin = await operator(app);
  clerk = await operator(app, { email: 'nora@betreiber.example', role: 'BetreiberSachbearbeitung' });
});

const listed = async (Filter: string, more: Record<string, unknown> = {}, mandant = 'spbdevk') =>
  (await app.call('PUT', '/admin/agenturen', { token: clerk, mandant, body: { Filter, ...more } })).body;
const detail = async (number: string) => (await app.call('GET', `/admin/agenturen/${number}`, { token: clerk })).body;
const does = (number: string, what: string, body: unknown = { Grund: 'Anruf' }, token = clerk) =>
  app.call('PUT', `/admin/agenturen/${number}/${what}`, { token, body });
const firms = (page: { Content: { Firma: string }[] }) => page.Content.map(({ Firma }) => Firma);

/** An invitation as an agency sends one. */
const invites = (number: string, count: number) =>
  w.as().write(async ({ db, now }) => {
    const { id } = await db
      .selectFrom('agency')
      .select('id')
      .where('agency_number', '=', number)
      .executeTakeFirstOrThrow();
    const row = {
      agency_id: id,
      agency_number: number,
      kind: 'phone',
      language: 'de',
      is_mailed: false,
      invited_by: 1,
    } as const;
    const moments = { sent_at: now, created_at: now, changed_at: now, expires_on: '2026-05-01' };
    await db
      .insertInto('invitation')
      .values(
        Array.from({ length: count }, (_, nth) => ({
          ...row,
          ...moments,
          status: 'sent',
          email: `gast${nth}@${number}.example`,
        })),
      )
      .execute();
  });

describe('the list', () => {
  let hafen: TestAgency;
  beforeAll(async () => {
    hafen = await anAgency(w, 'hafen', { company: 'Hafen & Söhne', employees: ['M1'] });
    await anAgency(w, 'neu', { company: 'Neue Agentur', until: 'inReview' });
    await anAgency(w, 'halb', { company: 'Halbe Agentur', until: 'registered' });
    await anAgency(w, 'fremd', { company: 'Fremde Agentur', mandant: 'versicherung' });
  });

  test('an agency stands in it with its owner, its people and when one of them came last', async () => {
    const [row] = (await listed(`Text:${hafen.agencyNumber}`)).Content;
    expect(row).toEqual({
      Agenturnummer: hafen.agencyNumber,
      Firma: 'Hafen & Söhne',
      Ort: 'Köln',
      Inhaber: 'Clara Brandt',
      Email: 'clara@hafen.example',
      Status: 'Aktiv',
      RegistriertAm: expect.any(String),
      Personen: 2,
      LetzteAnmeldungAm: expect.any(String),
    });
  });

  test.each<[string, string, string[]]>([
    ['a part of the company', 'n & sö', ['Hafen & Söhne']],
    ['the town', 'köln', ['Hafen & Söhne', 'Neue Agentur']],
    ['the e-mail of the agency', 'clara@halb.example', ['Halbe Agentur']],
    ['the e-mail of somebody who works there', 'm1@hafen.example', ['Hafen & Söhne']],
    ['the name of somebody who works there', 'Krämer M', ['Hafen & Söhne']],
    ['a sign of a pattern, which is a letter', 'H%n', []],
    ['one of another mandant', 'Fremde', []],
  ])('one is found by %s', async (_what, text, found) => {
    expect(firms(await listed(`Text:${text}`)).toSorted()).toEqual(found);
  });

  test.each<[string, string, string[]]>([
    ['what waits for review', 'Ansicht:WartetAufPruefung', ['Neue Agentur']],
    ['what waits for a person', 'Wartet:ja', ['Neue Agentur']],
    ['what its owner has not finished', 'Ansicht:Unvollstaendig', ['Halbe Agentur']],
    ['one state', 'Status:Aktiv', ['Hafen & Söhne']],
  ])('it is narrowed to %s', async (_what, filter, found) => {
    expect(firms(await listed(filter))).toEqual(found);
  });

  test('it is paged by key both ways and sorted by company', async () => {
    const page = { Pagesize: 2, OrderBy: 'Firma' };
    const first = await listed('', page);
    const second = await listed('', { ...page, Nach: first.Nach });
    const back = await listed('', { ...page, Vor: second.Vor });
    expect([...firms(first), ...firms(second)]).toEqual(['Hafen & Söhne', 'Halbe Agentur', 'Neue Agentur']);
    expect(firms(back)).toEqual(firms(first));
    expect(first.TotalCount).toBe(3);
  });

  test('it is a file, of all and of those that somebody chose', async () => {
    const all = await app.call('GET', '/admin/agenturen/csv', { token: clerk });
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(4);
    expect(all.text).toContain('Agenturnummer;Firma;Ort;Inhaber;Email;Status;RegistriertAm;Personen;LetzteAnmeldungAm');
    const chosen = await app.call('GET', `/admin/agenturen/csv?Nummern=${hafen.agencyNumber}`, { token: clerk });
    expect(chosen.text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('the overview says how many wait, the search of all finds one, and whoever may decide is told once a day', async () => {
    const overview = await app.call('GET', '/admin/uebersicht', { token: admin });
    expect(overview.body.Wartet).toContainEqual({ Art: 'AgenturInPruefung', Anzahl: 1, SummeCent: null });
    const found = await app.call('PUT', '/admin/suche', { token: clerk, body: { Text: 'hafen' } });
    expect(firms(found.body.Agenturen)).toEqual(['Hafen & Söhne']);
    const tell = () => app.app.jobs.runNow('agency.tell', w.mandants.spbdevk);
    expect(await tell()).toBe(2);
    expect(await tell()).toBe(0);
    expect(mailTo(await app.post(), 'nora@betreiber.example')?.subject).toBe('Eine Agentur wartet auf Prüfung');
  });
});

describe('what an operator decides', () => {
  test('one that was looked at takes part, its owner is told, and twice at once is once', async () => {
    const { agencyNumber, owner } = await anAgency(w, 'anfang', { until: 'inReview' });
    const both = await Promise.all([
      does(agencyNumber, 'freischalten', {}),
      does(agencyNumber, 'freischalten', {}, admin),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await lastMail(app, owner.email)).subject).toBe('Ihre Agentur ist freigeschaltet');
    expect(await detail(agencyNumber)).toMatchObject({
      Status: 'Aktiv',
      Verlauf: expect.arrayContaining([
        expect.objectContaining({ Ereignis: 'freigeschaltet', AkteurArt: 'Betreiber' }),
      ]),
    });
  });

  test('one that is refused hears why, and its owner signs in no more', async () => {
    const { agencyNumber, owner } = await anAgency(w, 'schlecht', { until: 'inReview' });
    expect((await does(agencyNumber, 'ablehnen', {})).status).toBe(400);
    expect((await does(agencyNumber, 'ablehnen', { Grund: 'Nummer falsch' })).body.Status).toBe('Abgelehnt');
    expect((await lastMail(app, owner.email)).text).toContain('Nummer falsch');
    const login = { Email: owner.email, Password: agencyPassword };
    expect((await app.call('POST', '/agentur/login', { body: login })).body.PsoErrorCode).toBe('PSOF0203');
    expect((await does(agencyNumber, 'reaktivieren', {})).status).toBe(409);
  });

  test('a deactivation says before what it ends, and after it what it has ended; employees come back with the agency', async () => {
    const { agencyNumber, owner, employees } = await anAgency(w, 'ende', { employees: ['M1', 'M2'] });
    await invites(agencyNumber, 3);
    const ending = { Sitzungen: 2, Einladungen: 3, AuftraegeWartenAufFreigabe: 0 };
    expect((await detail(agencyNumber)).WuerdeEnden).toEqual(ending);
    expect((await does(agencyNumber, 'deaktivieren', { Grund: 'Vertrag beendet' })).body).toEqual({
      Agenturnummer: agencyNumber,
      Status: 'Inaktiv',
      Beendet: ending,
    });
    const employee = employees.M1!.token;
    expect((await app.call('GET', '/agentur/user', { token: employee })).status).toBe(401);
    expect((await app.call('GET', '/agentur/user', { token: owner.token })).body.Rollen).toEqual([
      'AgenturInhaber_inaktiv',
    ]);
    const after = await detail(agencyNumber);
    expect(after.EinladungenNachStatus).toEqual([{ Status: 'Widerrufen', Anzahl: 3 }]);
    expect(after.WuerdeEnden).toEqual({ ...ending, Sitzungen: 0, Einladungen: 0 });
    expect((await does(agencyNumber, 'reaktivieren', {})).body.Status).toBe('Aktiv');
    const login = { Email: employees.M1!.email, Password: agencyPassword };
    expect((await app.call('POST', '/agentur/login', { body: login })).body.Rollen).toEqual(['AgenturMitarbeiter']);
  });

  test('what a deactivation of an office with many invitations leaves, the job withdraws', async () => {
    const { agencyNumber } = await anAgency(w, 'viele');
    await invites(agencyNumber, 450);
    await does(agencyNumber, 'deaktivieren', { Grund: 'Vertrag beendet' });
    const open = () =>
      w.as().read(async ({ db }) => {
        const query = db.selectFrom('invitation').select('id').where('agency_number', '=', agencyNumber);
        return (await query.where('status', '=', 'sent').execute()).length;
      });
    expect(await open()).toBe(250);
    expect(await app.app.jobs.runNow('agency.follow', w.mandants.spbdevk)).toBe(250);
    expect(await open()).toBe(0);
    expect(await app.app.jobs.runNow('agency.follow', w.mandants.spbdevk)).toBe(0);
  });

  test('other master data stand in the log with what was there before', async () => {
    const { agencyNumber } = await anAgency(w, 'wandel');
    const kept = await detail(agencyNumber);
    const given = { ...kept, Firma: 'Wandel GmbH', Ort: 'Bonn', Grund: 'Umzug' };
    expect((await does(agencyNumber, 'aendern', given)).status).toBe(200);
    const { Verlauf, ...after } = await detail(agencyNumber);
    expect(after).toMatchObject({ Firma: 'Wandel GmbH', Ort: 'Bonn', Strasse: 'Hafenstraße', UstId: 'DE123456788' });
    expect(Verlauf.at(-1)).toMatchObject({
      Ereignis: 'Stammdaten geändert',
      Grund: 'Umzug; Firma: Agentur wandel → Wandel GmbH; Ort: Köln → Bonn',
    });
    expect(firms(await listed('Text:wandel gmbh'))).toEqual(['Wandel GmbH']);
  });

  test('the bank account is masked, and opened for a reason that is a security event', async () => {
    const { agencyNumber } = await anAgency(w, 'konto');
    expect((await detail(agencyNumber)).IbanMaskiert).toBe('DE02 **** **** **** **20 51');
    expect((await does(agencyNumber, 'bankdaten', { Grund: 'Rückfrage der Bank' })).body).toMatchObject({
      Kontoinhaber: 'Clara Brandt',
      IBAN: 'DE02120300000000202051',
    });
    await app.app.system.security.flush();
    const [event] = (
      await app.call('PUT', '/admin/sicherheit', { token: admin, body: { Filter: 'Ansicht:GeoeffneterWert' } })
    ).body.Content;
    expect(event).toMatchObject({
      Akteur: 'nora@betreiber.example',
      Was: `IBAN Agentur ${agencyNumber}: Rückfrage der Bank`,
    });
  });

  test('an agency of another mandant is unknown, and an editor decides nothing', async () => {
    const { agencyNumber } = await anAgency(w, 'drueben', { mandant: 'versicherung' });
    expect((await does(agencyNumber, 'deaktivieren')).status).toBe(404);
    expect((await app.call('GET', `/admin/agenturen/${agencyNumber}`, { token: clerk })).status).toBe(404);
    const editor = await operator(app, { email: 'red@betreiber.example', role: 'BetreiberRedaktion' });
    const call = await app.call('PUT', '/admin/agenturen', { token: editor, body: {} });
    expect(call.status).toBe(403);
  });
});
