import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wishOf } from '../../testing/anna.ts';
import type { Reply } from '../../testing/app.ts';
import { waiting } from '../../testing/eva.ts';
import { personToken } from '../../testing/person-token.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { premiums, products, terms, world } from '../../testing/world.ts';

const w = await world();
const { app, as } = w;
afterAll(() => app.close());

const iban = 'DE89370400440532013000';
let email: string;
let number: string;
let answer: Reply;
beforeAll(async () => {
  const walk = await waiting(app, { tag: 'export', share: 100 });
  ({ recommenderEmail: email, number } = walk);
  const person = { firstName: 'Anna', lastName: 'Muster', email };
  const token = await personToken(w, email);
  const body = wishOf(
    { product: products.fibre, to: 'carl@example.org', as: person },
    { 'Empfehler.NewsletterPermission': true },
  );
  await app.call('POST', '/empfehlen/create', { body, token });
  const optin = tokenIn(mailTo(await app.post(), email, /Newsletter/));
  await app.call('PUT', '/empfehler/newsletter/optin', { body: { Token: optin } });
  await app.call('PUT', '/praemierung', {
    token: walk.recommender!.token,
    body: {
      PraemieId: premiums.home,
      Kontoinhaber: 'Anna Muster',
      IBAN: 'DE02120300000000202051',
      AgbText: terms,
      AgbAkzeptiert: true,
    },
  });
  await app.call('PUT', '/empfehler/bankdaten', { token, body: { Kontoinhaber: 'Anna Muster', IBAN: iban } });
  await app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/12345678', { token });
  await app.post();
  answer = await app.call('GET', '/empfehler/daten', { token });
});

test('everything known about the person is one file', () => {
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="spbdevk-meine-daten.json"');
  const { body } = answer;
  expect(body).toMatchObject({
    Mandant: 'Partnerprogramm',
    Person: { Vorname: 'Anna', Nachname: 'Muster', Email: email, Kundennummer: '12345678', Newsletter: 'optedIn' },
    Bankverbindung: { Kontoinhaber: 'Anna Muster', IBAN: iban },
    Einwilligungen: [
      { Art: 'Newsletter, noch nicht bestätigt', Gegeben: true },
      { Art: 'Newsletter', Gegeben: true, Text: expect.stringContaining('Newsletter') },
    ],
    Empfehlungen: [
      {
        Empfehlungsnummer: number,
        Produkt: 'Zuhause L',
        Status: 'Freigegeben',
        AnteilEmpfehler: 100,
        AgbText: terms,
        Kontakt: null,
      },
      { Produkt: 'Zuhause Glasfaser', Kontakt: 'Ben, Beispiel, carl@example.org' },
    ],
    Praemien: [
      { Empfehlungsnummer: number, Status: 'Abgeholt', Betrag: '70,00\u00a0€', IBAN: 'DE02120300000000202051' },
    ],
  });
  expect(body.Person.Verlauf.map(({ Ereignis }: { Ereignis: string }) => Ereignis)).toContain('Newsletter bestätigt');
  expect(body.Empfehlungen[0].Verlauf.at(-1).Ereignis).toBe('freigegeben');
  expect(body.Praemien[0].Verlauf.map(({ Ereignis }: { Ereignis: string }) => Ereignis)).toEqual([
    'vorgemerkt',
    'bereitgestellt',
    'abgeholt',
  ]);
  expect(body.Sitzungen).toHaveLength(1);
  expect(body.Mails.map(({ Vorlage }: { Vorlage: string }) => Vorlage)).toEqual(
    expect.arrayContaining(['M02', 'M10', 'M13', 'M20', 'M36']),
  );
});

test('later than 15 minutes after the sign-in no IBAN stands in it in full', async () => {
  const token = await personToken(w, email);
  await as().write(({ db, now }) =>
    db
      .updateTable('session')
      .set({ auth_at: new Date(now.getTime() - 16 * 60_000) })
      .execute(),
  );
  const { text, body } = await app.call('GET', '/empfehler/daten', { token });
  expect(text).not.toMatch(/DE\d{20}/);
  expect(body.Bankverbindung.IBAN).toBe('DE89 **** **** **** **30 00');
});

test('nobody else gets it: no guest, no other token, no other person, no support', async () => {
  expect((await app.call('GET', '/empfehler/daten')).status).toBe(401);
  const walk = await waiting(app, { tag: 'other', share: 100 });
  expect((await app.call('GET', '/empfehler/daten', { token: walk.recommender!.token })).status).toBe(401);
  const token = await personToken(w, walk.recommenderEmail);
  expect((await app.call('GET', '/empfehler/daten', { token })).text).not.toContain(email);
  await as().write(({ db }) =>
    sql`update session set support_operator_id = (select min(id) from operator), support_may_write = true`.execute(db),
  );
  expect((await app.call('GET', '/empfehler/daten', { token })).status).toBe(403);
});

/** Where a table keeps something of an account, and what of the export shows it; or why it says nothing about the person. */
const kept: Readonly<Record<string, string>> = {
  account: 'Person',
  bank_account: 'Bankverbindung',
  session: 'Sitzungen',
  permission_evidence: 'Einwilligungen',
  recommendation: 'Empfehlungen',
  reward: 'Praemien',
  event: 'Person.Verlauf',
  mail: 'Mails',
  account_total: 'counts and sums of what stands in Empfehlungen and Praemien',
  one_time_token: 'only keyed hashes of links that were mailed',
};

describe('the export is complete', () => {
  test('every table that names an account is read by it, or holds nothing but hashes', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in
        ('account_id', 'owner_id', 'subject_id', 'object_id', 'person_hash', 'email_hash', 'address_hash')`.execute(
      app.app.system.database.kysely,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  test.each(Object.entries(kept).filter(([, place]) => !place.includes(' ')))('%s stands in %s', (_table, place) => {
    const value = place.split('.').reduce((at, key) => at?.[key], answer.body);
    expect(value === undefined || value === null || value.length === 0).toBe(false);
  });

  test('every column of the account is shown, or tells nothing about the person', async () => {
    const silent = [
      'mandant_id',
      'id',
      'status',
      'email_hash',
      'password_hash',
      'password_version',
      'changed_at',
      'newsletter_mail_at',
      'newsletter_at',
      'customer_number_at',
    ];
    const shown = {
      salutation: 'Anrede',
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'Email',
      language: 'Language',
      created_at: 'AngelegtAm',
      last_login_at: 'LetzterLoginAm',
      hash: 'Empfehlerhash',
      roles: 'Rollen',
      agency_number: 'Agenturnummer',
      employee_number: 'Mitarbeiternummer',
      customer_number: 'Kundennummer',
    };
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'account'`.execute(
      app.app.system.database.kysely,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...silent, ...Object.keys(shown)].toSorted());
    expect(Object.keys(answer.body.Person)).toEqual(expect.arrayContaining(Object.values(shown)));
  });
});
