import { routes } from '@weitersagen/contract/route-config/routes';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { askPage, cookieOf } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const autologinSecret = 'a-secret-of-the-portal-of-the-client';
const here = await world();
await configure(here.app, 'spbdevk', { autologin: true, autologinSecret });
afterAll(() => here.app.close());
const ask = (url: string, given: Parameters<typeof askPage>[2] = {}) => askPage(here.app, url, given);

let count = 0;
const portalToken = (email = 'pia@lindwerk.example', secret = autologinSecret): Promise<string> =>
  new SignJWT({ email, vorname: 'Pia', nachname: 'Portal', jti: `jti-${++count}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(here.app.app.system.clock.now().getTime() + 240_000))
    .sign(Buffer.from(secret));
const marks = (cookies: readonly string[]): string => cookies.map((line) => line.split(';')[0]).join('; ');

const closed = Object.values(routes).filter(({ disabledWithAutologin }) => disabledWithAutologin);
const rows: Readonly<Record<string, string>> = {
  MeineDaten: '[S2-R016]',
  Login: '[S2-R021]',
  Logout: '[S2-R025]',
  PasswortVergessen: '[S2-R032]',
  PasswortAendern: '[S2-R034]',
  RegistrierungAbschliessen: '[S2-R064]',
  PasswortZuruecksetzen: '[S2-R066]',
};

test.each(closed.map(({ name, path }) => [name, rows[name] ?? '', path] as const))(
  '%s is no page where people come signed in from elsewhere, and no link leads there %s',
  async (_name, _row, path) => {
    const { status, text } = await ask(`/de${path}?token=x`, { method: 'HEAD' });
    expect([status, text]).toEqual([404, '']);
    const token = cookieOf(await ask(`/de?token=${await portalToken()}`), 'token');
    for (const given of [{}, { token }])
      for (const url of ['/de', '/de/agb', '/de/404', '/de/willkommen'])
        expect((await ask(url, given)).text).not.toMatch(new RegExp(`href="/de${path}[?"]`));
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

  test('of somebody else ends the session that was here before', async () => {
    const one = cookieOf(await ask(`/de?token=${await portalToken('eins@lindwerk.example')}`), 'token');
    const same = await ask(`/de?token=${await portalToken('eins@lindwerk.example')}`, { token: one });
    expect([same.to, cookieOf(same, 'token')]).toEqual(['/de', undefined]);
    const other = await ask(`/de?token=${await portalToken('zwei@lindwerk.example')}`, { token: one });
    expect(cookieOf(other, 'token')).toBeDefined();
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
});

test('a page of one who is signed in sends a guest to the page that says where to come from', async () => {
  const { to } = await ask('/de/empfehler/bankdaten');
  expect(to).toBe('/de/willkommen?redirect=EmpfehlerBankdaten');
  const { status, text } = await ask(to ?? '');
  expect([status, text.includes('Öffnen Sie das Angebot aus dem Portal')]).toEqual([200, true]);
});
