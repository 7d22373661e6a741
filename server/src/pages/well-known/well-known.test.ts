import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';
import { iconOf, tabIconOf, touchIconOf } from './icon.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  here.app.app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost', ...headers } });
const pngMark = Buffer.from('89504e470d0a1a0a', 'hex');

test('who walks through pages by itself is asked to leave out calls, the desk and addresses with a token, and nothing else', async () => {
  const { statusCode, headers, body } = await ask('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isOpen = (path: string) =>
    !closed.some((rule) => new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path));
  const paths = [
    '/de',
    '/en/agb',
    '/de/empfehlen/101',
    '/de/empfaengerdaten/1?h=2',
    '/vorschau/de/start.png',
    '/de/praemienuebersicht',
  ];
  expect(paths.filter((path) => !isOpen(path))).toEqual([]);
  const kept = [
    '/api',
    '/api/v1/spbdevk/produkt',
    '/verwaltung/auftraege',
    '/de/praemie/?token=x',
    '/de/bankdaten?x=1&token=x',
    '/de/login/one',
  ];
  expect(kept.filter(isOpen)).toEqual([]);
});

test('every brand has its icon, for a tab and for a home screen', async () => {
  const svg = await ask('/icon.svg');
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const other = await ask('/icon.svg', { host: 'versicherung.localhost' });
  expect(other.body).not.toBe(svg.body);
  const touch = await ask('/apple-touch-icon.png');
  expect([touch.statusCode, touch.rawPayload.subarray(0, 8).equals(pngMark)]).toEqual([200, true]);
  expect(touch.rawPayload.readUInt32BE(16)).toBe(180);
  const tab = await ask('/favicon.ico');
  expect([tab.statusCode, tab.headers['content-type'], tab.rawPayload.readUInt16LE(2)]).toEqual([
    200,
    'image/x-icon',
    1,
  ]);
  expect(tab.rawPayload.subarray(22, 30).equals(pngMark)).toBe(true);
  expect(tab.rawPayload.readUInt32LE(14)).toBe(tab.rawPayload.length - 22);
});

test('the icon of the desk is of no brand, whoever has the host', async () => {
  const svg = await ask('/verwaltung/icon.svg');
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(svg.body).not.toBe((await ask('/icon.svg')).body);
  expect((await ask('/verwaltung/icon.svg', { host: 'versicherung.localhost' })).body).toBe(svg.body);
  const touch = await ask('/verwaltung/apple-touch-icon.png');
  expect([touch.headers['content-type'], touch.rawPayload.readUInt32BE(16)]).toEqual(['image/png', 180]);
});

test('the corners of a touch icon are filled, those of a tab are round', async () => {
  const corner = async (png: Buffer) => (await sharp(png).raw().toBuffer())[3];
  for (const slug of ['spbdevk', 'versicherung', 'nobody']) expect(await corner(await touchIconOf(slug))).toBe(255);
  expect(iconOf('spbdevk')).toContain(' rx="');
});

test('a page names icon, touch icon and the colour of the bar by light and in the dark', async () => {
  const { body } = await ask('/de');
  expect(body.match(/rel="icon"/g)).toHaveLength(1);
  expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(body).toContain('<meta name="theme-color" content="#fff">');
  expect(body).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1a17">');
});

test('a mandant without a brand of its own has a plain icon', async () => {
  expect((await touchIconOf('nobody')).subarray(0, 8).equals(pngMark)).toBe(true);
  expect((await tabIconOf('nobody')).length).toBeGreaterThan(22);
});

test('who has found a weakness reads whom to tell, for half a year (RFC 9116)', async () => {
  const { statusCode, headers, body } = await ask('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { supportEmail, mandantUrl } = here.mandants.spbdevk.config;
  expect(body).toContain(`Contact: mailto:${supportEmail}\n`);
  expect(body).toContain(`Canonical: ${new URL('/.well-known/security.txt', mandantUrl).href}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  const days = (expires - here.app.app.system.clock.now().getTime()) / 86_400_000;
  expect([days > 0, days < 365]).toEqual([true, true]);
});

test('who wants another password is led to the page where it is changed, in the own language', async () => {
  const asked = async (language: string) => {
    const { statusCode, headers } = await ask('/.well-known/change-password', { 'accept-language': language });
    return [statusCode, headers.location];
  };
  expect(await asked('de-AT')).toEqual([302, '/de/passwortaendern']);
  expect(await asked('en-GB,en;q=0.9')).toEqual([302, '/en/passwortaendern']);
  expect(await asked('ja')).toEqual([302, '/de/passwortaendern']);
});

test('who comes from the portal of the client has no password to change', async () => {
  await configure(here.app, 'versicherung', {
    autologin: true,
    autologinSecret: 'a-secret-of-the-portal-of-the-client',
  });
  expect((await ask('/.well-known/change-password', { host: 'versicherung.localhost' })).statusCode).toBe(404);
});

test('anything else that is well known is not here, and leads to no page', async () => {
  for (const path of ['/.well-known/assetlinks.json', '/.well-known/acme-challenge/x'])
    expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
});
