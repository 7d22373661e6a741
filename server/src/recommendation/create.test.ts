import { decode } from '@weitersagen/contract/basics/wire';
import { CreatedRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findOrCreateAccount, lockAccount, moveAccount } from '#account/account.ts';
import { placeIn } from '#platform/vault.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { countRows } from '../testing/mandant.ts';
import { englishTerms } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
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
const rows = () => countRows(as(), 'account', 'recommendation', 'event', 'mail', 'one_time_token');

test.each([null, {}, { Empfehlung: null }])(
  'a body of %j asks whether a captcha is needed, and it is not [S7-C044]',
  async (body) => {
    const before = await rows();
    const { status, body: answer } = await app.call('POST', '/Empfehlen/create', { body });
    expect(status).toBe(200);
    expect(answer).toEqual({ IsCaptchaRequired: false, SiteKey: null, Endpoint: null });
    expect(await rows()).toEqual(before);
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
  const stored = await rowsOf(as()).recommendation(body.Empfehlungsnummer);
  expect(stored).toMatchObject({ product_id: 101, premium_id: 1, premium_cents: 7000, contact_until: '2026-05-25' });
  expect(stored.contact_sealed).not.toContain('ben@');
  const place = placeIn(as(), 'recommendation.contact', body.Empfehlungsnummer);
  expect(JSON.parse(app.app.system.vault.open(String(stored.contact_sealed), place))).toMatchObject({
    email: 'ben@example.org',
    firstName: 'Ben',
  });
});

test('an unknown e-mail gets an account (K1), a known one keeps its own and its name', async () => {
  const before = await rows();
  await create();
  await create({ 'Empfehler.Vorname': 'Fremd' }, {}, { as: { ...annaMuster, email: email.toUpperCase() } });
  const after = await rows();
  expect(after.account - before.account).toBe(1);
  expect(after.recommendation - before.recommendation).toBe(2);
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
  const before = await rows();
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const after = await rows();
  expect([after.account - before.account, after.recommendation - before.recommendation]).toEqual([1, 3]);
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
    'account Registrierung',
    'recommendation Ablehnung',
  ]);
  const mails = (await app.post()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(2);
  for (const { Empfehlungsnummer: number, Hash: hash } of [first.body, second.body]) {
    const text = mails.find((mail) => mail.text.includes(number))?.text;
    expect(text).toContain(`http://spbdevk.localhost:3000/de/empfehlung/${number}?h=${hash}`);
    expect(text).toMatch(new RegExp(`http://spbdevk\\.localhost:3000/de/empfehlung/${number}\\?ablehnen=[\\w-]{43}`));
    expect(text?.includes('/de/registrieren?token=')).toBe(number === first.body.Empfehlungsnummer);
  }
});

test('mails speak the language of the call in which the account was made', async () => {
  await create({ 'Empfehlung.AgbText': englishTerms }, { locale: 'en' });
  await create();
  const subjects = (await app.post()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your recommendation link for Zuhause L', 'Your recommendation link for Zuhause L']);
});

test('the same key makes one recommendation and answers the same; another content under it is refused', async () => {
  const headers = { 'idempotency-key': 'k-1' };
  const before = await rows();
  const first = await create({}, { headers });
  const second = await create({}, { headers });
  expect(second.body).toEqual(first.body);
  expect(second.cookies).toHaveLength(1);
  expect((await rows()).recommendation - before.recommendation).toBe(1);
  const other = await create({ 'Empfehlung.AnteilEmpfehler': 0 }, { headers });
  expect([other.status, other.body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
  expect((await create({}, { headers, mandant: 'versicherung' })).status).toBe(200);
});

test('the same key twice at once makes one recommendation', async () => {
  const headers = { 'idempotency-key': 'k-2' };
  const before = await rows();
  const [first, second] = await Promise.all([create({}, { headers }), create({}, { headers })]);
  expect(second?.body).toEqual(first?.body);
  expect((await rows()).recommendation - before.recommendation).toBe(1);
});

test('the answer sets a cookie that lets this browser share this recommendation for a day', async () => {
  const { body, cookies, headers } = await create();
  expect(String(headers['set-cookie'])).toMatch(/^teilen=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=86400; HttpOnly$/);
  const value = cookies[0]?.replace('teilen=', '') ?? '';
  const { system } = app.app;
  expect(await readShareCookie(system, 'spbdevk', value)).toEqual({
    number: body.Empfehlungsnummer,
    hash: body.Hash,
    firstName: 'Anna',
  });
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
  expect(body.Empfehler).toEqual({
    Vorname: 'Anna',
    IstNeu: false,
    NewsletterOptinGegeben: false,
    NewsletterOptinVersendetAm: null,
  });
  const [mail] = (await app.post()).filter(({ to }) => to === email);
  expect(mail?.text).not.toContain('ablehnen');
  const foreign = await create({ 'Empfehler.Email': 'other@example.org' }, { token });
  expect([foreign.status, foreign.body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  expect(foreign.body.Fehler).toMatchObject([
    {
      Feld: 'Empfehler.Email',
      Message:
        'Sie sind mit einer anderen E-Mail-Adresse angemeldet. Bitte empfehlen Sie mit der Adresse Ihres Kontos.',
    },
  ]);
  expect((await create({}, { token, mandant: 'versicherung' })).body.PsoErrorCode).toBe('PSOF0204');
});

test('a locked account makes no recommendation; the answer is the one of an address that may not take part (K10)', async () => {
  const token = await signIn();
  await as().write(async (tx) => {
    const { account } = await findOrCreateAccount(tx, { ...annaMuster, email, language: 'de' });
    await moveAccount(tx, await lockAccount(tx, account.id), 'lock', { reason: 'Verdacht' });
  });
  const before = await rows();
  expect((await create()).body.PsoErrorCode).toBe('PSOF0302');
  expect((await create({}, { token })).body.PsoErrorCode).toBe('PSOF0204');
  expect(await rows()).toEqual(before);
});

test('a recommendation belongs to its mandant alone', async () => {
  const { number, hash } = await anna.recommends({ mandant: 'versicherung' });
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`, { mandant: 'versicherung' })).status).toBe(200);
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`)).status).toBe(404);
});

const signIn = async () => {
  await as().write((tx) => findOrCreateAccount(tx, { ...annaMuster, email, language: 'de' }));
  return personToken({ as }, email);
};
