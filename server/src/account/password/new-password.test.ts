import { texts } from '@weitersagen/contract/texts/texts';
import { afterAll, describe, expect, test } from 'vitest';
import { password, person, registered, setsPassword, signsIn } from '../../testing/cast/person.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { world } from '../../testing/world.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

const user = (token: string) => app.call('GET', '/account/user', { token });
const check = (token: string) => app.call('PUT', '/account/validateResetPassword', { body: { Token: token } });
const change = (token: string, current: string, chosen: string, again = chosen) =>
  app.call('PUT', '/account/resetPasswordWithoutToken', {
    token,
    body: { PasswordAktuell: current, Password: chosen, PasswordWiederholung: again },
  });
/** The token of M18. */
async function forgets(email: string): Promise<string> {
  await app.call('GET', `/account/resetPassword/${email}`);
  return tokenIn(mailTo(await app.post(), email, /zurücksetzen/));
}
const another = 'Abendrot-2027-Porto';
const rule =
  'Das Passwort muss mindestens 8 Zeichen lang sein und mindestens einen Kleinbuchstaben, einen Großbuchstaben und eine Ziffer enthalten.';
const weak = 'Dieses Passwort ist zu leicht zu erraten.';

test('the first password opens the account and signs in (K5)', async () => {
  const { email, token } = await registered(app);
  const answer = await setsPassword(app, token);
  expect(answer).toMatchObject({ status: 200, body: { Email: email, Token: expect.any(String) } });
  expect((await user(answer.body.Token)).status).toBe(200);
  expect(await rowsOf(as()).events('account', answer.body.Empfehlerhash)).toEqual([
    'K2 → created',
    'K5 created → active',
  ]);
  expect(await app.post()).toEqual([]);
});

test.each([
  ['Abcdef1', '[S5-V012]', rule],
  ['ABCDEFG1', '[S5-V013]', rule],
  ['abcdefg1', '[S5-V014]', rule],
  ['Abcdefgh', '[S5-V015]', rule],
  ['Passw0rd', 'among the most common', weak],
  ['Football1', 'among the most common', weak],
  // The ten thousandth, by far behind the first thousand.
  ['Bologna1', 'among the most common', weak],
  ['Spbdevk-2026', 'with the name of the brand', weak],
  ['Zora2026', 'the first name', weak],
  ['XXquitte1', 'the last name', weak],
  ['Partnerprogramm7', 'the brand', weak],
])('the password %s is refused, and the link stays good %s', async (chosen, _why, message) => {
  const { token } = await registered(app, { firstName: 'Zora', lastName: 'Quitte' });
  expect(await setsPassword(app, token, { chosen })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0100', Fehler: [{ Feld: 'Password', Message: message }] },
  });
  expect((await setsPassword(app, token, { chosen: another })).status).toBe(200);
});

test.each([['Wq7zKt2x'], ['Abcdefg1']])('eight characters are enough for a password: %s [S5-V012]', async (chosen) => {
  const { token } = await registered(app, { firstName: 'Zora', lastName: 'Quitte' });
  expect((await setsPassword(app, token, { chosen })).status).toBe(200);
});

test('the second field has to repeat the first', async () => {
  const { token } = await registered(app);
  expect(await setsPassword(app, token, { again: another })).toMatchObject({
    status: 400,
    body: { Fehler: [{ Feld: 'PasswordWiederholung', Message: 'Die Passwörter stimmen nicht überein.' }] },
  });
});

describe('with the link of M18', () => {
  test('a new password signs in, once, ends every other session and is told by mail [S7-C021]', async () => {
    const { email, token: before } = await person(app);
    const link = await forgets(email);
    const answer = await setsPassword(app, link, { chosen: another });
    expect(answer).toMatchObject({ status: 200, body: { Email: email } });
    expect((await user(answer.body.Token)).status).toBe(200);
    expect((await user(before)).body.PsoErrorCode).toBe('PSOF0204');
    expect(mailTo(await app.post(), email)?.subject).toBe('Ihr Passwort wurde geändert');
    expect(await setsPassword(app, link, { chosen: 'Mondlicht-2028-Faro' })).toMatchObject({
      status: 400,
      body: { PsoErrorCode: 'PSOF0205' },
    });
    expect((await signsIn(app, email)).status).toBe(400);
    expect((await signsIn(app, email, { chosen: another })).status).toBe(200);
  });

  test('two at once set it once', async () => {
    const { email } = await person(app);
    const link = await forgets(email);
    const answers = await Promise.all([
      setsPassword(app, link, { chosen: another }),
      setsPassword(app, link, { chosen: 'Mondlicht-2028-Faro' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('every link that was sent before ends with the first one that is used', async () => {
    const { email } = await person(app);
    const [first, second] = [await forgets(email), await forgets(email)];
    expect((await check(first)).body.Gueltig).toBe(true);
    await setsPassword(app, second, { chosen: another });
    expect((await check(first)).body).toEqual({ Gueltig: false });
  });

  test('the password that stands already is refused', async () => {
    const { email } = await person(app);
    expect(await setsPassword(app, await forgets(email))).toMatchObject({
      status: 400,
      body: {
        Fehler: [{ Feld: 'Password', Message: 'Das neue Passwort muss sich vom aktuellen unterscheiden.' }],
      },
    });
  });

  test('it is over after 24 hours, that of M01 after seven days', async () => {
    const { email } = await person(app);
    const link = await forgets(email);
    const { token: welcome } = await registered(app);
    await days(0.99);
    expect((await check(link)).body.Gueltig).toBe(true);
    await days(0.02);
    expect((await check(link)).body).toEqual({ Gueltig: false });
    expect((await setsPassword(app, link, { chosen: another })).body.PsoErrorCode).toBe('PSOF0205');
    await days(5.9);
    expect((await check(welcome)).body.Gueltig).toBe(true);
    await days(0.2);
    expect((await setsPassword(app, welcome)).body.PsoErrorCode).toBe('PSOF0205');
  });

  test('a locked account stays shut', async () => {
    const { email } = await person(app);
    const link = await forgets(email);
    await as().write(({ db }) =>
      db.updateTable('account').set({ status: 'locked' }).where('email', '=', email).execute(),
    );
    expect((await check(link)).body).toEqual({ Gueltig: false });
    expect((await setsPassword(app, link, { chosen: another })).body.PsoErrorCode).toBe('PSOF0203');
  });

  test('a token of another mandant is none', async () => {
    const { token } = await registered(app, { mandant: 'versicherung' });
    expect((await check(token)).body).toEqual({ Gueltig: false });
    expect((await setsPassword(app, token)).body.PsoErrorCode).toBe('PSOF0205');
    expect((await setsPassword(app, token, { mandant: 'versicherung' })).status).toBe(200);
  });
});

test('looking at a link tells what it is for and does not use it; an unknown one tells nothing [S7-C024]', async () => {
  const { email, token } = await registered(app);
  for (let count = 0; count < 2; count++) {
    expect((await check(token)).body).toEqual({
      Gueltig: true,
      Art: 'Registrierung',
      Email: email,
      Vorname: 'Anna',
      Nachname: 'Muster',
      GueltigBis: expect.any(String),
      AgbErforderlich: false,
    });
  }
  expect((await setsPassword(app, token)).status).toBe(200);
  expect((await check('x'.repeat(43))).body).toEqual({ Gueltig: false });
});

describe('who is signed in', () => {
  test('changes the password with the current one: the others are out, this browser goes on [S7-C023]', async () => {
    const { email, token } = await person(app);
    const other = (await signsIn(app, email)).body.Token;
    const link = await forgets(email);
    const answer = await change(token, password, another);
    expect(answer).toMatchObject({ status: 200, body: { Email: email } });
    for (const dead of [token, other]) expect((await user(dead)).status).toBe(401);
    expect((await user(answer.body.Token)).status).toBe(200);
    expect((await check(link)).body).toEqual({ Gueltig: false });
    expect(mailTo(await app.post(), email)?.subject).toBe('Ihr Passwort wurde geändert');
  });

  test('stays signed in after it, where that was wished for', async () => {
    const { email } = await person(app);
    const { Token: token } = (await signsIn(app, email, { remembers: true })).body;
    const answer = await change(token, password, another);
    await days(20);
    expect((await user(answer.body.Token)).status).toBe(200);
  });

  test.each([
    ['a wrong current password', 'Wrong-2026', another, 'PasswordAktuell', 'Das aktuelle Passwort ist nicht richtig.'],
    ['the same again', password, password, 'Password', 'Das neue Passwort muss sich vom aktuellen unterscheiden.'],
    ['one of the own name', password, 'Muster2026', 'Password', weak],
  ])('is refused %s, and nothing changes [S7-C023]', async (_what, current, chosen, field, message) => {
    const { token } = await person(app);
    expect(await change(token, current, chosen)).toMatchObject({
      status: 400,
      body: { PsoErrorCode: 'PSOF0100', Fehler: [{ Feld: field, Message: message }] },
    });
    expect((await user(token)).status).toBe(200);
  });
});

test.each([
  ['de', rule],
  ['en', texts('en').problems['password-rule']],
])('what a password has to be is told in %s [S7-C025]', async (locale, words) => {
  const { status, body } = await app.call('GET', '/account/passwortvalidator', { locale });
  expect([status, body]).toEqual([
    200,
    { MinLaenge: 8, MaxLaenge: 128, RegEx: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,128}$', Text: words },
  ]);
});
