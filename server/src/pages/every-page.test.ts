/** Every page of the route lists, asked for by its path in both languages: it opens for whoever it is for, and nowhere else. */
import { type RouteKey, routeKey, routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgents } from '#agent/agent.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { person, registered } from '#testing/cast/person.ts';
import { publishPage } from '#testing/content.ts';
import { configure } from '#testing/mandant.ts';
import { files, premiums, products } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const here = await world();
afterAll(() => here.app.close());

/** `route/default` of §2, and what stands above the page in German and English. */
const ofSpecification: readonly (readonly [name: string, path: string, german: string, english: string])[] = [
  [
    'Home',
    '',
    'Sie empfehlen. Wir sagen danke mit bis zu 110\u00a0€.',
    'You recommend. We say thank you with up to 110\u00a0€.',
  ],
  ['DankeStepsOfflineEmpfehlung', '/danke', 'Vielen Dank', 'Thank you'],
  ['PersoenlicherBereich', '/persoenlicherbereich', 'Guten Tag, Anna Muster.', 'Hello, Anna Muster.'],
  ['MeineDaten', '/meinedaten', 'Meine Daten', 'My data'],
  ['Login', '/login', 'Anmelden', 'Sign in'],
  ['AdminLogin', '/login/:adminLoginToken', 'Anmelden als Support', 'Sign in as support'],
  ['Logout', '/logout', 'Abmelden', 'Sign out'],
  ['Empfehlungscode', '/code', 'Ihr persönlicher Empfehlungscode', 'Your personal recommendation code'],
  ['PasswortVergessen', '/passwortvergessen', 'Passwort vergessen', 'Forgotten password'],
  ['PasswortAendern', '/passwortaendern', 'Passwort ändern', 'Change password'],
  ['Empfehlen', '/empfehlen/:produktId', 'Zuhause L empfehlen', 'Recommend Zuhause L'],
  ['EmpfehlenAgent', '/agent/empfehlen/:produktId', 'Zuhause Beratung empfehlen', 'Recommend Zuhause Beratung'],
  ['EmpfehlungBestaetigung', '/bestaetigung', 'Ihre Empfehlung ist unterwegs', 'Your recommendation is on its way'],
  ['EmpfehlungTeilen', '/empfehlung/:empfehlungsnummer', 'Ihre Empfehlung', 'Your recommendation'],
  [
    'EmpfaengerBestaetigung',
    '/empfaengerbestaetigung',
    'Vielen Dank, Ihre Daten sind angekommen',
    'Thank you, we have your details',
  ],
  [
    'EmpfehlungAbgelaufen',
    '/empfehlungabgelaufen',
    'Diese Empfehlung ist abgelaufen',
    'This recommendation has expired',
  ],
  [
    'EmpfaengerDaten',
    '/empfaengerdaten/:empfehlungsnummer',
    'Anna M. empfiehlt Ihnen Zuhause L',
    'Anna M. recommends Zuhause L to you',
  ],
  ['PraemieWaehlen', '/praemie/', 'Ihre Prämie wartet auf Sie, Anna.', 'Your reward is waiting for you, Anna.'],
  [
    'PraemieDaten',
    '/praemie/:praemieid',
    'Wohin dürfen wir 35,00\u00a0€ überweisen?',
    'Where should we transfer 35,00\u00a0€?',
  ],
  ['PraemieDanke', '/praemiedanke', 'So geht es nach dem Abholen weiter', 'What happens after you collect'],
  ['KulanzDanke', '/kulanzdanke', 'So geht es mit einer Kulanzprämie weiter', 'What happens with a goodwill reward'],
  ['Kundennummer', '/kundennummer', 'Kundennummer', 'Customer number'],
  [
    'AGBDatenschutzZustimmung',
    '/empfaenger/zustimmung',
    'Danke, Ben. Ihre Daten sind bestätigt.',
    'Thank you, Ben. Your details are confirmed.',
  ],
  [
    'EmpfaengerBankdaten',
    '/bankdaten',
    'Wohin dürfen wir 35,00\u00a0€ überweisen?',
    'Where should we transfer 35,00\u00a0€?',
  ],
  ['EmpfehlerBankdaten', '/empfehler/bankdaten', 'Bankverbindung', 'Bank details'],
  ['Impressum', '/impressum', 'Impressum', 'Imprint'],
  ['Datenschutz', '/datenschutz', 'Datenschutz', 'Data protection'],
  ['Agb', '/agb', 'Teilnahmebedingungen', 'Terms of participation'],
  ['Faq', '/faq', 'Fragen und Antworten', 'Questions and answers'],
  ['Kontakt', '/kontakt', 'Kontakt', 'Contact'],
  ['optout', '/empfehler/newsletter/optout', 'Newsletter abbestellen', 'Unsubscribe from the newsletter'],
  ['optin', '/empfehler/newsletter/optin', 'Newsletter bestätigen', 'Confirm newsletter'],
  ['RegistrierungAbschliessen', '/registrieren', 'Willkommen, Anna', 'Welcome, Anna'],
  ['PasswortZuruecksetzen', '/passwortsetzen', 'Neues Passwort festlegen', 'Set a new password'],
  [
    'MitarbeiterEmpfehlen',
    '/mitarbeiterempfehlen',
    'Als Mitarbeiterin oder Mitarbeiter empfehlen',
    'Recommend as a member of staff',
  ],
  ['FileNotFound', '/404', 'Datei nicht gefunden', 'File not found'],
  [
    'Barrierefreiheitserklaerung',
    '/barrierefreiheitserklaerung',
    'Erklärung zur Barrierefreiheit',
    'Accessibility statement',
  ],
  ['AktuellePraemienuebersicht', '/aktuellepraemienuebersicht', 'Aktuelle Prämien', 'Current rewards'],
];

type Listed = { RouteName: string; Route: string };
const listed = async (kind: 'default' | 'additional'): Promise<Listed[]> =>
  (await here.app.call('GET', `/route/${kind}`)).body.Routes;

const guest = 'guest@example.org';
const message = {
  Vorname: 'Gerda',
  Nachname: 'Gast',
  Betreff: 'Meine Prämie',
  Nachricht: 'Wann kommt sie?',
  DatenschutzAkzeptiert: true,
  KopieAnMich: true,
};

/** The path of a page with what stands behind it in the address of whoever it is for. */
let addressOf: (name: string, path: string) => string;
let signedIn: string;
beforeAll(async () => {
  const walk = await walkToReady(here.app, { share: 50 });
  const { token, email } = await person(here.app);
  signedIn = token;
  await here.app.call('PUT', '/empfehler/setNewsletterOptin', { token, body: { NewsletterPermission: true } });
  await here.app.call('GET', `/account/resetPassword/${email}`);
  await here.app.call('POST', '/kontakt', { body: { ...message, Email: guest } });
  const mails = await here.app.post();
  const newsletter = mailTo(mails, email, /Newsletter/)?.text ?? '';
  const news = (page: string): string => new RegExp(`${page}(\\?token=[\\w.-]+)`).exec(newsletter)?.[1] ?? '';
  const { number, hash } = await here.anna.recommends();
  await configure(here.app, 'spbdevk', { agentRecommendation: true });
  await here.as().write((tx) => addAgents(tx, [...files.versicherung.agents]));
  const advised = await here.anna.recommends({ product: products.agent, agent: 'B-1001' });
  const values = { produktId: '101', empfehlungsnummer: number, praemieid: `${premiums.home}`, adminLoginToken: 'one' };
  const queries: Record<string, string> = {
    EmpfaengerDaten: `?h=${hash}`,
    EmpfaengerAngaben: `?h=${advised.hash}`,
    PraemieWaehlen: `?token=${walk.recommender?.token}`,
    PraemieDaten: `?token=${walk.recommender?.token}`,
    AGBDatenschutzZustimmung: `?token=${walk.recipientToken}`,
    EmpfaengerBankdaten: `?token=${walk.recipientToken}`,
    optin: news('optin'),
    optout: news('optout'),
    RegistrierungAbschliessen: `?token=${(await registered(here.app)).token}`,
    Kontaktkopie: `?token=${tokenIn(mailTo(mails, guest, /Nachricht/))}`,
    PasswortZuruecksetzen: `?token=${tokenIn(mailTo(mails, email, /Passwort/))}`,
  };
  const ofAgents: Record<string, Readonly<Record<string, string>>> = {
    EmpfehlenAgent: { produktId: `${products.agent}` },
    EmpfaengerAngaben: { empfehlungsnummer: advised.number },
  };
  addressOf = (name, path) => `${fillPath(path, { ...values, ...ofAgents[name] })}${queries[name] ?? ''}`;
});

const ofPerson = ({ RouteName }: Listed): boolean =>
  routes[routeKey(RouteName) as RouteKey].login === 'recommender' || RouteName === 'Kundennummer';
const ofAgency = ({ RouteName }: Listed): boolean => routes[routeKey(RouteName) as RouteKey].login === 'agency';
const headingOf = (text: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]?.replaceAll('\u00a0', ' ');

test('the list of default routes is the one of the specification, without the pages of capabilities to come [S2-R009] [S2-R027] [S2-R059] [S2-R067]', async () => {
  expect((await listed('default')).map(({ RouteName, Route }) => [RouteName, Route])).toEqual(
    ofSpecification.map(([name, path]) => [name, path]),
  );
});

test('every route opens its page under each language and under no other prefix [S2-R001] [S2-R009] [S2-R027] [S2-R059] [S2-R067]', async () => {
  const headings = new Map(ofSpecification.map(([name, , ...shown]) => [name, shown]));
  for (const route of await listed('default')) {
    const { RouteName: name, Route } = route;
    const path = addressOf(name, Route);
    const token = ofPerson(route) ? signedIn : undefined;
    for (const [index, locale] of ['de', 'en'].entries()) {
      const { status, text } = await askPage(here.app, `/${locale}${path}`, { token });
      expect([locale, name, status, headingOf(text)]).toEqual([
        locale,
        name,
        name === 'FileNotFound' ? 404 : 200,
        headings.get(name)?.[index]?.replaceAll('\u00a0', ' '),
      ]);
    }
    expect([name, await askPage(here.app, path || '/', { token })]).toMatchObject([
      name,
      { status: 302, to: `/de${path}` },
    ]);
    expect([name, await askPage(here.app, `/fr${path}`, { token })]).toMatchObject([
      name,
      { status: 302, to: '/de/404' },
    ]);
    expect([name, (await askPage(here.app, `/de/deu${path}`, { token })).status]).toEqual([name, 404]);
  }
});

test('the page to recommend an agent is there for a product of agents alone, and where the module is on [S3-E013]', async () => {
  const open = async (product: number) => (await askPage(here.app, `/de/agent/empfehlen/${product}`)).status;
  expect([await open(products.agent), await open(products.home), await open(999)]).toEqual([200, 404, 404]);
  await configure(here.app, 'spbdevk', { agentRecommendation: false });
  expect(await open(products.agent)).toBe(404);
  await configure(here.app, 'spbdevk', { agentRecommendation: true });
});

test('the additional routes name the terms of participation, and their path shows what the mandant wrote [S2-R116]', async () => {
  const route = (await listed('additional')).find(({ RouteName }) => RouteName === 'teilnahmebedingungen');
  expect(route?.Route).toBe('/teilnahmebedingungen');
  await publishPage(here.as(), 'teilnahmebedingungen', { de: 'Wer mitmacht, ist dabei.' });
  expect((await askPage(here.app, `/de${route?.Route}`)).text).toContain('Wer mitmacht, ist dabei.');
});

// An invoice has to be there for its own: pages/agency-invoice shows it.
test('every additional route opens its page, too', async () => {
  await publishPage(here.as(), 'exklusiv', { de: 'Nur für Sie.' });
  expect((await askPage(here.app, '/de/exclusiv')).to).toBe('/de/exklusiv');
  const alias = routes.exclusiveAlias.name;
  const { owner } = await anAgency(here, 'hafen');
  const cookie = `agenturtoken=${owner.token}`;
  for (const route of (await listed('additional')).filter(
    ({ RouteName }) => !['AgenturRechnung', alias].includes(RouteName),
  )) {
    const who = { ...(ofPerson(route) && { token: signedIn }), ...(ofAgency(route) && { cookie }) };
    const link = routes[routeKey(route.RouteName) as RouteKey].tokenInQuery ? '?token=einmal' : '';
    const known = addressOf(route.RouteName, route.Route);
    const path = known.includes('?') ? known : known + link;
    const { status, text } = await askPage(here.app, `/de${path}`, who);
    expect([route.RouteName, status, headingOf(text)]).toEqual([route.RouteName, 200, expect.stringMatching(/\w/)]);
  }
});
