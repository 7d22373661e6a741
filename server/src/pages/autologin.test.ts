import { get } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { person, registered } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { askPage, cookieOf } from '#testing/page.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const autologinSecret = 'kWq3Zt8mR1vXy6Lb0Jd5Hs9Pf2Nc7Ga4Ue_iOoTzVMx';
const here = await world();
afterAll(() => here.app.close());
const ask = (url: string, given: Parameters<typeof askPage>[2] = {}) => askPage(here.app, url, given);
/** Paths below the locale that the pages everybody may open, and the own area of one who is signed in, lead to. */
async function linksOf(given: Parameters<typeof askPage>[2] & object): Promise<Set<string>> {
  const urls = ['/de', '/de/agb', '/de/404', '/de/willkommen', ...(given.token ? ['/de/persoenlicherbereich'] : [])];
  const links = new Set<string>();
  for (const url of urls) {
    const page = await ask(url, given);
    expect([url, page.status, page.text.includes('</html>')]).toEqual([url, url === '/de/404' ? 404 : 200, true]);
    for (const [, path = ''] of page.text.matchAll(/href="\/de(\/[^"?]*)/g)) links.add(path);
  }
  return links;
}

type Visitor = { token?: string };
const guest: Visitor = {};
const visitor = { token: (await person(here.app)).token };
const { token: registration } = await registered(here.app);
const { email: forgetful } = await person(here.app);
await here.app.call('GET', `/account/resetPassword/${forgetful}`);
const reset = tokenIn(mailTo(await here.app.post(), forgetful, /Passwort/));
/** The pages that §2 marks "disabled with autologin", word for word, and whom each is for. */
const list: readonly (readonly [name: string, row: string, address: string, { by: Visitor; isLinked: boolean }])[] = [
  ['MeineDaten', '[S2-R016]', '/meinedaten', { by: visitor, isLinked: true }],
  ['Login', '[S2-R021]', '/login', { by: guest, isLinked: true }],
  ['PasswortVergessen', '[S2-R032]', '/passwortvergessen', { by: guest, isLinked: false }],
  ['PasswortAendern', '[S2-R034]', '/passwortaendern', { by: visitor, isLinked: false }],
  ['RegistrierungAbschliessen', '[S2-R064]', `/registrieren?token=${registration}`, { by: guest, isLinked: false }],
  ['PasswortZuruecksetzen', '[S2-R066]', `/passwortsetzen?token=${reset}`, { by: guest, isLinked: false }],
  ['Logout', '[S2-R025]', '/logout', { by: visitor, isLinked: true }],
];
const linkedBefore = (await linksOf(visitor)).union(await linksOf({}));
const before = new Map<string, number>();
for (const [name, , address, { by }] of list) before.set(name, (await ask(`/de${address}`, by)).status);
await configure(here.app, 'spbdevk', { autologin: true, autologinSecret });

let count = 0;
const portalToken = (email = 'pia@lindwerk.example', secret = autologinSecret): Promise<string> =>
  new SignJWT({ email, vorname: 'Pia', nachname: 'Portal', jti: `jti-${++count}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('spbdevk')
    .setExpirationTime(new Date(here.app.app.system.clock.now().getTime() + 240_000))
    .sign(Buffer.from(secret));
const userOf = (token: string | undefined) => here.app.call('GET', '/account/user', { token });
/** The path as it is written: no client in between makes it a clean one. */
const locationOf = (port: string, path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: 'spbdevk.localhost' } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).on('error', reject);
  });
const marks = (cookies: readonly string[]): string => cookies.map((line) => line.split(';')[0]).join('; ');

test.each(list)(
  '%s is no page where people come signed in from elsewhere, and no link leads there %s',
  async (name, _row, address, { by, isLinked }) => {
    const first = await ask(`/de${address}`, by);
    // What stands as `token` in the address is tried as the portal's, and taken out of it.
    const { status, text } = first.status === 302 ? await ask(first.to ?? '', by) : first;
    expect([status, text.includes('data-page="FileNotFound"')]).toEqual([404, true]);
    const [path = ''] = address.split('?');
    const token = cookieOf(await ask(`/de?token=${await portalToken()}`), 'token');
    expect([(await linksOf({ token })).has(path), (await linksOf({})).has(path)]).toEqual([false, false]);
    expect([before.get(name), linkedBefore.has(path)]).toEqual([200, isLinked]);
  },
);

test('the login is not there on this mandant, and is on the other one [S1-F046][S3-E017]', async () => {
  expect((await ask('/de/login')).status).toBe(404);
  expect((await ask('/de/login', { mandant: 'versicherung' })).status).toBe(200);
  const shown = async (mandant: 'spbdevk' | 'versicherung') =>
    (await here.app.call('GET', '', { mandant })).body.IsAutologin;
  expect([await shown('spbdevk'), await shown('versicherung')]).toEqual([true, false]);
});

describe('a token of the client’s portal in the address', () => {
  test('signs in silently, once, and is gone from the address [S2-R205]', async () => {
    const token = await portalToken();
    const first = await ask(`/de/aktuellepraemienuebersicht?channel=wa&token=${token}`);
    expect([first.status, first.to, first.headers['cache-control']]).toEqual([
      302,
      '/de/aktuellepraemienuebersicht?channel=wa',
      'no-store',
    ]);
    const cookie = marks(first.cookies);
    expect((await ask(first.to ?? '', { cookie })).text).toContain('Pia Portal');
    expect(cookie).toContain('autologintoken=');
    expect(cookie).not.toContain(`autologintoken=${token}`);
    const again = await ask(`/de?token=${token}`, { cookie });
    expect([again.to, again.cookies]).toEqual(['/de', []]);
  });

  test.each([
    ['of another secret', () => portalToken('x@lindwerk.example', 'another-secret-of-nobody-we-know')],
    ['that is none', () => 'nothing'],
  ])('%s leaves a guest, who is told nothing, and is not tried again', async (_title, make) => {
    const url = `/de?token=${await make()}`;
    const first = await ask(url);
    expect([first.status, first.to, cookieOf(first, 'token')]).toEqual([302, '/de', undefined]);
    const second = await ask(url, { cookie: marks(first.cookies) });
    expect([second.to, second.cookies]).toEqual(['/de', []]);
    expect((await ask('/de')).text).not.toContain('role="alert"');
  });

  test('is remembered by a cookie like every other: hidden from scripts, and in a frame only where it is secure', async () => {
    const lineOf = async () =>
      (await ask(`/de?token=${await portalToken()}`)).cookies.find((line) => line.startsWith('autologintoken='));
    expect(await lineOf()).toMatch(/^autologintoken=[\w-]{24}; Path=\/; SameSite=Lax; HttpOnly$/);
    await configure(here.app, 'spbdevk', { autologin: true, autologinSecret, integratedFrame: true });
    expect(await lineOf()).toMatch(/; SameSite=None; HttpOnly; Secure; Partitioned$/);
    await configure(here.app, 'spbdevk', { autologin: true, autologinSecret });
  });

  test('that was used is not good a second time in another browser', async () => {
    const url = `/de?token=${await portalToken()}`;
    expect(cookieOf(await ask(url), 'token')).toBeDefined();
    expect(cookieOf(await ask(url), 'token')).toBeUndefined();
  });

  test('of somebody else ends the session that was here before; of the same person it is not looked at', async () => {
    const one = cookieOf(await ask(`/de?token=${await portalToken('eins@lindwerk.example')}`), 'token');
    const same = await ask(`/de?token=${await portalToken('eins@lindwerk.example')}`, { token: one });
    expect([same.to, cookieOf(same, 'token')]).toEqual(['/de', undefined]);
    expect(await userOf(one)).toMatchObject({ status: 200, body: { Email: 'eins@lindwerk.example' } });
    const other = await ask(`/de?token=${await portalToken('zwei@lindwerk.example')}`, { token: one });
    expect(await userOf(cookieOf(other, 'token'))).toMatchObject({ body: { Email: 'zwei@lindwerk.example' } });
    expect((await userOf(one)).status).toBe(401);
  });

  test('of the same person is a fresh sign-in once the other is too old for bank data', async () => {
    const email = 'konto@lindwerk.example';
    const bank = '/de/empfehler/bankdaten';
    await configure(here.app, 'spbdevk', { autologin: true, autologinSecret, storesBankData: true });
    const old = cookieOf(await ask(`/de?token=${await portalToken(email)}`), 'token');
    expect((await ask(bank, { token: old })).text).toContain('name="iban"');
    await here.days(16 / 1440);
    const shut = (await ask(bank, { token: old })).text;
    expect([shut.includes('name="iban"'), shut.includes('Öffnen Sie diese Seite noch einmal aus dem Portal')]).toEqual([
      false,
      true,
    ]);
    const back = await ask(`${bank}?token=${await portalToken(email)}`, { token: old });
    expect([back.status, back.to]).toEqual([302, bank]);
    const token = cookieOf(back, 'token');
    const { text } = await ask(bank, { token });
    expect([text.includes('name="iban"'), text.includes('name="current"')]).toEqual([true, false]);
    const form = { _form: 'store', holder: 'Pia Portal', iban: 'DE02120300000000202051' };
    expect((await ask(bank, { token, form })).to).toBe(`${bank}?erledigt=gespeichert`);
    expect((await userOf(old)).status).toBe(401);
  });

  test('is left to the page on which it is the page’s own', async () => {
    const token = await portalToken();
    for (const path of ['/praemie/', '/praemiedanke', '/kundennummer', '/empfaenger/zustimmung', '/bankdaten']) {
      const page = await ask(`/de${path}?token=${token}`);
      expect([path, page.status === 302, cookieOf(page, 'token')]).toEqual([path, false, undefined]);
    }
    expect(cookieOf(await ask(`/de?token=${token}`), 'token')).toBeDefined();
  });

  test('is not looked at on AdminLogin [S2-R206]', async () => {
    const token = await portalToken();
    const page = await ask(`/de/login/one-time?token=${token}`);
    expect([page.status, page.cookies, page.text.includes('Anmelden als Support')]).toEqual([200, [], true]);
    expect(cookieOf(await ask(`/de?token=${token}`), 'token')).toBeDefined();
  });

  test('is nothing on a mandant without autologin, nor to whoever only asks for the head', async () => {
    const token = await portalToken();
    expect((await ask(`/de?token=${token}`, { mandant: 'versicherung' })).status).toBe(200);
    expect((await ask(`/de?token=${token}`, { method: 'HEAD' })).cookies).toEqual([]);
    expect(cookieOf(await ask(`/de?token=${token}`), 'token')).toBeDefined();
  });

  test.each(['prefetch', 'prefetch;prerender'])(
    'is not used up by a browser that fetches ahead (%s), which gets nothing it could show later',
    async (purpose) => {
      const url = `/de?token=${await portalToken()}`;
      const ahead = await ask(url, { headers: { 'sec-purpose': purpose } });
      expect([ahead.status, ahead.to, ahead.cookies, ahead.text]).toEqual([503, undefined, [], '']);
      expect(ahead.headers['cache-control']).toBe('no-store');
      const real = await ask(url);
      expect([real.status, real.to]).toEqual([302, '/de']);
      expect(cookieOf(real, 'token')).toBeDefined();
    },
  );

  test('is taken out of no address that leads to another host', async () => {
    const port = new URL(await here.app.app.http.fastify.listen({ port: 0, host: '127.0.0.1' })).port;
    for (const [path, to] of [
      ['/de/..//evil.example?token=x', '/de//evil.example?token=x'],
      ['/de/%2e%2E//evil.example?token=x', '/de//evil.example?token=x'],
      ['/de/..\\\\evil.example?token=x', '/de//evil.example?token=x'],
      ['/de//evil.example?token=x', '/de//evil.example'],
      ['//evil.example?token=x', '/de//evil.example?token=x'],
      ['http://evil.example/de/agb?token=x', '/de/agb'],
      ['/de/./agb?token=x', '/de/agb'],
    ] as const)
      expect([path, await locationOf(port, path)]).toEqual([path, to]);
  });
});

test('a page of one who is signed in sends a guest to the page that says where to come from', async () => {
  const { to } = await ask('/de/empfehler/bankdaten');
  expect(to).toBe('/de/willkommen?redirect=EmpfehlerBankdaten');
  const { status, text } = await ask(to ?? '');
  expect([status, text.includes('Öffnen Sie das Angebot aus dem Portal')]).toEqual([200, true]);
});

test.each([
  ['de', 'Sie sind jetzt als Pia Portal angemeldet.'],
  ['en', 'You are now signed in as Pia Portal.'],
])(
  'whoever was signed in by the portal of the client is told as whom on the page that follows, once (%s)',
  async (locale, sentence) => {
    const arrived = await ask(`/${locale}?token=${await portalToken()}`);
    const cookie = marks(arrived.cookies);
    const page = await ask(`/${locale}`, { cookie });
    expect(page.text).toMatch(new RegExp(`role="status"[^>]*>.*${sentence}`));
    expect(page.cookies.find((line) => line.startsWith('angekommen='))).toContain('Max-Age=0');
    const kept = marks(arrived.cookies.filter((line) => !line.startsWith('angekommen=')));
    expect((await ask(`/${locale}`, { cookie: kept })).text).not.toContain(sentence);
    const refused = await ask(`/${locale}?token=${await portalToken('pia@lindwerk.example', 'x'.repeat(40))}`);
    expect(refused.cookies.some((line) => line.startsWith('angekommen='))).toBe(false);
  },
);
