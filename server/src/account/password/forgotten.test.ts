import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { issueToken } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { operator } from '../../testing/cast/operators.ts';
import { person, registered, setsPassword } from '../../testing/cast/person.ts';
import { testDatabaseKind } from '../../testing/database/database.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { configure, countRows } from '../../testing/mandant.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { world } from '../../testing/world.ts';

const { app, as, days, anna } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());

const minutes = (count: number): Promise<void> => days(count / 1440);
const forget = (email: string, query = '') =>
  app.call('GET', `/account/resetPassword/${encodeURIComponent(email)}${query}`);
const welcomeAgain = (email: string) => app.call('GET', `/account/resendWelcomeMail/${encodeURIComponent(email)}`);
const subjectsTo = async (email: string): Promise<string[]> =>
  (await app.post()).filter(({ to }) => to === email).map(({ subject }) => subject);
const welcome = 'Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten';

describe('a forgotten password', () => {
  test('is answered the same for a known and an unknown e-mail; only the known one gets the mail [S7-C020]', async () => {
    const { email } = await person(app);
    for (const address of [email, 'nobody@example.org'])
      expect(await forget(address)).toMatchObject({ status: 200, body: { MailVersendet: true } });
    const mails = await app.post();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Passwort zurücksetzen']]);
    expect(mails[0]?.text).toMatch(/\/de\/passwortsetzen\?token=[\w-]{43}\n/);
  });

  test('asks the database the same for an active, a new, a locked and an unknown address', async () => {
    const { email } = await person(app);
    const { email: fresh } = await registered(app);
    const { email: locked } = await person(app);
    await as().write(({ db }) =>
      db.updateTable('account').set({ status: 'locked' }).where('email', '=', locked).execute(),
    );
    await minutes(16);
    const { system } = app.app;
    const statementsFor = async (address: string) => {
      // Whether many mails go is known for some seconds.
      await minutes(0.2);
      return statementsOf(system, () => forget(address));
    };
    const asked = await statementsFor(email);
    expect(asked.length).toBeGreaterThan(5);
    for (const address of [fresh, locked, 'nobody@example.org']) expect(await statementsFor(address)).toEqual(asked);
    expect((await app.post()).map(({ to }) => to)).toEqual([email, fresh]);
  });

  test.each(['navigate', 'no-cors'])('is not mailed to by a link or a picture of a page (%s)', async (mode) => {
    const { email } = await person(app);
    const headers = { 'sec-fetch-mode': mode };
    const asked = await app.call('GET', `/account/resetPassword/${email}`, { headers });
    expect([asked.status, asked.body]).toEqual([200, { MailVersendet: true }]);
    const { email: fresh } = await registered(app);
    await minutes(16);
    expect((await app.call('GET', `/account/resendWelcomeMail/${fresh}`, { headers })).status).toBe(200);
    expect(await app.post()).toEqual([]);
    const cors = await app.call('GET', `/account/resetPassword/${email}`, { headers: { 'sec-fetch-mode': 'cors' } });
    expect([cors.status, await subjectsTo(email)]).toEqual([200, ['Passwort zurücksetzen']]);
  });

  test('leaves nothing behind where nobody is', async () => {
    const before = await countRows(as(), 'mail', 'one_time_token', 'account');
    await forget('nobody-at-all@example.org');
    expect(await countRows(as(), 'mail', 'one_time_token', 'account')).toEqual(before);
  });

  test('of an account without any is the welcome again', async () => {
    const { email } = await registered(app);
    await minutes(16);
    await forget(email);
    expect(await subjectsTo(email)).toEqual([welcome]);
  });

  test('is mailed once in a quarter of an hour and three times a day, so that a link of today always works', async () => {
    const { email } = await person(app);
    await forget(email);
    await forget(email);
    expect(await subjectsTo(email)).toHaveLength(1);
    for (let count = 0; count < 4; count++) {
      await minutes(16);
      await forget(email);
    }
    expect(await subjectsTo(email)).toHaveLength(2);
    await days(1);
    await forget(email);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('is mailed from the desk whatever strangers asked for, at once', async () => {
    const [{ email, hash }, { email: fresh }] = [await person(app), await registered(app)];
    for (let count = 0; count < 3; count++) {
      await forget(email);
      await anna.recommends({ as: { firstName: 'Fremd', lastName: 'Fremd', email: fresh } });
    }
    const created = await rowsOf(as()).hashOf(fresh);
    await app.post();
    const token = await operator(app);
    for (const who of [hash, created])
      expect((await app.call('PUT', `/admin/empfehler/${who}/passwortmail`, { token })).status).toBe(200);
    expect((await app.post()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Passwort zurücksetzen'],
      [fresh, welcome],
    ]);
  });

  test('gets its mail whatever else a stranger had sent to the address', async () => {
    const { email } = await person(app);
    for (let count = 0; count < 4; count++)
      await anna.recommends({ as: { firstName: 'Fremd', lastName: 'Fremd', email } });
    await app.post();
    await forget(email);
    expect(await subjectsTo(email)).toEqual(['Passwort zurücksetzen']);
  });

  test('comes back to the page that was wanted, by its name only', async () => {
    const { email } = await person(app);
    await forget(email, '?redirect=EmpfehlerBankdaten');
    const [wanted] = await app.post();
    expect(wanted?.text).toContain('&redirect=EmpfehlerBankdaten');
    const { email: other } = await person(app);
    await forget(other, '?redirect=https%3A%2F%2Fevil.example');
    expect((await app.post()).at(-1)?.text).not.toContain('redirect');
  });

  test('is mailed in the language of the person, or the one of the page', async () => {
    const { email } = await person(app);
    await forget(email, '?locale=en');
    expect(await subjectsTo(email)).toEqual(['Reset your password']);
    await minutes(16);
    await forget(email, '?locale=xx');
    expect(await subjectsTo(email)).toEqual(['Passwort zurücksetzen']);
  });

  test('is nothing where the own portal of the mandant signs people in', async () => {
    const { email } = await person(app);
    await configure(app, 'spbdevk', { autologin: true });
    expect((await forget(email)).body).toEqual({ MailVersendet: true });
    expect(await app.post()).toEqual([]);
    await configure(app, 'spbdevk');
  });
});

if (testDatabaseKind === 'postgres')
  describe('while the desk changes the address', () => {
    const { database } = app.app.system;
    const blocked = sql<{ count: number }>`
      select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
    const isBlocked = async () => (await blocked.execute(database.kysely)).rows[0]?.count;
    /** Holds the old address while `other` begins, until that waits for it; `steps` come before the lock ends. */
    const beside = async <T>(
      email: string,
      other: () => Promise<T>,
      steps: (tx: Tx) => Promise<unknown>,
    ): Promise<T> => {
      const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = as().write(async (tx) => {
        await lockAddresses(tx, [email]);
        locked.resolve();
        await goOn.promise;
        await steps(tx);
      });
      await locked.promise;
      const second = other();
      await Promise.race([second, expect.poll(isBlocked, { timeout: 15_000 }).toBe(1)]);
      goOn.resolve();
      await first;
      return second;
    };
    const linksOf = (id: number) =>
      as().read(({ db }) =>
        db
          .selectFrom('one_time_token')
          .select('hash')
          .where('object_id', '=', id)
          .where('purpose', '=', 'PasswortReset')
          .execute(),
      );
    const idOf = async (hash: string) =>
      (
        await as().read(({ db }) =>
          db.selectFrom('account').select('id').where('hash', '=', hash).executeTakeFirstOrThrow(),
        )
      ).id;

    test('whoever asked for a link at the old one gets none for the account', async () => {
      const { email, hash } = await person(app);
      const id = await idOf(hash);
      const asked = await beside(
        email,
        () => forget(email),
        ({ db }) =>
          db
            .updateTable('account')
            .set({ email: `neu-${email}` })
            .where('id', '=', id)
            .execute(),
      );
      expect(asked).toMatchObject({ status: 200, body: { MailVersendet: true } });
      expect(await linksOf(id)).toEqual([]);
      expect(await app.post()).toEqual([]);
    });

    test('a link that was being made for the old one ends', async () => {
      const { email, hash } = await person(app);
      const id = await idOf(hash);
      const token = await operator(app);
      const body = { Vorname: 'Anna', Nachname: 'Muster', Email: `neu-${email}`, Grund: 'Anruf' };
      const changed = await beside(
        email,
        () => app.call('PUT', `/admin/empfehler/${hash}/aendern`, { token, body }),
        (tx) => issueToken(tx, 'PasswortReset', { object: 'account', id }),
      );
      expect(changed.status).toBe(200);
      expect(await linksOf(id)).toEqual([]);
    });
  });

describe('the welcome again', () => {
  test('goes to an account without a password, with a fresh link beside the old one [S7-C022]', async () => {
    const { email, token } = await registered(app);
    await minutes(16);
    expect(await welcomeAgain(email)).toMatchObject({ status: 200, body: { MailVersendet: true } });
    const fresh = tokenIn(mailTo(await app.post(), email));
    expect(fresh).not.toBe(token);
    expect((await setsPassword(app, token)).status).toBe(200);
    expect((await setsPassword(app, fresh, { chosen: 'Abendrot-2027-Porto' })).body.PsoErrorCode).toBe('PSOF0205');
    const other = await registered(app);
    await minutes(16);
    await welcomeAgain(other.email);
    const opens = tokenIn(mailTo(await app.post(), other.email));
    expect((await setsPassword(app, opens)).status).toBe(200);
  });

  test('keeps a quarter of an hour, and is not for who has a password or no account', async () => {
    const { email } = await registered(app);
    const { email: active } = await person(app);
    for (const address of [email, active, 'nobody@example.org'])
      expect((await welcomeAgain(address)).body).toEqual({ MailVersendet: true });
    expect(await app.post()).toEqual([]);
  });
});

test('the first recommendation brings the link of the first password along (K1)', async () => {
  const email = 'first@example.org';
  const as = { firstName: 'Frida', lastName: 'Erst', email };
  await anna.recommends({ as });
  await anna.recommends({ as });
  const [first, second] = (await app.post()).filter(({ to }) => to === email);
  expect(first?.text).toMatch(/Passwort festlegen:\n\S+\/de\/registrieren\?token=[\w-]{43}\n/);
  expect(first?.html).toContain('/de/registrieren?token=');
  expect(second?.text).not.toContain('registrieren');
  expect((await setsPassword(app, tokenIn(first))).body).toMatchObject({ Email: email, Vorname: 'Frida' });
});
