import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPortalSecrets, settlePortalSecrets } from '#mandant/portal-secret.ts';
import { findSupporter } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { operator } from '../../testing/cast/operators.ts';
import { password, person, registered } from '../../testing/cast/person.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { findTraces } from '../../testing/database/traces.ts';
import { configure } from '../../testing/mandant.ts';
import { files } from '../../testing/mandant-files.ts';
import { world } from '../../testing/world.ts';
import * as account from '../account.ts';

const findSignedIn = (ctx: Ctx, token: string) => account.findSignedIn(ctx, token, findSupporter);
const { app, as, days } = await world();
afterAll(() => app.close());

const minutes = (count: number): Promise<void> => days(count / 1440);
const enter = (token: string, { mandant = 'spbdevk', headers = {} } = {}) =>
  app.call('GET', `/account/login?token=${token}`, { mandant, headers });
const user = (token: string) => app.call('GET', '/account/user', { token });
const invalid = { status: 400, body: { PsoErrorCode: 'PSOF0205', Message: 'Der Link ist ungültig oder abgelaufen.' } };
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('support (P-04)', () => {
  let eva: string;
  let operators = 0;
  beforeEach(async () => {
    eva = await operator(app);
  });
  const ask = (hash: string, body: unknown, token = eva) =>
    app.call('POST', `/admin/empfehler/${hash}/adminlogin`, { token, body });
  const linkTo = async (hash: string, mayWrite = false): Promise<string> => {
    const { body } = await ask(hash, { Grund: 'Frage zur Prämie', DarfSchreiben: mayWrite });
    return new URL(body.Url).pathname.split('/').at(-1) ?? '';
  };

  test('comes in once, by a link that an operator made with a reason [S7-C017] [S6-P018]', async () => {
    const { email, hash } = await person(app);
    const made = await ask(hash, { Grund: 'Frage zur Prämie' });
    expect(made.body.Url).toMatch(/^http:\/\/spbdevk\.localhost:3000\/de\/login\/[\w-]{43}$/);
    const link = made.body.Url.split('/').at(-1);
    const answer = await enter(link);
    expect(answer).toMatchObject({ status: 200, body: { Email: email, IstAdminLogin: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(claimsOf(answer.body.Token).imp).toEqual(expect.any(Number));
    expect(await enter(link)).toMatchObject(invalid);
    expect((await user(answer.body.Token)).body.IstAdminLogin).toBe(true);
    expect((await findSignedIn(as(), answer.body.Token))?.person).toMatchObject({
      isFresh: false,
      support: { mayWrite: false },
    });
    expect(await rowsOf(as()).events('account', hash)).toEqual([
      'K2 → created',
      'K5 created → active',
      'support active → active (Frage zur Prämie)',
      'supportEntered active → active',
    ]);
  });

  test('is seen in the log with its operator, in words', async () => {
    const { hash } = await person(app);
    await enter(await linkTo(hash, true));
    const { body } = await app.call('GET', `/admin/ereignisse?objekt=Empfehler&nummer=${hash}`, { token: eva });
    const by = { Akteur: 'eva@betreiber.example', AkteurArt: 'Betreiber' };
    expect(body.slice(-2)).toMatchObject([
      { ...by, Ereignis: 'Support-Zugriff mit Schreibrecht', Grund: 'Frage zur Prämie' },
      { ...by, Ereignis: 'Support hat das Konto geöffnet', Grund: null },
    ]);
  });

  test('needs a reason, an account with a password, and an operator who may', async () => {
    const { hash } = await person(app);
    expect((await ask(hash, {})).body.Fehler).toMatchObject([{ Feld: 'Grund' }]);
    expect((await ask('f'.repeat(32), { Grund: 'x' })).status).toBe(404);
    const editor = await operator(app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
    expect((await ask(hash, { Grund: 'x' }, editor)).status).toBe(403);
    const { email } = await registered(app);
    expect((await ask(await rowsOf(as()).hashOf(email), { Grund: 'x' })).status).toBe(409);
  });

  test('has 15 minutes to come in, and eight hours to look', async () => {
    const { hash } = await person(app);
    const late = await linkTo(hash);
    await minutes(16);
    expect(await enter(late)).toMatchObject(invalid);
    const { body } = await enter(await linkTo(hash));
    await days(0.3);
    const renewed = await user(body.Token);
    expect(renewed.status).toBe(200);
    await days(0.1);
    expect((await user(renewed.body.Token)).status).toBe(401);
  });

  test('only looks; with leave it writes, and the log names the operator', async () => {
    const { hash } = await person(app);
    const language = (token: string) =>
      app.call('POST', '/account/updateLanguage', { token, body: { Language: 'en' } });
    const looks = (await enter(await linkTo(hash))).body.Token;
    expect(await language(looks)).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0202' } });
    expect((await app.call('GET', '/account/sitzungen', { token: looks })).status).toBe(200);
    const writes = (await enter(await linkTo(hash, true))).body.Token;
    expect((await language(writes)).status).toBe(200);
    const body = {
      PasswordAktuell: password,
      Password: 'Abendrot-2027-Porto',
      PasswordWiederholung: 'Abendrot-2027-Porto',
    };
    expect((await app.call('PUT', '/account/resetPasswordWithoutToken', { token: writes, body })).status).toBe(403);
    expect((await app.call('POST', '/account/logout', { token: looks })).status).toBe(200);
  });

  test.each<[string, object]>([
    ['a new role', { Rolle: 'BetreiberRedaktion' }],
    ['another role that may look, too', { Rolle: 'BetreiberSachbearbeitung' }],
    ['a lock', { Gesperrt: true }],
    ['a second factor that is set anew', { ZweiterFaktorZuruecksetzen: true }],
    ['a sign-out everywhere', { SitzungenBeenden: true }],
  ])('ends with %s of the operator, and a link that was not used ends, too', async (_what, change) => {
    const { hash } = await person(app);
    const email = `op${++operators}@betreiber.example`;
    const op = await operator(app, { email });
    const link = async () => {
      const { body } = await ask(hash, { Grund: 'Hilfe', DarfSchreiben: true }, op);
      return new URL(body.Url).pathname.split('/').at(-1) ?? '';
    };
    const looks = (await enter(await link())).body.Token;
    const unused = await link();
    expect((await user(looks)).status).toBe(200);
    const { body: list } = await app.call('GET', '/admin/betreiber', { token: eva });
    const { Id } = list.find(({ Email }: { Email: string }) => Email === email);
    expect((await app.call('PUT', `/admin/betreiber/${Id}`, { token: eva, body: change })).status).toBe(200);
    // Who comes back, in whatever role, begins anew.
    await operator(app, { email });
    expect((await user(looks)).status).toBe(401);
    expect(await findSignedIn(as(), looks)).toBeUndefined();
    expect(await enter(unused)).toMatchObject(invalid);
  });

  test('ends when the operator signs out at the desk', async () => {
    const { hash } = await person(app);
    const looks = (await enter(await linkTo(hash))).body.Token;
    await app.call('POST', '/admin/logout', { token: eva });
    expect((await user(looks)).status).toBe(401);
  });

  test('stands among the sessions of the person, who may end it', async () => {
    const { hash, token } = await person(app);
    const support = (await enter(await linkTo(hash))).body.Token;
    const { body } = await app.call('GET', '/account/sitzungen', { token });
    const { Id } = body.find(({ Browser }: { Browser: string }) => Browser === 'Support');
    await app.call('DELETE', `/account/sitzungen/${Id}`, { token });
    expect((await user(support)).status).toBe(401);
    expect((await user(token)).status).toBe(200);
  });

  test('is not used up by whoever only looks where the link leads', async () => {
    const { hash } = await person(app);
    const link = await linkTo(hash);
    expect(await enter(link, { headers: { 'sec-purpose': 'prefetch' } })).toMatchObject(invalid);
    const url = `/api/v1/spbdevk/account/login?token=${link}`;
    expect((await app.app.http.fastify.inject({ method: 'HEAD', url })).statusCode).toBe(400);
    expect((await enter(link)).status).toBe(200);
  });

  test('has no way in on another mandant', async () => {
    const { hash } = await person(app);
    expect(await enter(await linkTo(hash), { mandant: 'versicherung' })).toMatchObject(invalid);
  });
});

describe("a token of the client's portal (R-32)", () => {
  const secret = 'kWq3Zt8mR1vXy6Lb0Jd5Hs9Pf2Nc7Ga4Ue_iOoTzVMx';
  const weak = { ...files.spbdevk.config, autologinSecret: 'twelve-signs' };
  const former = 'Zb1Xc2Vn3Ma4Sd5Fg6Hj7Kl8Qw9Er0TyUiOpLkJhGfD';
  beforeAll(() => configure(app, 'spbdevk', { autologin: true, autologinSecret: secret }));
  afterAll(() => configure(app, 'spbdevk'));
  afterEach(() => configure(app, 'spbdevk', { autologin: true, autologinSecret: secret }));

  const now = (): number => Math.floor(app.app.system.clock.now().getTime() / 1000);
  let count = 0;
  const claims = (changes: Record<string, unknown> = {}) => ({
    jti: `portal-${++count}`,
    aud: 'spbdevk',
    exp: now() + 240,
    email: `portal${count}@example.org`,
    vorname: 'Petra',
    nachname: 'Portal',
    anrede: 'Frau',
    ...changes,
  });
  const signed = (payload: unknown, { key = secret, alg = 'HS256' } = {}): string => {
    const text = [{ alg, typ: 'JWT' }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const hash = alg === 'HS512' ? 'sha512' : 'sha256';
    return `${text}.${alg === 'none' ? '' : createHmac(hash, key).update(text).digest('base64url')}`;
  };

  test('makes the account, opens it and signs in without a password (K7)', async () => {
    const said = claims();
    const answer = await enter(signed(said), { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer).toMatchObject({
      status: 200,
      body: { Email: said.email, Anrede: 'Frau', Vorname: 'Petra', Nachname: 'Portal', IstAdminLogin: false },
    });
    expect(answer.cookies).toEqual([`token=${answer.body.Token}`]);
    expect(await rowsOf(as()).events('account', answer.body.Empfehlerhash)).toEqual([
      'K7 → created',
      'K7 created → active',
    ]);
    expect((await findSignedIn(as(), answer.body.Token))?.person).toMatchObject({ isFresh: true, support: null });
    expect(await app.post()).toEqual([]);
  });

  test('finds the account again and follows the names', async () => {
    const said = claims({ email: 'same@example.org' });
    const { body: first } = await enter(signed(said));
    const again = () => claims({ email: 'SAME@example.org', vorname: 'Paula', anrede: undefined });
    for (let count = 0; count < 2; count++)
      expect((await enter(signed(again()))).body).toMatchObject({
        Empfehlerhash: first.Empfehlerhash,
        Vorname: 'Paula',
        Anrede: 'Frau',
      });
    expect(await rowsOf(as()).events('account', first.Empfehlerhash)).toEqual([
      'K7 → created',
      'K7 created → active',
      'portalNames active → active',
    ]);
  });

  test('several of one person at once come in one after the other: none shares the account it will change', async () => {
    const email = 'at-once@example.org';
    await enter(signed(claims({ email })));
    const tokens = Array.from({ length: 6 }, (_, nth) => signed(claims({ email, vorname: `Petra${'abcdef'[nth]}` })));
    const asked = await statementsOf(app.app.system, async () => {
      const answers = await Promise.all(tokens.map((token) => enter(token)));
      expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
    });
    // Each once: after a deadlock the database would have been asked again.
    expect(asked.filter((one) => one.startsWith('insert into "used_token"'))).toHaveLength(tokens.length);
    expect(asked.filter((one) => one.includes('for share'))).toEqual([]);
  });

  test('is good once, and once only when it comes twice at the same time', async () => {
    const token = signed(claims());
    const answers = await Promise.all([enter(token), enter(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await enter(token)).toMatchObject(invalid);
  });

  test.each<[string, () => string]>([
    ['of another mandant', () => signed(claims({ aud: 'versicherung' }))],
    ['of no mandant', () => signed(claims({ aud: undefined }))],
    ['of another secret', () => signed(claims(), { key: 'x'.repeat(40) })],
    ['without a signature', () => signed(claims(), { alg: 'none' })],
    ['of another algorithm', () => signed(claims(), { alg: 'HS512' })],
    ['that is over', () => signed(claims({ exp: now() - 1 }))],
    ['that lives longer than five minutes', () => signed(claims({ exp: now() + 360 }))],
    ['without an end', () => signed(claims({ exp: undefined }))],
    ['without a number of its own', () => signed(claims({ jti: undefined }))],
    ['without an e-mail', () => signed(claims({ email: undefined }))],
    ['with an e-mail that is none', () => signed(claims({ email: 'not an address' }))],
    ['with a name that is none', () => signed(claims({ vorname: '<b>' }))],
    ['that is no token at all', () => 'a.b.c'],
  ])('%s opens nothing', async (_what, make) => {
    expect(await enter(make())).toMatchObject(invalid);
  });

  test('opens nothing of a locked person, without autologin, without a secret, or elsewhere', async () => {
    const said = claims({ email: 'locked-portal@example.org' });
    await enter(signed(said));
    await as().write(({ db }) =>
      db.updateTable('account').set({ status: 'locked' }).where('email', '=', 'locked-portal@example.org').execute(),
    );
    expect(await enter(signed(claims({ email: 'locked-portal@example.org' })))).toMatchObject(invalid);
    expect(await enter(signed(claims()), { mandant: 'versicherung' })).toMatchObject(invalid);
    await configure(app, 'spbdevk', { autologin: false, autologinSecret: secret });
    expect(await enter(signed(claims()))).toMatchObject(invalid);
    await configure(app, 'spbdevk', { autologin: true });
    expect(await enter(signed(claims()))).toMatchObject(invalid);
  });

  test('two secrets are good at a time, so that the portal can change over, and the former one ends with the file', async () => {
    await configure(app, 'spbdevk', { autologin: true, autologinSecret: secret, autologinSecretFormer: former });
    expect((await enter(signed(claims(), { key: former }))).status).toBe(200);
    expect((await enter(signed(claims()))).status).toBe(200);
    await configure(app, 'spbdevk', { autologin: true, autologinSecret: secret });
    expect(await enter(signed(claims(), { key: former }))).toMatchObject(invalid);
  });

  const inTheClear = (AutologinSecret: string) =>
    as().write(({ db }) =>
      sql`update mandant_config set autologin_sealed = null, config = config || ${JSON.stringify({ AutologinSecret, IsAutologin: true })}::jsonb`.execute(
        db,
      ),
    );
  const hints = async () => JSON.parse((await app.app.http.fastify.inject('/ready')).body).Hinweise ?? [];
  const missing = { Code: 'AutologinSecretFehlt', Mandanten: ['spbdevk'] };
  const waits = async (token: string) =>
    (await app.call('GET', '/admin/uebersicht', { token })).body.Wartet.map(({ Art }: { Art: string }) => Art);

  test('one that stood in the clear is sealed when the program starts, and goes on signing', async () => {
    await inTheClear(former);
    await settlePortalSecrets(app.app.system);
    await settlePortalSecrets(app.app.system);
    expect(await findTraces(app, [former])).toEqual(['mandant_config.autologin']);
    expect((await enter(signed(claims(), { key: former }))).status).toBe(200);
    expect(await hints()).not.toContainEqual(missing);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['in the clear', () => inTheClear('twelve-signs')],
    ['sealed', () => as().write((tx) => putPortalSecrets(tx, { ...weak, autologinSecretFormer: former }))],
  ])('a weak one that stood %s ends when the program starts, and whoever can mend it is told', async (_where, put) => {
    await put();
    await settlePortalSecrets(app.app.system);
    await settlePortalSecrets(app.app.system);
    expect(await findTraces(app, ['twelve-signs'])).toEqual([]);
    for (const key of ['twelve-signs', former]) expect(await enter(signed(claims(), { key }))).toMatchObject(invalid);
    expect(await hints()).toContainEqual(missing);
    const eva = await operator(app);
    expect(await waits(eva)).toContain('AutologinSecretFehlt');
    const clerk = await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
    expect(await waits(clerk)).not.toContain('AutologinSecretFehlt');
    const { body } = await app.call('PUT', '/admin/sicherheit', {
      token: eva,
      body: { Filter: 'Ansicht:Einstellung', OrderBy: 'Am', Descending: true },
    });
    expect(body.Content[0]).toMatchObject({ Was: 'AutologinSecret.beendet', AkteurArt: 'Job', Akteur: 'start' });
    await configure(app, 'spbdevk', { autologin: true, autologinSecret: secret });
    expect(await waits(eva)).not.toContain('AutologinSecretFehlt');
    expect(await hints()).not.toContainEqual(missing);
  });

  test('a weak one of before ends alone, the one beside it goes on signing', async () => {
    const kept = { ...weak, autologinSecret: secret, autologinSecretFormer: 'twelve-signs' };
    await as().write((tx) => putPortalSecrets(tx, kept));
    expect((await enter(signed(claims(), { key: 'twelve-signs' }))).status).toBe(200);
    await settlePortalSecrets(app.app.system);
    expect(await enter(signed(claims(), { key: 'twelve-signs' }))).toMatchObject(invalid);
    expect((await enter(signed(claims()))).status).toBe(200);
  });

  test('lies sealed in the database, and a change of it is a security event', async () => {
    expect(await findTraces(app, [secret])).toEqual(['mandant_config.autologin']);
    const token = await operator(app);
    const body = { Filter: 'Ansicht:Einstellung', Pagesize: '100' };
    const { body: told } = await app.call('PUT', '/admin/sicherheit', { token, body });
    expect(told.Content).toContainEqual(
      expect.objectContaining({ Was: 'AutologinSecret', AkteurArt: 'Job', Akteur: 'bootstrap' }),
    );
  });

  test('its secret is told to nobody', async () => {
    const eva = await operator(app);
    for (const path of ['', '/admin/ich', '/mandant/konfiguration'])
      expect((await app.call('GET', path, { token: eva })).text).not.toContain(secret);
  });
});
