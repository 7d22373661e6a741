import { listProducts, showProduct } from '@weitersagen/contract/product/endpoints';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { recipientExists } from '@weitersagen/contract/recipient/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import { agencyUser } from '../testing/sample-agency.ts';
import { agent as sampleAgent, product as sampleProduct, tariff, windowProduct } from '../testing/sample-catalogue.ts';
import { contentOf, item } from '../testing/sample-content.ts';
import { hash, numbers, pageRequest, person, reward, sampleApi, withMandant } from '../testing/sample-world.ts';
import { mainOf, shown } from '../testing/shown-page.ts';
import { render, screenTexts } from './entry-server.tsx';
import { hasScreen, screens } from './page/routes.ts';

const { recommendation: nr } = numbers;
const token = 'the.reward.token';

/** Every page of the route table, with an address under which it is shown. */
const addresses: Readonly<Record<keyof typeof screens, readonly [path: string, status?: number]>> = {
  home: [''],
  recommend: ['/empfehlen/101'],
  employeeRecommendation: ['/mitarbeiterempfehlen'],
  recommendationCode: ['/code'],
  offlineThanks: ['/danke'],
  category: ['/internet'],
  categories: ['/produkte'],
  product: ['/produkt/101'],
  compare: ['/vergleich?produkt=101&produkt=101.9'],
  recommendAgent: ['/agent/empfehlen/601'],
  share: [`/empfehlung/${nr}`],
  recommendationThanks: [`/bestaetigung?nr=${nr}`],
  recommendationOver: ['/empfehlungabgelaufen'],
  recipientData: [`/empfaengerdaten/${nr}?h=${hash}`],
  recipientCompletion: [`/empfaengerdaten/${nr}/beratung?h=${hash}`],
  recipientThanks: [`/empfaengerbestaetigung?nr=${nr}`],
  recipientAgreement: [`/empfaenger/zustimmung?token=${token}`],
  recipientBankData: [`/bankdaten?token=${token}`],
  rewardChoice: [`/praemie/?token=${token}`],
  rewardData: [`/praemie/7?token=${token}`],
  rewardThanks: [`/praemiedanke?token=${token}`],
  goodwillThanks: [`/kulanzdanke?token=${token}`],
  currentPremiums: ['/aktuellepraemienuebersicht'],
  claims: ['/persoenlicherbereich/nachbuchungen'],
  claim: ['/persoenlicherbereich/nachbuchung'],
  terms: ['/agb'],
  imprint: ['/impressum'],
  privacy: ['/datenschutz'],
  accessibility: ['/barrierefreiheitserklaerung'],
  contact: ['/kontakt'],
  contactCopy: ['/kontakt/kopie?token=one-time-token'],
  notFound: ['/404', 404],
  login: ['/login'],
  supportLogin: ['/login/one-time-token'],
  logout: ['/logout'],
  passwordForgotten: ['/passwortvergessen'],
  passwordReset: ['/passwortsetzen?token=one-time-token'],
  registration: ['/registrieren?token=one-time-token'],
  passwordChange: ['/passwortaendern'],
  interstitial: ['/willkommen'],
  personalArea: ['/persoenlicherbereich'],
  yearStatement: ['/persoenlicherbereich/jahresuebersicht'],
  myData: ['/meinedaten'],
  ownData: ['/meinedaten/auskunft'],
  recommenderBankData: ['/empfehler/bankdaten'],
  customerNumber: ['/kundennummer?token=one-time-token'],
  newsletterOptin: ['/empfehler/newsletter/optin?token=one-time-token'],
  newsletterOptout: ['/empfehler/newsletter/optout?token=signed'],
  faq: ['/faq'],
  participationTerms: ['/teilnahmebedingungen'],
  exclusive: ['/exklusiv'],
  exclusiveAlias: ['/exclusiv'],
  agencyHome: ['/agentur/start'],
  agencyRules: ['/agentur/teilnahmebedingungen'],
  agencyPrivacy: ['/agentur/datenschutz'],
  agencyInfo: ['/agentur/info'],
  agencyCost: ['/agentur/kosten'],
  agencyLogin: ['/agentur/login'],
  agencySso: ['/sso?code=c&state=s'],
  agencyLogout: ['/agentur/logout'],
  agencyPasswordForgotten: ['/agentur/passwortvergessen'],
  agencyPasswordReset: ['/agentur/passwortsetzen?token=one-time-token'],
  agencyFirstPassword: ['/agentur/passwort?token=one-time-token'],
  agencyRegistration: ['/agentur/registrieren'],
  agencyConfirmation: ['/agentur/bestaetigung?token=one-time-token'],
  agencyMasterData: ['/agentur/zusatzdaten'],
  agencyInvoice: ['/agentur/rechnungen/RE-2026-000001'],
  agency: ['/agentur/stammdaten'],
  agencyPremiums: ['/praemienuebersicht'],
  ownPage: ['/aktionen/sommer'],
};
/** Pages of whoever is signed in; the others are a guest's. */
const own: ReadonlySet<string> = new Set([
  'logout',
  'passwordChange',
  'personalArea',
  'yearStatement',
  'claims',
  'claim',
  'myData',
  'ownData',
  'recommenderBankData',
]);

/** Pages of somebody of an agency. */
const ofAgency: ReadonlySet<string> = new Set([
  'agencyLogout',
  'agencyMasterData',
  'agency',
  'agencyInvoice',
  'agencyPremiums',
]);

/** What the API answers where it is not the usual thing. */
const answersOf: Partial<Record<keyof typeof screens, Parameters<typeof sampleApi>[0]>> = {
  category: [[listProducts, [tariff]]],
  recommendAgent: [[showProduct, { ...sampleProduct, id: 601, isAgent: true, footnotes: [] }]],
  recipientCompletion: [
    [recipientExists, { exists: false }],
    [
      showRecommendation,
      {
        recommender: { firstName: 'Anna', lastInitial: 'M.' },
        product: { id: 601, name: 'Beratung', category: null, description: '', isAgent: true, picture: null },
        agent: sampleAgent,
        recipientCents: 1250,
        termsText: 'Die Bedingungen.',
        prefilled: null,
      },
    ],
  ],
};

const written = (slug: string) =>
  item(slug, { slug, titel: { de: 'Sommer', en: 'Summer' }, inhalt: { de: '## Teil\nText', en: '## Part\nText' } });
/** What the mandant wrote that has no page without it. */
const ownContent = (locale: string) => ({
  ownPages: [{ slug: 'sommer', path: '/aktionen/sommer', title: 'Sommer', menu: 'none' as const }],
  content: async () => contentOf({ pages: [written('sommer'), written('exklusiv')] }, { locale }),
});
/** It only leads on. */
const shownScreens = (Object.keys(screens) as (keyof typeof screens)[]).filter(
  (key) => hasScreen(key) && key !== 'exclusiveAlias',
);

const table = shownScreens.flatMap((key) => ['de', 'en'].map((locale) => [key, locale] as const));

test.each(table)('%s is rendered on the server in %s', async (key, locale) => {
  const [path, status = 200] = addresses[key];
  const { html = '', ...answer } = await render(
    pageRequest(`/${locale}${path}`, {
      api: sampleApi(answersOf[key]).api,
      ...(own.has(key) && { person }),
      ...(ofAgency.has(key) && { agencyUser }),
      ...ownContent(locale),
    }),
  );
  expect(answer.status).toBe(status);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
  // A key in place of a text, or a text with an open placeholder, would be a hole in the catalogue.
  expect(html.replace(/<script type="application\/json".*/s, '')).not.toMatch(/>[a-z]+\.[a-zA-Z.]+<|\{[a-z]+\}/);
});

test('the not-found page says so and names three ways on, also where they do not lead anywhere yet [S2-R070][S2-R071][S2-R072][S2-R073][S8-X028]', async () => {
  const { status, text } = await shown('/de/gibt-es-nicht');
  expect(status).toBe(404);
  expect(text).toContain('<h1>Datei nicht gefunden</h1>');
  for (const way of ['href="/de"', 'href="/de/persoenlicherbereich"', 'href="/de/kontakt"'])
    expect(text).toContain(way);
});

test('product cards and reward pages show the banknote with the amount, unless the mandant has none [S1-F070]', async () => {
  const card = (text: string) =>
    /<svg(?:(?!<svg).)*<h3.*?<\/a>/s.exec(text.slice(text.indexOf('id="produkte"')))?.[0] ?? '';
  const off = withMandant({ features: { banknotes: false } });
  const page = `/de/praemie/?token=${token}`;
  expect(card((await shown('/de')).text)).toMatch(/#note".*?<b>70\u00a0€<\/b>/s);
  expect(mainOf((await shown(page)).text)).toMatch(/#note".*?<b>35\u00a0€<\/b>/s);
  for (const [path, part, stays] of [
    ['/de', card, ['Zuhause\u00a0L', '70,00\u00a0€']],
    [page, mainOf, ['Auf Ihr Konto', '35,00\u00a0€', 'Gutschein']],
  ] as const) {
    const { status, text } = await shown(path, off);
    expect([path, status]).toEqual([path, 200]);
    for (const words of stays) expect(part(text)).toContain(words);
    expect(part(text)).not.toContain('#note"');
  }
});

test('cents have two places and thousands a point [S9-K015][S9-K016]', async () => {
  const products = [7050, 123_450].map((valueCents, index) => ({ ...windowProduct, id: 200 + index, valueCents }));
  const { text } = await shown('/de', { api: sampleApi([[showShopWindow, { products, next: null }]]).api });
  for (const sum of ['70,50\u00a0€', '1.234,50\u00a0€']) expect(text).toContain(`>${sum}</b>`);
});

/** What is read on a page, without the numbers that are none of money. */
const readOf = (text: string): string =>
  mainOf(text)
    .replace(/<[^>]+>/g, '|')
    .replace(
      /\d\d\.\d\d\.\d{4}|50:50|\d+ (?:M[Bb]it|Tag|Monat|Freund)|(?<!\d)\d\. (?=\p{Lu})|(?<=\|)\d(?=\|)|Musterweg.*?Musterstadt|(?:https:|link\.example)\S+/gu,
      '',
    );

test.each([
  ['', ['70\u00a0€', '19,95\u00a0€', '110\u00a0€']],
  [`/praemie/?token=${token}`, ['35\u00a0€', '35,00\u00a0€', '40,00\u00a0€']],
  ['/empfehlen/101', ['70\u00a0€', '70,00\u00a0€', '35,00\u00a0€']],
  [`/empfehlung/${nr}`, ['35\u00a0€', '35,00\u00a0€']],
] as const)('every amount on /de%s ends with the euro sign [S9-K017]', async (path, sums) => {
  const { status, text } = await shown(`/de${path}`);
  expect(status).toBe(200);
  const amounts = readOf(text).match(/\d[\d.,]*.{0,2}/g) ?? [];
  for (const sum of sums) expect(amounts.some((one) => one.startsWith(sum))).toBe(true);
  for (const amount of amounts) expect(amount).toMatch(/^\d{1,3}(?:\.\d{3})*(?:,\d\d)?\u00a0€/);
});

test('pages whose address names a person are marked, others are not', async () => {
  const marks = await Promise.all(
    ['/de', '/de/agb', `/de/empfehlung/${nr}`, `/de/praemie/?token=${token}`, '/de/x?token=1'].map(
      async (url) => (await render(pageRequest(url))).isPersonal,
    ),
  );
  expect(marks).toEqual([false, false, true, true, true]);
});

test('a fault in a screen is told with the number of the request, and logged', async () => {
  const logged: unknown[] = [];
  const api = (() => Promise.reject(new Error('away'))) as never;
  const { status, text } = await shown('/de', {
    api,
    log: { warn: () => undefined, error: (details) => void logged.push(details) },
  });
  expect([status, text.includes('request-1'), logged.length]).toEqual([500, true, 1]);
});

test('boot data cannot end their element, and moments survive them', async () => {
  const api = sampleApi([[listRewards, [{ ...reward, product: { ...reward.product, name: '</script><b>' } }]]]).api;
  const { html = '' } = await render(pageRequest(`/de/praemie/?token=${token}`, { api }));
  const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(boot).toContain('\\u003c/script>');
  expect(boot).toContain('\\u0000date:2026-03-01T10:00:00.000Z');
});

test('a browser that goes on without a new document gets the texts of the next page', () => {
  const { texts, locale, log } = pageRequest('/en');
  expect(JSON.parse(screenTexts({ texts, locale, log }, 'home') ?? '')).toHaveProperty(
    ['home.recommend'],
    ['Recommend now'],
  );
  expect(screenTexts({ texts, locale, log }, 'salesPartnerArea')).toBeUndefined();
});
