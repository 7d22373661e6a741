import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { globally } from '#platform/context.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { companyAllowed, goThere, openCompany } from '#testing/sso/company.ts';
import { type World, world } from '#testing/world.ts';
import type { IdentityProvider } from '../../demo/identity-provider/identity-provider.ts';

const password = 'Rundreise-2026-Lissabon';
let w: World;
let company: IdentityProvider;
let [eva, nora, clerk] = ['', '', ''];
let agencyNumber = '';

beforeAll(async () => {
  w = await world(companyAllowed);
  company = await openCompany();
  eva = await operator(w.app);
  nora = await operator(w.app, { email: 'nora@betreiber.example' });
  clerk = await operator(w.app, { email: 'sven@betreiber.example', role: 'BetreiberSachbearbeitung' });
  const passwordHash = await hashPassword(password);
  await globally(w.app.app.system, (db) => db.updateTable('operator').set({ password_hash: passwordHash }).execute());
  agencyNumber = (await anAgency(w, 'hafen')).agencyNumber;
});
afterEach(() => {
  company.mood = 'gut';
});
afterAll(async () => {
  await company.close();
  await w.app.close();
});

const wish = (more: object = {}) => ({
  Eingeschaltet: true,
  Aussteller: company.issuer,
  ClientId: 'weitersagen-spbdevk',
  Abteilungen: `Vertrieb Hamburg = ${agencyNumber}`,
  Rollen: 'Filialleitung = AgenturInhaber\nBeratung = AgenturMitarbeiter',
  ...more,
});
const ask = (more: object = {}, token = eva) =>
  w.app.call('PUT', '/admin/sso', {
    token,
    body: { ...wish(more), Grund: 'Vertrag mit dem Verbund', Passwort: password },
  });
const agree = (id: number, token = nora) => w.app.call('PUT', `/admin/antraege/${id}/zustimmen`, { token, body: {} });
const shown = async () => (await w.app.call('GET', '/admin/sso', { token: clerk })).body;
const tried = async (more: object = {}) => {
  const { body } = await w.app.call('PUT', '/admin/sso/pruefen', { token: eva, body: wish(more) });
  return body.Schritte as { Schritt: string; Ergebnis: string; Fehler: string | null; Angabe: string | null }[];
};

describe('another provider', () => {
  test('is asked for by one admin and agreed to by another; then people come in by it, and the log says so', async () => {
    const asked = await ask();
    expect([asked.status, asked.body.Art]).toEqual([202, 'EinmalAnmeldung']);
    expect((await shown()).Einstellungen).toBeNull();
    expect((await shown()).Antraege).toMatchObject([{ Antrag: asked.body.Antrag }]);
    expect((await agree(asked.body.Antrag, eva)).status).toBe(409);
    expect((await agree(asked.body.Antrag, clerk)).status).toBe(403);
    const agreed = await agree(asked.body.Antrag);
    expect(agreed.status).toBe(200);
    expect(agreed.body.Angabe.split('; ')).toEqual([
      `eingeschaltet, ${company.issuer}, weitersagen-spbdevk, 1 Abteilungen, 2 Rollen`,
      'Eingeschaltet: nein → ja',
      `Aussteller: – → ${company.issuer}`,
      'ClientId: – → weitersagen-spbdevk',
      ...['ClaimAbteilung: – → department', 'ClaimRolle: – → role', 'ClaimEmail: – → email'],
      ...['ClaimVorname: – → given_name', 'ClaimNachname: – → family_name'],
      'Rollen, Filialleitung: – → AgenturInhaber',
      'Rollen, Beratung: – → AgenturMitarbeiter',
      `Abteilungen, Vertrieb Hamburg: – → ${agencyNumber}`,
    ]);
    expect(await shown()).toMatchObject({
      Einstellungen: { Eingeschaltet: true, Aussteller: company.issuer, SecretVorhanden: false },
      RueckkehrAdresse: 'http://spbdevk.localhost:3000/de/sso',
      UnbekannteAgenturen: [],
      Verlauf: [{ Von: 'eva@betreiber.example', Vorher: null, Grund: 'Vertrag mit dem Verbund' }],
      Antraege: [],
    });
    const { code, verifier, nonce } = await goThere(company.issuer, { person: 'k-2001' });
    const came = await w.app.call('PUT', '/agentur/sso', { body: { Code: code, Verifier: verifier, Nonce: nonce } });
    expect([came.status, came.body.Rollen]).toEqual([200, ['AgenturInhaber']]);
  });

  test('is not what was agreed to where the settings have changed meanwhile', async () => {
    const late = await ask({ ClientId: 'spaet' });
    await w.as().write(({ db }) =>
      db
        .updateTable('agency_sso')
        .set((eb) => ({ generation: eb('generation', '+', 1) }))
        .execute(),
    );
    expect((await agree(late.body.Antrag)).status).toBe(409);
    await w.app.call('PUT', `/admin/antraege/${late.body.Antrag}/zurueckziehen`, { token: eva, body: {} });
    expect((await shown()).Einstellungen.ClientId).toBe('weitersagen-spbdevk');
  });

  test('says to whoever agrees, and in the log, what becomes another', async () => {
    const asked = await ask({
      ClaimRolle: 'gruppe',
      Rollen: 'Filialleitung = AgenturMitarbeiter',
      ClientSecret: 'neu-und-geheim',
    });
    const changes = [
      'ClaimRolle: role → gruppe',
      'ClientSecret: neu',
      'Rollen, Filialleitung: AgenturInhaber → AgenturMitarbeiter',
      'Rollen, Beratung: AgenturMitarbeiter → –',
    ];
    const agreed = await agree(asked.body.Antrag);
    for (const change of changes) expect(agreed.body.Angabe).toContain(change);
    expect(JSON.stringify([agreed.body, await shown()])).not.toContain('neu-und-geheim');
    expect((await shown()).Verlauf[0].Nachher).toContain(changes[2]);
    expect((await agree((await ask({ SecretEntfernen: true })).body.Antrag)).status).toBe(200);
  });

  test('says every role and every department, however many there are', async () => {
    const departments = Array.from({ length: 60 }, (_, at) => `Abteilung ${at} = ${agencyNumber}`).join('\n');
    const { body } = await ask({ Eingeschaltet: false, Abteilungen: departments, Rollen: 'alle = AgenturInhaber' });
    const list = await w.app.call('PUT', '/admin/antraege', { token: nora, body: { Filter: 'Status:Offen' } });
    const { Angabe } = list.body.Content.find(({ Antrag }: { Antrag: number }) => Antrag === body.Antrag);
    expect(Angabe).toContain('Rollen, alle: – → AgenturInhaber');
    const said = Array.from({ length: 60 }, (_, at) => `Abteilungen, Abteilung ${at}: – → ${agencyNumber}`);
    expect(said.filter((line) => !Angabe.split('; ').includes(line))).toEqual([]);
    await w.app.call('PUT', `/admin/antraege/${body.Antrag}/zurueckziehen`, { token: eva, body: {} });
  });

  test('that does not answer is not switched on, but can be switched off', async () => {
    company.mood = 'aus';
    const on = await ask();
    expect([on.status, on.body.Fehler]).toMatchObject([400, [{ Feld: 'Aussteller', Code: 'sso-unreachable' }]]);
    const off = await ask({ Eingeschaltet: false });
    expect([off.status, (await agree(off.body.Antrag)).status]).toEqual([202, 200]);
    expect((await w.app.call('GET', '/agentur/sso/parameter')).status).toBe(403);
    // Whoever came in by it is still signed out there.
    const [kept] = await w.as().read(({ db }) => db.selectFrom('agency_sso').selectAll().execute());
    expect(kept).toMatchObject({ is_on: false, end_session_url: `${company.issuer}/session/end` });
  });

  test('keeps the secret to itself: no answer and no row tells it, and it goes to no other place', async () => {
    const secret = 'ein-geheimnis-des-auftraggebers';
    const asked = await ask({ Eingeschaltet: false, ClientSecret: secret });
    await agree(asked.body.Antrag);
    const rows = await w.as().read(({ db }) => db.selectFrom('agency_sso').selectAll().execute());
    expect(JSON.stringify([rows, await shown()])).not.toContain(secret);
    expect((await shown()).Einstellungen.SecretVorhanden).toBe(true);
    const same = await ask({ Eingeschaltet: false });
    await agree(same.body.Antrag);
    expect((await shown()).Einstellungen.SecretVorhanden).toBe(true);
    const elsewhere = await ask({ Eingeschaltet: false, Aussteller: 'https://login.anderswo.example' });
    await agree(elsewhere.body.Antrag);
    expect((await shown()).Einstellungen.SecretVorhanden).toBe(false);
  });

  test.each([
    ['an address without https', { Aussteller: 'http://login.firma.example' }, 'Aussteller', 'sso-issuer'],
    ['a department without number', { Abteilungen: 'Vertrieb' }, 'Abteilungen', 'sso-departments'],
    ['a role that is none', { Rollen: 'Chef = Chef' }, 'Rollen', 'sso-roles'],
    ['no client', { ClientId: '' }, 'ClientId', 'required'],
  ])('with %s is refused', async (_what, more, Feld, Code) => {
    const { status, body } = await ask(more);
    expect([status, body.Fehler]).toMatchObject([400, [{ Feld, Code }]]);
  });

  test('is nothing a clerk asks for, and takes the password once more', async () => {
    expect((await ask({}, clerk)).status).toBe(403);
    const { status, body } = await w.app.call('PUT', '/admin/sso', {
      token: eva,
      body: { ...wish(), Grund: 'x', Passwort: 'falsch' },
    });
    expect([status, body.Fehler]).toMatchObject([400, [{ Feld: 'Passwort' }]]);
  });
});

describe('the test of the settings', () => {
  test('walks every step, and all are good of a provider that knows us', async () => {
    expect(await tried()).toEqual(
      ['Adresse', 'Metadaten', 'Endpunkte', 'Schluessel', 'Anmeldeseite', 'Tausch', 'Zuordnung'].map((Schritt) => ({
        Schritt,
        Ergebnis: 'Gut',
        Fehler: null,
        Angabe: null,
      })),
    );
  });

  test.each([
    ['an address that may not be called', { Aussteller: 'https://10.0.0.1' }, 'Adresse', 'NichtErlaubt'],
    ['an address where nobody is', { Aussteller: 'http://localhost:9' }, 'Metadaten', 'NichtErreichbar'],
    ['a client that is not known there', { ClientId: 'niemand' }, 'Anmeldeseite', 'Status'],
    ['no department', { Abteilungen: '' }, 'Zuordnung', 'KeineAbteilung'],
    ['no role', { Rollen: '' }, 'Zuordnung', 'KeineRolle'],
    ['an agency that is not there', { Abteilungen: 'Nord = 999999' }, 'Zuordnung', 'AgenturUnbekannt'],
  ])('names the step that fails with %s', async (_what, more, Schritt, Fehler) => {
    const steps = await tried(more);
    expect(steps.find(({ Ergebnis }) => Ergebnis === 'Fehler')).toMatchObject({ Schritt, Fehler });
  });

  test('tries nothing that follows on a step that failed, but for what needs no provider', async () => {
    company.mood = 'aus';
    expect((await tried()).map(({ Schritt, Ergebnis }) => [Schritt, Ergebnis])).toEqual([
      ['Adresse', 'Gut'],
      ['Metadaten', 'Fehler'],
      ['Endpunkte', 'NichtGeprueft'],
      ['Schluessel', 'NichtGeprueft'],
      ['Anmeldeseite', 'NichtGeprueft'],
      ['Tausch', 'NichtGeprueft'],
      ['Zuordnung', 'Gut'],
    ]);
  });
});
