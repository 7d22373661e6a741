/** A forgotten password of somebody of an agency (G12), from the mail to the last session that ends by it, and one that is changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencyPassword, anAgency, lastMail } from '#testing/cast/agency/clara.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { countRows } from '#testing/mandant.ts';
import { tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

const another = 'Abendrot-2027-Porto';
const third = 'Mondlicht-2028-Faro';

let w: World;
beforeAll(async () => {
  w = await world();
  await anAgency(w, 'hafen', { employees: ['M1', 'M2', 'M3'] });
});
afterAll(() => w.app.close());

const minutes = (count: number): Promise<void> => w.days(count / 1440);
const forget = (email: string, headers: Record<string, string> = {}) =>
  w.app.call('GET', `/agentur/resetPassword/${encodeURIComponent(email)}`, { headers });
const mailsTo = async (email: string) => (await w.app.post()).filter(({ to }) => to === email);
/** The token of M28. */
async function forgets(email: string): Promise<string> {
  await forget(email);
  return tokenIn(await lastMail(w.app, email), 't');
}
const sets = (Token: string, Password: string, PasswordWiederholung = Password) =>
  w.app.call('PUT', '/agentur/resetPassword', { body: { Token, Password, PasswordWiederholung } });
const changes = (token: string, PasswordAktuell: string, Password: string, PasswordWiederholung = Password) =>
  w.app.call('PUT', '/agentur/resetPasswordWithoutToken', {
    token,
    body: { PasswordAktuell, Password, PasswordWiederholung },
  });
const signsIn = (Email: string, Password: string) =>
  w.app.call('POST', '/agentur/login', { body: { Email, Password } });
const enters = async (email: string, password = agencyPassword): Promise<string> =>
  (await signsIn(email, password)).body.Token;
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
const user = (token: string) => w.app.call('GET', '/agentur/user', { token });
const looksAt = async (token: string) => (await w.app.call('GET', `/token/verifyAgenturToken?t=${token}`)).body;

describe('whoever forgot the password', () => {
  test.each([
    ['an owner', 'clara@hafen.example', 'AgenturInhaber'],
    ['an employee', 'm1@hafen.example', 'AgenturMitarbeiter'],
  ])('sets another one by the link of the mail: %s', async (_who, email, role) => {
    const before = [await enters(email), await enters(email)];
    const asked = await forget(email);
    expect([asked.status, asked.body]).toEqual([200, { MailVersendet: true }]);
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more]).toEqual(['Passwort zurücksetzen', []]);
    expect(mail?.text).toMatch(/\/de\/agentur\/passwortsetzen\?t=[\w-]{43}\n/);
    const link = tokenIn(mail, 't');
    expect(await looksAt(link)).toMatchObject({ Gueltig: true, Art: 'AgenturPasswortReset', Email: email });
    // Until it is used all is as it was.
    for (const token of before) expect((await user(token)).status).toBe(200);

    const answer = await sets(link, another);
    expect([answer.status, answer.body]).toMatchObject([200, { Email: email, Rollen: [role] }]);
    expect((await user(answer.body.Token)).status).toBe(200);
    for (const token of before) expect(code(await user(token))).toEqual([401, 'PSOF0204']);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
    expect(await looksAt(link)).toEqual({ Gueltig: false });
    expect(code(await sets(link, third))).toEqual([400, 'PSOF0205']);
    expect((await user(answer.body.Token)).status).toBe(200);
    for (const wrong of [agencyPassword, third]) expect(code(await signsIn(email, wrong))).toEqual([400, 'PSOF0201']);
    expect((await signsIn(email, another)).status).toBe(200);
  });

  test('is answered as an unknown address is, which leaves nothing behind', async () => {
    const before = await countRows(w.as(), 'mail', 'one_time_token', 'agency_user');
    const unknown = await forget('niemand@hafen.example');
    expect(await countRows(w.as(), 'mail', 'one_time_token', 'agency_user')).toEqual(before);
    const known = await forget('m2@hafen.example');
    const told = ({ status, body, cookies }: typeof known) => ({ status, body, cookies });
    expect(told(unknown)).toEqual(told(known));
    expect((await w.app.post()).map(({ to }) => to)).toEqual(['m2@hafen.example']);
  });

  test('the database is asked the same for an active, a locked, an unknown address and one without a password', async () => {
    const change = (email: string, to: object) =>
      w.as().write(({ db }) => db.updateTable('agency_user').set(to).where('email', '=', email).execute());
    const kept = await w
      .as()
      .read(({ db }) =>
        db.selectFrom('agency_user').select('password_hash').where('email', '=', 'm3@hafen.example').execute(),
      );
    await change('m1@hafen.example', { status: 'locked' });
    await change('m3@hafen.example', { password_hash: null });
    const statementsFor = async (email: string) => {
      // Whether many mails go is known for some seconds.
      await minutes(0.2);
      return statementsOf(w.app.app.system, () => forget(email));
    };
    const asked = await statementsFor('clara@hafen.example');
    expect(asked.length).toBeGreaterThan(5);
    for (const email of ['m1@hafen.example', 'm3@hafen.example', 'niemand@hafen.example'])
      expect([email, await statementsFor(email)]).toEqual([email, asked]);
    expect((await w.app.post()).map(({ to }) => to)).toEqual(['clara@hafen.example']);
    await change('m1@hafen.example', { status: 'active' });
    await change('m3@hafen.example', kept[0] ?? {});
  });

  test.each(['navigate', 'no-cors'])('is not mailed to by a link or a picture of a foreign page (%s)', async (mode) => {
    const asked = await forget('m2@hafen.example', { 'sec-fetch-mode': mode });
    expect([asked.status, asked.body, await w.app.post()]).toEqual([200, { MailVersendet: true }, []]);
  });

  test('every link that was sent before ends with the first one that is used, and all of them after a day', async () => {
    const email = 'm2@hafen.example';
    const [first, second] = [await forgets(email), await forgets(email)];
    expect((await looksAt(first)).Gueltig).toBe(true);
    expect((await sets(second, another)).status).toBe(200);
    expect(code(await sets(first, third))).toEqual([400, 'PSOF0205']);
    const late = await forgets(email);
    await w.days(0.99);
    expect((await looksAt(late)).Gueltig).toBe(true);
    await w.days(0.02);
    expect(await looksAt(late)).toEqual({ Gueltig: false });
    expect(code(await sets(late, third))).toEqual([400, 'PSOF0205']);
  });

  test('two at once set it once', async () => {
    const link = await forgets('m3@hafen.example');
    const answers = await Promise.all([sets(link, another), sets(link, third)]);
    expect(answers.map(code).toSorted()).toEqual([
      [200, undefined],
      [400, 'PSOF0205'],
    ]);
    const [kept, lost] = answers[0].status === 200 ? [another, third] : [third, another];
    expect(code(await signsIn('m3@hafen.example', lost))).toEqual([400, 'PSOF0201']);
    expect((await signsIn('m3@hafen.example', kept)).status).toBe(200);
  });

  test('what is wrong is told by field, and the link stays good', async () => {
    await sets(await forgets('clara@hafen.example'), third);
    const link = await forgets('clara@hafen.example');
    const fieldOf = async (answer: ReturnType<typeof sets>) => {
      const { status, body } = await answer;
      return [status, body.Fehler.map(({ Feld, Code }: Record<string, string>) => [Feld, Code])];
    };
    expect(await fieldOf(sets(link, 'Abcdef1'))).toEqual([400, [['Password', 'password-rule']]]);
    expect(await fieldOf(sets(link, another, third))).toEqual([400, [['PasswordWiederholung', 'password-mismatch']]]);
    // It stands already.
    expect(await fieldOf(sets(link, third))).toEqual([400, [['Password', 'password-same']]]);
    // Everybody would guess the name of the company.
    expect(await fieldOf(sets(link, 'AgenturHafen1'))).toEqual([400, [['Password', 'password-weak']]]);
    expect((await sets(link, another)).status).toBe(200);
  });

  test('whoever was locked meanwhile stays shut out, and another mandant does not know the link', async () => {
    const email = 'm1@hafen.example';
    const link = await forgets(email);
    const body = { Token: link, Password: third, PasswordWiederholung: third };
    expect(code(await w.app.call('PUT', '/agentur/resetPassword', { body, mandant: 'versicherung' }))).toEqual([
      400,
      'PSOF0205',
    ]);
    const status = (to: 'locked' | 'active') =>
      w.as().write(({ db }) => db.updateTable('agency_user').set({ status: to }).where('email', '=', email).execute());
    await status('locked');
    expect(code(await sets(link, third))).toEqual([400, 'PSOF0203']);
    await status('active');
    expect(code(await signsIn(email, third))).toEqual([400, 'PSOF0201']);
  });
});

describe('whoever is signed in', () => {
  beforeAll(() => anAgency(w, 'berg', { employees: ['M1', 'M2'] }));

  test('changes the password with the present one, and every other session ends', async () => {
    const email = 'clara@berg.example';
    await w.app.post();
    const [here, there] = [await enters(email), await enters(email)];
    const answer = await changes(here, agencyPassword, another);
    expect([answer.status, answer.body.Email]).toEqual([200, email]);
    expect((await user(answer.body.Token)).status).toBe(200);
    for (const token of [here, there]) expect(code(await user(token))).toEqual([401, 'PSOF0204']);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
    expect(code(await signsIn(email, agencyPassword))).toEqual([400, 'PSOF0201']);
    expect((await signsIn(email, another)).status).toBe(200);
  });

  test('not with a wrong one, nor for the same, and all stays as it was', async () => {
    const email = 'm1@berg.example';
    const token = await enters(email);
    await w.app.post();
    const refused = async (current: string, chosen: string, again?: string) => {
      const { status, body } = await changes(token, current, chosen, again);
      return [status, body.PsoErrorCode, body.Fehler.map(({ Feld, Code }: Record<string, string>) => [Feld, Code])];
    };
    expect(await refused(another, third)).toEqual([400, 'PSOF0100', [['PasswordAktuell', 'password-wrong']]]);
    expect(await refused(agencyPassword, agencyPassword)).toEqual([400, 'PSOF0100', [['Password', 'password-same']]]);
    expect(await refused(agencyPassword, third, another)).toEqual([
      400,
      'PSOF0100',
      [['PasswordWiederholung', 'password-mismatch']],
    ]);
    expect((await user(token)).status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    expect([(await signsIn(email, third)).status, (await signsIn(email, agencyPassword)).status]).toEqual([400, 200]);
  });

  test('of two at once one holds', async () => {
    const email = 'm2@berg.example';
    const [here, there] = [await enters(email), await enters(email)];
    const answers = await Promise.all([changes(here, agencyPassword, third), changes(there, agencyPassword, another)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const [kept, lost] = answers[0].status === 200 ? [third, another] : [another, third];
    expect([(await signsIn(email, kept)).status, (await signsIn(email, lost)).status]).toEqual([200, 400]);
  });
});

test('a mail goes once in a quarter of an hour, however often it is asked for', async () => {
  const limited = await world({ RATE_LIMITS: '1' });
  await anAgency(limited, 'wald', { until: 'registered' });
  const mails = async () => {
    for (const _time of [1, 2]) {
      const { status, body } = await limited.app.call('GET', '/agentur/resetPassword/clara@wald.example');
      expect([status, body]).toEqual([200, { MailVersendet: true }]);
    }
    return (await limited.app.post()).map(({ subject }) => subject);
  };
  expect(await mails()).toEqual(['Passwort zurücksetzen']);
  await limited.days(14 / 1440);
  expect(await mails()).toEqual([]);
  await limited.days(2 / 1440);
  expect(await mails()).toEqual(['Passwort zurücksetzen']);
  await limited.app.close();
});
