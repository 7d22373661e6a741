import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putSso } from '#agency/agency.ts';
import { agencyPassword, anAgency, lastMail, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';
import { demoSso } from '../../demo/identity-provider/seed.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

let token: string;
beforeAll(async () => {
  token = await operator(app, { email: 'nora@betreiber.example', role: 'BetreiberSachbearbeitung' });
});

const detail = async ({ agencyNumber }: TestAgency) =>
  (await app.call('GET', `/admin/agenturen/${agencyNumber}`, { token })).body;
const idOf = async (agency: TestAgency, email: string): Promise<number> =>
  (await detail(agency)).Benutzer.find((one: { Email: string }) => one.Email === email).Id;
const personOf = async (agency: TestAgency, id: number) =>
  (await detail(agency)).Benutzer.find((one: { Id: number }) => one.Id === id);
const does = (agency: TestAgency, id: number, what: string, body: unknown = { Grund: 'Anruf' }) =>
  app.call('PUT', `/admin/agenturen/${agency.agencyNumber}/benutzer/${id}/${what}`, { token, body });
const signsIn = (Email: string) => app.call('POST', '/agentur/login', { body: { Email, Password: agencyPassword } });
const looks = (of: string) => app.call('GET', '/agentur/user', { token: of });
const events = (id: number) =>
  w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('event')
        .select(['event', 'reason', 'actor_kind as by'])
        .where('object', '=', 'agencyUser')
        .where('object_id', '=', id)
        .orderBy('id')
        .execute(),
    );

describe('a person of an agency', () => {
  let agency: TestAgency;
  let dirk: number;
  beforeAll(async () => {
    agency = await anAgency(w, 'leute', { employees: ['M1', 'M2', 'M3'] });
    dirk = await idOf(agency, 'm1@leute.example');
  });

  test('stands on the page of the agency with number, state and sign-ins', async () => {
    expect(await personOf(agency, dirk)).toMatchObject({
      Mitarbeiternummer: 'M1',
      Name: 'Dirk Krämer M1',
      Rollen: ['Mitarbeiter'],
      Status: 'Aktiv',
      PasswortGesetzt: true,
      Sitzungen: 1,
      EntferntAm: null,
    });
  });

  test('is locked and let in again: signed out meanwhile, and a second time answers 409', async () => {
    expect((await does(agency, dirk, 'sperren', {})).status).toBe(400);
    expect((await does(agency, dirk, 'sperren')).body).toEqual({ Id: dirk, Status: 'Gesperrt' });
    expect((await does(agency, dirk, 'sperren')).status).toBe(409);
    expect((await looks(agency.employees.M1!.token)).status).toBe(401);
    expect((await signsIn('m1@leute.example')).status).not.toBe(200);
    expect((await does(agency, dirk, 'entsperren')).body.Status).toBe('Aktiv');
    expect((await signsIn('m1@leute.example')).status).toBe(200);
    expect((await does(agency, dirk, 'entsperren')).status).toBe(409);
  });

  test('is signed out everywhere, and gets a link for another password', async () => {
    await signsIn('m1@leute.example');
    expect((await does(agency, dirk, 'abmelden')).status).toBe(200);
    expect((await personOf(agency, dirk)).Sitzungen).toBe(0);
    expect((await does(agency, dirk, 'linkmail', {})).status).toBe(200);
    const mail = await lastMail(app, 'm1@leute.example');
    expect(mail.subject).toBe('Passwort zurücksetzen');
    const body = {
      Token: tokenIn(mail, 't'),
      Password: `${agencyPassword}1`,
      PasswordWiederholung: `${agencyPassword}1`,
    };
    expect((await app.call('PUT', '/agentur/resetPassword', { body })).status).toBe(200);
  });

  test('whom the company alone signs in gets no link to a password, and what an operator sends waits for no stranger', async () => {
    const passwordHash = (hash: string | null) =>
      w.as().write(async ({ db }) => {
        const { password_hash: before } = await db
          .selectFrom('agency_user')
          .select('password_hash')
          .where('id', '=', dirk)
          .executeTakeFirstOrThrow();
        await db.updateTable('agency_user').set({ password_hash: hash }).where('id', '=', dirk).execute();
        return before;
      });
    const before = await passwordHash(null);
    await w.as().write((tx) => putSso(tx, { ...demoSso('https://login.example', 'spbdevk'), formerGeneration: null }));
    expect(await personOf(agency, dirk)).toMatchObject({ PasswortGesetzt: false, NurUeberUnternehmen: true });
    expect((await does(agency, dirk, 'linkmail', {})).status).toBe(409);
    await w.as().write(({ db }) => db.updateTable('agency_sso').set({ is_on: false }).execute());
    expect(await personOf(agency, dirk)).toMatchObject({ PasswortGesetzt: false, NurUeberUnternehmen: false });
    expect((await does(agency, dirk, 'linkmail', {})).status).toBe(200);
    await passwordHash(before);
    await app.post();
    expect((await does(agency, dirk, 'linkmail', {})).status).toBe(200);
    const sent = await w
      .as()
      .read(({ db }) =>
        db
          .selectFrom('mail')
          .select(['template', 'unconfirmed_at as at'])
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
    expect([(await lastMail(app, 'm1@leute.example')).subject, sent?.at]).toEqual(['Passwort zurücksetzen', null]);
  });

  test('has another address: sessions and links end, both addresses are told, and what was before stands in the log', async () => {
    const at = 'm2@leute.example';
    const id = await idOf(agency, at);
    await does(agency, id, 'linkmail', {});
    const link = tokenIn(await lastMail(app, at), 't');
    const given = { Vorname: 'Dirk', Nachname: 'Neumann', Email: 'neumann@leute.example', Grund: 'Heirat' };
    expect((await does(agency, id, 'aendern', { ...given, Email: 'm1@leute.example' })).body.Fehler).toMatchObject([
      { Feld: 'Email' },
    ]);
    expect((await does(agency, id, 'aendern', given)).status).toBe(200);
    expect((await looks(agency.employees.M2!.token)).status).toBe(401);
    expect((await app.call('GET', `/token/verifyAgenturToken?t=${link}`)).body.Gueltig).toBe(false);
    expect((await signsIn('neumann@leute.example')).status).toBe(200);
    const post = await app.post();
    for (const address of [at, 'neumann@leute.example'])
      expect(mailTo(post, address)?.subject).toBe('Ihre E-Mail-Adresse im Agenturbereich wurde geändert');
    expect((await events(id)).slice(-2)).toEqual([
      { event: 'change', by: 'operator', reason: 'Heirat; Anrede: mr → –; Nachname: Krämer M2 → Neumann' },
      { event: 'emailChanged', by: 'operator', reason: 'Heirat (m2@leute.example → neumann@leute.example)' },
    ]);
  });

  test('leaves: signs in no more, and the name stays; the only owner stays', async () => {
    const id = await idOf(agency, 'm3@leute.example');
    expect((await does(agency, id, 'entfernen')).status).toBe(200);
    expect(await personOf(agency, id)).toMatchObject({ Name: 'Dirk Krämer M3', EntferntAm: expect.any(String) });
    const owner = await idOf(agency, agency.owner.email);
    expect((await does(agency, owner, 'entfernen')).status).toBe(409);
  });

  test('of another agency, or of another mandant, is unknown', async () => {
    const other = await anAgency(w, 'andere');
    const foreign = await anAgency(w, 'fremde', { mandant: 'versicherung' });
    expect((await does(other, dirk, 'sperren')).status).toBe(404);
    expect((await does(foreign, 1, 'sperren')).status).toBe(404);
  });
});

describe('support access to an agency', () => {
  let agency: TestAgency;
  beforeAll(async () => {
    agency = await anAgency(w, 'hilfe', { employees: ['M1'] });
  });
  const open = async (email: string, body: unknown = { Grund: 'Die Inhaberin bittet um Hilfe' }) =>
    app.call('POST', `/admin/agenturen/${agency.agencyNumber}/benutzer/${await idOf(agency, email)}/adminlogin`, {
      token,
      body,
    });
  const tokenOf = (Url: string): string => new URL(Url).pathname.split('/').at(-1) as string;
  const enters = (secret: string) => app.call('GET', `/agentur/login/${secret}`);

  test('is a link of a reason, good once, and everything it does stands in the log', async () => {
    expect((await open(agency.owner.email, {})).status).toBe(400);
    const { body } = await open(agency.owner.email);
    expect(new URL(body.Url).searchParams.get('fuer')).toBe('agentur');
    const secret = tokenOf(body.Url);
    const entered = await enters(secret);
    expect(entered.body).toMatchObject({
      Agenturnummer: agency.agencyNumber,
      IstAdminLogin: true,
      Rollen: ['AgenturInhaber'],
    });
    expect((await enters(secret)).body.PsoErrorCode).toBe('PSOF0205');
    expect((await events(await idOf(agency, agency.owner.email))).slice(-2)).toEqual([
      { event: 'support', by: 'operator', reason: 'Die Inhaberin bittet um Hilfe' },
      { event: 'supportEntered', by: 'operator', reason: null },
    ]);
    // Where somebody is signed in says that support is.
    const sessions = await app.call('GET', '/agentur/sitzungen', { token: agency.owner.token });
    expect(sessions.body.map(({ Browser }: { Browser: string }) => Browser)).toContain('Support');
  });

  test('reads as that person, masked, and changes nothing', async () => {
    const entered = (await enters(tokenOf((await open(agency.owner.email)).body.Url))).body.Token;
    const data = await app.call('GET', '/agentur/stammdaten', { token: entered });
    expect([data.status, data.body.IBAN]).toEqual([200, 'DE02 **** **** **** **20 51']);
    const writes = [
      app.call('PUT', '/agentur/stammdaten', { token: entered, body: { Telefon: '0221 999999' } }),
      app.call('POST', '/agentur/mitarbeiter', { token: entered, body: {} }),
      app.call('GET', '/agentur/daten', { token: entered }),
      app.call('DELETE', '/agentur/benutzer?bestaetigt=true', { token: entered }),
    ];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const asEmployee = (await enters(tokenOf((await open('m1@hilfe.example')).body.Url))).body;
    expect([asEmployee.Rollen, asEmployee.Mitarbeiternummer]).toEqual([['AgenturMitarbeiter'], 'M1']);
  });

  test('opens nobody’s account of a recommender, and ends with the session at the desk', async () => {
    const secret = tokenOf((await open(agency.owner.email)).body.Url);
    expect((await app.call('GET', `/account/login?token=${secret}`)).body.PsoErrorCode).toBe('PSOF0205');
    const entered = (await enters(secret)).body.Token;
    await app.call('POST', '/admin/logout', { token });
    expect((await looks(entered)).status).toBe(401);
    token = await operator(app, { email: 'nora@betreiber.example', role: 'BetreiberSachbearbeitung' });
  });

  test('is no way into an agency that was refused, nor for somebody who is locked', async () => {
    const refused = await anAgency(w, 'nein', { until: 'inReview' });
    const id = await idOf(refused, refused.owner.email);
    await app.call('PUT', `/admin/agenturen/${refused.agencyNumber}/ablehnen`, { token, body: { Grund: 'x' } });
    const call = app.call('POST', `/admin/agenturen/${refused.agencyNumber}/benutzer/${id}/adminlogin`, {
      token,
      body: { Grund: 'x' },
    });
    expect((await call).status).toBe(409);
  });
});
