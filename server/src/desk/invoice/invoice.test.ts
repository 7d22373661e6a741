/** The months of an owner: billed, read and saved by the agency, and what the desk says of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIssue } from '#invoice/document/sample.ts';
import { billAgency } from '#invoice/invoice.ts';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { agencyPassword, anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
let agency: TestAgency;
let other: TestAgency;
const { all, change, now, released, nextFirst, runJob, bills } = billingOf(w, () => agency);
beforeAll(async () => {
  agency = await anAgency(w, 'hafen', { company: 'Agentur Hafen', employees: ['M1'] });
  other = await anAgency(w, 'west', { company: 'Agentur West' });
  await configure(app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
});
afterAll(() => app.close());

/** Months pass between two visits. */
const signedIn = async ({ email }: { email: string }): Promise<string> =>
  (await app.call('POST', '/agentur/login', { body: { Email: email, Password: agencyPassword } })).body.Token;
const asOwner = async (path: string, whose = agency) =>
  app.call('GET', `/agentur/rechnungen${path}`, { token: await signedIn(whose.owner) });
const atDesk = async (method: 'GET' | 'PUT', path: string, body?: object) =>
  app.call(method, `/admin/${path}`, { token: await operator(app), ...(body && { body }) });
/** What the list of orders says of an order's invoice. */
const listed = async (whose: { email: string }): Promise<unknown> =>
  (await app.call('PUT', '/agentur/auftraege', { token: await signedIn(whose), body: { Filter: order } })).body
    .Content[0]?.Rechnungsnummer;
/** The seventh of the month: Eva looks at the account. */
const today = () => app.app.system.clock.now().toISOString().slice(0, 10);
const owed = async (): Promise<number> =>
  Number(
    (
      await all<{ cents: number }>(
        sql`select coalesce(sum(amount_cents * ((debit = 'ForderungAgentur')::int - (credit = 'ForderungAgentur')::int)), 0)::int as cents from posting`,
      )
    )[0]?.cents,
  );
const mails = async (subject: RegExp) => (await app.post()).filter((mail) => subject.test(mail.subject));

let order: string;
let number: string;

describe('an owner', () => {
  test('has no invoice before the first month is over', async () => {
    expect((await asOwner('')).body).toEqual([]);
    const page = await askPage(app, '/de/agentur/rechnungen', {
      cookie: `agenturtoken=${await signedIn(agency.owner)}`,
    });
    expect(page.text).toContain('Noch keine Rechnung');
  });

  test('reads every invoice with what is to be paid until when [S6-P028]', async () => {
    ({ order } = await released());
    await nextFirst();
    await runJob('invoice.bill');
    const { status, body } = await asOwner('');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        Rechnungsnummer: expect.stringMatching(/^RE-\d{4}-000001$/),
        Art: 'Rechnung',
        Status: 'Offen',
        SummeNettoCent: 1000,
        MwStCent: 190,
        SummeBruttoCent: 1190,
        ZahlbetragCent: 1190,
        Abrechnungsnummer: null,
        DateienVorhanden: true,
      },
    ]);
    number = body[0].Rechnungsnummer;
    expect((await asOwner(`/${number}`)).body).toMatchObject({
      Positionen: [{ Auftragsnummer: order, BetragCent: 1000, Bezeichnung: `Gebühr für Auftrag ${order}` }],
      Kaeufer: { Name: 'Agentur Hafen GmbH', Ort: 'Köln' },
      Zahlung: { Verwendungszweck: number },
      MwStProzent: 19,
    });
  });

  test('finds it in the list of orders, an employee does not', async () => {
    await change(sql`update orders set employee_number = 'M1' where number = ${order}`);
    expect(await listed(agency.owner)).toBe(number);
    expect(await listed(agency.employees.M1 ?? expect.fail())).toBeNull();
    const cookie = `agenturtoken=${await signedIn(agency.owner)}`;
    const page = await askPage(app, '/de/agentur/auftraege', { cookie });
    expect(page.text).toContain(`href="/de/agentur/rechnungen/${number}"`);
  });

  test('is told by a mail with the PDF, once [M31]', async () => {
    await runJob('invoice.files');
    const told = await mails(/^Ihre Rechnung RE-/);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([[agency.owner.email, `Ihre Rechnung ${number}`]]);
    expect(told[0]?.text).toContain(`/de/agentur/rechnungen/${number}`);
    expect(told[0]?.text).toContain('11,90');
    const files = (told[0]?.attachments ?? []).filter((one) => !('cid' in one));
    expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${number}.pdf`, 'application/pdf'],
    ]);
  });

  test('sees the list and one invoice as a page to print, with its files [S2-R100]', async () => {
    const cookie = `agenturtoken=${await signedIn(agency.owner)}`;
    const list = await askPage(app, '/de/agentur/rechnungen', { cookie });
    expect(list.text).toContain(`href="/de/agentur/rechnungen/${number}"`);
    const page = await askPage(app, `/de/agentur/rechnungen/${number}`, { cookie });
    expect(page.status).toBe(200);
    for (const said of ['Agentur Hafen GmbH', `Gebühr für Auftrag ${order}`, '11,90', 'DE02 1203 0000 0000 2020 51'])
      expect(page.text).toContain(said);
    for (const file of ['pdf', 'xrechnung']) expect(page.text).toContain(`/agenturrechnung/de/${number}/${file}`);
  });

  test('saves the files by a form of the page, and nobody else does', async () => {
    const cookie = `agenturtoken=${await signedIn(agency.owner)}`;
    const pdf = await askPage(app, `/agenturrechnung/de/${number}/pdf`, { cookie, form: {} });
    expect([pdf.status, pdf.text.slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(pdf.headers['content-disposition']).toContain(`attachment; filename="${number}.pdf"`);
    const xml = await askPage(app, `/agenturrechnung/de/${number}/xrechnung`, { cookie, form: {} });
    expect(xml.text).toContain(`<cbc:ID>${number}</cbc:ID>`);
    const list = '/de/agentur/rechnungen?fehlt=1';
    expect(await askPage(app, `/agenturrechnung/de/${number}/abrechnung`, { cookie, form: {} })).toMatchObject({
      status: 303,
      to: list,
    });
    const foreign = `agenturtoken=${await signedIn(other.owner)}`;
    for (const whose of [foreign, undefined])
      expect(
        await askPage(app, `/agenturrechnung/de/${number}/pdf`, { ...(whose && { cookie: whose }), form: {} }),
      ).toMatchObject({ status: 303, to: list });
    const away = { 'sec-fetch-site': 'cross-site' };
    expect((await askPage(app, `/agenturrechnung/de/${number}/pdf`, { cookie, form: {}, headers: away })).status).toBe(
      403,
    );
  });

  test('of another agency sees nothing of it', async () => {
    expect((await asOwner('', other)).body).toEqual([]);
    expect((await asOwner(`/${number}`, other)).status).toBe(404);
    expect((await asOwner(`/${number}/dateien/pdf`, other)).status).toBe(404);
  });

  test('is not an employee, to whom the area shows no invoices [S6-P059]', async () => {
    const token = await signedIn(agency.employees.M1 ?? expect.fail());
    for (const path of ['', `/${number}`, `/${number}/dateien/pdf`])
      expect(await app.call('GET', `/agentur/rechnungen${path}`, { token })).toMatchObject({
        status: 403,
        body: { PsoErrorCode: 'PSOF0202' },
      });
    const page = await askPage(app, `/de/agentur/rechnungen/${number}`, { cookie: `agenturtoken=${token}` });
    expect(page.text).toContain('Keine Berechtigung');
    expect(page.text).not.toContain(order);
    expect((await askPage(app, '/de/agentur/auftraege', { cookie: `agenturtoken=${token}` })).text).not.toContain(
      'href="/de/agentur/rechnungen"',
    );
  });

  test('whose agency has ended reads on [S6-P038]', async () => {
    await change(sql`update agency set status = 'inactive' where agency_number = ${agency.agencyNumber}`);
    expect((await asOwner('')).body).toHaveLength(1);
    await change(sql`update agency set status = 'active' where agency_number = ${agency.agencyNumber}`);
  });
});

describe('the desk', () => {
  test.each([
    ['number', () => `Text:${number}`],
    ['agency', () => `Text:${agency.agencyNumber}`],
    ['part of a name', () => 'Text:hafen'],
    ['month', () => `Text:${lastMonth()}`],
    ['state', () => 'Status:Offen'],
  ])('finds an invoice by its %s', async (_, filter) => {
    const { body } = await atDesk('PUT', 'rechnungen', { Filter: filter() });
    expect(body.Content).toMatchObject([{ Rechnungsnummer: number, Firma: 'Agentur Hafen', Status: 'Offen' }]);
  });
  const lastMonth = (): string => {
    const at = app.app.system.clock.now();
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 15)).toISOString().slice(0, 7);
  };

  test.each(['Status:Bezahlt', 'Ansicht:Ueberfaellig', 'Ansicht:Korrekturen', 'Ansicht:NurAbrechnung', 'Text:west'])(
    'does not find it by %s',
    async (Filter) => {
      expect((await atDesk('PUT', 'rechnungen', { Filter })).body.Content).toEqual([]);
    },
  );

  test('finds it among more agencies of that name than it looks up, and counts them no more', async () => {
    await change(sql`
      insert into agency (agency_number, status, company, email, search_key, created_at, changed_at)
      select (700000 + n)::text, 'inactive', 'Hafenkontor ' || n, '', 'hafenkontor ' || n || ' ' || ${lastMonth()}::text, now(), now() from generate_series(1, 201) n`);
    for (const text of ['hafen', number, lastMonth()]) {
      const { body } = await atDesk('PUT', 'rechnungen', { Filter: `Text:${text}` });
      expect([text, body.Content]).toMatchObject([text, [{ Rechnungsnummer: number, Firma: 'Agentur Hafen' }]]);
      expect([text, body.TotalCount]).toEqual([text, text === number ? 1 : null]);
    }
    expect((await atDesk('PUT', 'rechnungen', { Filter: 'Text:hafenkontor' })).body.Content).toEqual([]);
    await change(sql`delete from agency where search_key like 'hafenkontor %'`);
  });

  test('has the list as a file', async () => {
    const { text } = await atDesk('GET', 'rechnungen/csv');
    expect(text.split('\r\n')[0]).toContain('Rechnungsnummer;Art;Monat');
    expect(text).toContain(`${number};Rechnung;`);
  });

  test('enters an invoice as paid on a day, and opens it again, which changes no book', async () => {
    const before = await owed();
    const paid = await atDesk('PUT', `rechnungen/${number}/bezahlt`, { BezahltAm: today() });
    expect(paid).toMatchObject({ status: 200, body: { Status: 'Bezahlt' } });
    expect((await asOwner(`/${number}`)).body).toMatchObject({ Status: 'Bezahlt', BezahltAm: today() });
    expect((await atDesk('PUT', `rechnungen/${number}/bezahlt`, { BezahltAm: today() })).status).toBe(409);
    const again = await atDesk('PUT', `rechnungen/${number}/offen`, { Grund: 'Rücklastschrift' });
    expect(again.body).toMatchObject({ Status: 'Offen' });
    expect(await owed()).toBe(before);
    const { body } = await atDesk('GET', `rechnungen/${number}`);
    expect(body.Ereignisse.map(({ Ereignis, Grund }: Record<string, string>) => [Ereignis, Grund])).toEqual([
      ['gestellt', null],
      ['bezahlt', null],
      ['doch nicht bezahlt', 'Rücklastschrift'],
    ]);
  });

  test('is told of no day that has not come', async () => {
    expect((await atDesk('PUT', `rechnungen/${number}/bezahlt`, { BezahltAm: '2099-01-01' })).status).toBe(409);
  });

  let credit: string;
  test('takes an invoice back by a credit note, between the parties of then, and the agency is told [M47]', async () => {
    await change(
      sql`update agency set street = 'Neue Straße', city = null where agency_number = ${agency.agencyNumber}`,
    );
    const { status, body } = await atDesk('PUT', `rechnungen/${number}/stornieren`, { Grund: 'Falsche Anschrift' });
    expect([status, body.Status]).toEqual([200, 'Storniert']);
    credit = body.Folgebeleg;
    expect(await owed()).toBe(0);
    expect((await asOwner(`/${credit}`)).body).toMatchObject({
      Art: 'Rechnungskorrektur',
      ZahlbetragCent: -1190,
      Bezug: [{ Rechnungsnummer: number }],
      Kaeufer: { Strasse: 'Hafenstraße 7', Ort: 'Köln' },
      DateienVorhanden: true,
    });
    expect((await asOwner(`/${number}`)).body).toMatchObject({ Status: 'Storniert', Rechnungskorrektur: credit });
    expect((await mails(/^Rechnungskorrektur/)).map(({ subject }) => subject)).toEqual([
      `Rechnungskorrektur ${credit}`,
    ]);
    expect((await atDesk('PUT', `rechnungen/${number}/stornieren`, { Grund: 'Noch einmal' })).status).toBe(409);
    expect((await atDesk('PUT', `rechnungen/${credit}/stornieren`, { Grund: 'Doch nicht' })).status).toBe(409);
  });

  test('does not correct it while data are missing, and takes no number for that', async () => {
    expect(await atDesk('PUT', `rechnungen/${number}/korrigieren`, { Grund: 'Neue Anschrift' })).toMatchObject({
      status: 409,
      body: { Message: expect.stringContaining('fehlen Angaben') },
    });
    await change(sql`update agency set city = 'Bonn' where agency_number = ${agency.agencyNumber}`);
    expect(
      (await atDesk('PUT', `rechnungen/${number}/korrigieren`, { Grund: 'Ohne alles', OhneAuftraege: [order] })).status,
    ).toBe(409);
  });

  let corrected: string;
  test('issues a corrected invoice with the data of today in its place, once', async () => {
    const { body } = await atDesk('PUT', `rechnungen/${number}/korrigieren`, {
      Grund: 'Neue Anschrift',
      GebuehrCent: 800,
    });
    corrected = body.Folgebeleg;
    expect(corrected.slice(-6)).toBe('000003');
    expect((await asOwner(`/${corrected}`)).body).toMatchObject({
      Art: 'KorrigierteRechnung',
      Status: 'Offen',
      SummeNettoCent: 800,
      MwStCent: 152,
      Bezug: [{ Rechnungsnummer: number }],
      Kaeufer: { Strasse: 'Neue Straße 7', Ort: 'Bonn' },
    });
    const file = await app.call('GET', `/agentur/rechnungen/${corrected}/dateien/xrechnung`, {
      token: await signedIn(agency.owner),
    });
    expect(file.text).toContain('>384<');
    expect(file.text).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(await owed()).toBe(952);
    expect(await listed(agency.owner)).toBe(corrected);
    expect((await atDesk('PUT', `rechnungen/${number}/korrigieren`, { Grund: 'Noch einmal' })).status).toBe(409);
    expect((await mails(/^Korrigierte Rechnung/)).map(({ subject }) => subject)).toEqual([
      `Korrigierte Rechnung ${corrected}`,
    ]);
  });

  test('two who cancel at once make one credit note', async () => {
    const both = await Promise.all(
      ['eins', 'zwei'].map((Grund) => atDesk('PUT', `rechnungen/${corrected}/stornieren`, { Grund })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await owed()).toBe(0);
    const again = await atDesk('PUT', `rechnungen/${corrected}/korrigieren`, { Grund: 'Wie zuerst' });
    corrected = again.body.Folgebeleg;
    expect(await owed()).toBe(952);
  });

  test('an order that is cancelled afterwards is credited of the corrected invoice', async () => {
    const cancelled = await app.call('PUT', `/admin/auftraege/${order}/stornieren`, {
      token: await operator(app),
      body: { Grund: 'Widerruf' },
    });
    expect(cancelled.status).toBe(200);
    await nextFirst();
    await runJob('invoice.bill');
    const [last] = (await asOwner('')).body;
    expect(last).toMatchObject({ Art: 'Rechnungskorrektur', SummeNettoCent: 800 });
    expect((await asOwner(`/${last.Rechnungsnummer}`)).body.Bezug).toMatchObject([{ Rechnungsnummer: corrected }]);
    expect(await owed()).toBe(0);
  });
});

test('what was billed and has no files yet, because the process ended, gets them the next night, and the mail then', async () => {
  await released();
  await nextFirst();
  const [row] = await all<{ id: number }>(sql`select id from agency where agency_number = ${agency.agencyNumber}`);
  expect(await billAgency(await now(), row?.id ?? 0)).toBe(true);
  const [last] = (await asOwner('')).body;
  expect(last).toMatchObject({ Art: 'Rechnung', DateienVorhanden: false });
  const { Rechnungsnummer: latest } = last;
  expect((await asOwner(`/${latest}/dateien/pdf`)).status).toBe(404);
  const page = await askPage(app, `/de/agentur/rechnungen/${latest}`, {
    cookie: `agenturtoken=${await signedIn(agency.owner)}`,
  });
  expect(page.text).toContain('Die Dateien werden gerade erstellt');
  expect(await mails(new RegExp(latest))).toEqual([]);
  await runJob('invoice.files');
  await runJob('invoice.files');
  expect((await asOwner(`/${latest}/dateien/pdf`)).status).toBe(200);
  expect(await mails(new RegExp(latest))).toHaveLength(1);
});

test('whom nothing could be billed is listed with the reason, and billed at once when it is mended', async () => {
  await released();
  await nextFirst();
  await change(sql`update agency set postcode = null where agency_number = ${agency.agencyNumber}`);
  await runJob('invoice.bill');
  const { body } = await atDesk('GET', 'nichtabgerechnet');
  expect(body).toMatchObject([
    {
      Agenturnummer: agency.agencyNumber,
      RechnungsstellerFehlt: false,
      Hindernisse: [expect.stringMatching(/Postleitzahl|PLZ/)],
    },
  ]);
  const bill = () => atDesk('PUT', `nichtabgerechnet/${agency.agencyNumber}/abrechnen`);
  expect((await bill()).status).toBe(409);
  await change(sql`update agency set postcode = '50668' where agency_number = ${agency.agencyNumber}`);
  expect(await bill()).toMatchObject({ status: 200, body: { Abgerechnet: true } });
  expect((await atDesk('GET', 'nichtabgerechnet')).body).toEqual([]);
  expect((await asOwner('')).body[0]).toMatchObject({ Art: 'Rechnung', DateienVorhanden: true });
  expect(await bill()).toMatchObject({ body: { Abgerechnet: false } });
});
