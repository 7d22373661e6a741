import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { defaultExceptions, isOpenToGuests } from '@weitersagen/contract/site/forced-login';
import { addressedByMandant, type RouteKey, routeKey, routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wishOf } from '#testing/cast/anna.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { person, registered } from '#testing/cast/person.ts';
import { publishPage } from '#testing/content.ts';
import { configure, countRows } from '#testing/mandant.ts';
import { premiums } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const here = await world();
afterAll(() => here.app.close());
const ask = (url: string, given: Parameters<typeof askPage>[2] = {}) => askPage(here.app, url, given);

const values = { produktId: '101', empfehlungsnummer: '104477120935', praemieid: '7', adminLoginToken: 'one' };
const addressOf = (key: RouteKey): string => `/de${fillPath(routes[key].path, values)}`;
/** The pages there are: what belongs to a capability that is not built is found by nobody, and one that a mandant adds is another one each. */
const everyPage = (Object.keys(routes) as RouteKey[]).filter((key) => isBuiltPage(key) && !addressedByMandant.has(key));

interface Links {
  recipient: string;
  reward: string;
  registration: string;
  password: string;
  form: string;
  /** The form of a link by which nobody has come yet. */
  fresh: string;
  premium: number;
}

/** The list of §2, word for word: its row, and the page a guest gets there, each with its own heading. */
const listed: readonly (readonly [name: string, row: string, address: (links: Links) => string, heading: RegExp])[] = [
  ['Agb', '[S2-R182]', () => '/de/agb', /^Teilnahmebedingungen$/],
  ['EmpfaengerBankdaten', '[S2-R183]', ({ recipient }) => `/de/bankdaten?token=${recipient}`, /überweisen/],
  ['Datenschutz', '[S2-R185]', () => '/de/datenschutz', /^Datenschutz$/],
  ['EmpfaengerDaten', '[S2-R186]', ({ form }) => form, /^Anna M\. empfiehlt Ihnen /],
  ['Impressum', '[S2-R190]', () => '/de/impressum', /^Impressum$/],
  ['Kontakt', '[S2-R191]', () => '/de/kontakt', /^Kontakt$/],
  ['Login', '[S2-R192]', () => '/de/login', /^Anmelden$/],
  ['PasswortZuruecksetzen', '[S2-R194]', ({ password }) => `/de/passwortsetzen?token=${password}`, /^Neues Passwort/],
  ['PasswortVergessen', '[S2-R195]', () => '/de/passwortvergessen', /^Passwort vergessen$/],
  [
    'PraemieWaehlen',
    '[S2-R196]',
    ({ reward }) => `/de/praemie/?token=${reward}`,
    /^Ihre Prämie wartet auf Sie, Anna\.$/,
  ],
  ['PraemieDaten', '[S2-R197]', ({ reward, premium }) => `/de/praemie/${premium}?token=${reward}`, /überweisen\?$/],
  [
    'RegistrierungAbschliessen',
    '[S2-R198]',
    ({ registration }) => `/de/registrieren?token=${registration}`,
    /^Willkommen, Anna$/,
  ],
  ['Empfehlungscode', '[S2-R184]', () => '/de/code', /^Ihr persönlicher Empfehlungscode$/],
  [
    'Barrierefreiheitserklaerung',
    '[S2-R199]',
    () => '/de/barrierefreiheitserklaerung',
    /^Erklärung zur Barrierefreiheit$/,
  ],
  ['Exklusiv', '[S2-R187]', () => '/de/exklusiv', /^exklusiv$/],
  ['Faq', '[S2-R189]', () => '/de/faq', /^Fragen und Antworten$/],
];
/** In the list of §2, too: they answer by rules of their own. */
const listedBesides = ['FileNotFound', 'Logout', 'Exclusiv'];

const headingOf = ({ text }: { text: string }): string | undefined => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1];
const noRule = { forcedLoginExceptions: null, forcedLoginRedirect: null };
const isListed = (page: RouteKey, exceptions: string[] | null = null): boolean =>
  isOpenToGuests({ ...noRule, forcedLoginExceptions: exceptions }, { page, hasToken: false, next: [] });

describe('a guest where everybody has to sign in', () => {
  let links: Links;
  beforeAll(async () => {
    const walk = await walkToReady(here.app, { share: 50 });
    const { email } = await person(here.app);
    await here.app.call('GET', `/account/resetPassword/${email}`);
    const forgotten = mailTo(await here.app.post(), email, /Passwort/);
    const fresh = await here.anna.recommends();
    links = {
      fresh: `/de/empfaengerdaten/${fresh.number}?h=${fresh.hash}`,
      recipient: walk.recipientToken,
      reward: walk.recommender!.token,
      registration: (await registered(here.app)).token,
      password: tokenIn(forgotten),
      form: `/de/empfaengerdaten/${walk.number}?h=${walk.hash}`,
      premium: premiums.home,
    };
    await publishPage(here.as(), 'exklusiv', { de: 'Nur für Sie.' });
    await configure(here.app, 'spbdevk', { forcedLogin: true });
  });

  test.each(listed)(
    'reaches %s, by the list and not by a token it carries %s',
    async (name, _row, address, heading) => {
      const { status, text } = await ask(address(links));
      expect([status, headingOf({ text })]).toEqual([200, expect.stringMatching(heading)]);
      const page = routeKey(name)!;
      expect([isListed(page), isListed(page, [])]).toEqual([true, page === 'login']);
    },
  );

  test('is told that an address is none, and not sent away from it [S2-R181]', async () => {
    const { status, text } = await ask('/de/404');
    expect([status, text.includes('<h1>Datei nicht gefunden</h1>')]).toEqual([404, true]);
  });

  test('the list is the one of the specification', () => {
    const names = [...listed.map(([name]) => name), ...listedBesides];
    expect(defaultExceptions.map((key) => routes[key].name).toSorted()).toEqual(names.toSorted());
  });

  test('is led from Exclusiv to the page it is another spelling of, and not to the login [S2-R188]', async () => {
    expect((await ask('/de/exclusiv')).to).toBe('/de/exklusiv');
  });

  test('is sent from Logout to the login by the page’s own rule, without a way back [S2-R193]', async () => {
    expect((await ask('/de/logout')).to).toBe('/de/login');
  });

  const open = new Set<string>([
    ...listed.map(([name]) => name),
    ...listedBesides,
    'AdminLogin',
    'forcedLoginRedirectPage',
  ]);
  /** Agencies have a login of their own (R-29 c). */
  const closed = everyPage.filter((key) => !open.has(routes[key].name) && !key.startsWith('agency'));
  test.each(closed.map((key) => [routes[key].name, key] as const))(
    'is sent from %s to the login, and back after it [S2-R180]',
    async (name, key) => {
      const { status, to } = await ask(addressOf(key));
      const address = new URL(to ?? '', 'http://here');
      expect([status, address.pathname, address.searchParams.get('redirect')]).toEqual([302, '/de/login', name]);
      const params = JSON.parse(address.searchParams.get('params') ?? '{}');
      for (const [, param = ''] of routes[key].path.matchAll(/:(\w+)/g))
        expect(params[param]).toBe(Reflect.get(values, param));
    },
  );

  test('is sent from a category of the catalogue to the login; what nobody has is not found [S2-R201]', async () => {
    const { status, to = '' } = await ask('/de/internet?sortierung=preis');
    const { pathname, searchParams } = new URL(to, 'http://here');
    expect([status, pathname, searchParams.get('redirect')]).toEqual([302, '/de/login', 'Produktkategorie']);
    expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({ slug: 'internet', sortierung: 'preis' });
    expect((await ask('/de/gibt-es-nicht')).status).toBe(404);
  });

  test.each(everyPage.filter((key) => routes[key].tokenInQuery).map((key) => [routes[key].name, key] as const))(
    'reaches %s with the token of a mail',
    async (_name, key) => {
      const address = `${addressOf(key)}?token=x`;
      const [here, open] = [await ask(address), await ask(address, { mandant: 'versicherung' })];
      expect([here.status, headingOf(here)]).toEqual([open.status, headingOf(open)]);
      expect(here.to).toBeUndefined();
    },
  );

  test('sends the form of such a page, whose address says no token any more', async () => {
    expect((await ask(addressOf('recipientAgreement'), { form: { _token: 'x' } })).to).toBeUndefined();
    expect((await ask(addressOf('recipientAgreement'), { form: { _token: '' } })).to).toContain('/de/login');
  });

  test('reaches no page by a token that is not the page’s', async () => {
    expect((await ask('/de/empfehlen/101?token=x')).to).not.toContain('token');
  });

  test('reaches the next page of what was begun, and no other one by the same cookie', async () => {
    const address = links.fresh;
    const form = {
      firstName: 'Ben',
      lastName: 'Beispiel',
      email: 'ben@example.org',
      emailRepeated: 'ben@example.org',
      termsText: (/name="termsText"[^>]*value="([^"]*)"/.exec((await ask(address)).text)?.[1] ?? '').trim(),
      acceptsTerms: 'yes',
    };
    const sent = await ask(address, { form });
    expect([sent.status, sent.to]).toEqual([303, expect.stringContaining('/de/empfaengerbestaetigung')]);
    const cookie = sent.cookies.map((line) => line.split(';')[0]).join('; ');
    expect((await ask(sent.to ?? '', { cookie })).status).toBe(200);
    expect((await ask(sent.to ?? '')).status).toBe(302);
    expect((await ask('/de/praemiedanke', { cookie })).status).toBe(302);
  });

  test('is told that "Das war ich nicht" is done, on the page where it was said', async () => {
    await configure(here.app, 'spbdevk');
    await here.app.post();
    const { number } = await here.anna.recommends({
      as: { firstName: 'Ida', lastName: 'Neu', email: 'ida@example.org' },
    });
    const refusal = tokenIn((await here.app.post())[0], 'ablehnen');
    await configure(here.app, 'spbdevk', { forcedLogin: true });
    const form = { _token: refusal, _refuse: '1' };
    expect((await ask(`/de/empfehlung/${number}`, { form })).to).toContain('/de/login?redirect=EmpfehlungTeilen');
    const sent = await ask(`/de/empfehlung/${number}?ablehnen=${refusal}`, { form });
    expect([sent.status, sent.to]).toEqual([303, `/de/empfehlung/${number}?abgelehnt=1`]);
    const cookie = sent.cookies.map((line) => line.split(';')[0]).join('; ');
    expect((await ask(sent.to ?? '', { cookie })).status).toBe(200);
    expect((await ask(sent.to ?? '')).status).toBe(302);
  });

  test('is told what became of the newsletter, by links of mails, and then finds the login again', async () => {
    const { token: mine, email } = await person(here.app);
    await here.app.call('PUT', '/empfehler/setNewsletterOptin', { token: mine, body: { NewsletterPermission: true } });
    const mail = mailTo(await here.app.post(), email, /Newsletter/);
    for (const [path, done] of [
      ['optin', 'Sie sind jetzt für den Newsletter angemeldet.'],
      ['optout', 'Sie erhalten keinen Newsletter mehr.'],
    ] as const) {
      const address = `/de/empfehler/newsletter/${path}`;
      const form = { _token: new RegExp(`${path}\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '' };
      const sent = await ask(address, { form });
      expect([sent.status, sent.to]).toEqual([303, `${address}?erledigt=1`]);
      const cookie = sent.cookies.map((line) => line.split(';')[0]).join('; ');
      const said = await ask(sent.to ?? '', { cookie });
      expect([said.status, said.text.includes(`<h1>${done}</h1>`)]).toEqual([200, true]);
      expect((await ask(sent.to ?? '')).to).toContain('/de/login');
    }
  });

  test('makes no recommendation by the call either, and whoever is signed in does', async () => {
    const before = await countRows(here.as(), 'recommendation', 'account', 'mail');
    const as = { firstName: 'Gast', lastName: 'Neu', email: 'gast@example.org' };
    const { status, body } = await here.app.call('POST', '/empfehlen/create', { body: wishOf({ as }) });
    expect([status, body.PsoErrorCode]).toEqual([401, 'PSOF0204']);
    expect(await countRows(here.as(), 'recommendation', 'account', 'mail')).toEqual(before);
    expect((await here.app.call('POST', '/empfehlen/create')).status).toBe(200);
    const { token, email } = await person(here.app);
    const own = wishOf({ as: { ...as, email } });
    expect((await here.app.call('POST', '/empfehlen/create', { body: own, token })).status).toBe(200);
  });

  test('whoever is signed in reaches everything', async () => {
    const { token } = await person(here.app);
    for (const url of ['/de', '/de/empfehlen/101', '/de/aktuellepraemienuebersicht'])
      expect([url, (await ask(url, { token })).status]).toEqual([url, 200]);
  });

  test('the other mandant asks nobody to sign in [S1-F045][S3-E024]', async () => {
    expect((await ask('/de', { mandant: 'versicherung' })).status).toBe(200);
    const shown = async (mandant: 'spbdevk' | 'versicherung') =>
      (await here.app.call('GET', '', { mandant })).body.ModuleErzwingeLogin;
    expect([await shown('spbdevk'), await shown('versicherung')]).toEqual([true, false]);
  });
});

describe('what a mandant changes about it', () => {
  test('a list of its own replaces the default one; the login stays open [S2-R200]', async () => {
    await configure(here.app, 'spbdevk', { forcedLogin: true, forcedLoginExceptions: ['Kontakt', 'Meine Daten'] });
    expect((await ask('/de/kontakt')).status).toBe(200);
    for (const url of ['/de/datenschutz', '/de/impressum', '/de/agb'])
      expect([url, (await ask(url)).status]).toEqual([url, 302]);
    expect([(await ask('/de/login')).status, (await ask('/de/404')).status]).toEqual([200, 404]);
  });

  test('a page of recommending that its list opens is open for its call, too', async () => {
    await configure(here.app, 'spbdevk', { forcedLogin: true, forcedLoginExceptions: ['Empfehlen'] });
    expect((await ask('/de/empfehlen/101')).status).toBe(200);
    expect((await here.app.call('POST', '/empfehlen/create', { body: wishOf() })).status).toBe(200);
  });

  test('guests are sent to the page it names, with the same way back, and that page is open [S2-R202][S2-R115]', async () => {
    await configure(here.app, 'spbdevk', { forcedLogin: true, forcedLoginRedirect: 'forcedLoginRedirectPage' });
    const asked = await ask('/de/empfehlen/101');
    const back = new URLSearchParams({ redirect: 'Empfehlen', params: '{"produktId":"101"}' });
    expect(asked.to).toBe(`/de/willkommen?${back}`);
    const { status, text } = await ask(asked.to ?? '');
    expect([status, text.includes(`href="/de/login?${String(back).replaceAll('&', '&amp;')}"`)]).toEqual([200, true]);
    const { body } = await here.app.call('GET', '/route/additional');
    expect(body.Routes).toContainEqual({ RouteName: 'forcedLoginRedirectPage', Route: '/willkommen' });
    expect((await ask('/de/logout')).to).toBe('/de/login');
  });

  test.each(['PersoenlicherBereich', 'gibtEsNicht', 'https://evil.example'])(
    'a page a guest cannot see, like %s, is none to be sent to: it is the login then',
    async (forcedLoginRedirect) => {
      await configure(here.app, 'spbdevk', { forcedLogin: true, forcedLoginRedirect });
      expect((await ask('/de')).to).toBe('/de/login?redirect=Home');
    },
  );
});
