import { afterAll, describe, expect, test } from 'vitest';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { password, person, registered, signsIn } from '#testing/cast/person.ts';
import { isOfSupport } from '#testing/cast/support.ts';
import { askPage, cookieOf } from '#testing/page.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const here = await world();
const anna = await person(here.app, {
  email: 'anna.muster@example.org',
  firstName: 'Annalena',
  lastName: 'Mustermann',
});
const clara = await person(here.app, { email: 'clara@example.org', firstName: 'Clara', lastName: 'Klar' });
afterAll(() => here.app.close());
const ask = (url: string, given: Parameters<typeof askPage>[2] = {}) => askPage(here.app, url, given);

const pages = ['/de', '/de/agb', '/de/kontakt', '/de/aktuellepraemienuebersicht', '/en/empfehlen/101', '/de/404'];

describe('what a page shows of the person', () => {
  test.each(pages)(
    '%s is no page to keep for whoever is signed in, and the next visitor sees nothing of it',
    async (url) => {
      const before = await ask(url);
      const mine = await ask(url, { token: anna.token });
      const hers = await ask(url, { token: clara.token });
      const after = await ask(url);
      expect([mine.text.includes('Annalena Mustermann'), hers.text.includes('Clara Klar')]).toEqual([true, true]);
      expect([mine.headers['cache-control'], hers.headers['cache-control']]).toEqual(['no-store', 'no-store']);
      for (const { text } of [before, hers, after]) expect(text).not.toMatch(/Annalena|anna\.muster/);
      for (const { text } of [before, mine, after]) expect(text).not.toMatch(/Clara|clara@/);
      expect(after.headers['cache-control']).toBe(before.headers['cache-control']);
    },
  );

  test('whoever is signed in finds the way out, a guest the login', async () => {
    expect((await ask('/de', { token: anna.token })).text).toContain('href="/de/logout"');
    const { text } = await ask('/de');
    expect([text.includes('href="/de/login"'), text.includes('/de/logout')]).toEqual([true, false]);
  });

  test('texts and preview pictures are the same for everybody', async () => {
    for (const url of ['/texte/de/home', '/vorschau/de/start.png']) {
      const [plain, mine] = [await ask(url), await ask(url, { token: anna.token })];
      expect([mine.text === plain.text, mine.headers['cache-control']]).toEqual([true, plain.headers['cache-control']]);
    }
  });
});

describe('the language of the mails to the person', () => {
  const languageOf = async (token: string): Promise<string> =>
    (await here.app.call('GET', '/account/user', { token })).body.Language;

  test('follows the switch of the header, which a link or a foreign page cannot press', async () => {
    expect((await ask('/de/kontakt?x=1', { token: anna.token })).text).toMatch(
      /<button[^>]* name="_locale" formAction="\/en\/kontakt\?x=1">/,
    );
    const choose = (given: Parameters<typeof askPage>[2] = {}) =>
      ask('/en/kontakt?x=1', { form: { _locale: '' }, token: anna.token, ...given });
    const foreign = await choose({ headers: { 'sec-fetch-site': 'cross-site' } });
    await ask('/en/kontakt?_locale=', { token: anna.token });
    expect([foreign.status, await languageOf(anna.token)]).toEqual([403, 'de']);
    const chosen = await choose();
    expect([chosen.status, chosen.to, await languageOf(anna.token)]).toEqual([303, '/en/kontakt?x=1', 'en']);
    expect(await languageOf(clara.token)).toBe('de');
    await ask('/de', { form: { _locale: '' }, token: anna.token });
    expect(await languageOf(anna.token)).toBe('de');
  });

  test('stays as it is when a guest chooses a language, or support does, to whom the page gives links', async () => {
    const guest = await ask('/en', { form: { _locale: '' } });
    expect([guest.status, guest.to]).toEqual([303, '/en']);
    const dirk = await person(here.app, { email: 'dirk@example.org', firstName: 'Dirk', lastName: 'Dorn' });
    await evaOf(here.app).token();
    await isOfSupport(here.as(), dirk.email);
    const { text } = await ask('/de', { token: dirk.token });
    expect([text.includes('name="_locale"'), text.includes('hrefLang="en"')]).toEqual([false, true]);
    const support = await ask('/en', { form: { _locale: '' }, token: dirk.token });
    expect([support.to, await languageOf(dirk.token)]).toEqual(['/en', 'de']);
  });
});

describe('the cookie of the person', () => {
  const dead: readonly (readonly [title: string, token: () => Promise<string> | string])[] = [
    ['broken', () => 'not.a.token'],
    ['signed by somebody else', () => `${anna.token.slice(0, -4)}AAAA`],
    ['of another mandant', async () => (await person(here.app, { mandant: 'versicherung' })).token],
    [
      'of a session that was ended',
      async () => {
        const { body } = await signsIn(here.app, clara.email);
        await here.app.call('POST', '/account/logout', { token: body.Token });
        return body.Token;
      },
    ],
  ];
  test.each(dead)('is taken away when it is %s, and the page is a guest’s', async (_title, token) => {
    const answer = await ask('/de', { token: await token() });
    expect([answer.status, answer.cookies, answer.headers['cache-control']]).toEqual([
      200,
      ['token=; Path=/; SameSite=Lax; Max-Age=0'],
      'no-store',
    ]);
    expect(answer.text).toContain('href="/de/login"');
  });

  test('goes together with the one of an agency user in the same browser when its session has ended', async () => {
    const { body } = await signsIn(here.app, clara.email);
    const { owner } = await anAgency(here, 'hafen');
    const held = { token: body.Token, cookie: `agenturtoken=${owner.token}` };
    expect((await ask('/de', held)).cookies).toEqual([]);
    await here.app.call('POST', '/account/logout', { token: body.Token });
    expect((await ask('/de', held)).cookies).toEqual([
      'token=; Path=/; SameSite=Lax; Max-Age=0',
      'agenturtoken=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });

  test('counts once only: of two, one was set by a neighbour of this host', async () => {
    const { text, cookies } = await ask('/de', { cookie: `token=${anna.token}; token=${clara.token}` });
    expect([text.includes('href="/de/login"'), cookies]).toEqual([true, []]);
  });

  test('is renewed with a page when the token is older than 30 minutes, and not before', async () => {
    const { body } = await signsIn(here.app, anna.email);
    const later = async (minutes: number) => {
      here.app.app.system.clock.set(new Date(here.app.app.system.clock.now().getTime() + minutes * 60_000));
      return ask('/de', { token: body.Token });
    };
    expect((await later(29)).cookies).toEqual([]);
    const renewed = await later(2);
    const token = cookieOf(renewed, 'token');
    expect([typeof token, token === body.Token, renewed.text.includes('Annalena')]).toEqual(['string', false, true]);
    expect((await ask('/de', { token })).text).toContain('Annalena');
  });
});

describe('pages of one who is signed in', () => {
  test('send a guest to the login with their name and values, and back by them [S2-R203]', async () => {
    const asked = await ask('/de/passwortaendern?geaendert=1');
    expect([asked.status, asked.to]).toEqual([
      302,
      `/de/login?${new URLSearchParams({ redirect: 'PasswortAendern', params: '{"geaendert":"1"}' })}`,
    ]);
    const sent = await ask(asked.to ?? '', { form: { email: anna.email, password } });
    expect([sent.status, sent.to, typeof cookieOf(sent, 'token')]).toEqual([
      303,
      '/de/passwortaendern?geaendert=1',
      'string',
    ]);
  });

  test('are never reached by a form of a guest', async () => {
    const { status, to } = await ask('/de/passwortaendern', { form: { current: 'x', password: 'y', again: 'y' } });
    expect([status, to]).toEqual([303, '/de/login?redirect=PasswortAendern']);
  });

  test('lead a guest at Logout to the login without a way back [S2-R024][S2-R026]', async () => {
    expect((await ask('/de/logout')).to).toBe('/de/login');
  });

  test('show Login and PasswortVergessen to guests only', async () => {
    for (const url of ['/de/login', '/de/login?redirect=Home', '/de/passwortvergessen'])
      expect([url, (await ask(url, { token: anna.token })).status]).toEqual([url, 302]);
  });
});

const { token: registration } = await registered(here.app, { firstName: 'Nora' });
await here.app.call('GET', `/account/resetPassword/${clara.email}`);
const reset = tokenIn(mailTo(await here.app.post(), clara.email, /Passwort/));
/** Pages of signing in and of whoever is signed in, as the route list has them, each with its heading. */
const listed: readonly (readonly [name: string, path: string, row: string, heading: RegExp, token: string | null])[] = [
  ['PersoenlicherBereich', '/persoenlicherbereich', '[S2-R011]', /^Guten Tag, Clara Klar\.$/, null],
  ['MeineDaten', '/meinedaten', '[S2-R014]', /^Meine Daten$/, null],
  ['Login', '/login', '[S2-R020]', /^Anmelden$/, ''],
  ['Logout', '/logout', '[S2-R023]', /^Abmelden$/, null],
  ['PasswortVergessen', '/passwortvergessen', '[S2-R031]', /^Passwort vergessen$/, ''],
  ['PasswortAendern', '/passwortaendern', '[S2-R033]', /^Passwort ändern$/, null],
  ['RegistrierungAbschliessen', '/registrieren', '[S2-R063]', /^Willkommen, Nora$/, registration],
  ['PasswortZuruecksetzen', '/passwortsetzen', '[S2-R065]', /^Neues Passwort festlegen$/, reset],
];
test.each(listed)('%s opens under %s, where the route list has it %s', async (name, path, _row, heading, token) => {
  const { body } = await here.app.call('GET', '/route/default');
  expect(body.Routes).toContainEqual({ RouteName: name, Route: path });
  const address = token ? `/de${path}?token=${token}` : `/de${path}`;
  const { status, text } = await ask(address, token === null ? { token: clara.token } : {});
  expect([status, text.includes(`data-page="${name}"`)]).toEqual([200, true]);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toMatch(heading);
});

test.each([
  ['PersoenlicherBereich', '[S2-R013]', '/de/persoenlicherbereich'],
  ['MeineDaten', '[S2-R015]', '/de/meinedaten'],
])('a guest of %s signs in first and is there then %s', async (name, _row, url) => {
  const { to } = await ask(url);
  expect(to).toBe(`/de/login?redirect=${name}`);
  const sent = await ask(to ?? '', { form: { email: anna.email, password } });
  expect(sent.to).toBe(url);
  expect((await ask(url, { token: cookieOf(sent, 'token') })).status).toBe(200);
});

const area = '/de/persoenlicherbereich';
const ways: readonly (readonly [title: string, query: Record<string, string>, to: string])[] = [
  ['is the personal area where nobody came from a page', {}, area],
  ['leads to a page by its name', { redirect: 'Kontakt' }, '/de/kontakt'],
  ['fills the path of the page', { redirect: 'Empfehlen', params: '{"produktId":"101","p":"x"}' }, '/de/empfehlen/101'],
  ['knows no address', { redirect: 'https://evil.example/' }, area],
  ['knows no path', { redirect: '/de/kontakt' }, area],
  ['takes texts only', { redirect: 'Kontakt', params: '{"a":{"b":1},"c":["d"],"e":7}' }, '/de/kontakt'],
  ['reads past what is no JSON', { redirect: 'Kontakt', params: '{"a":' }, '/de/kontakt'],
  ['has no name that would be a pattern', { redirect: 'Kontakt', params: '{"(a+)+$":"x","[":"y"}' }, '/de/kontakt'],
];
test.each(ways)('the way back %s', async (_title, query, to) => {
  const sent = await ask(`/de/login?${new URLSearchParams(query)}`, { form: { email: anna.email, password } });
  expect([sent.status, sent.to]).toEqual([303, to]);
});

describe('signing in and out by forms alone', () => {
  test('a wrong password says so, takes the cookie, and keeps the e-mail only', async () => {
    const sent = await ask('/de/login', { form: { email: anna.email, password: 'falsch-Rundreise-1' } });
    expect([sent.status, cookieOf(sent, 'token')]).toEqual([400, '']);
    expect(sent.text).toContain('E-Mail-Adresse oder Passwort ist nicht korrekt.');
    expect([sent.text.includes(anna.email), sent.text.includes('falsch-Rundreise')]).toEqual([true, false]);
  });

  test('an empty form names both fields', async () => {
    const { text } = await ask('/de/login', { form: { email: '', password: '' } });
    for (const sentence of ['E-Mail-Adresse ist ein Pflichtfeld', 'Passwort ist ein Pflichtfeld'])
      expect(text).toContain(sentence);
  });

  test('"Angemeldet bleiben" gives the cookie an end, without it there is none', async () => {
    const line = async (form: Record<string, string>) =>
      (await ask('/de/login', { form: { email: anna.email, password, ...form } })).cookies.find((cookie) =>
        cookie.startsWith('token='),
      );
    expect(await line({})).not.toContain('Max-Age');
    expect(await line({ remembers: 'yes' })).toContain('Max-Age=2592000');
  });

  test('Logout ends the session and the cookie; opening it ends nothing [S2-R023]', async () => {
    const { body } = await signsIn(here.app, anna.email);
    expect((await ask('/de/logout', { token: body.Token })).text).toContain('Abmelden</h1>');
    expect((await here.app.call('GET', '/account/user', { token: body.Token })).status).toBe(200);
    const sent = await ask('/de/logout', { token: body.Token, form: { _signOut: '1' } });
    expect([sent.status, sent.to, cookieOf(sent, 'token')]).toEqual([303, '/de', '']);
    expect((await here.app.call('GET', '/account/user', { token: body.Token })).status).toBe(401);
  });
});
