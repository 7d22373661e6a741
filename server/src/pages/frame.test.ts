import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wishOf } from '#testing/cast/anna.ts';
import { configure } from '#testing/mandant.ts';
import { terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { readOnce } from './build.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

async function page(url: string) {
  const { headers, body, statusCode } = await here.app.app.http.fastify.inject({
    url,
    headers: { host: 'spbdevk.localhost:3000' },
  });
  return { status: statusCode, text: body, policy: String(headers['content-security-policy']) };
}

test('inside a page of the mandant stands the content alone, and its host may frame it [S3-E012][S1-F044]', async () => {
  const whole = await page('/de/');
  expect(whole.text).toContain('<header');
  expect(whole.text).toContain('<footer');
  expect(whole.policy).toContain("frame-ancestors 'self';");

  await configure(here.app, 'spbdevk', { integratedFrame: true, frameHosts: ['https://bank.example'] });
  expect((await here.app.call('GET', '')).body.ModuleIntegratedFrame).toBe(true);
  expect((await here.app.call('GET', '', { mandant: 'versicherung' })).body.ModuleIntegratedFrame).toBe(false);
  const other = await here.app.app.http.fastify.inject({
    url: '/de',
    headers: { host: 'versicherung.localhost:3000' },
  });
  expect(other.body).toContain('<header');
  const framed = await page('/de/');
  expect(framed.status).toBe(200);
  expect(framed.text).toContain('<main id="content"');
  expect(framed.text).not.toMatch(/<header|<footer|href="#content"/);
  expect(framed.policy).toContain("frame-ancestors 'self' https://bank.example;");
  await configure(here.app, 'spbdevk');
});

const bank = { frameHosts: ['https://bank.example', 'https://*.group.example'] };
const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
const get = (url: string, headers: Record<string, string> = {}) =>
  here.app.app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost:3000', ...headers } });
const ancestors = (headers: Record<string, unknown>): string | undefined =>
  /frame-ancestors ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

describe('a mandant whose clients show the portal by the flag', () => {
  beforeAll(() => configure(here.app, 'spbdevk', bank));
  afterAll(() => configure(here.app, 'spbdevk'));

  test.each(['1', 'true'])(
    'widget=%s leaves header and footer away, and stays in every link of the page [S2-R213]',
    async (value) => {
      const { body } = await get(`/de?widget=${value}`);
      expect(body).not.toMatch(/<header|<footer/);
      expect(body).toMatch(
        /<html [^>]*data-frame="widget" data-origins="https:\/\/bank.example https:\/\/\*.group.example"/,
      );
      const own = linksOf(body).filter((href) => href.startsWith('/'));
      expect(own.length).toBeGreaterThan(3);
      for (const href of own) expect(href).toMatch(/[?;]widget=1(?:#|$)/);
      expect((await get('/de?widget=0')).body).toContain('<header');
    },
  );

  test('the channel goes on in the links of a frame, too', async () => {
    const { body } = await get('/de?widget=1&channel=newsletter');
    expect(linksOf(body)).toContain('/de/empfehlen/101?channel=newsletter&amp;widget=1');
  });

  test('in a frame the form asks for the page the contact is to land on, and nowhere else (E-15)', async () => {
    const wished = 'ziel=https%3A%2F%2Fbank.example%2Fa';
    const field = '<input type="hidden" name="recommendation.target" value="https://bank.example/a"/>';
    expect((await get(`/de/empfehlen/101?${wished}&widget=1`)).body).toContain(field);
    expect((await get(`/de/empfehlen/101?${wished}`)).body).not.toContain('recommendation.target');
  });

  test('a page that stands alone, and one of another mandant, carry nothing of it', async () => {
    const { body, headers } = await get('/de');
    expect(body).not.toMatch(/widget|data-frame|data-origins/);
    expect(ancestors(headers)).toBe("'self' https://bank.example https://*.group.example");
    const other = await get('/de', { host: 'versicherung.localhost:3000' });
    expect(ancestors(other.headers)).toBe("'self'");
  });

  test('what is no origin is in no header', async () => {
    await configure(here.app, 'spbdevk', { frameHosts: ["'unsafe-inline'; script-src *", 'bank.example', '*'] });
    expect(ancestors((await get('/de')).headers)).toBe("'self' https://bank.example");
    await configure(here.app, 'spbdevk', bank);
  });

  test.each([
    ['/de/bankdaten?token=abc', 'rewards of the contact'],
    ['/de/praemie/7?token=abc', 'the own reward'],
    ['/de/empfehler/bankdaten', 'the own bank account'],
    ['/de/login/one', 'support'],
  ])('%s asks for an account or acts for somebody (%s): no frame shows it, and none may', async (address) => {
    const [path = '', query] = address.split('?');
    const framed = await get(`${path}?${query ? `${query}&` : ''}widget=1`, inFrame);
    expect([framed.statusCode, ancestors(framed.headers)]).toEqual([
      200,
      "'self' https://bank.example https://*.group.example",
    ]);
    expect(framed.body).toContain(`href="${address}" target="_top"`);
    expect(framed.body).not.toMatch(/<form|<input|id="boot"/);
    expect(framed.headers['referrer-policy']).toBe('no-referrer');
    const alone = await get(address, { 'sec-fetch-dest': 'document' });
    if (alone.statusCode !== 302) expect(ancestors(alone.headers)).toBe("'none'");
  });

  test('the form with the IBAN may be framed by nobody, the own host neither', async () => {
    const { anna, ben } = here;
    const made = await anna.recommends({ share: 50 });
    const number = (await ben.registers(made)).body.Empfaengernummer;
    await ben.confirms(number);
    const address = `/de/bankdaten?token=${await ben.token(number)}`;
    const { headers, body } = await get(address);
    expect(body).toMatch(/<input [^>]*name="[^"]*iban"/i);
    const framed = await get(`${address}&widget=1`, inFrame);
    expect(framed.body).not.toMatch(/<input/);
    expect(framed.body).toContain(`href="${address}" target="_top"`);
    expect(ancestors(headers)).toBe("'none'");
  });

  test('a redirect keeps the flag, and a step that lost it gets it again, once', async () => {
    const signIn = await get('/de/persoenlicherbereich?widget=1', inFrame);
    expect([signIn.statusCode, signIn.headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/de\/login\?.*&widget=1$/),
    ]);
    const referer = 'http://spbdevk.localhost:3000/de?widget=1';
    const lost = await get('/de/empfehlen/101', { ...inFrame, referer });
    expect([lost.statusCode, lost.headers.location]).toEqual([302, '/de/empfehlen/101?widget=1']);
    expect((await get('/de/empfehlen/101?widget=1', { ...inFrame, referer })).statusCode).toBe(200);
    // The page before does not say where it was, because its address names a person.
    expect((await get('/de/empfehlen/101?channel=a', inFrame)).headers.location).toBe(
      '/de/empfehlen/101?channel=a&widget=1',
    );
    for (const headers of [
      { ...inFrame, referer: 'http://spbdevk.localhost:3000/de' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: 'https://bank.example/' },
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
    ])
      expect([headers, (await get('/de/empfehlen/101', headers)).statusCode]).toEqual([headers, 200]);
  });

  describe('the cookies', () => {
    const create = (headers: Record<string, string>) =>
      here.app.call('POST', '/Empfehlen/create?widget=1', { body: wishOf(), headers });
    const attributes = ({ headers }: { headers: Record<string, unknown> }): string[] =>
      [headers['set-cookie']].flat().map((line) => String(line).replace(/^[^;]*; /, ''));
    const lax = ['Path=/; SameSite=Lax; Max-Age=86400; HttpOnly', 'Path=/; SameSite=Lax; Max-Age=1800; HttpOnly'];
    const partitioned = lax.map((line) => line.replace('Lax', 'None').concat('; Secure; Partitioned'));
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

    test('are None, Secure and Partitioned where a page of ours in a frame asks, exactly', async () => {
      const made = attributes(await create({ ...own, 'x-rahmen': '1' }));
      expect(made).toEqual(partitioned.slice(0, made.length));
      expect(made.length).toBeGreaterThan(0);
    });

    test.each<[string, Record<string, string>]>([
      ['a page that stands alone', own],
      ['a page that stands alone by address', { ...own, 'sec-fetch-dest': 'document', 'x-rahmen': '0' }],
    ])('stay Lax for %s', async (_what, headers) => {
      const made = attributes(await create(headers));
      expect(made).toEqual(lax.slice(0, made.length));
      expect(made.length).toBeGreaterThan(0);
    });

    test('are none at all where another site asks, whatever it says', async () => {
      expect((await create({ 'sec-fetch-site': 'cross-site', 'x-rahmen': '1' })).headers['set-cookie']).toBeUndefined();
    });

    test('stay Lax in a frame of a mandant that no page may embed', async () => {
      await configure(here.app, 'spbdevk');
      const made = attributes(await create({ ...own, 'x-rahmen': '1' }));
      await configure(here.app, 'spbdevk', bank);
      expect(made).toEqual(lax.slice(0, made.length));
    });

    test('of a form without script go by the frame its page stands in', async () => {
      const post = (headers: Record<string, string>) =>
        here.app.app.http.fastify.inject({
          method: 'POST',
          url: '/de/empfehlen/101?widget=1',
          headers: {
            host: 'spbdevk.localhost:3000',
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            ...headers,
          },
          payload: new URLSearchParams({
            'recommendation.product': '101',
            'recommendation.recommenderShare': '50',
            'recommendation.termsText': terms,
            'recommendation.acceptsTerms': 'on',
            'recommender.firstName': 'Anna',
            'recommender.lastName': 'Muster',
            'recommender.email': 'framed@example.org',
          }).toString(),
        });
      const framed = await post({ 'sec-fetch-dest': 'iframe' });
      expect([framed.statusCode, framed.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/de\/empfehlung\/\d+\?.*widget=1$/),
      ]);
      expect(attributes(framed)[0]).toBe(partitioned[0]);
      const shared = await get(String(framed.headers.location), {
        ...inFrame,
        cookie: [framed.headers['set-cookie']]
          .flat()
          .map((line) => String(line).split(';')[0])
          .join('; '),
      });
      expect(shared.body).toMatch(/id="link" [^>]*value="http/);
      const alone = await post({ 'sec-fetch-dest': 'document' });
      expect(attributes(alone)[0]).toBe(lax[0]);
      const { rows } = await here.as().read(async ({ db }) => ({
        rows: await db.selectFrom('recommendation').select('origin').orderBy('id', 'desc').limit(1).execute(),
      }));
      expect(rows).toEqual([{ origin: 'widget' }]);
    });
  });
});

test('the kit is a page of development in the brand and language of its address', async () => {
  const { status, text, policy } = await page('/kit?theme=versicherung&lang=en');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="en"[\s\S]*--brand: ?light-dark\(#6d2a60[\s\S]*Building blocks/);
  expect(policy).toContain("script-src 'self'");
});

test('a production server has no kit: neither the page nor its files', async () => {
  const [there, notThere] = await Promise.all([readOnce(true)(), readOnce(false)()]);
  const script = there.kit?.assets.portal.split('/').at(-1) ?? '';
  expect(there.files.has(script)).toBe(true);
  expect(notThere.kit).toBeUndefined();
  expect(notThere.files.has(script)).toBe(false);
});
