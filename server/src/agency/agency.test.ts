import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAgency, moveAgency } from '#agency/agency.ts';
import { agencyPassword, anAgency, completeData, lastMail, type TestAgency } from '#testing/cast/agency/clara.ts';
import { person } from '#testing/cast/person.ts';
import { askPage } from '#testing/page.ts';
import { tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
});
afterAll(() => w.app.close());

const signIn = (Email: string, Password = agencyPassword, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  w.app.call('POST', '/agentur/login', { body: { Email, Password }, mandant });
const get = (path: string, token: string) => w.app.call('GET', path, { token });

describe('who signs in', () => {
  test('an owner is told who she is, with exactly her twelve rights and the token [S3-E061][S6-P019][S6-P027]', async () => {
    const { status, body } = await signIn('clara@hafen.example');
    expect([status, body]).toMatchObject([
      200,
      {
        Email: 'clara@hafen.example',
        Anrede: 'Frau',
        Vorname: 'Clara',
        Rollen: ['AgenturInhaber'],
        Agenturnummer: hafen.agencyNumber,
        Firma: 'Agentur hafen',
        AgenturStatus: 'Aktiv',
        Mitarbeiternummer: null,
        Language: 'de',
        IstAdminLogin: false,
      },
    ]);
    expect([...body.Rechte].sort()).toEqual([
      ...[
        'AddPraemienplan',
        'AuftragsReport',
        'DeletePraemienplan',
        'Einladungstool',
        'EmpfehlerReport',
        'Mitarbeiter',
      ],
      ...['Praemien', 'Praemienplan', 'Rechnungen', 'Stammdaten', 'StatistikReport', 'Verwaltung'],
    ]);
    const claims = JSON.parse(Buffer.from(body.Token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ typ: 'agentur', rollen: ['AgenturInhaber'], mandant: 'spbdevk' });
  });

  test('an employee has eight rights [S6-P021]', async () => {
    const { body } = await signIn('m1@hafen.example');
    expect([body.Rollen, body.Mitarbeiternummer, body.Rechte.length]).toEqual([['AgenturMitarbeiter'], 'M1', 8]);
  });

  test.each([
    ['a wrong password', 'clara@hafen.example', 'Falsch-2026-Kiesel'],
    ['an unknown address', 'niemand@hafen.example', agencyPassword],
  ])('%s is answered alike', async (_what, email, password) => {
    const { status, body } = await signIn(email, password);
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
  });

  test('nobody of the agency is known to another mandant, by password or by token', async () => {
    expect((await signIn('clara@hafen.example', agencyPassword, 'versicherung')).body.PsoErrorCode).toBe('PSOF0201');
    const foreign = await w.app.call('GET', '/agentur/user', { token: hafen.owner.token, mandant: 'versicherung' });
    expect([foreign.status, foreign.body.PsoErrorCode]).toEqual([401, 'PSOF0204']);
  });

  test('a token of an agency opens no call of a recommender, and the other way round [S6-P016]', async () => {
    const { token: ofUser } = await person(w.app);
    const statuses = async (token: string) => [
      (await get('/agentur/user', token)).status,
      (await get('/agentur/stammdaten', token)).status,
      (await w.app.call('PUT', '/agentur/auftraege', { token, body: {} })).status,
      (await get('/account/user', token)).status,
    ];
    expect(await statuses(hafen.owner.token)).toEqual([200, 200, 200, 401]);
    expect(await statuses(ofUser)).toEqual([401, 401, 401, 200]);
  });

  test('somebody without a role has no rights, and every call is refused but the own sign-in', async () => {
    await w
      .as()
      .write(({ db }) =>
        db.updateTable('agency_user').set({ roles: [] }).where('email', '=', 'm2@hafen.example').execute(),
      );
    const { token } = hafen.employees.M2 as { token: string };
    const { body } = await get('/agentur/user', token);
    expect([body.Rollen, body.Rechte]).toEqual([[], []]);
    expect((await get('/agentur/stammdaten', body.Token)).body.PsoErrorCode).toBe('PSOF0202');
    await w.as().write(({ db }) =>
      db
        .updateTable('agency_user')
        .set({ roles: ['employee'] })
        .where('email', '=', 'm2@hafen.example')
        .execute(),
    );
  });

  test('sessions are listed and ended one by one, and signing out ends the own', async () => {
    const first = (await signIn('m1@hafen.example')).body.Token;
    const second = (await signIn('m1@hafen.example')).body.Token;
    const { body } = await get('/agentur/sitzungen', second);
    const other = body.find(({ Diese }: { Diese: boolean }) => !Diese).Id;
    expect((await w.app.call('DELETE', `/agentur/sitzungen/${other}`, { token: second })).status).toBe(200);
    expect((await w.app.call('POST', '/agentur/logout', { token: second })).body).toEqual({
      Abgemeldet: true,
      AbmeldeUrl: null,
    });
    expect((await get('/agentur/user', second)).status).toBe(401);
    expect([first, other].every(Boolean)).toBe(true);
  });
});

describe('an agency registers', () => {
  test('its mail leads to a password, its data to a review, and it only looks until it is approved [S6-P020]', async () => {
    const nord = await anAgency(w, 'nord', { until: 'registered' });
    const owner = await get('/agentur/user', nord.owner.token);
    expect(owner.body).toMatchObject({ Rollen: ['AgenturInhaber_inaktiv'], AgenturStatus: 'Registriert' });
    expect(owner.body.Rechte.length).toBe(10);
    const token = owner.body.Token;
    const sent = await w.app.call('PUT', '/agentur/registrieren/daten', { body: completeData, token });
    expect([sent.status, sent.body]).toEqual([200, { AgenturStatus: 'InPruefung' }]);
    const twice = await w.app.call('PUT', '/agentur/registrieren/daten', { body: completeData, token });
    expect([twice.status, twice.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
    expect((await get('/agentur/mitarbeiter', token)).body.PsoErrorCode).toBe('PSOF0202');
  });

  test('a token of the mail says what it is for, and a made-up one nothing [S7-C081]', async () => {
    const body = {
      Firma: 'Agentur Süd',
      Anrede: null,
      Vorname: 'Clara',
      Nachname: 'Brandt',
      Email: 'clara@sued.example',
      EmailWiederholung: 'clara@sued.example',
      Telefon: '0221 123456',
      AgbAkzeptiert: true,
      DatenschutzAkzeptiert: true,
    };
    expect((await w.app.call('POST', '/agentur/registrieren', { body })).body).toEqual({ MailVersendet: true });
    const t = tokenIn(await lastMail(w.app, body.Email), 't');
    const check = (token: string) => w.app.call('GET', `/token/verifyAgenturToken?t=${token}`);
    expect((await check(t)).body).toMatchObject({
      Gueltig: true,
      Art: 'AgenturBestaetigung',
      Email: body.Email,
      Firma: 'Agentur Süd',
      Agenturnummer: expect.stringMatching(/^\d{6}$/),
    });
    expect((await check('x'.repeat(43))).body).toEqual({ Gueltig: false });
    const confirm = () => w.app.call('PUT', '/agentur/bestaetigen', { body: { Token: t } });
    expect((await confirm()).body).toMatchObject({ Bestaetigt: true });
    expect((await confirm()).body.PsoErrorCode).toBe('PSOF0205');
  });

  test('whoever is known already agrees to nothing by it: an active one gets a way in, a locked one nothing', async () => {
    const { owner } = await anAgency(w, 'insel');
    const body = {
      ...{ Firma: 'Agentur Insel', Anrede: null, Vorname: 'Clara', Nachname: 'Brandt', Telefon: '0221 123456' },
      ...{ Email: owner.email, EmailWiederholung: owner.email, AgbAkzeptiert: true, DatenschutzAkzeptiert: true },
    };
    const again = () => w.app.call('POST', '/agentur/registrieren', { body });
    const mails = async () => (await w.app.post()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    const agreements = () =>
      w.as().read(({ db }) => db.selectFrom('permission_evidence').select('id').where('source', '=', 'G1').execute());
    const before = await agreements();
    expect(before).not.toEqual([]);
    await w.app.post();
    const active = await again();
    expect([active.status, active.body, await mails()]).toEqual([
      200,
      { MailVersendet: true },
      ['Passwort zurücksetzen'],
    ]);
    await w
      .as()
      .write(({ db }) =>
        db.updateTable('agency_user').set({ status: 'locked' }).where('email', '=', owner.email).execute(),
      );
    const locked = await again();
    expect([locked.status, locked.body, await mails()]).toEqual([200, { MailVersendet: true }, []]);
    expect(await agreements()).toEqual(before);
  });

  test('boxes that are not ticked, and addresses that differ, are told by field', async () => {
    const { status, body } = await w.app.call('POST', '/agentur/registrieren', {
      body: {
        Firma: 'A',
        Vorname: '',
        Nachname: 'B',
        Email: 'a@b.example',
        EmailWiederholung: 'c@b.example',
        Telefon: 'x',
      },
    });
    expect(status).toBe(400);
    expect(body.Fehler.map(({ Feld }: { Feld: string }) => Feld).toSorted()).toEqual([
      'AgbAkzeptiert',
      'DatenschutzAkzeptiert',
      'EmailWiederholung',
      'Firma',
      'Telefon',
      'Vorname',
    ]);
  });
});

describe('what an operator decides', () => {
  const move = async (number: string, event: 'deactivate' | 'reactivate' | 'reject', reason: string | null = null) =>
    w.as('spbdevk', { kind: 'job', name: 'test' }).write(async (tx) => {
      const row = await tx.db
        .selectFrom('agency')
        .select('id')
        .where('agency_number', '=', number)
        .executeTakeFirstOrThrow();
      const agency = await findAgency(tx.db, row.id);
      return moveAgency(tx, agency!, { event, reason });
    });

  test('an agency that is deactivated is read by its owner, and nobody else comes in until it is active again', async () => {
    const west = await anAgency(w, 'west', { employees: ['W1'] });
    await move(west.agencyNumber, 'deactivate', 'Vertrag beendet');
    expect((await lastMail(w.app, 'clara@west.example')).text).toContain('Vertrag beendet');
    expect((await get('/agentur/user', west.owner.token)).body.Rollen).toEqual(['AgenturInhaber_inaktiv']);
    expect((await get('/agentur/user', west.employees.W1!.token)).status).toBe(401);
    expect((await signIn('w1@west.example')).body.PsoErrorCode).toBe('PSOF0203');
    await move(west.agencyNumber, 'reactivate');
    expect((await signIn('w1@west.example')).status).toBe(200);
    expect((await signIn('clara@west.example')).body.Rollen).toEqual(['AgenturInhaber']);
  });

  test('an agency that is refused is told why, and its owner signs in no more', async () => {
    const ost = await anAgency(w, 'ost', { until: 'inReview' });
    await move(ost.agencyNumber, 'reject', 'Die Steuernummer stimmt nicht.');
    expect((await lastMail(w.app, 'clara@ost.example')).text).toContain('Die Steuernummer stimmt nicht.');
    expect((await get('/agentur/user', ost.owner.token)).status).toBe(401);
    expect((await signIn('clara@ost.example')).body.PsoErrorCode).toBe('PSOF0203');
  });
});

describe('who works there', () => {
  const employees = (token = hafen.owner.token) => get('/agentur/mitarbeiter', token);

  test('the owner sees everybody, an employee and an inactive owner are refused [S2-R098]', async () => {
    const { body } = await employees();
    expect(body.map(({ Mitarbeiternummer }: { Mitarbeiternummer: string }) => Mitarbeiternummer)).toEqual([
      null,
      'M1',
      'M2',
    ]);
    const m1 = (await signIn('m1@hafen.example')).body.Token;
    expect((await employees(m1)).body.PsoErrorCode).toBe('PSOF0202');
  });

  test('the page of an owner lists everybody, and its form adds somebody, who comes in by the mail [S2-R098]', async () => {
    const own = await anAgency(w, 'deich', { employees: ['D1'] });
    const page = (cookie: string, form?: Record<string, string>) =>
      askPage(w.app, '/de/agentur/mitarbeiter', { cookie, ...(form && { form }) });
    const owner = `agenturtoken=${own.owner.token}`;
    const names = async () =>
      [...(await page(owner)).text.matchAll(/<b>((?:Clara|Dirk|Nele) [^<]+)<\/b>/g)].map(([, name]) => name);
    expect(await names()).toEqual(['Clara Brandt', 'Dirk Krämer D1']);
    const typed = { firstName: 'Nele', lastName: 'Neumann', email: 'nele@deich.example', employeeNumber: 'D2' };
    const form = { _form: 'invite', salutation: '', ...typed };
    const refused = await page(`agenturtoken=${own.employees.D1?.token}`, form);
    expect([await names(), refused.to]).toEqual([['Clara Brandt', 'Dirk Krämer D1'], undefined]);
    expect(await page(owner, form)).toMatchObject({ status: 303, to: '/de/agentur/mitarbeiter?gesagt=invited' });
    expect(await names()).toEqual(['Clara Brandt', 'Dirk Krämer D1', 'Nele Neumann']);
    const Token = tokenIn(await lastMail(w.app, typed.email), 't');
    const password = { Password: agencyPassword, PasswordWiederholung: agencyPassword };
    await w.app.call('PUT', '/agentur/registrieren/passwort', { body: { Token, ...password } });
    const { body } = await signIn(typed.email);
    expect([body.Rollen, body.Mitarbeiternummer]).toEqual([['AgenturMitarbeiter'], 'D2']);
  });

  test('a number that is taken and an address that is known are told by field', async () => {
    const invite = (changes: object) =>
      w.app.call('POST', '/agentur/mitarbeiter', {
        token: hafen.owner.token,
        body: { Vorname: 'Eva', Nachname: 'Neu', Email: 'neu@hafen.example', Mitarbeiternummer: 'M9', ...changes },
      });
    expect((await invite({ Mitarbeiternummer: 'M1' })).body.Fehler).toMatchObject([{ Code: 'employee-number-taken' }]);
    expect((await invite({ Email: 'm1@hafen.example' })).body.Fehler).toMatchObject([{ Code: 'email-taken' }]);
    expect((await invite({ Mitarbeiternummer: 'M 1!' })).body.Fehler).toMatchObject([{ Code: 'employee-number' }]);
  });

  test('whoever is removed is signed out at once, keeps the name in the list, and frees the address', async () => {
    const sued = await anAgency(w, 'mitte', { employees: ['X1'] });
    const remove = () => w.app.call('DELETE', '/agentur/mitarbeiter/X1', { token: sued.owner.token });
    expect((await remove()).body).toMatchObject({ Status: 'Gesperrt', Nachname: 'Krämer X1' });
    expect((await remove()).status).toBe(409);
    expect((await get('/agentur/user', sued.employees.X1!.token)).status).toBe(401);
    expect((await signIn('x1@mitte.example')).body.PsoErrorCode).toBe('PSOF0201');
    const again = await w.app.call('POST', '/agentur/mitarbeiter', {
      token: sued.owner.token,
      body: { Vorname: 'Dirk', Nachname: 'Wieder', Email: 'x1@mitte.example', Mitarbeiternummer: 'X2' },
    });
    expect(again.status).toBe(200);
  });

  test('a name that could be a message to a stranger is none', async () => {
    const names = { Anrede: 'Frau', Vorname: 'Gewinn', Nachname: 'auf www.gewinn.example' };
    const person = { ...names, Email: 'neu@hafen.example', Mitarbeiternummer: 'M5' };
    const token = (await signIn('clara@hafen.example')).body.Token;
    const answers = [
      await w.app.call('POST', '/agentur/mitarbeiter', { token, body: person }),
      await w.app.call('PUT', '/agentur/mitarbeiter/M1', { token, body: names }),
      await w.app.call('PUT', '/agentur/stammdaten', { token, body: names }),
    ];
    for (const { status, body } of answers)
      expect([status, body.Fehler]).toMatchObject([400, [{ Feld: 'Nachname', Code: 'invalid' }]]);
  });

  test('an employee of another agency is unknown', async () => {
    const other = await anAgency(w, 'fern', { employees: ['M1'] });
    const removed = await w.app.call('DELETE', '/agentur/mitarbeiter/M2', { token: other.owner.token });
    expect([removed.status, removed.body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
  });
});

describe('master data', () => {
  test('an owner reads and changes all of it; the bank account is told by mail and never shown whole for long [S2-R101]', async () => {
    const ownedBy = (email: string, roles: string[]) =>
      w.as().write(({ db }) => db.updateTable('agency_user').set({ roles }).where('email', '=', email).execute());
    await ownedBy('m1@hafen.example', ['owner', 'employee']);
    const token = (await signIn('clara@hafen.example')).body.Token;
    const { body } = await get('/agentur/stammdaten', token);
    expect(body).toMatchObject({ Firma: 'Agentur hafen', SteuerId: 'DE123456788', IBAN: 'DE02120300000000202051' });
    const changed = await w.app.call('PUT', '/agentur/stammdaten', {
      token,
      body: { Ort: 'Bonn', Kontoinhaber: 'Clara Brandt', IBAN: 'DE89370400440532013000' },
    });
    expect(changed.body).toMatchObject({ Ort: 'Bonn', Strasse: 'Hafenstraße', IBAN: 'DE89370400440532013000' });
    // What is refunded goes there: whoever owns it, too, hears of it.
    const told = (await w.app.post()).filter(({ text }) => text.includes('3000'));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['clara@hafen.example', 'm1@hafen.example']);
    await ownedBy('m1@hafen.example', ['employee']);
    await w.days(0.02);
    const later = await get('/agentur/stammdaten', token);
    expect(later.body.IBAN).toBe('DE89 **** **** **** **30 00');
    const refused = await w.app.call('PUT', '/agentur/stammdaten', {
      token,
      body: { Kontoinhaber: 'Clara Brandt', IBAN: 'DE02120300000000202051' },
    });
    expect(refused.body.PsoErrorCode).toBe('PSOF0206');
  });

  test('the company is changed by its owner until somebody has looked at it, then at the desk alone', async () => {
    const token = (await signIn('clara@hafen.example')).body.Token;
    const change = (body: object, of = token) => w.app.call('PUT', '/agentur/stammdaten', { token: of, body });
    const refused = await change({ Firma: 'Sparkasse Köln', Ort: 'Köln' });
    expect([refused.status, refused.body.Fehler]).toMatchObject([400, [{ Feld: 'Firma', Code: 'company-checked' }]]);
    expect((await get('/agentur/stammdaten', token)).body).toMatchObject({
      Firma: 'Agentur hafen',
      FirmaAenderbar: false,
      Ort: 'Bonn',
    });
    expect((await change({ Firma: 'Agentur hafen', Ort: 'Bonn' })).status).toBe(200);
    const { owner } = await anAgency(w, 'neu', { until: 'inReview' });
    expect((await change({ Firma: 'Agentur Neu' }, owner.token)).body).toMatchObject({
      Firma: 'Agentur Neu',
      FirmaAenderbar: true,
    });
  });

  test('an employee changes the own name and nothing of the agency', async () => {
    const token = (await signIn('m1@hafen.example')).body.Token;
    const change = (body: object) => w.app.call('PUT', '/agentur/stammdaten', { token, body });
    expect((await change({ Vorname: 'Dirko' })).body).toMatchObject({ Vorname: 'Dirko', SteuerId: null, IBAN: null });
    expect((await change({ Ort: 'Bonn' })).body.PsoErrorCode).toBe('PSOF0202');
    expect((await change({ Leeren: ['Rechtsform'] })).body.PsoErrorCode).toBe('PSOF0202');
  });

  test('what somebody may leave out can be taken away again, and nothing else', async () => {
    const token = (await signIn('clara@hafen.example')).body.Token;
    const change = (body: object) => w.app.call('PUT', '/agentur/stammdaten', { token, body });
    const told = { Rechtsform: 'GmbH', Kaeuferreferenz: 'KST 7', Anrede: 'Frau', EigenesTelefon: '0221 98765' };
    expect((await change(told)).body).toMatchObject(told);
    const emptied = Object.fromEntries(Object.keys(told).map((field) => [field, null]));
    expect((await change({ Leeren: Object.keys(told) })).body).toMatchObject({ ...emptied, Nachname: 'Brandt' });
    expect((await change({ Leeren: ['Firma'] })).status).toBe(400);
  });
});
