import { afterAll, describe, expect, test } from 'vitest';
import { person, registered } from '../../testing/cast/person.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { configure, countRows } from '../../testing/mandant.ts';
import { terms } from '../../testing/mandant-files.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { world } from '../../testing/world.ts';

const { app, as, days } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());

const anna = (email: string) => ({ Vorname: 'Anna', Nachname: 'Muster', Email: email });
const register = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/account/createEmpfehler', { body, headers });
const code = expect.stringMatching(/^[2-9B-DF-HJKM-NP-TV-XZ]{4}-[2-9B-DF-HJKM-NP-TV-XZ]{4}$/);
const answer = { Angelegt: true, MailVersendet: true, Empfehlungscode: code };
const subjectsTo = async (email: string): Promise<string[]> =>
  (await app.post()).filter(({ to }) => to === email).map(({ subject }) => subject);

test('who registers gets an account, the same answer as everybody, and M01 [S7-C026] [S3-E103] [S6-P005]', async () => {
  const email = 'new@example.org';
  expect(await register(anna(email))).toMatchObject({ status: 200, body: answer });
  const mail = mailTo(await app.post(), email);
  expect(mail?.subject).toBe('Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten');
  expect(mail?.text).toMatch(/\/de\/registrieren\?token=[\w-]{43}\n/);
  expect(mail?.text).toMatch(/Das war ich nicht.*:\n\S+\/de\/registrieren\?ablehnen=[\w-]{43}\n/);
});

test.each([
  ['Vorname', '[S3-E104]', 'Vorname ist ein Pflichtfeld'],
  ['Nachname', '[S3-E105]', 'Nachname ist ein Pflichtfeld'],
  ['Email', '[S3-E106] [S7-C026]', 'E-Mail-Adresse ist ein Pflichtfeld'],
])('nobody registers without %s %s', async (field, _id, message) => {
  const { [field]: _, ...body } = anna('x@example.org') as Record<string, string>;
  expect(await register(body)).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0100', Fehler: [{ Feld: field, Message: message }] },
  });
  expect(await app.post()).toEqual([]);
});

describe('a known address', () => {
  test('with a password gets the same answer, and M04 with a way back in', async () => {
    const { email } = await person(app);
    expect((await register({ ...anna(email), Vorname: 'Fremd' })).body).toEqual(answer);
    const mail = mailTo(await app.post(), email);
    expect(mail?.subject).toBe('Sie sind bereits registriert');
    expect(mail?.text).toContain('Anna');
    expect(mail?.text).not.toContain('Fremd');
    expect(mail?.text).toMatch(/\/de\/login\n/);
    const check = await app.call('PUT', '/account/validateResetPassword', { body: { Token: tokenIn(mail) } });
    expect(check.body).toMatchObject({ Gueltig: true, Art: 'PasswortReset' });
  });

  test.each([
    ['nothing', {}],
    ['agrees to the terms', { AgbAkzeptiert: true }],
    ['wishes for the newsletter', { NewsletterPermission: true }],
  ])('asks the database the same as an unknown one when somebody %s, mailed just now or not', async (wish, more) => {
    const { email } = await person(app);
    const { email: waiting } = await registered(app);
    const { system } = app.app;
    const asked = (address: string) => statementsOf(system, () => register({ ...anna(address), ...more }));
    // Whoever agrees first brings the text of the terms along.
    await asked(`first-who-${wish.replaceAll(' ', '-')}@example.org`);
    const unknown = await asked(`${wish.replaceAll(' ', '-')}@example.org`);
    expect(unknown.length).toBeGreaterThan(5);
    for (const known of [email, email, waiting]) expect(await asked(known)).toEqual(unknown);
    await app.post();
  });

  test('keeps no word of a stranger: no terms agreed to, no newsletter asked for', async () => {
    const { email } = await person(app);
    const of = await countRows(as(), 'permission_evidence', 'one_time_token', 'event');
    await register({ ...anna(email), AgbAkzeptiert: true, NewsletterPermission: true });
    expect(await subjectsTo(email)).toEqual(['Sie sind bereits registriert']);
    // The way back in is all that is new.
    expect(await countRows(as(), 'permission_evidence', 'one_time_token', 'event')).toEqual({
      ...of,
      one_time_token: of.one_time_token + 1,
    });
    const { newsletter_mail_at } = await as().read(({ db }) =>
      db.selectFrom('account').select('newsletter_mail_at').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    expect(newsletter_mail_at).toBeNull();
  });

  test('without a password gets M01 again, after a quarter of an hour', async () => {
    const { email } = await registered(app);
    expect((await register(anna(email))).body).toEqual(answer);
    expect(await subjectsTo(email)).toEqual([]);
    await days(0.02);
    expect((await register(anna(email))).body).toEqual(answer);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('is not changed by what a stranger types', async () => {
    const { email, token } = await person(app);
    await register({ Vorname: 'Fremd', Nachname: 'Fremd', Email: email.toUpperCase() });
    const { body } = await app.call('GET', '/account/user', { token });
    expect(body).toMatchObject({ Vorname: 'Anna', Nachname: 'Muster', Email: email });
  });
});

test('"Das war ich nicht" deletes the account that somebody else made (K14)', async () => {
  const email = 'not-me@example.org';
  await register(anna(email));
  const Token = tokenIn(mailTo(await app.post(), email), 'ablehnen');
  expect((await app.call('PUT', '/account/ablehnen', { body: { Token } })).body).toEqual({ Geloescht: true });
  const known = await as().read(({ db }) =>
    db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst(),
  );
  expect(known).toBeUndefined();
});

test('the same Idempotency-Key makes one account and its mails once', async () => {
  const headers = { 'idempotency-key': 'once-and-for-all' };
  const before = await countRows(as(), 'account', 'mail');
  const answers = await Promise.all([1, 2, 3].map(() => register(anna('once@example.org'), headers)));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answer]);
  const after = await countRows(as(), 'account', 'mail');
  expect([after.account - before.account, after.mail - before.mail]).toEqual([1, 2]);
  expect((await register(anna('other@example.org'), headers)).status).toBe(409);
});

test('an address that is not on the list of the mandant may not take part', async () => {
  await configure(app, 'spbdevk', { emailWhitelist: '@firma.example' });
  expect(await register(anna('somebody@example.org'))).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0302', Fehler: [{ Feld: 'Email' }] },
  });
  expect((await register(anna('somebody@firma.example'))).status).toBe(200);
  await configure(app, 'spbdevk');
});

test('a mandant that asks for a captcha lets nobody in without', async () => {
  const { features } = as().mandant.config;
  await configure(app, 'spbdevk', { features: { ...features, captcha: true } });
  expect((await register(anna('robot@example.org'))).body.PsoErrorCode).toBe('PSOF0301');
  await configure(app, 'spbdevk');
});

test('the terms somebody agrees to are kept, apart from the person', async () => {
  const email = 'agreed@example.org';
  const before = await rowsOf(as()).count('permission_evidence');
  await register({ ...anna(email), AgbAkzeptiert: true });
  const kept = await as().read(({ db }) => db.selectFrom('permission_evidence').selectAll().orderBy('id').execute());
  expect(kept.slice(before)).toMatchObject([
    { kind: 'terms', given: true, text: terms, source: 'K2', person_hash: as().system.vault.hash(email, 'permission') },
  ]);
});

test('sending the text of the terms is agreeing to it; another text than the one in force is refused, and nothing is made', async () => {
  const email = 'sent-terms@example.org';
  const evidence = () => rowsOf(as()).count('permission_evidence');
  const before = await evidence();
  const old = await register({ ...anna(email), AgbText: 'Die Bedingungen von gestern.' });
  expect([old.status, old.body.PsoErrorCode]).toEqual([409, 'PSOF0306']);
  expect((await register({ ...anna(email), AgbText: 7 })).status).toBe(400);
  expect(await evidence()).toBe(before);
  expect((await register({ ...anna(email), AgbText: terms })).status).toBe(200);
  const kept = await as().read(({ db }) => db.selectFrom('permission_evidence').selectAll().orderBy('id').execute());
  expect(kept.slice(before)).toMatchObject([{ kind: 'terms', given: true, text: terms, source: 'K2' }]);
  // A stranger’s word for somebody who is known counts for nothing.
  expect((await register({ ...anna(email), AgbText: terms })).status).toBe(200);
  expect(await evidence()).toBe(before + 1);
});

test('the newsletter has to be confirmed by the mail first', async () => {
  const email = 'news@example.org';
  await register({ ...anna(email), NewsletterPermission: true });
  expect((await subjectsTo(email)).toSorted()).toEqual([
    'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    'Ihr persönlicher Empfehlungscode',
    'Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten',
  ]);
});

test('an e-mail registers twenty times an hour at most', async () => {
  const answers = [];
  for (let count = 0; count < 21; count++) answers.push(await register(anna('often@example.org')));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
