import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepPermission } from '#mandant/mandant.ts';
import { forAgency } from '#testing/agency/of-agency.ts';
import { publishCampaign } from '#testing/campaign.ts';
import { agencyPassword, anAgency, hire, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { person } from '#testing/cast/person.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

let token: string;
let agency: TestAgency;
beforeAll(async () => {
  token = await operator(app);
  agency = await anAgency(w, 'daten', { employees: ['M3', 'M4'] });
});

const file = (of: string) => app.call('GET', '/agentur/daten', { token: of });
const leaves = (of: string, query = '?bestaetigt=true') =>
  app.call('DELETE', `/agentur/benutzer${query}`, { token: of });
const detail = async () => (await app.call('GET', `/admin/agenturen/${agency.agencyNumber}`, { token })).body;
const personOf = async (number: string) =>
  (await detail()).Benutzer.find((one: { Mitarbeiternummer: string | null }) => one.Mitarbeiternummer === number);
const rowOf = (email: string) =>
  w.as().read(({ db }) => db.selectFrom('agency_user').selectAll().where('email', '=', email).executeTakeFirst());

test('an owner gets everything known about the person and the office as a file', async () => {
  const { body, headers, status } = await file(agency.owner.token);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('spbdevk-meine-daten.json');
  expect(body).toMatchObject({
    Person: {
      Vorname: 'Clara',
      Nachname: 'Brandt',
      Email: 'clara@daten.example',
      Rollen: ['Inhaber'],
      PasswortGesetzt: true,
    },
    Agentur: {
      Agenturnummer: agency.agencyNumber,
      UstId: 'DE123456788',
      IBAN: 'DE02120300000000202051',
      Kontoinhaber: 'Clara Brandt',
    },
    Sitzungen: [{ Browser: expect.any(String) }],
    Einwilligungen: [{ Art: 'Teilnahmebedingungen', Gegeben: true, Am: expect.any(String) }],
    Einladungen: [],
  });
  expect(body.Agentur.Verlauf.map(({ Ereignis }: { Ereignis: string }) => Ereignis)).toContain('freigeschaltet');
  expect(body.Mails.map(({ Vorlage }: { Vorlage: string }) => Vorlage)).toContain('M25');
});

test('an employee gets the own, nothing of the office; the desk gets the same with a masked IBAN', async () => {
  const { body } = await file(agency.employees.M3!.token);
  expect(body).toMatchObject({ Person: { Mitarbeiternummer: 'M3' }, Agentur: null });
  const [owner] = (await detail()).Benutzer;
  const desk = await app.call('GET', `/admin/agenturen/${agency.agencyNumber}/benutzer/${owner.Id}/daten`, { token });
  expect(desk.body.Agentur.IBAN).toBe('DE02 **** **** **** **20 51');
});

test('every column of a person and an agency stands in the file, or is named here with why not', async () => {
  const said = {
    agency_user: {
      id: 'internal',
      mandant_id: 'the mandant',
      agency_id: 'stands in Agentur',
      password_hash: 'PasswortGesetzt',
      password_version: 'internal',
      changed_at: 'Verlauf',
      removed_at: 'Verlauf',
      roles: 'Rollen',
      sso_issuer: 'stays with the mandant',
      sso_subject: 'AnmeldungDesUnternehmens',
      created_at: 'AngelegtAm',
      email_confirmed_at: 'EmailBestaetigtAm',
      last_login_at: 'LetzterLoginAm',
      agency_number: 'Agenturnummer',
      employee_number: 'Mitarbeiternummer',
      status: 'Status',
      email: 'Email',
      salutation: 'Anrede',
      first_name: 'Vorname',
      last_name: 'Nachname',
      phone: 'Telefon',
      language: 'Language',
    },
    agency: {
      id: 'internal',
      mandant_id: 'the mandant',
      status_reason: 'stays with the colleagues',
      merged_into: 'Verlauf',
      search_key: 'made of the others',
      created_at: 'Verlauf',
      changed_at: 'Verlauf',
      agency_number: 'Agenturnummer',
      status: 'AgenturStatus',
      company: 'Firma',
      legal_form: 'Rechtsform',
      street: 'Strasse',
      house_number: 'Hausnummer',
      postcode: 'Plz',
      city: 'Ort',
      phone: 'Telefon',
      email: 'Email',
      tax_number: 'Steuernummer',
      vat_id: 'UstId',
      buyer_reference: 'Kaeuferreferenz',
      logo_url: 'Logo',
    },
  };
  const { body } = await file(agency.owner.token);
  const keys = new Set([...Object.keys(body.Person), ...Object.keys(body.Agentur)]);
  for (const [table, columns] of Object.entries(said)) {
    const row = await w.as().read(({ db }) =>
      db
        .selectFrom(table as 'agency')
        .selectAll()
        .executeTakeFirstOrThrow(),
    );
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(columns).toSorted());
    for (const name of Object.values(columns).filter((one) => /^[A-Z]/.test(one) && one !== 'Verlauf'))
      expect(keys).toContain(name);
  }
});

const reasonsOf = (object: string) =>
  w.as().read(({ db }) => db.selectFrom('event').select('reason').where('object', '=', object).execute());
const agreements = () => w.as().read(({ db }) => db.selectFrom('campaign_agency_agreement').selectAll().execute());
const lastWord = (kind: string) =>
  w.as().read(async ({ db }) => {
    const rows = await db
      .selectFrom('permission_evidence')
      .select('given')
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
    return rows.at(-1)?.given;
  });

test('whoever goes leaves the number alone: fields, mails, sessions, agreements and reasons are gone', async () => {
  const { token: own, email } = agency.employees.M3!;
  const Texte = [{ Sprache: 'de', Titel: 'Mitmachen', Text: 'Sie haben etwas davon.', RechtsText: 'Ich nehme teil.' }];
  const campaign = await publishCampaign(w.as(), { Zielgruppe: 'agentur', Zustimmung: true, Texte });
  const agrees = { Zustimmung: true, RechtsText: 'Ich nehme teil.' };
  expect((await app.call('PUT', `/aktion/${campaign}/zustimmung`, { token: own, body: agrees })).status).toBe(200);
  expect((await file(own)).body.Einwilligungen).toMatchObject([
    { Art: 'Aktion', Gegeben: true, Text: 'Ich nehme teil.' },
  ]);
  const { Id } = await personOf('M3');
  const given = { Vorname: 'Dirk', Nachname: 'Anders', Email: email, Grund: 'hieß Krämer' };
  await app.call('PUT', `/admin/agenturen/${agency.agencyNumber}/benutzer/${Id}/aendern`, { token, body: given });
  expect((await leaves(own, '')).body.Fehler).toMatchObject([{ Feld: 'bestaetigt' }]);
  expect((await leaves(own)).body).toEqual({ Geloescht: true });
  expect((await file(own)).status).toBe(401);
  expect(await personOf('M3')).toMatchObject({
    Name: '',
    Email: '',
    Vorname: null,
    Telefon: null,
    Mitarbeiternummer: 'M3',
  });
  expect(await rowOf(email)).toBeUndefined();
  const left = await w.as().read(async ({ db }) => ({
    reasons: await db
      .selectFrom('event')
      .select('reason')
      .where('object', '=', 'agencyUser')
      .where('object_id', '=', Id)
      .where('reason', 'is not', null)
      .execute(),
    mails: await db
      .selectFrom('mail')
      .select('address_sealed')
      .where('object', '=', 'agencyUser')
      .where('object_id', '=', Id)
      .where('address_sealed', 'is not', null)
      .execute(),
  }));
  expect(left).toEqual({ reasons: [], mails: [] });
  expect([await agreements(), await lastWord('campaign')]).toEqual([[], false]);
});

test('an owner goes once the agency has ended, and an operator deletes on request', async () => {
  expect((await leaves(agency.owner.token)).body.Fehler[0].Message).toContain(
    'Inhaber einer Agentur, die noch teilnimmt',
  );
  const { Id } = await personOf('M4');
  const erase = (id: number) =>
    app.call('PUT', `/admin/agenturen/${agency.agencyNumber}/benutzer/${id}/loeschen`, {
      token,
      body: { Grund: 'Brief' },
    });
  expect((await erase(Id)).status).toBe(200);
  expect((await erase(Id)).status).toBe(409);
  const [owner] = (await detail()).Benutzer;
  expect((await erase(owner.Id)).status).toBe(409);
  await app.call('PUT', `/admin/agenturen/${agency.agencyNumber}/deaktivieren`, { token, body: { Grund: 'Ende' } });
  expect((await leaves(agency.owner.token)).status).toBe(200);
  expect((await detail()).Inhaber).toBe('');
  // Of the office stays what its invoices say; how its owner was reached and where its money went does not.
  expect(await detail()).toMatchObject({ Firma: 'Agentur daten', Ort: 'Köln', IbanMaskiert: null });
  const [office] = await w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('agency')
        .select(['email', 'phone', 'search_key'])
        .where('agency_number', '=', agency.agencyNumber)
        .execute(),
    );
  expect(office).toEqual({ email: '', phone: null, search_key: expect.not.stringContaining('@') });
  expect(JSON.stringify(await reasonsOf('agency'))).not.toContain('Ende');
  const login = { Email: agency.owner.email, Password: agencyPassword };
  expect((await app.call('POST', '/agentur/login', { body: login })).status).toBe(400);
});

describe('the last owner of an agency that has ended', () => {
  let office: TestAgency;
  beforeAll(async () => {
    office = await anAgency(w, 'ende');
  });
  const why = async () => {
    const { status, body } = await leaves(office.owner.token);
    return [status, (body.Fehler ?? []).map(({ Code }: { Code: string }) => Code)];
  };
  const change = (statement: ReturnType<typeof sql>) => w.as().write(({ db }) => statement.execute(db));

  test('stays while an order or an invoice of it is open, and is told which', async () => {
    const { orderNumber } = await forAgency(w, office);
    await app.call('PUT', `/admin/agenturen/${office.agencyNumber}/deaktivieren`, { token, body: { Grund: 'Ende' } });
    expect(await why()).toEqual([409, ['agency-orders-open']]);
    await change(sql`update orders set status = 'released', released_at = now() where number = ${orderNumber}`);
    expect(await why()).toEqual([409, ['agency-orders-open']]);
    await change(sql`
      insert into agency_statement (number, agency_id, agency_number, month, issued_on, sum_cents, document, created_at)
      select 'AB-2026-000001', id, agency_number, '2026-01', '2026-02-01', 0, '{}', now() from agency where agency_number = ${office.agencyNumber}`);
    expect(await why()).toEqual([409, ['agency-orders-open', 'agency-invoices-open']]);
    await change(sql`update orders set status = 'billed' where number = ${orderNumber}`);
    expect(await why()).toEqual([409, ['agency-invoices-open']]);
    await change(sql`update agency_statement set paid_on = '2026-02-03'`);
  });

  test('goes when nothing is', async () => {
    expect((await leaves(office.owner.token)).status).toBe(200);
  });
});

test('of two owners who go at once one stays', async () => {
  const one = await anAgency(w, 'eins');
  const two = await anAgency(w, 'zwei');
  await w.as().write(({ db }) =>
    sql`update agency_user u set agency_id = a.id, agency_number = a.agency_number from agency a
      where u.email = ${two.owner.email} and a.agency_number = ${one.agencyNumber}`.execute(db),
  );
  const both = await Promise.all([leaves(one.owner.token), leaves(two.owner.token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('whoever came to an agency with the address of one who had left keeps what was agreed to', async () => {
  const { agencyNumber, employees } = await anAgency(w, 'spaeter', { employees: ['M1'] });
  const { email } = employees.M1!;
  const [before] = (await app.call('GET', `/admin/agenturen/${agencyNumber}`, { token })).body.Benutzer.filter(
    (one: { Mitarbeiternummer: string | null }) => one.Mitarbeiternummer === 'M1',
  );
  const path = `/admin/agenturen/${agencyNumber}/benutzer/${before.Id}`;
  expect((await app.call('PUT', `${path}/entfernen`, { token, body: { Grund: 'Gegangen' } })).status).toBe(200);
  const other = await anAgency(w, 'neue');
  await hire(app, other, { number: 'M1', domain: 'neue', mandant: 'spbdevk', email });
  await w.as().write((tx) => keepPermission(tx, { kind: 'terms', email, given: true, text: 'Regeln', source: 'test' }));
  const gone = await app.call('PUT', `${path}/loeschen`, { token, body: { Grund: 'Auf Antrag' } });
  expect([gone.status, await lastWord('terms')]).toEqual([200, true]);
});

test('a recommender of the same address keeps what was agreed to', async () => {
  const { employees } = await anAgency(w, 'beides', { employees: ['M1'] });
  const { email, token: own } = employees.M1!;
  await person(app, { email });
  await w.as().write((tx) => keepPermission(tx, { kind: 'terms', email, given: true, text: 'Regeln', source: 'test' }));
  expect((await leaves(own)).status).toBe(200);
  expect(await lastWord('terms')).toBe(true);
});
