import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '#platform/mail/queue.ts';
import { acceptedMail } from '#recommendation/recommendation.ts';
import { evaOf, walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { password, person, registered, setsPassword, signsIn } from '#testing/cast/person.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { findTraces } from '#testing/database/traces.ts';
import { configure } from '#testing/mandant.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { collect, mailTo, recommendAndRegister, rewardTokenOf, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as, anna, ben, days } = w;
const eva = evaOf(app);
const rows = rowsOf(as());
const { config } = app.app.system;
afterAll(() => app.close());

let count = 0;
let to: string;
beforeEach(async () => {
  to = `neu${++count}@example.org`;
  await app.post();
});

const change = async (hash: string, fields: Record<string, unknown> = {}, mandant: Slug = 'spbdevk') =>
  app.call('PUT', `/admin/empfehler/${hash}/aendern`, {
    token: await eva.token(),
    mandant,
    body: { Vorname: 'Anna', Nachname: 'Muster', Email: to, Grund: 'Anruf', ...fields },
  });
const does = async (what: string, hash: string) =>
  eva.settles(
    await app.call('PUT', `/admin/empfehler/${hash}/${what}`, { token: await eva.token(), body: { Grund: 'Anruf' } }),
  );
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
const account = (hash: string) =>
  as().read(({ db }) => db.selectFrom('account').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow());
/** Also somebody who never signed in, whom no verb holds back. */
const holdBack = (hash: string) =>
  as().write(({ db }) => db.updateTable('account').set({ status: 'locked' }).where('hash', '=', hash).execute());
const subjects = async () => (await app.post()).map(({ to: whom, subject }) => `${whom}: ${subject}`).toSorted();
const changed = 'Ihre E-Mail-Adresse wurde geändert';

describe('another name', () => {
  test('counts at once, stands in the log with the one before, and ends nothing', async () => {
    const { email, hash, token } = await person(app, { lastName: 'Mustr' });
    const reply = await change(hash, { Nachname: ' Muster ', Email: email.toUpperCase(), Grund: 'Tippfehler' });
    expect([reply.status, reply.body]).toEqual([200, { Empfehlerhash: hash, Status: 'Aktiv' }]);
    expect(await account(hash)).toMatchObject({ first_name: 'Anna', last_name: 'Muster', email });
    const shown = await app.call('GET', '/account/user', { token });
    expect([shown.status, shown.body.Nachname]).toEqual([200, 'Muster']);
    expect((await rows.events('account', hash)).at(-1)).toBe(
      'namesChanged active → active (Tippfehler (Anna Mustr → Anna Muster))',
    );
    expect(await subjects()).toEqual([]);
  });

  test('what is the same already changes nothing and is not noted', async () => {
    const { email, hash } = await person(app);
    const before = [await account(hash), await rows.events('account', hash)];
    expect((await change(hash, { Email: email })).status).toBe(200);
    expect([await account(hash), await rows.events('account', hash)]).toEqual(before);
  });

  test('names, address and reason are what the form of a recommender takes', async () => {
    const { hash } = await person(app);
    const wrong = { Vorname: ' ', Nachname: '<b>', Email: 'anna', Grund: '' };
    const reply = await change(hash, wrong);
    expect(code(reply)).toEqual([400, 'PSOF0100']);
    expect(reply.body.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual(Object.keys(wrong));
  });
});

describe('another e-mail address', () => {
  test('ends every sign-in, and from now on is the one to sign in with', async () => {
    const { email, hash, token } = await person(app);
    await change(hash, { Email: ` ${to.toUpperCase()} `, Grund: 'Neuer Anbieter' });
    expect((await app.call('GET', '/account/user', { token })).status).toBe(401);
    expect(code(await signsIn(app, email))).toEqual([400, 'PSOF0201']);
    expect((await signsIn(app, to)).body).toMatchObject({ Email: to, Empfehlerhash: hash });
    expect((await rows.events('account', hash)).at(-1)).toBe(
      `emailChanged active → active (Neuer Anbieter (${email} → ${to}))`,
    );
  });

  test('is told at both; the old one may be a stranger and hears no name and no address', async () => {
    const { email, hash } = await person(app, { firstName: 'Annegret' });
    await change(hash, { Vorname: 'Annegret' });
    const mails = await app.post();
    expect(mails.map(({ to: whom, subject }) => [whom, subject])).toEqual([
      [email, changed],
      [to, changed],
    ]);
    const [old, fresh] = mails;
    expect(old?.text).toContain('Diese hier gehört nicht mehr dazu.');
    expect(`${old?.text}${old?.html}`).not.toMatch(new RegExp(`Annegret|${to}`));
    expect(fresh?.text).toContain('Annegret');
    expect(fresh?.text).toContain('Ab jetzt schreiben wir Ihnen hierher.');
  });

  test('ends the links of mails to the old one: password, support, "that was not me"', async () => {
    const { email, token: first } = await registered(app);
    const hash = await rows.hashOf(email);
    await change(hash);
    expect(code(await setsPassword(app, first))).toEqual([400, 'PSOF0205']);

    const known = await person(app);
    const asked = await app.call('GET', `/account/resetPassword/${known.email}`);
    expect(asked.status).toBe(200);
    const reset = tokenIn(mailTo(await app.post(), known.email));
    const { number } = await anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email: known.email } });
    const refusal = tokenIn(mailTo(await app.post(), known.email), 'ablehnen');
    const { body } = await app.call('POST', `/admin/empfehler/${known.hash}/adminlogin`, {
      token: await eva.token(),
      body: { Grund: 'Anruf' },
    });
    await change(known.hash, { Email: `zwei-${to}` });
    expect(code(await setsPassword(app, reset))).toEqual([400, 'PSOF0205']);
    expect(code(await app.call('PUT', '/account/ablehnen', { body: { Token: refusal } }))).toEqual([400, 'PSOF0205']);
    expect(code(await app.call('GET', `/account/login?token=${body.Url.split('/').at(-1)}`))).toEqual([
      400,
      'PSOF0205',
    ]);
    expect(await rows.recommendation(number)).toMatchObject({ status: 'open', shown_first_name: 'Anna' });
    await does('passwortmail', known.hash);
    const fresh = tokenIn(mailTo(await app.post(), `zwei-${to}`, /Passwort/));
    expect((await setsPassword(app, fresh, { chosen: `${password}-neu` })).status).toBe(200);
  });

  test('gets the mails that still wait; one whose link has ended is sent to nobody', async () => {
    const { email, hash } = await person(app);
    const { id } = await account(hash);
    const about = { object: 'account', objectId: id, language: 'de' } as const;
    const parameters = { product: 'Zuhause L', firstName: 'Anna', number: '104477120935' };
    await as().write((tx) => queueMail(tx, acceptedMail, { ...about, to: email, parameters }));
    await app.call('GET', `/account/resetPassword/${email}`);
    // The mail server was away for hours.
    await as().write(({ db }) => db.updateTable('mail').set({ tries: 6 }).where('object_id', '=', id).execute());
    await change(hash);
    expect(await subjects()).toEqual(
      [`${email}: ${changed}`, `${to}: ${changed}`, `${to}: Ihre Empfehlung wurde angenommen`].toSorted(),
    );
    await days(2);
    expect(await subjects()).toEqual([]);
    await days(-2);
  });

  test('gets the mail with a link that was made by who is signed in; what anybody may have made is sent to nobody', async () => {
    const { email, hash, token } = await person(app);
    const as = { firstName: 'Anna', lastName: 'Muster', email };
    const own = await anna.recommends({ as, token });
    await anna.recommends({ as });
    await change(hash);
    const mails = await app.post();
    expect(mails.map(({ to: whom, subject }) => `${whom}: ${subject}`).toSorted()).toEqual(
      [`${email}: ${changed}`, `${to}: ${changed}`, expect.stringContaining(`${to}: Ihr Empfehlungslink`)].toSorted(),
    );
    expect(mailTo(mails, to, /Empfehlungslink/)?.text).toContain(own.short);
  });

  test('of somebody who is nobody yet: the welcome mail goes to the right address now', async () => {
    const { email } = await registered(app);
    const hash = await rows.hashOf(email);
    expect((await change(hash)).body.Status).toBe('Angelegt');
    await does('passwortmail', hash);
    const token = tokenIn(mailTo(await app.post(), to, /Willkommen/));
    expect((await setsPassword(app, token)).body).toMatchObject({ Email: to, Empfehlerhash: hash });
  });
});

describe('an address that is not free', () => {
  const taken = (reply: Awaited<ReturnType<typeof change>>) => {
    expect(code(reply)).toEqual([409, 'PSOF0102']);
    expect(reply.body.Fehler).toMatchObject([
      { Feld: 'Email', Message: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.' },
    ]);
  };

  test('because another account has it, a locked one, too: nothing is changed', async () => {
    const { email, hash, token } = await person(app);
    const other = await person(app);
    taken(await change(hash, { Nachname: 'Neu', Email: other.email }));
    await does('sperren', other.hash);
    taken(await change(hash, { Nachname: 'Neu', Email: other.email }));
    expect(await account(hash)).toMatchObject({ last_name: 'Muster', email });
    expect((await app.call('GET', '/account/user', { token })).status).toBe(200);
    await does('entsperren', other.hash);
  });

  test('is free again once that account is deleted, and was never taken by another mandant', async () => {
    const { hash } = await person(app);
    const gone = await person(app, { email: `weg-${to}` });
    await person(app, { email: to, mandant: 'versicherung' });
    await does('loeschen', gone.hash);
    expect((await change(hash, { Email: gone.email })).status).toBe(200);
    expect((await change(hash)).status).toBe(200);
    expect(await account(hash)).toMatchObject({ email: to });
  });

  test('is given to one of two at once', async () => {
    const two = [await person(app), await person(app)];
    const replies = await Promise.all(two.map(({ hash }) => change(hash)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('because the mandant lets only others take part', async () => {
    const { email, hash } = await person(app);
    await configure(app, 'spbdevk', { emailWhitelist: '@firma.example' });
    const reply = await change(hash);
    expect(code(reply)).toEqual([400, 'PSOF0302']);
    expect(reply.body.Fehler).toMatchObject([{ Feld: 'Email' }]);
    // The name of who came before the rule can still be mended.
    expect((await change(hash, { Nachname: 'Neu', Email: email })).status).toBe(200);
    await configure(app, 'spbdevk');
  });

  test('because the person recommended somebody who has it; where that is allowed, it may be', async () => {
    const walk = await recommendAndRegister(app);
    const hash = await rows.hashOf(walk.recommenderEmail);
    const reply = await change(hash, { Email: walk.recipientEmail });
    expect(code(reply)).toEqual([400, 'PSOF0303']);
    expect(reply.body.Fehler).toMatchObject([{ Feld: 'Email', Message: expect.stringContaining('empfohlen hat') }]);
    await configure(app, 'spbdevk', { allowsSelfRecommendation: true });
    expect((await change(hash, { Email: walk.recipientEmail })).status).toBe(200);
    await configure(app, 'spbdevk');
  });

  test('and nobody comes through the own link with the new one afterwards', async () => {
    const email = `anna-${to}`;
    const link = await anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
    await change(await rows.hashOf(email));
    expect(code(await ben.registers(link, { Email: to }))).toEqual([400, 'PSOF0303']);
    expect((await ben.registers(link, { Email: email })).status).toBe(200);
  });
});

describe('a reward that waits', () => {
  const minutes = (of: number) => {
    const { clock } = app.app.system;
    clock.set(new Date(clock.now().getTime() + of * 60_000));
  };

  test('is collected by the mail to the new address; the link in the old one only reads', async () => {
    const walk = await walkToReady(app, { share: 100 });
    minutes(5);
    await change(await rows.hashOf(walk.recommenderEmail));
    walk.mails.push(...(await app.post()));
    const { token: old, number } = walk.recommender!;
    const [seen] = (await app.call('GET', '/praemierung', { token: old })).body;
    expect(seen).toMatchObject({ Id: number, Status: 'Bereitgestellt', Praemierungstoken: null });
    await expect(collect(app, walk, old)).rejects.toThrow('PSOF0401');
    expect(await rows.rewards(walk.number)).toEqual(['recommender ready 7000']);
    expect((await collect(app, walk, rewardTokenOf(walk, to))).status).toBe(200);
    expect(walk.mails.at(-1)?.to).toBe(to);
  });

  test('of somebody held back is mailed when the hold ends', async () => {
    const walk = await walkToReady(app, { share: 100 });
    const hash = await rows.hashOf(walk.recommenderEmail);
    await holdBack(hash);
    await change(hash);
    expect(await subjects()).toEqual([`${to}: ${changed}`, `${walk.recommenderEmail}: ${changed}`].toSorted());
    await does('entsperren', hash);
    expect(await subjects()).toEqual([`${to}: Ihre Prämie wartet auf Sie`]);
  });

  /** In whatever order: several leave at a time. */
  const subjectsToNew = async () =>
    (await app.post())
      .filter((mail) => mail.to === to)
      .map(({ subject }) => subject)
      .toSorted();

  test('and was granted just before is one mail', async () => {
    const { number, orderNumber, recommenderEmail } = await walkToReady(app, { share: 100 });
    await eva.cancelsOrder(orderNumber);
    await app.post();
    expect((await eva.grants(number)).status).toBe(200);
    await change(await rows.hashOf(recommenderEmail));
    expect(await subjectsToNew()).toEqual([changed, 'Ihre Prämie wartet auf Sie']);
  });

  test('and was set back just before is one mail', async () => {
    const walk = await walkToReady(app, { share: 100 });
    const { token, number } = walk.recommender!;
    await collect(app, walk, token);
    expect((await eva.decides(number, 'zuruecksetzen')).status).toBe(200);
    await change(await rows.hashOf(walk.recommenderEmail));
    expect(await subjectsToNew()).toEqual([changed, 'Ihre Prämie wartet auf Sie']);
  });

  test('and one that is on its way keeps the account it goes to', async () => {
    const walk = await walkToReady(app, { share: 100 });
    await collect(app, walk, walk.recommender!.token);
    const reward = () =>
      as().read(({ db }) =>
        db.selectFrom('reward').selectAll().where('number', '=', walk.recommender!.number).executeTakeFirstOrThrow(),
      );
    const before = await reward();
    await change(await rows.hashOf(walk.recommenderEmail), { Nachname: 'Neu' });
    expect(await reward()).toEqual(before);
  });
});

describe('a reward that waits for a customer number', () => {
  const asks = 'Bitte nennen Sie uns Ihre Kundennummer';
  const show = (token: string) => app.call('GET', `/empfehler/GetResultFromKundennummer/?token=${token}`);
  const asked = async () => {
    const walk = await walkToReady(app, { share: 100 });
    return { token: tokenIn(mailTo(walk.mails, walk.recommenderEmail, /Kundennummer/)), ...walk };
  };
  beforeEach(() => configure(app, 'spbdevk', { needsCustomerNumber: true }));
  afterEach(() => configure(app, 'spbdevk'));

  test('is asked about at the new address; the link in the old mail has ended', async () => {
    const { token, recommenderEmail } = await asked();
    await change(await rows.hashOf(recommenderEmail));
    const mails = await app.post();
    const subjects = mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([asks, changed]);
    expect(code(await show(token))).toEqual([400, 'PSOF0205']);
    expect((await show(tokenIn(mailTo(mails, to, /Kundennummer/)))).body.Ergebnis).toBe('Fehlt');
  });

  test('of somebody held back is asked about when the hold ends', async () => {
    const hash = await rows.hashOf((await asked()).recommenderEmail);
    await holdBack(hash);
    await change(hash);
    expect((await subjects()).filter((subject) => subject.startsWith(to))).toEqual([`${to}: ${changed}`]);
    await does('entsperren', hash);
    expect(await subjects()).toEqual([`${to}: ${asks}`]);
  });

  test('is asked about only where there is one', async () => {
    const { hash } = await person(app);
    await change(hash);
    expect((await subjects()).filter((subject) => subject.startsWith(to))).toEqual([`${to}: ${changed}`]);
  });
});

describe('who may, and whom', () => {
  test('nobody is left to change once the account is deleted', async () => {
    const { hash } = await person(app);
    await does('loeschen', hash);
    expect(code(await change(hash))).toEqual([409, 'PSOF0102']);
    expect(code(await change('a'.repeat(32)))).toEqual([404, 'PSOF0101']);
  });

  test('not on the desk of another mandant, not by who writes content, not by the person or support', async () => {
    const { email, hash, token } = await person(app);
    expect(code(await change(hash, {}, 'versicherung'))).toEqual([404, 'PSOF0101']);
    const body = { Vorname: 'Anna', Nachname: 'Muster', Email: to, Grund: 'Anruf' };
    const path = `/admin/empfehler/${hash}/aendern`;
    const editor = await operator(app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
    expect(code(await app.call('PUT', path, { token: editor, body }))).toEqual([403, 'PSOF0202']);
    expect(code(await app.call('PUT', path, { token, body }))).toEqual([401, 'PSOF0204']);
    expect(await account(hash)).toMatchObject({ email });
    const clerk = await operator(app, { email: 'otto@betreiber.example', role: 'BetreiberSachbearbeitung' });
    expect((await app.call('PUT', path, { token: clerk, body })).status).toBe(200);
  });
});

test('of names and addresses of before nothing is left once the person is deleted', async () => {
  const walk = await walkToReady(app, { tag: 'spurlos' });
  const hash = await rows.hashOf(walk.recommenderEmail);
  await change(hash, { Vorname: 'Annerose', Nachname: 'Zwischenname', Email: `zwischen-${to}` });
  await change(hash, { Vorname: 'Annerose', Nachname: 'Spaetername', Email: to, Grund: 'Heirat' });
  const words = [walk.recommenderEmail, 'Annerose', 'Zwischenname', 'Spaetername', to, 'Heirat'];
  expect(await findTraces(app, words)).toContain('event');
  await app.post();
  // As in production: of a mail that was sent nothing stays.
  const { testMode, demo } = config;
  Object.assign(config, { testMode: false, demo: false });
  await does('loeschen', hash);
  expect(await subjects()).toEqual([`${to}: Ihr Konto wurde gelöscht`]);
  Object.assign(config, { testMode, demo });
  expect(await findTraces(app, words)).toEqual([]);
  expect((await rows.events('account', hash)).filter((event) => event.startsWith('emailChanged'))).toEqual([
    'emailChanged created → created',
    'emailChanged created → created',
  ]);
});
