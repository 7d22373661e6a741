import { euro } from '@weitersagen/contract/basics/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forAgency, invitedBy, type OfAgency } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let nord: TestAgency;
/** Of M1 with a confirmed order, of M2 with one that is only received, of nobody in particular, and of another agency. */
let of1: OfAgency;
let of2: OfAgency;
let ofAll: OfAgency;
let foreign: OfAgency;

const hannelore = { firstName: 'Hannelore', lastName: 'Quast', email: 'hannelore@example.org' };
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
  nord = await anAgency(w, 'nord', { employees: ['M1'] });
  of1 = await forAgency(w, hafen, { employee: 'M1', recommender: hannelore, on: '2026-02-01' });
  of2 = await forAgency(w, hafen, { employee: 'M2', until: 'ordered', on: '2026-02-10' });
  ofAll = await forAgency(w, hafen, { on: '2026-01-15' });
  foreign = await forAgency(w, nord, { employee: 'M1' });
  for (const [employee, number] of [
    ['M1', 1],
    ['M2', 2],
  ] as const)
    await invitedBy(w, hafen, {
      by: `m${number}@hafen.example`,
      email: `gerda-${number}@example.org`,
      employee,
      sentAt: new Date(`2026-02-2${number}T09:00:00Z`),
    });
  await invitedBy(w, nord, { by: 'clara@nord.example', email: 'gerda-3@example.org' });
});
afterAll(() => w.app.close());

const list = async (path: string, body: object = {}, token = hafen.owner.token) =>
  w.app.call('PUT', `/agentur/${path}`, { token, body });
const rows = async (path: string, body: object = {}, token = hafen.owner.token) => {
  const answer = await list(path, body, token);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.Content;
};
const tokenOf = (employee: 'M1' | 'M2') => hafen.employees[employee]?.token ?? '';

/** What tells a row of each list apart, and which rows are whose. */
const kinds = [
  [
    'auftraege',
    'Auftragsnummer',
    () => [of1, of2, ofAll].map(({ orderNumber }) => orderNumber),
    () => [of1.orderNumber],
  ],
  ['empfehlungen', 'Email', async () => recommenderEmails(), () => [hannelore.email]],
  [
    'leads',
    'Empfaengernummer',
    () => [of1, of2, ofAll].map(({ recipientNumber }) => recipientNumber),
    () => [of1.recipientNumber],
  ],
  ['einladungen', 'Email', () => ['gerda-1@example.org', 'gerda-2@example.org'], () => ['gerda-1@example.org']],
  ['praemien', 'Empfehlungsnummer', () => bothRewards(of1, of2, ofAll), () => bothRewards(of1)],
] as const;
const bothRewards = (...all: OfAgency[]) => all.flatMap(({ recommendationNumber: one }) => [one, one]);
const recommenderEmails = async () =>
  (
    await w
      .as()
      .read(({ db }) =>
        sql<{ email: string }>`select email from account where agency_number = ${hafen.agencyNumber}`.execute(db),
      )
  ).rows.map(({ email }) => email);
const told = (found: Record<string, string>[], key: string) => found.map((row) => row[key]).toSorted();

const ids: Readonly<Record<string, string>> = {
  auftraege: '[S7-C083]',
  empfehlungen: '[S7-C084]',
  leads: '[S7-C085]',
  einladungen: '[S7-C086]',
  praemien: '',
};

describe.each(kinds)('%s', (kind, key, all, own) => {
  test('an owner reads all of the agency, in pages, and nothing of another [S7-C082]', async () => {
    const { status, body } = await list(kind);
    const expected = [...(await all())].toSorted();
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      ['Content', 'HasNext', 'Nach', 'PageCount', 'TotalCount', 'Vor'],
    ]);
    expect(told(body.Content, key)).toEqual(expected);
    expect(body).toMatchObject({ HasNext: false, PageCount: 1, TotalCount: expected.length, Nach: null, Vor: null });
  });

  test(`an owner narrows it to one employee by the path, and \`alle\` to nobody ${ids[kind]}`, async () => {
    expect(told(await rows(`${kind}/M1/`), key)).toEqual([...own()].toSorted());
    expect((await rows(`${kind}/ALLE`)).length).toBe([...(await all())].length);
    expect(await rows(`${kind}/M99`)).toEqual([]);
    expect((await list(`${kind}/M1`)).body.TotalCount).toBe(own().length);
  });

  test('the filter narrows to an employee as the path does, and nobody asks for two at once', async () => {
    expect(told(await rows(kind, { Filter: 'Mitarbeiternummer:M1' }), key)).toEqual([...own()].toSorted());
    const both = await list(`${kind}/M2`, { Filter: 'Mitarbeiternummer:M1' });
    expect([both.status, both.body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  });

  test('an employee reads the own rows only, and asks for nobody else', async () => {
    for (const path of [kind, `${kind}/M1`, `${kind}/alle`])
      expect(told(await rows(path, {}, tokenOf('M1')), key)).toEqual([...own()].toSorted());
    for (const [path, body] of [
      [`${kind}/M2`, {}],
      [kind, { Filter: 'Mitarbeiternummer:M2' }],
    ] as const) {
      const { status, body: refused } = await list(path, body, tokenOf('M1'));
      expect([path, status, refused.PsoErrorCode]).toEqual([path, 403, 'PSOF0202']);
    }
    expect((await list(kind, {}, tokenOf('M1'))).body.TotalCount).toBe(own().length);
  });

  test('paths are taken in any case, with or without a slash at their end', async () => {
    const shouted = await w.app.call('PUT', `/Agentur/${kind.toUpperCase()}/`, { token: hafen.owner.token, body: {} });
    expect([shouted.status, shouted.body.TotalCount]).toEqual([200, [...(await all())].length]);
  });

  test('it comes as a file, whole and of chosen rows, and to an employee of the own', async () => {
    const file = (query: string, token = hafen.owner.token) =>
      w.app.call('GET', `/agentur/${kind}/csv${query}`, { token });
    const lines = (text: string) => text.trim().split('\r\n');
    const whole = await file('');
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(lines(whole.text).length).toBe([...(await all())].length + 1);
    expect(lines((await file('', tokenOf('M1'))).text).length).toBe(own().length + 1);
    expect((await file('?Filter=Mitarbeiternummer:M2', tokenOf('M1'))).status).toBe(403);
    const [row] = await rows(`${kind}/M1`);
    const number = row.Auftragsnummer ?? row.Empfehlerhash ?? row.Empfaengernummer ?? row.Id;
    const chosen = await file(`?Nummern=${number},999`);
    expect(lines(chosen.text).length).toBe(2);
    expect(chosen.text).toContain(String(number));
  });
});

test('rows of orders hold what an agency may know of them, and no more [S1-F029]', async () => {
  expect(await rows('auftraege/M1')).toEqual([
    {
      Auftragsnummer: of1.orderNumber,
      ExterneAuftragsnummer: of1.externalNumber,
      Auftragsdatum: '2026-02-01',
      Produkt: 'Zuhause L',
      Empfehler: 'Hannelore Quast',
      Empfaenger: 'Ben Beispiel',
      Mitarbeiternummer: 'M1',
      Mitarbeiter: 'Dirk Krämer M1',
      Status: 'Bestaetigt',
      Freigebbar: true,
      Hindernis: null,
      FreigebbarAb: today,
      FreigegebenAm: null,
      FreigegebenVon: null,
      Rechnungsnummer: null,
      BeendetAm: null,
      BeendetWeil: null,
      PraemieCent: 7000,
      Praemie: euro(7000),
      Empfehlungsnummer: of1.recommendationNumber,
    },
  ]);
});

test('rows of recommenders count what became of their recommendations', async () => {
  expect(await rows('empfehlungen/M1')).toEqual([
    {
      Empfehlerhash: expect.stringMatching(/^[0-9a-f]{32}$/),
      Vorname: 'Hannelore',
      Nachname: 'Quast',
      Email: 'hannelore@example.org',
      RegistriertAm: expect.stringContaining(today),
      LetzteEmpfehlungAm: expect.stringContaining(today),
      Anzahl: 1,
      Offen: 0,
      Ok: 1,
      Freigegeben: 0,
      Gezahlt: 0,
      Abgelaufen: 0,
      Storniert: 0,
      Mitarbeiternummer: 'M1',
      Mitarbeiter: 'Dirk Krämer M1',
    },
  ]);
});

test('rows of invitations and of rewards are those of the agency', async () => {
  expect(await rows('einladungen/M1')).toEqual([
    {
      Id: expect.any(Number),
      Vorname: 'Gerda',
      Nachname: 'Thorn',
      Email: 'gerda-1@example.org',
      Art: 'Telefon',
      ArtText: 'Telefonat',
      Mitarbeiternummer: 'M1',
      Mitarbeiter: 'Dirk Krämer M1',
      Status: 'Versendet',
      PerEmail: true,
      VersendetAm: '2026-02-21T09:00:00Z',
      AnzahlVersand: 1,
      GeoeffnetAm: null,
      AngenommenAm: null,
      AblaufAm: '2026-12-31',
      GespraechAm: null,
      Nachweis: null,
      Widerrufbar: true,
      Wiederholbar: true,
      ErneutAb: '2026-02-22T09:00:00Z',
    },
  ]);
  const reward = { Empfehlungsnummer: of1.recommendationNumber, BetragCent: 3500, Betrag: euro(3500), Status: 'Offen' };
  expect(await rows('praemien/M1', { Descending: false })).toMatchObject([
    { ...reward, Rolle: 'Empfehler', Name: 'Hannelore Quast', AusgezahltAm: null },
    { ...reward, Rolle: 'Empfaenger', Name: 'Ben Beispiel', AusgezahltAm: null },
  ]);
});

describe('what somebody gave to complete a contract stands in the list of contacts', () => {
  let asked: Record<string, unknown> & { Empfaengernummer: string };
  let lead: Record<string, unknown>;
  beforeAll(async () => {
    const made = await forAgency(w, hafen, { until: 'recommended' });
    const { hash } = await w
      .as()
      .read(({ db }) =>
        db
          .selectFrom('recommendation')
          .select('hash')
          .where('number', '=', made.recommendationNumber)
          .executeTakeFirstOrThrow(),
      );
    const link = { number: made.recommendationNumber, hash };
    const data = { email: 'vollstaendig@example.org', telefon: '0221 998877', werbeeinwilligung: true };
    const completed = await w.ben.completes(link, data);
    expect(completed.status).toBe(200);
    [asked] = await rows('leads', { Filter: 'vollstaendig@example.org' });
    await w.ben.confirms(completed.body.Empfaengernummer ?? asked.Empfaengernummer);
    [lead] = await rows('leads', { Filter: 'vollstaendig@example.org' });
  });
  test('what was asked for of advertising counts once the mail is confirmed', () => {
    expect(asked.Werbeeinwilligung).toBe(false);
  });
  test.each<[string, string, string | boolean, string]>([
    ['anrede', 'Anrede', 'Herr', '[S3-E129]'],
    ['vorname', 'Vorname', 'Ben', '[S3-E130]'],
    ['name', 'Nachname', 'Beispiel', '[S3-E131]'],
    ['geburtsdatum', 'Geburtsdatum', '1990-02-03', '[S3-E132]'],
    ['email', 'Email', 'vollstaendig@example.org', '[S3-E133]'],
    ['telefon', 'Telefon', '0221 998877', '[S3-E134]'],
    ['werbeeinwilligung', 'Werbeeinwilligung', true, '[S3-E135]'],
    ['adresse', 'Strasse', 'Domstraße', '[S3-E136]'],
  ])('%s as %s %s %s', (_field, key, value, _ids) => {
    expect(lead[key]).toBe(value);
  });
});

test('rows of contacts tell who recommended, and when the data go', async () => {
  const [lead] = await rows('leads', { Filter: `Text:${of2.recipientNumber}` });
  expect(lead).toMatchObject({
    Empfaengernummer: of2.recipientNumber,
    Empfehlungsnummer: of2.recommendationNumber,
    Produkt: 'Zuhause L',
    Empfehler: expect.stringContaining('Rosa Lang'),
    Status: 'Bestaetigt',
    Werbeeinwilligung: false,
    BestaetigtAm: expect.stringContaining(today),
    LoeschungAm: null,
    Mitarbeiternummer: 'M2',
  });
});

test('recommendations are those of the own agency, the newest first, and of an employee the own [S7-C037]', async () => {
  const get = async (query = '', token = hafen.owner.token) =>
    (await w.app.call('GET', `/empfehler/empfehlungen${query}`, { token })).body;
  const all = await get();
  const numbers = all.map((row: { Empfehlungsnummer: string }) => row.Empfehlungsnummer);
  expect(numbers).toEqual(expect.arrayContaining([of1, of2, ofAll].map((one) => one.recommendationNumber)));
  expect(numbers).not.toContain(foreign.recommendationNumber);
  expect(await get('', tokenOf('M1'))).toMatchObject([
    {
      Empfehlungsnummer: of1.recommendationNumber,
      Empfehler: 'Hannelore Quast',
      Empfaenger: 'Ben Beispiel',
      Status: 'Ok',
    },
  ]);
  expect(await get('?anzahl=1')).toEqual(all.slice(0, 1));
  expect(await get(`?anzahl=2&nach=${numbers[0]}`)).toEqual(all.slice(1, 3));
  // Of another agency's number nothing leads on.
  expect(await get(`?nach=${foreign.recommendationNumber}`)).toEqual([]);
});

test('an order is worth what was promised, in which the addition of the agency stands', async () => {
  const made = await forAgency(w, hafen);
  await w.as().write(async ({ db }) => {
    await sql`reset role`.execute(db);
    await sql`update recommendation set premium_cents = 9000, plan_cents = 2000 where number = ${made.recommendationNumber}`.execute(
      db,
    );
  });
  expect(await rows('auftraege', { Filter: made.orderNumber })).toMatchObject([{ PraemieCent: 9000 }]);
});

test('whoever recommended for another agency is not named where the agent of this one serves', async () => {
  const made = await forAgency(w, nord, {
    recommender: { firstName: 'Ute', lastName: 'Fremd', email: 'ute@example.org' },
  });
  // As the database does where the agent who was recommended belongs to an agency (migration 0146).
  await w.as().write(({ db }) =>
    sql`
      with moved as (update recipient set agency_number = ${hafen.agencyNumber}, employee_number = null where number = ${made.recipientNumber} returning id),
      ordered as (update orders set agency_number = ${hafen.agencyNumber}, employee_number = null where recipient_id in (select id from moved) returning id)
      update reward set agency_number = ${hafen.agencyNumber}, employee_number = null where order_id in (select id from ordered)`.execute(
      db,
    ),
  );
  const [order] = await rows('auftraege', { Filter: made.orderNumber });
  expect(order).toMatchObject({
    Empfehler: '',
    Empfaenger: 'Ben Beispiel',
    Produkt: 'Zuhause L',
    PraemieCent: 7000,
    Empfehlungsnummer: made.recommendationNumber,
  });
  expect(await rows('leads', { Filter: made.recipientNumber })).toMatchObject([{ Empfehler: '', Vorname: 'Ben' }]);
  expect(await rows('auftraege', { Filter: 'Text:Fremd' })).toEqual([]);
  expect(
    (await rows('praemien', { Filter: made.recommendationNumber })).map((row: { Name: string }) => row.Name),
  ).toEqual(expect.arrayContaining(['', 'Ben Beispiel']));
  expect(await rows('auftraege', { Filter: made.orderNumber }, nord.owner.token)).toEqual([]);
});
