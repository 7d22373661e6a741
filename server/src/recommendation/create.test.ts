import { decode } from '@weitersagen/contract/basics/wire';
import { CreatedRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findOrCreateAccount, lockAccount, moveAccount } from '#account/account.ts';
import { startSession } from '#platform/session.ts';
import { setUpMandant } from '../setup/setup.ts';
import { annaMuster, wishOf } from '../testing/anna.ts';
import { englishTerms, files, products, type Slug, terms, world } from '../testing/world.ts';
import { readShareCookie } from './recommendation.ts';

const { app, as, anna } = await world();
afterAll(() => app.close());
let person = 0;
let email = '';
beforeEach(() => {
  email = `person${++person}@example.org`;
});
const create = (
  changes: Record<string, unknown> = {},
  options: Parameters<typeof app.call>[2] = {},
  wish: Parameters<typeof wishOf>[0] = {},
) =>
  app.call('POST', '/Empfehlen/create', {
    body: wishOf({ as: { ...annaMuster, email }, ...wish }, changes),
    ...options,
  });
const countRows = (slug: Slug = 'spbdevk') =>
  as(slug).read(async ({ db }) => {
    const count = async (table: 'account' | 'recommendation' | 'event' | 'mail' | 'one_time_token') =>
      Number((await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    return {
      accounts: await count('account'),
      recommendations: await count('recommendation'),
      events: await count('event'),
      mails: await count('mail'),
      tokens: await count('one_time_token'),
    };
  });

test.each([null, {}, { Empfehlung: null }])(
  'a body of %j asks whether a captcha is needed, and it is not [S7-C044]',
  async (body) => {
    const before = await countRows();
    const { status, body: answer } = await app.call('POST', '/Empfehlen/create', { body });
    expect(status).toBe(200);
    expect(answer).toEqual({ IsCaptchaRequired: false, SiteKey: null, Endpoint: null });
    expect(await countRows()).toEqual(before);
  },
);

test('the question may be asked by the query, too', async () => {
  const { body } = await app.call('POST', '/Empfehlen/create?cmd=IsCaptchaRequired');
  expect(body.IsCaptchaRequired).toBe(false);
});

test('a recommendation answers its number, Offen and both links, and queues M02 [S7-C045] [S3-E078] [S1-F012]', async () => {
  const { status, body } = await create({}, {}, { to: 'ben@example.org', share: 50 });
  expect(status).toBe(200);
  expect(decode(CreatedRecommendation, body).ok).toBe(true);
  expect(body).toMatchObject({
    Status: 'Offen',
    GueltigBis: '2026-08-29',
    Produkt: { Id: 101, Name: 'Zuhause L' },
    AnteilEmpfehler: 50,
    PraemieEmpfehlerCent: 3500,
    PraemieEmpfaengerCent: 3500,
    WertCent: 7000,
    Wert: '70,00\u00a0€',
    NaechsteSeite: 'EmpfehlungTeilen',
    Empfehlungslink: `http://localhost:3000/e/${body.Empfehlungsnummer}/${body.Hash}`,
  });
  expect(body.KurzURL).toMatch(/^http:\/\/localhost:3000\/k\/[1-9A-HJ-NP-Za-km-z]{7}$/);
  const [mail] = (await app.post()).filter(({ to }) => to === email);
  expect(mail?.subject).toBe('Ihr Empfehlungslink zu Zuhause L');
  expect(mail?.text).toContain(body.KurzURL);
  const stored = await as().read(({ db }) =>
    db.selectFrom('recommendation').selectAll().where('number', '=', body.Empfehlungsnummer).executeTakeFirstOrThrow(),
  );
  expect(stored).toMatchObject({ product_id: 101, premium_id: 1, premium_cents: 7000, contact_until: '2026-05-25' });
  expect(stored.contact_sealed).not.toContain('ben@');
  expect(JSON.parse(app.app.system.vault.open(stored.contact_sealed ?? '', 'recommendation.contact'))).toMatchObject({
    email: 'ben@example.org',
    firstName: 'Ben',
  });
});

test('an unknown e-mail gets an account (K1), a known one keeps its own and its name', async () => {
  const before = await countRows();
  await create();
  await create({ 'Empfehler.Vorname': 'Fremd' }, {}, { as: { ...annaMuster, email: email.toUpperCase() } });
  const after = await countRows();
  expect(after.accounts - before.accounts).toBe(1);
  expect(after.recommendations - before.recommendations).toBe(2);
  const account = await as().read(({ db }) =>
    db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  );
  expect(account).toMatchObject({ status: 'created', first_name: 'Anna' });
  const events = await as().read(({ db }) =>
    db
      .selectFrom('event')
      .select(['event', 'from_status', 'to_status', 'actor_kind'])
      .where('object', '=', 'account')
      .where('object_id', '=', account.id)
      .execute(),
  );
  expect(events).toEqual([{ event: 'K1', from_status: null, to_status: 'created', actor_kind: 'anyone' }]);
});

test('two at once with the same unknown e-mail make one account and two recommendations', async () => {
  const before = await countRows();
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const after = await countRows();
  expect([after.accounts - before.accounts, after.recommendations - before.recommendations]).toEqual([1, 3]);
});

test('the mail of a new account can take back the account, the one of a known account this recommendation alone', async () => {
  const first = await create();
  const second = await create();
  const tokens = await as().read(async ({ db }) => {
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const own = await db
      .selectFrom('recommendation')
      .select('id')
      .where('number', 'in', [first.body.Empfehlungsnummer, second.body.Empfehlungsnummer])
      .orderBy('id')
      .execute();
    const rows = await db
      .selectFrom('one_time_token')
      .select(['object', 'object_id', 'purpose'])
      .orderBy('created_at')
      .execute();
    return rows.filter((row) =>
      row.object === 'account' ? row.object_id === id : own.some((one) => one.id === row.object_id),
    );
  });
  expect(tokens.map(({ object, purpose }) => `${object} ${purpose}`).sort()).toEqual([
    'account Ablehnung',
    'recommendation Ablehnung',
  ]);
  const mails = (await app.post()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(2);
  for (const { Empfehlungsnummer: number, Hash: hash } of [first.body, second.body]) {
    const text = mails.find((mail) => mail.text.includes(number))?.text;
    expect(text).toContain(`http://spbdevk.localhost:3000/de/empfehlung/${number}?h=${hash}`);
    expect(text).toMatch(new RegExp(`http://spbdevk\\.localhost:3000/de/empfehlung/${number}\\?ablehnen=[\\w-]{43}`));
    expect(text).not.toContain('/registrieren');
  }
});

test('mails speak the language of the call in which the account was made', async () => {
  await create({ 'Empfehlung.AgbText': englishTerms }, { locale: 'en' });
  await create();
  const subjects = (await app.post()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your recommendation link for Zuhause L', 'Your recommendation link for Zuhause L']);
});

const wrong: [what: string, id: string, changes: Record<string, unknown>, field: string, message: string][] = [
  [
    'an unknown product',
    'S3-E080',
    { 'Empfehlung.Produkt': 99999 },
    'Empfehlung.Produkt',
    'Dieses Produkt gibt es nicht.',
  ],
  [
    'a target on a foreign host',
    'S3-E082',
    { 'Empfehlung.Empfehlungslink': 'https://evil.example/x' },
    'Empfehlung.Empfehlungslink',
    'Zielseite ist nicht gültig',
  ],
  [
    'an empty text of the terms',
    'S3-E084',
    { 'Empfehlung.AgbText': ' ' },
    'Empfehlung.AgbText',
    'Die Zustimmung ist erforderlich, um fortzufahren.',
  ],
  ['an empty first name', 'S3-E086', { 'Empfehler.Vorname': '' }, 'Empfehler.Vorname', 'Vorname ist ein Pflichtfeld'],
  [
    'an empty last name',
    'S3-E087',
    { 'Empfehler.Nachname': ' ' },
    'Empfehler.Nachname',
    'Nachname ist ein Pflichtfeld',
  ],
  ['an empty e-mail', 'S3-E088', { 'Empfehler.Email': '' }, 'Empfehler.Email', 'E-Mail-Adresse ist ein Pflichtfeld'],
];
test.each(wrong)('%s answers 400 at its field and makes nothing [%s]', async (_what, _id, changes, field, message) => {
  const before = await countRows();
  const { status, body } = await create(changes);
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0100']);
  expect(body.Fehler).toEqual([{ Feld: field, Message: message }]);
  expect(await countRows()).toEqual(before);
});

const badTexts = [
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(10_000),
  '<script>alert(1)</script>',
  'zwei\nZeilen',
  { a: 1 },
  7,
  ['Anna'],
];
test.each(badTexts)('a first name like %j is a field error, never a fault', async (name) => {
  const { status, body } = await create({ 'Empfehler.Vorname': name });
  expect(status).toBe(400);
  expect(body.Fehler[0].Feld).toBe('Empfehler.Vorname');
});

test('everything that is wrong is told at once, in the language of the request', async () => {
  const { body } = await create(
    { 'Empfehler.Vorname': '', 'Empfehler.Email': 'anna', 'Empfehlung.AgbText': '' },
    { locale: 'en' },
  );
  expect(body.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Empfehlung.AgbText',
    'Empfehler.Vorname',
    'Empfehler.Email',
  ]);
  expect(body.Fehler[1].Message).toBe('First name is required');
  const { body: more } = await create({ 'Empfehlung.Produkt': 99999, 'Empfehlung.Empfehlungslink': 'ftp://x' });
  expect(more.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Empfehlung.Produkt',
    'Empfehlung.Empfehlungslink',
  ]);
});

test('both kinds of link are echoed, none is the short one, any other answers 400 [S3-E081]', async () => {
  for (const [sent, echoed] of [
    ['KurzURL', 'KurzURL'],
    ['Empfehlungslink', 'Empfehlungslink'],
    [null, 'KurzURL'],
  ]) {
    expect((await create({ 'Empfehlung.Channel': sent })).body.Channel).toBe(echoed);
  }
  expect((await create({ 'Empfehlung.Channel': 'Brief' })).status).toBe(400);
});

test('0, 50 and 100 are accepted, 30 answers 400 [S3-E085]', async () => {
  for (const share of [0, 50, 100])
    expect((await create({ 'Empfehlung.AnteilEmpfehler': share })).body.AnteilEmpfehler).toBe(share);
  const { status, body } = await create({ 'Empfehlung.AnteilEmpfehler': 30 });
  expect(status).toBe(400);
  expect(body.Fehler).toEqual([{ Feld: 'Empfehlung.AnteilEmpfehler', Message: 'Anteil ist nicht gültig' }]);
});

test('a product may be named by its external id, and is the active one', async () => {
  expect((await create({ 'Empfehlung.Produkt': 'X201' })).body.Produkt).toEqual({ Id: 201, Name: 'Zuhause Glasfaser' });
});

test('the promised premium is the best money premium of that day, whatever is changed later (4.1)', async () => {
  const { body } = await create({ 'Empfehlung.Produkt': products.homeSmall });
  expect(body.WertCent).toBe(4000);
  const { body: voucher } = await create({ 'Empfehlung.Produkt': products.voucher });
  expect(voucher.WertCent).toBe(6000);
});

test('the cap takes from the contact, and with a cap of 0 only "myself" is offered (E-05)', async () => {
  const capped = await create({ 'Empfehlung.AnteilEmpfehler': 50 }, { mandant: 'versicherung' });
  expect(capped.body).toMatchObject({ PraemieEmpfehlerCent: 5500, PraemieEmpfaengerCent: 1500 });
  await changeConfig('versicherung', { recipientCapCents: 0 });
  for (const [share, status] of [
    [100, 200],
    [50, 400],
    [0, 400],
  ] as const)
    expect((await create({ 'Empfehlung.AnteilEmpfehler': share }, { mandant: 'versicherung' })).status).toBe(status);
  await changeConfig('versicherung', { recommenderDefaultShare: 0, recipientCapCents: 0 });
  expect((await create({ 'Empfehlung.AnteilEmpfehler': null }, { mandant: 'versicherung' })).body.AnteilEmpfehler).toBe(
    100,
  );
  await changeConfig('versicherung', {});
});

test('a target page on the own host or an allowed one is taken (E-15)', async () => {
  await changeConfig('spbdevk', { targetDomains: ['partner.example'] });
  for (const target of ['https://partner.example/aktion?a=1', 'http://spbdevk.localhost:3000/de/internet']) {
    expect((await create({ 'Empfehlung.Empfehlungslink': target })).status).toBe(200);
  }
  expect((await create({ 'Empfehlung.Empfehlungslink': 'http://partner.example/aktion' })).status).toBe(400);
  await changeConfig('spbdevk', {});
});

test('a contact with the own e-mail answers PSOF0303, no contact is accepted, and a mandant may allow both [S3-E092]', async () => {
  const { status, body } = await create({}, {}, { to: ` ${email.toUpperCase()} ` });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
  expect(body.Fehler).toEqual([
    { Feld: 'Empfaenger.Email', Message: 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.' },
  ]);
  expect((await create({}, {}, { to: 'ben@example.org' })).status).toBe(200);
  expect(
    (
      await app.call('POST', '/empfehlen/create', {
        body: { ...wishOf({ as: { ...annaMuster, email } }), Empfaenger: null },
      })
    ).status,
  ).toBe(200);
  await changeConfig('spbdevk', { allowsSelfRecommendation: true });
  expect((await create({}, {}, { to: email })).status).toBe(200);
  await changeConfig('spbdevk', {});
});

test('a whitelist lets in the addresses on it and answers the others PSOF0302; an empty one lets in all [S5-V023] [S3-E008]', async () => {
  expect((await app.call('GET', '')).body.EmailWhitelist).toBe('');
  await changeConfig('spbdevk', { emailWhitelist: '@bank.example' });
  expect((await app.call('GET', '')).body.EmailWhitelist).toBe('@bank.example');
  const { status, body } = await create({ 'Empfehler.Email': 'x@other.example' });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0302']);
  expect(body.Fehler).toEqual([
    { Feld: 'Empfehler.Email', Message: 'Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.' },
  ]);
  expect((await create({ 'Empfehler.Email': 'x@bank.example' })).status).toBe(200);
  await changeConfig('spbdevk', {});
  for (const address of ['x@other.example', 'x@bank.example'])
    expect((await create({ 'Empfehler.Email': address })).status).toBe(200);
});

test('the own text of the terms is kept once, blanks aside and in any language; another text is refused with PSOF0306', async () => {
  const kept = () =>
    as().read(({ db }) => db.selectFrom('terms_text').select(['language', 'text']).orderBy('language').execute());
  await create({ 'Empfehlung.AgbText': `  ${terms.replace(/ /g, ' \n ')} ` });
  await create({ 'Empfehlung.AgbText': englishTerms });
  expect(await kept()).toEqual([
    { language: 'de', text: terms },
    { language: 'en', text: englishTerms },
  ]);
  const before = await countRows();
  const { status, body } = await create({ 'Empfehlung.AgbText': 'Ich akzeptiere nichts.' });
  expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0306']);
  expect(await countRows()).toEqual(before);
});

test('an agent serves only where the mandant has agents, and has to be named', async () => {
  expect((await create({ 'Empfehlung.Produkt': products.agent })).body.PsoErrorCode).toBe('PSOF0105');
  const { status, body } = await create({ 'Empfehlung.Produkt': products.agent }, { mandant: 'versicherung' });
  expect(status).toBe(400);
  expect(body.Fehler).toEqual([{ Feld: 'Empfehlung.AgentNumber', Message: 'Berater ist ein Pflichtfeld' }]);
});

test('the same key makes one recommendation and answers the same; another content under it is refused', async () => {
  const headers = { 'idempotency-key': 'k-1' };
  const before = await countRows();
  const first = await create({}, { headers });
  const second = await create({}, { headers });
  expect(second.body).toEqual(first.body);
  expect(second.cookies).toHaveLength(1);
  expect((await countRows()).recommendations - before.recommendations).toBe(1);
  const other = await create({ 'Empfehlung.AnteilEmpfehler': 0 }, { headers });
  expect([other.status, other.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
  expect((await create({}, { headers, mandant: 'versicherung' })).status).toBe(200);
});

test('the same key twice at once makes one recommendation', async () => {
  const headers = { 'idempotency-key': 'k-2' };
  const before = await countRows();
  const [first, second] = await Promise.all([create({}, { headers }), create({}, { headers })]);
  expect(second?.body).toEqual(first?.body);
  expect((await countRows()).recommendations - before.recommendations).toBe(1);
});

test('the answer sets a cookie that lets this browser share this recommendation for a day', async () => {
  const { body, cookies, headers } = await create();
  expect(String(headers['set-cookie'])).toMatch(/^teilen=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=86400; HttpOnly$/);
  const value = cookies[0]?.replace('teilen=', '') ?? '';
  const { system } = app.app;
  expect(await readShareCookie(system, 'spbdevk', value)).toEqual({ number: body.Empfehlungsnummer, hash: body.Hash });
  expect(await readShareCookie(system, 'versicherung', value)).toBeUndefined();
  expect(await readShareCookie(system, 'spbdevk', `${value}x`)).toBeUndefined();
});

test('a page of somebody else gets no cookie', async () => {
  expect((await create({}, { headers: { 'sec-fetch-site': 'cross-site' } })).cookies).toEqual([]);
});

test('an anonymous answer is the same for a known and an unknown e-mail', async () => {
  const shape = ({
    body: { Empfehlungsnummer: _number, Hash: _hash, Empfehlungslink: _long, KurzURL: _short, ...rest },
  }: Awaited<ReturnType<typeof create>>) => rest;
  const unknown = await create();
  const known = await create();
  expect(shape(known)).toEqual(shape(unknown));
  expect(unknown.body.Empfehler).toEqual({ Vorname: 'Anna' });
  const other = await create({ 'Empfehler.Vorname': 'Xaver', 'Empfehler.Nachname': 'Ypsilon' });
  expect(other.body.Empfehler).toEqual({ Vorname: 'Xaver' });
  const shown = await app.call('GET', `/empfehlen/${other.body.Empfehlungsnummer}/${other.body.Hash}`);
  expect(shown.body.Empfehler).toEqual({ Vorname: 'Xaver', NachnameKurz: 'Y.' });
});

test('who is signed in recommends under the own e-mail only, and is told about the own account', async () => {
  const token = await signIn();
  const { body } = await create({}, { token });
  expect(body.Empfehler).toEqual({ Vorname: 'Anna', IstNeu: false });
  const [mail] = (await app.post()).filter(({ to }) => to === email);
  expect(mail?.text).not.toContain('ablehnen');
  const foreign = await create({ 'Empfehler.Email': 'other@example.org' }, { token });
  expect([foreign.status, foreign.body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  expect((await create({}, { token, mandant: 'versicherung' })).body.PsoErrorCode).toBe('PSOF0204');
});

test('a locked account makes no recommendation; the answer is the one of an address that may not take part (K10)', async () => {
  const token = await signIn();
  await as().write(async (tx) => {
    const { account } = await findOrCreateAccount(tx, { ...annaMuster, email, language: 'de' });
    await moveAccount(tx, await lockAccount(tx, account.id), 'lock', { number: 'K10', reason: 'Verdacht' });
  });
  const before = await countRows();
  expect((await create()).body.PsoErrorCode).toBe('PSOF0302');
  expect((await create({}, { token })).body.PsoErrorCode).toBe('PSOF0204');
  expect(await countRows()).toEqual(before);
});

test('the staff form is not there, so its flag is refused', async () => {
  const { status, body } = await app.call('POST', '/empfehlen/create?mitarbeiter=1', { body: wishOf() });
  expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0105']);
});

test('a recommendation belongs to its mandant alone', async () => {
  const { number, hash } = await anna.recommends({ mandant: 'versicherung' });
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`, { mandant: 'versicherung' })).status).toBe(200);
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`)).status).toBe(404);
});

test('the contact gets a mail only where the mandant has the consent for it (E-17)', async () => {
  const contact = `ben-${email}`;
  await create({}, {}, { to: contact });
  expect((await app.post()).filter(({ to }) => to === contact)).toEqual([]);
  await changeConfig('spbdevk', { mailsContact: true });
  const { body } = await create({}, {}, { to: contact });
  const [mail] = (await app.post()).filter(({ to }) => to === contact);
  expect(mail?.subject).toBe('Anna empfiehlt Ihnen Zuhause L');
  const prefill = /[?&]p=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const path = `/empfehlen/${body.Empfehlungsnummer}/${body.Hash}`;
  expect((await app.call('GET', path)).body.VorausgefuellterEmpfaenger).toBeNull();
  expect((await app.call('GET', `${path}?p=${prefill}`)).body.VorausgefuellterEmpfaenger).toEqual({
    Vorname: 'Ben',
    Nachname: 'Beispiel',
    Email: contact,
  });
  await changeConfig('spbdevk', {});
});

async function changeConfig(slug: Slug, config: Partial<(typeof files)[Slug]['config']>): Promise<void> {
  await setUpMandant(app.app.system, { ...files[slug], config: { ...files[slug].config, ...config } });
}

const signIn = () =>
  as().write(async (tx) => {
    const { account } = await findOrCreateAccount(tx, { ...annaMuster, email, language: 'de' });
    await moveAccount(tx, await lockAccount(tx, account.id), 'activate', { number: 'K5' });
    return startSession(tx, { id: account.id, hash: account.hash, email, password_version: 1, roles: [] });
  });
