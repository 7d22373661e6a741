import { brotliDecompressSync } from 'node:zlib';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

interface Asked {
  headers?: Record<string, string>;
  form?: Record<string, string>;
  method?: 'GET' | 'HEAD' | 'POST';
}
const own = { 'sec-fetch-site': 'same-origin' };

async function ask(url: string, { headers = {}, form, method = form ? 'POST' : 'GET' }: Asked = {}) {
  const answer = await here.app.app.http.fastify.inject({
    method,
    url,
    headers: {
      host: 'spbdevk.localhost:3000',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', ...own }),
      ...headers,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    raw: answer.rawPayload,
    to: answer.headers.location,
    cookies,
  };
}

const ways: readonly (readonly [title: string, from: string, to: string])[] = [
  ['the root leads to the start page in the default language [S2-R006][S9-K040]', '/', '/de'],
  ['a path without a locale leads to the same path with the default language [S2-R002]', '/login?x=1', '/de/login?x=1'],
  ['three letters are no locale [S9-K039]', '/deu', '/de/deu'],
  ['an unknown locale leads to the not-found page [S2-R004]', '/xx/login', '/de/404'],
  ['a locale in capitals leads to the small one, its query kept', '/EN/agb?x=1', '/en/agb?x=1'],
  ['no address leads to another host', '//evil.example/x', '/de//evil.example/x'],
];
test.each(ways)('%s', async (_title, from, to) => {
  expect(await ask(from)).toMatchObject({ status: 302, to });
});

test('German is the default: of the root, its page and the list of routes [S1-F008]', async () => {
  const { to = '' } = await ask('/');
  expect(to).toBe('/de');
  expect((await ask(to)).text).toContain('<html lang="de"');
  const { body } = await here.app.call('GET', '/route/default');
  expect(body.SupportedLanguage).toEqual({ Sprache: 'de' });
});

test('the not-found page answers 404 under its own address and every unknown one [S2-R069]', async () => {
  for (const url of ['/de/404', '/de/gibt-es-nicht', '/en/exklusiv']) {
    const { status, text } = await ask(url);
    expect([url, status]).toEqual([url, 404]);
    expect(text).toContain(url.startsWith('/de') ? '<h1>Datei nicht gefunden</h1>' : '<h1>File not found</h1>');
  }
});

test('a path matches in any case, with or without a slash at its end', async () => {
  expect((await ask('/de/AGB/')).status).toBe(200);
});

test('a page speaks the language of its address [S1-F009]', async () => {
  const [german, english] = [await ask('/de'), await ask('/en')];
  expect(german.text).toContain('<html lang="de"');
  expect(german.text).toContain('Jetzt empfehlen');
  expect(english.text).toContain('<html lang="en"');
  expect(english.text).toContain('Recommend now');
});

test('the host decides whose page it is; an unknown one shows the default mandant', async () => {
  const title = async (host: string) => /<title>([^<]*)/.exec((await ask('/de', { headers: { host } })).text)?.[1];
  expect(await title('versicherung.localhost:3000')).toContain('Hafenwacht');
  expect((await ask('/de', { headers: { host: 'anything.example' } })).status).toBe(421);
  // Outside of test mode a host nobody knows leads to the default one.
  Object.assign(here.app.app.system.config, { directOnly: false });
  expect(await title('anything.example')).toContain('Partnerprogramm');
  Object.assign(here.app.app.system.config, { directOnly: true });
});

test('a page runs no inline script, may be framed by itself only and sends no address on', async () => {
  const { headers, text } = await ask('/de');
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "script-src 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect([...text.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/g)]).toEqual([]);
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(text).toContain(`<style nonce="${nonce}">`);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a page that a living one takes a part of has no style of its own', async () => {
  expect((await ask('/de', { headers: { 'sec-fetch-dest': 'empty' } })).text).not.toContain('<style');
});

test('the desk may show pages of the brands in itself and what it makes a frame of, and nothing of anybody else', async () => {
  const { headers } = await ask('/verwaltung/spbdevk/');
  const [, framed = ''] = /frame-src ([^;]*);/.exec(String(headers['content-security-policy'])) ?? [];
  const brands = await here.app.app.mandants.all();
  expect(framed.split(' ').toSorted()).toEqual(
    [...new Set([...brands.map(({ config }) => new URL(config.mandantUrl).origin), 'blob:'])].toSorted(),
  );
});

test('the desk says what is coming before its style and its script are there, and without script what is missing', async () => {
  const { headers, text } = await ask('/verwaltung/spbdevk/');
  const [, nonce] = /<style nonce="([^"]+)">/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  const [before, after] = text.split('<link rel="stylesheet"');
  expect(before).toContain('Die Verwaltung wird geladen');
  expect(before).toMatch(/<noscript><main[^>]*><h1>[^<]+<\/h1><p>Die Verwaltung braucht JavaScript/);
  // What it will say is longer than all that is said before.
  expect(after).toContain('id="boot"');
  expect(Buffer.byteLength(before ?? '')).toBeLessThan(4000);
});

test('a page with a token in its address is kept nowhere and named nowhere', async () => {
  for (const url of [
    '/de/praemie/?token=x',
    '/de/empfaenger/zustimmung?token=x',
    '/de/empfehlung/104477120935',
    '/de/nichts?token=x',
    '/login?token=x',
  ]) {
    expect([url, (await ask(url)).headers]).toEqual([
      url,
      expect.objectContaining({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      }),
    ]);
  }
});

test('a page that may be found names its one address, the other languages and a picture; one of a person does not', async () => {
  const { text } = await ask('/de/agb?x=1');
  const origin = 'http://spbdevk.localhost:3000';
  for (const line of [
    `<link rel="canonical" href="${origin}/de/agb">`,
    `<link rel="alternate" hreflang="en" href="${origin}/en/agb">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}/de/agb">`,
    `<meta property="og:image" content="${origin}/vorschau/de/start.png">`,
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('name="robots"');
  const { number, hash } = await here.anna.recommends();
  const own = await ask(`/de/empfaengerdaten/${number}?h=${hash}`);
  const head = own.text.slice(0, own.text.indexOf('<body>'));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain(`<meta property="og:image" content="${origin}/vorschau/de/anzeige-101.png">`);
  expect(head).toContain('content="Anzeige: Anna M. erhält für diese Empfehlung eine Prämie."');
  expect([
    head.includes('rel="canonical"'),
    head.includes('hreflang'),
    head.includes(hash),
    head.includes(number),
  ]).toEqual([false, false, false, false]);
});

test('the picture beside a link is 1200 by 630, in the brand and the language, and may be kept for a day', async () => {
  const pictures = new Set<string>();
  for (const [host, path] of [
    ['spbdevk', 'de/start'],
    ['spbdevk', 'en/start'],
    ['spbdevk', 'de/empfehlung'],
    ['versicherung', 'de/start'],
  ]) {
    const { status, headers, raw } = await ask(`/vorschau/${path}.png`, {
      headers: { host: `${host}.localhost:3000` },
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect([raw.readUInt32BE(16), raw.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(raw.length).toBeLessThan(300_000);
    pictures.add(raw.toString('base64'));
  }
  expect(pictures.size).toBe(4);
  for (const path of ['xx/start', 'de/nichts']) expect((await ask(`/vorschau/${path}.png`)).status).toBe(404);
});

test('a form of another site is refused, whatever it says', async () => {
  const form = { 'recommendation.product': '101' };
  const sites: [Record<string, string>, number][] = [
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 400],
  ];
  for (const [headers, status] of sites)
    expect([headers, (await ask('/de/empfehlen/101', { form, headers })).status]).toEqual([headers, status]);
});

test('where a browser does not say where a form comes from, its origin has to be this host', async () => {
  const send = async (origin?: string) => {
    const answer = await here.app.app.http.fastify.inject({
      method: 'POST',
      url: '/de/empfehlen/101',
      headers: {
        host: 'spbdevk.localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...(origin && { origin }),
      },
      payload: 'x=1',
    });
    return answer.statusCode;
  };
  expect([
    await send('http://spbdevk.localhost:3000'),
    await send('http://evil.example'),
    await send('null'),
    await send(),
  ]).toEqual([400, 403, 403, 403]);
});

const anna = {
  'recommendation.product': '101',
  'recommendation.share': '50',
  'recommender.firstName': 'Anna',
  'recommender.lastName': 'Muster',
  'recommendation.termsText': terms,
};

test('a form makes a recommendation without any script; its link is shown to this browser only [S2-R041]', async () => {
  const made = await ask('/de/empfehlen/101', {
    form: { ...anna, 'recommender.email': 'anna@example.org', _nonce: 'one' },
  });
  expect([made.status, made.to]).toEqual([303, expect.stringMatching(/^\/de\/empfehlung\/1\d{11}$/)]);
  const cookie = Object.entries(made.cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const mine = await ask(String(made.to), { headers: { cookie } });
  expect(mine.text).toMatch(/http:\/\/localhost:3000\/k\/\w{7}/);
  expect((await ask(String(made.to))).text).not.toContain('/k/');
  expect((await ask(String(made.to), { headers: { cookie, host: 'versicherung.localhost:3000' } })).status).toBe(404);
});

test('the same form sent twice makes one recommendation', async () => {
  const form = { ...anna, 'recommender.email': 'zweimal@example.org', _nonce: 'two' };
  const [first, second] = [await ask('/de/empfehlen/101', { form }), await ask('/de/empfehlen/101', { form })];
  expect(first.to).toBeDefined();
  expect(second.to).toBe(first.to);
});

test('markup, a NUL byte or a name without end in a form is told as an error', async () => {
  for (const name of ['<script>alert(1)</script>', 'A\u0000B', 'x'.repeat(10_000)]) {
    const { status, text } = await ask('/de/empfehlen/101', {
      form: { ...anna, 'recommender.firstName': name, 'recommender.email': 'a@b.de' },
    });
    expect([status, text.includes('<script>alert'), text.includes('Vorname ist')]).toEqual([400, false, true]);
  }
});

test('a form above 1 MB is refused', async () => {
  expect((await ask('/de/empfehlen/101', { form: { x: 'x'.repeat(1024 * 1024 + 1) } })).status).toBe(413);
});

test('HEAD answers as GET does, without a body', async () => {
  const { status, text } = await ask('/de', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
});

test('a page is packed for whoever reads brotli, within its bytes', async () => {
  const { headers, raw } = await ask('/de', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(raw).toString()).toContain('<!doctype html>');
  expect(raw.length).toBeLessThan(20 * 1024);
  expect(
    (await ask('/de', { headers: { 'accept-encoding': 'br;q=0, gzip' } })).headers['content-encoding'],
  ).toBeUndefined();
});

test('files of the pages are kept for ever, and only they are there', async () => {
  const style = /href="(\/assets\/style-[^"]+)"/.exec((await ask('/de')).text)?.[1] ?? '';
  const plain = await ask(style);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
  const packed = await ask(style, { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.raw).toString()).toBe(plain.text);
  for (const url of ['/assets/../manifest.json', '/assets/nichts.js', '/assets/%2e%2e%2fmanifest.json'])
    expect((await ask(url)).status).not.toBe(200);
});

test('the texts of a page are those of its language, with the words of the mandant', async () => {
  const { status, text } = await ask('/texte/en/home');
  expect([status, JSON.parse(text)['home.title']]).toEqual([200, ['Recommend Partnerprogramm']]);
  expect([(await ask('/texte/fr/home')).status, (await ask('/texte/de/nichts')).status]).toEqual([404, 404]);
});

test('what belongs to the API is answered by the API', async () => {
  const { status, text } = await ask('/api/v1/spbdevk/gibt-es-nicht');
  expect([status, JSON.parse(text).PsoErrorCode]).toEqual([404, 'PSOF0101']);
});

test('an invited operator sets the password and enrols the second factor on one plain page', async () => {
  const eva = await operator(here.app);
  const invited = { Email: 'neu@betreiber.example', Rolle: 'BetreiberSachbearbeitung' };
  expect((await here.app.call('POST', '/admin/betreiber', { token: eva, body: invited })).status).toBe(200);
  const mails = (await here.app.post()).filter(({ to }) => to === 'neu@betreiber.example');
  const [token = ''] = mails.flatMap(({ text }) => /einladung\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const page = '/verwaltung/einladung';
  expect((await ask(page)).status).toBe(404);
  const first = await ask(`${page}?token=${token}`);
  expect(first.text).toContain('Zugang zur Verwaltung');
  expect(first.headers['cache-control']).toBe('no-store');

  const weak = await ask(page, { form: { _token: token, password: 'kurz', passwordRepeated: 'kurz' } });
  expect([weak.status, weak.text.includes('mindestens 8 Zeichen'), weak.text.includes('value="kurz"')]).toEqual([
    400,
    true,
    false,
  ]);
  const other = await ask(page, {
    form: { _token: token, password: 'Empfehlen-2026-Neu', passwordRepeated: 'anders' },
  });
  expect(other.text).toContain('Die Passwörter stimmen nicht überein.');

  const second = await ask(page, {
    form: { _token: token, password: 'Empfehlen-2026-Neu', passwordRepeated: 'Empfehlen-2026-Neu' },
  });
  const totpUri = /name="_totp" value="([^"]+)"/.exec(second.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(second.text).toContain('Zweiten Faktor einrichten');
  expect(second.text).toContain('src="data:image/svg+xml,');
  const wrong = await ask(page, { form: { _token: token, _totp: totpUri, code: '000000' } });
  expect([wrong.status, wrong.text.includes('data:image/svg+xml,')]).toEqual([400, true]);
  const timestamp = here.app.app.system.clock.now().getTime();
  const code = (URI.parse(totpUri) as TOTP).generate({ timestamp });
  const codes = await ask(page, { form: { _token: token, _totp: totpUri, code } });
  expect(codes.text).toMatch(/<textarea[^>]*>(?:\d{4}-\d{4}-\d{4}\n?){10}</);
  const done = await ask(page, { form: { _token: token, _saved: 'yes' } });
  expect([done.status, done.text.includes('<h1>Ihr Zugang ist eingerichtet</h1>')]).toEqual([200, true]);
  expect(done.text).not.toMatch(/\b\d{4}-\d{4}-\d{4}\b/);
  expect(
    (
      await ask(page, {
        form: { _token: token, password: 'Empfehlen-2026-Neu', passwordRepeated: 'Empfehlen-2026-Neu' },
      })
    ).text,
  ).toContain('Der Link ist ungültig oder abgelaufen.');
});

test('a link that is over answers 410 with a page that helps in its place; that page itself answers 200 [S2-R043][S2-R044]', async () => {
  const { number, hash } = await here.anna.recommends();
  const page = `/de/empfaengerdaten/${number}?h=${hash}&channel=wa&einsprungsquelle=KurzURL`;
  expect(await ask(page)).toMatchObject({ status: 200, text: expect.stringContaining('Anna M. empfiehlt Ihnen') });
  await here.days(181);
  const over = await ask(page);
  expect([over.status, over.text.includes('<h1>Diese Empfehlung ist abgelaufen</h1>')]).toEqual([410, true]);
  expect((await ask('/de/empfehlungabgelaufen')).status).toBe(200);
});
