import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#testing/app.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { isOfSupport } from '#testing/cast/support.ts';
import { products, terms } from '#testing/mandant-files.ts';
import { collect, collectVoucher, mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
afterAll(() => app.close());

const iban = 'DE89370400440532013000';
let email: string;
let number: string;
let answer: Reply;
beforeAll(async () => {
  const walk = await walkToReady(app, { tag: 'export', share: 100 });
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
  await collect(app, walk, walk.recommender!.token);
  const other = await walkToReady(app, { tag: 'export', share: 100, product: products.voucher });
  await collectVoucher(app, other, other.recommender!.token);
  await app.call('PUT', '/empfehler/bankdaten', { token, body: { Kontoinhaber: 'Anna Muster', IBAN: iban } });
  await app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Anna', Nachname: 'Muster', Email: email } });
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
        Angebot: expect.objectContaining({ TarifAnzeigeName: 'Zuhause L', Preisaufteilung: '6:1995;24:3495' }),
        AgbText: terms,
        Absender: 'Anna M.',
        Kontakt: null,
      },
      { Produkt: 'Zuhause Glasfaser', Kontakt: 'Ben, Beispiel, carl@example.org' },
      { Produkt: 'Zuhause Gutschein', Status: 'Gezahlt' },
    ],
    Empfehlungscodes: [{ Empfehlungscode: expect.stringMatching(/^\S{4}-\S{4}$/), Absender: 'Anna M.' }],
    Praemien: [
      {
        Empfehlungsnummer: number,
        Status: 'Abgeholt',
        BetragCent: 7000,
        Betrag: '70,00\u00a0€',
        Kontoinhaber: 'Anna Muster',
        IBAN: 'DE02120300000000202051',
        Praemie: expect.stringContaining('70'),
        Art: 'Geld',
        Gutscheincode: null,
      },
      {
        Betrag: '60,00\u00a0€',
        Art: 'Gutschein',
        Gutscheincode: expect.stringMatching(/^spbdevk-GUT-000\d$/),
        IBAN: null,
      },
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
  expect(body.Sitzungen[0].Browser).not.toBe('Support');
  expect(body.Mails.map(({ Vorlage }: { Vorlage: string }) => Vorlage)).toEqual(
    expect.arrayContaining(['M02', 'M10', 'M13', 'M20', 'M36']),
  );
});

test('later than 15 minutes after the sign-in neither an IBAN nor the code of a voucher stands in it in full', async () => {
  const token = await personToken(w, email);
  await as().write(({ db, now }) =>
    db
      .updateTable('session')
      .set({ auth_at: new Date(now.getTime() - 16 * 60_000) })
      .execute(),
  );
  const { text, body } = await app.call('GET', '/empfehler/daten', { token });
  expect(text).not.toMatch(/DE\d{20}|GUT-/);
  expect(body.Praemien[1].Gutscheincode).toBe('****');
  expect(body.Bankverbindung.IBAN).toBe('DE89 **** **** **** **30 00');
});

test('a session of support is named so, without the browser of the operator', async () => {
  await isOfSupport(as(), email);
  await as().write(({ db }) => db.updateTable('session').set({ browser: 'Browser of Eva' }).execute());
  const token = await personToken(w, email);
  const { text, body } = await app.call('GET', '/empfehler/daten', { token });
  expect(body.Sitzungen.map(({ Browser }: { Browser: string }) => Browser)).toContain('Support');
  expect(text).not.toMatch(/\bEva\b/);
});

test('nobody else gets it: no guest, no other token, no other person, no support', async () => {
  expect((await app.call('GET', '/empfehler/daten')).status).toBe(401);
  const walk = await walkToReady(app, { tag: 'other', share: 100 });
  expect((await app.call('GET', '/empfehler/daten', { token: walk.recommender!.token })).status).toBe(401);
  const token = await personToken(w, walk.recommenderEmail);
  expect((await app.call('GET', '/empfehler/daten', { token })).text).not.toContain(email);
  await isOfSupport(as(), walk.recommenderEmail);
  expect((await app.call('GET', '/empfehler/daten', { token })).status).toBe(403);
});

/** Where a table keeps something of an account, and what of the export shows it; or why it says nothing about the person. */
const kept: Readonly<Record<string, string>> = {
  account: 'Person',
  bank_account: 'Bankverbindung',
  session: 'Sitzungen',
  permission_evidence: 'Einwilligungen',
  campaign_agreement: 'the words that were agreed to stand in Einwilligungen, the step in Person.Verlauf',
  recommendation: 'Empfehlungen',
  recommendation_code: 'Empfehlungscodes',
  reward: 'Praemien',
  voucher_code: 'Praemien',
  posting: 'the amounts of what stands in Praemien',
  agency_statement_position: 'what the agency is billed for what stands in Praemien',
  payout_item: 'the transfers of what stands in Praemien',
  event: 'Person.Verlauf',
  approval: 'what colleagues ask and decide; what came of it stands with the things themselves',
  former_address: 'an address of before, kept for 30 days so that the person hears of a replaced account there, too',
  claim: 'Nachbuchungen, as claim.test.ts shows',
  file: 'by name in Nachbuchungen; each can be downloaded there',
  iban_pair: 'only keyed hashes',
  contact_mail: 'only keyed hashes of addresses that somebody else typed',
  case_person: 'only keyed hashes',
  case_reward: 'which rewards colleagues look at together',
  signal_clearance: 'only keyed hashes',
  signal: 'Anzeichen, as far as it tells of nobody else',
  trace: 'only keyed hashes',
  cases: 'what colleagues look at and decide; what came of it stands with the rewards',
  reward_hold: 'what held a reward stands in its Verlauf',
  mail: 'Mails',
  invitation_block: 'only keyed hashes of addresses that want no invitations',
  invitation: 'Einladungen, as agency/invitation/accept.test.ts shows',
  account_total: 'counts and sums of what stands in Empfehlungen and Praemien',
  one_time_token: 'only keyed hashes of links that were mailed',
  returned_address: 'only keyed hashes of addresses from which mails came back',
};

/** What of a row the export shows, under which name, and why the rest is left out. */
const columns: Readonly<
  Record<string, { shown: Readonly<Record<string, string>>; silent: Readonly<Record<string, string>> }>
> = {
  account: {
    shown: {
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
      newsletter_at: 'Newsletter',
      newsletter_mail_at: 'Newsletter',
      status: 'Verlauf',
      changed_at: 'Verlauf',
    },
    silent: {
      id: 'key',
      email_hash: 'stands only in deleted accounts',
      password_hash: 'would help whoever gets hold of the file',
      password_version: 'counts passwords',
      customer_number_at: 'when a list was read',
    },
  },
  bank_account: {
    shown: { holder_sealed: 'Kontoinhaber', iban_sealed: 'IBAN', given_at: 'GegebenAm' },
    silent: {
      owner_kind: 'key',
      owner_id: 'key',
      iban_hash: 'of the IBAN',
      iban_tail_hash: 'of its last four digits',
      replaces: 'counts days',
      stopped_at: 'stands in Person.Verlauf',
    },
  },
  session: {
    shown: { browser: 'Browser', auth_at: 'AngemeldetAm', support_operator_id: 'Browser' },
    silent: {
      id: 'key',
      kind: 'key',
      subject_id: 'key',
      remembered: 'how long it lasts',
      created_at: 'same moment as the sign-in',
      seen_at: 'when the token was renewed',
      ends_at: 'how long it lasts',
      support_operator_session: 'of the operator',
      support_may_write: 'stands in Person.Verlauf',
      provider_hint_sealed: 'only of people of agencies who signed in by their company',
    },
  },
  permission_evidence: {
    shown: { kind: 'Art', given: 'Gegeben', text: 'Text', at: 'Am' },
    silent: {
      id: 'key',
      person_hash: 'of the e-mail',
      source: 'on which of our pages it was given',
      last_used_at: 'counts how long it is kept',
    },
  },
  recommendation_code: {
    shown: {
      code: 'Empfehlungscode',
      created_at: 'ErstelltAm',
      shown_first_name: 'Absender',
      shown_initial: 'Absender',
    },
    silent: { account_id: 'key' },
  },
  recommendation: {
    shown: {
      number: 'Empfehlungsnummer',
      product_id: 'Produkt',
      recommender_share: 'AnteilEmpfehler',
      device_id: 'Angebot',
      quote: 'Angebot',
      status: 'Status',
      valid_until: 'GueltigBis',
      target_url: 'Empfehlungslink',
      company: 'Firma',
      shown_first_name: 'Absender',
      shown_initial: 'Absender',
      contact_sealed: 'Kontakt',
      terms_text_id: 'AgbText',
      created_at: 'ErstelltAm',
      accepted_at: 'Verlauf',
      locked_at: 'Verlauf',
      changed_at: 'Verlauf',
    },
    silent: {
      id: 'key',
      account_id: 'key',
      root_id: 'key',
      hash: 'the link, which stands in the personal area',
      short_code: 'the link, which stands in the personal area',
      link_type: 'the link, which stands in the personal area',
      premium_id: 'the promise, which stands in the personal area',
      premium_cents: 'the promise, which stands in the personal area',
      plan_cents: 'the promise, which stands in the personal area',
      remuneration: 'of the product',
      origin: 'from which of our pages',
      captcha_missing: 'of the service that tells people from robots, which did not answer',
      campaign: 'of the client',
      agent_number: 'of an agent, not of the person',
      agency_number: 'stands in Person',
      employee_number: 'stands in Person',
      contact_until: 'how long the contact is kept',
    },
  },
  reward: {
    shown: {
      number: 'Id',
      recommendation_id: 'Empfehlungsnummer',
      status: 'Status',
      amount_cents: 'Betrag',
      premium_id: 'Praemie',
      premium_kind: 'Art',
      holder_sealed: 'Kontoinhaber',
      iban_sealed: 'IBAN',
      iban_last4: 'IBAN',
      ready_at: 'Verlauf',
      collected_at: 'Verlauf',
      paid_at: 'Verlauf',
      ended_at: 'Verlauf',
      cancel_noted_at: 'Verlauf',
      goodwill: 'Verlauf',
      created_at: 'Verlauf',
      changed_at: 'Verlauf',
    },
    silent: {
      id: 'key',
      role: 'key',
      account_id: 'key',
      recipient_id: 'of the recipient',
      order_id: 'of the recipient',
      product_id: 'of the recipient',
      expected_premium_id: 'of the product',
      expected_cents: 'of the product',
      plan_cents: 'of the promise, which stands in the personal area',
      agency_number: 'stands in Person',
      employee_number: 'stands in Person',
      attempt: 'counts pickups',
      collect_until: 'counts days',
      cancel_reason: 'what a colleague wrote',
      iban_hash: 'of the IBAN',
      iban_tail_hash: 'of its last four digits',
      iban_given_at: 'counts days',
      terms_text_id: 'the same sentence as of the recommendation',
      last_mail_at: 'stands in Mails',
      reminded_on: 'stands in Mails',
    },
  },
  voucher_code: {
    shown: {
      premium_id: 'Praemie',
      value_cents: 'Betrag',
      code_sealed: 'Gutscheincode',
      reward_id: 'Id',
      taken_at: 'Verlauf',
    },
    silent: { id: 'key', code_hash: 'of the code', code_end: 'nothing, of a code that somebody has' },
  },
  mail: {
    shown: { template: 'Vorlage', sent_at: 'VersendetAm' },
    silent: {
      id: 'key',
      language: 'stands in Person',
      object: 'key',
      object_id: 'key',
      address_hash: 'of the e-mail',
      address_sealed: 'gone with the sending',
      parameters_sealed: 'gone with the sending',
      message_id: 'random',
      state: 'of the sending',
      tries: 'of the sending',
      last_error: 'of the sending',
      reply_code: 'of the sending',
      created_at: 'of the sending',
      unconfirmed_at: 'of the sending',
    },
  },
};

describe('the export is complete', () => {
  test('every table that names an account or a reward is read by it, or holds nothing but hashes', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      join pg_class on relnamespace = 'public'::regnamespace and relname = table_name and not relispartition
      where table_schema = 'public' and column_name in
        ('account_id', 'owner_id', 'subject_id', 'object_id', 'reward_id', 'person_hash', 'email_hash', 'address_hash')`.execute(
      app.app.system.database.kysely,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  test.each(Object.entries(kept).filter(([, place]) => !place.includes(' ')))('%s stands in %s', (_table, place) => {
    const value = place.split('.').reduce((at, key) => at?.[key], answer.body);
    expect(value === undefined || value === null || value.length === 0).toBe(false);
  });

  test.each(Object.entries(columns))('every column of %s is shown, or says why it is not', async (table, known) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      app.app.system.database.kysely,
    );
    const named = ['mandant_id', ...Object.keys(known.shown), ...Object.keys(known.silent)];
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    const [first] = [answer.body[kept[table] ?? '']].flat();
    expect(Object.keys(first)).toEqual(expect.arrayContaining(Object.values(known.shown)));
  });
});
