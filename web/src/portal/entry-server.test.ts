import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { listProducts } from '@weitersagen/contract/product/endpoints';
import { createRecipient, recipientExists, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import {
  createRecommendation,
  showRecommendation,
  showSharedRecommendation,
} from '@weitersagen/contract/recommendation/endpoints';
import { collectReward, listRewards, stopReward } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import { product as sampleProduct } from '../testing/sample-catalogue.ts';
import {
  hash,
  numbers,
  order,
  pageRequest,
  person,
  Refused,
  reward,
  sampleApi,
  withMandant,
} from '../testing/sample-world.ts';
import { render, screenTexts } from './entry-server.tsx';
import { screens } from './page/routes.ts';

const { recommendation: nr, recipient } = numbers;
const token = 'the.reward.token';

/** Every page of the route table, with an address under which it is shown. */
const addresses: Readonly<Record<keyof typeof screens, readonly [path: string, status?: number]>> = {
  home: [''],
  recommend: ['/empfehlen/101'],
  share: [`/empfehlung/${nr}`],
  recommendationThanks: [`/bestaetigung?nr=${nr}`],
  recommendationOver: ['/empfehlungabgelaufen'],
  recipientData: [`/empfaengerdaten/${nr}?h=${hash}`],
  recipientThanks: [`/empfaengerbestaetigung?nr=${nr}`],
  recipientAgreement: [`/empfaenger/zustimmung?token=${token}`],
  recipientBankData: [`/bankdaten?token=${token}`],
  rewardChoice: [`/praemie/?token=${token}`],
  rewardData: [`/praemie/7?token=${token}`],
  rewardThanks: [`/praemiedanke?token=${token}`],
  goodwillThanks: [`/kulanzdanke?token=${token}`],
  currentPremiums: ['/aktuellepraemienuebersicht'],
  terms: ['/agb'],
  imprint: ['/impressum'],
  privacy: ['/datenschutz'],
  accessibility: ['/barrierefreiheitserklaerung'],
  contact: ['/kontakt'],
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
};
/** Pages of whoever is signed in; the others are a guest's. */
const own: ReadonlySet<string> = new Set([
  'logout',
  'passwordChange',
  'personalArea',
  'yearStatement',
  'myData',
  'ownData',
  'recommenderBankData',
]);

const table = (Object.keys(screens) as (keyof typeof screens)[]).flatMap((key) =>
  ['de', 'en'].map((locale) => [key, locale] as const),
);

test.each(table)('%s is rendered on the server in %s', async (key, locale) => {
  const [path, status = 200] = addresses[key];
  const { html = '', ...answer } = await render(pageRequest(`/${locale}${path}`, own.has(key) ? { person } : {}));
  expect(answer.status).toBe(status);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
  // A key in place of a text, or a text with an open placeholder, would be a hole in the catalogue.
  expect(html.replace(/<script type="application\/json".*/s, '')).not.toMatch(/>[a-z]+\.[a-zA-Z.]+<|\{[a-z]+\}/);
});

const shown = async (...given: Parameters<typeof pageRequest>) => {
  const answer = await render(pageRequest(...given));
  return { ...answer, text: (answer.html ?? '').replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '') };
};

const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? '';

test('the not-found page says so and names three ways on, also where they do not lead anywhere yet [S2-R070][S2-R071][S2-R072][S2-R073][S8-X028]', async () => {
  const { status, text } = await shown('/de/gibt-es-nicht');
  expect(status).toBe(404);
  expect(text).toContain('<h1>Datei nicht gefunden</h1>');
  for (const way of ['href="/de"', 'href="/de/persoenlicherbereich"', 'href="/de/kontakt"'])
    expect(text).toContain(way);
});

test('the form offers the three shares with both sums, my own first and chosen', async () => {
  const { text } = await shown('/en/empfehlen/101');
  expect([...text.matchAll(/value="(100|50|0)"(?:[^>]*?)( checked="")?\/>/g)].map(([, value]) => value)).toEqual([
    '100',
    '50',
    '0',
  ]);
  expect(text).toMatch(/checked="" value="100"|value="100"[^>]*checked=""/);
  for (const words of ['myself', 'both (50:50)', 'my contact', '€70.00', '€35.00']) expect(text).toContain(words);
});

test('the share of the mandant is chosen; with a cap of 0 nothing is asked', async () => {
  const half = await shown('/de/empfehlen/101', withMandant({ recommenderDefaultShare: 50 }));
  expect(half.text).toMatch(/checked="" value="50"|value="50"[^>]*checked=""/);
  const capped = await shown('/de/empfehlen/101', withMandant({ recipientCapCents: 0 }));
  expect(capped.text).not.toContain('Mein Kontakt');
  expect(capped.text).toContain('<input type="hidden" name="recommendation.share" value="100"/>');
});

test('a mandant that accepts by sending shows a sentence in place of the box, and the text is sent all the same [S3-E021]', async () => {
  const { text } = await shown('/de/empfehlen/101', withMandant({ acceptsTermsBySending: true, newsletter: false }));
  expect(text).not.toContain('type="checkbox"');
  expect(text).toContain('Mit dem Absenden akzeptieren Sie die Teilnahmebedingungen.');
  expect(text).toContain('name="recommendation.termsText" value="Die Teilnahmebedingungen.');
});

const typed = [
  ['_nonce', 'n1'],
  ['recommendation.product', '101'],
  ['recommendation.share', '50'],
  ['recommender.firstName', 'Anna'],
  ['recommender.lastName', ''],
  ['recommender.email', 'anna@beispiel'],
] as const;

test('a form that is wrong comes back with everything that is wrong on top, focused, and with what was typed', async () => {
  const { api, calls } = sampleApi();
  const { status, text } = await shown('/de/empfehlen/101', { form: typed, api });
  expect(status).toBe(400);
  expect(calls.some(({ endpoint }) => endpoint === createRecommendation)).toBe(false);
  expect(text).toContain('<title>Fehler: Zuhause L empfehlen');
  expect(text).toMatch(/role="alert" tabindex="-1"[^>]*autofocus=""/i);
  expect(text).toContain('Bitte prüfen Sie 3 Angaben');
  expect(text).toContain('<a href="#recommender.lastName">Nachname ist ein Pflichtfeld</a>');
  expect(text).toContain('<a href="#recommendation.termsText">Die Zustimmung ist erforderlich, um fortzufahren.</a>');
  expect(text).toContain('value="Anna"');
  expect(text).toContain('value="anna@beispiel"');
  expect(text).toMatch(/id="recommender.email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="recommender.email"/);
});

test('what the server finds wrong stands at its field; a refusal of no field stands on top', async () => {
  const good = [
    ...typed.slice(0, 4),
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'a@b.de'],
    ['recommendation.termsText', 'x'],
  ] as const;
  const fehler = {
    Fehler: [{ Feld: 'Empfehler.Email', Message: 'Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.' }],
  };
  const field = await shown('/de/empfehlen/101', {
    form: good,
    api: sampleApi([[createRecommendation, new Refused(400, fehler)]]).api,
  });
  expect(field.text).toContain(
    '<a href="#recommender.email">Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.</a>',
  );
  const whole = await shown('/de/empfehlen/101', {
    form: good,
    api: sampleApi([[createRecommendation, new Refused(409)]]).api,
  });
  expect([whole.status, whole.text.includes('<h2 id="form-problems">Das geht nicht.</h2>')]).toEqual([409, true]);
});

const inputOf = (text: string, name: string): string =>
  [...text.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`name="${name}"`)) ?? '';

test('who is signed in finds the own name and e-mail in the form, not to be changed, and the way to sign out', async () => {
  const { text } = await shown('/de/empfehlen/101', { person });
  for (const [name, value] of [
    ['firstName', 'Anna'],
    ['lastName', 'Muster'],
    ['email', 'anna@example.org'],
  ] as const) {
    expect(inputOf(text, `recommender.${name}`)).toContain(`value="${value}"`);
    expect(inputOf(text, `recommender.${name}`)).toContain('readOnly=""');
  }
  expect(mainOf(text)).toContain('href="/de/logout"');
  const guest = await shown('/de/empfehlen/101');
  expect(inputOf(guest.text, 'recommender.email')).not.toMatch(/value|readOnly/);
  const nameless = await shown('/de/empfehlen/101', { person: { ...person, lastName: '' } });
  expect(inputOf(nameless.text, 'recommender.lastName')).not.toContain('readOnly');
  const arrived = await shown('/de/empfehlen/101', { person, ...withMandant({ autologin: true }) });
  expect(inputOf(arrived.text, 'recommender.email')).toContain('value="anna@example.org"');
  expect(arrived.text).not.toContain('/logout');
});

test('what was typed before the sign-in does not stay in a field that is not to be changed', async () => {
  const Fehler = [{ Feld: 'Empfehler.Email', Message: 'Sie sind mit einer anderen E-Mail-Adresse angemeldet.' }];
  const { status, text } = await shown('/de/empfehlen/101', {
    person,
    form: [
      ...typed.slice(0, 4),
      ['recommender.lastName', 'Muster'],
      ['recommender.email', 'a@b.de'],
      ['recommendation.termsText', 'x'],
    ],
    api: sampleApi([[createRecommendation, new Refused(403, { Fehler })]]).api,
  });
  expect(status).toBe(403);
  expect(text).toContain('<a href="#recommender.email">Sie sind mit einer anderen E-Mail-Adresse angemeldet.</a>');
  expect(inputOf(text, 'recommender.email')).toContain('value="anna@example.org"');
});

test('a good form is sent once under its key and leads on with 303', async () => {
  const { api, calls } = sampleApi();
  const form = [
    ...typed.slice(0, 4),
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'a@b.de'],
    ['recommendation.termsText', 'x'],
  ] as const;
  expect(await render(pageRequest('/de/empfehlen/101', { form, api }))).toMatchObject({
    status: 303,
    redirect: `/de/empfehlung/${nr}`,
  });
  const sent = calls.filter(({ endpoint }) => endpoint === createRecommendation);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.idempotencyKey).toBe('n1');
});

test('the link is shown to whoever may share it; to others only product and validity', async () => {
  const known = await shown(`/de/empfehlung/${nr}`);
  expect(known.text).toContain('https://link.example/k/7Gh2KdP?c=cp');
  expect(known.text).toContain('mailto:?subject=');
  const {
    shortLink: _s,
    recommendationLink: _r,
    share: _h,
    valueCents: _v,
    ...bare
  } = {
    shortLink: 1,
    recommendationLink: 1,
    share: 1,
    valueCents: 1,
    product: { name: 'Zuhause L' },
    validUntil: '2026-08-29',
  };
  const api = sampleApi([[showSharedRecommendation, bare]]).api;
  const other = await shown(`/de/empfehlung/${nr}`, { api, mayShare: () => undefined });
  expect(other.text).not.toContain('link.example');
  expect(other.text).toContain('29.08.2026');
});

test('a channel below 0 is off, the others stand in the order of the mandant [S3-E025][S3-E026]', async () => {
  const { text } = await shown(`/de/empfehlung/${nr}`, withMandant({ whatsapp: 0, gmail: -1 }));
  expect(text).not.toContain('mail.google.com');
  expect(text.indexOf('wa.me')).toBeLessThan(text.indexOf('mailto:?'));
});

test('how the reward is paid stands beside the shares, unless the mandant switches it off [S1-F071]', async () => {
  const notice = 'Die Prämie gibt es, wenn Ihr Kontakt einen Vertrag abschließt und 14 Tage vergangen sind.';
  expect((await shown('/de/empfehlen/101')).text).toContain(notice);
  expect((await shown('/de/empfehlen/101', withMandant({ claimPeriodDays: null }))).text).toContain(
    'sobald der Vertrag Ihres Kontakts geprüft ist',
  );
  const off = await shown('/de/empfehlen/101', withMandant({ features: { premiumNotice: false } }));
  expect(off.status).toBe(200);
  for (const words of ['Zuhause L empfehlen', 'Beide (50:50)', '70,00\u00a0€']) expect(off.text).toContain(words);
  for (const words of [notice, 'Die Prämie gibt es', 'sobald der Vertrag Ihres Kontakts geprüft ist'])
    expect(off.text).not.toContain(words);
});

test('the code for the camera holds the link with its own channel, and can be saved', async () => {
  const { text } = await shown(`/de/empfehlung/${nr}`);
  const code = `data:image/png,${encodeURIComponent('https://link.example/k/7Gh2KdP?c=qr')}`;
  expect(text).toContain(`<img src="${code}" alt="QR-Code mit Ihrem Empfehlungslink"`);
  expect(text).toMatch(/download="empfehlung.png"/);
});

test('product cards and reward pages show the banknote with the amount, unless the mandant has none [S1-F070]', async () => {
  const card = (text: string) => /id="produkte".*?<\/ul>/s.exec(text)?.[0] ?? '';
  const off = withMandant({ features: { banknotes: false } });
  const page = `/de/praemie/?token=${token}`;
  expect(card((await shown('/de')).text)).toMatch(/#whole".*?<b>70\u00a0€<\/b>/s);
  expect(mainOf((await shown(page)).text)).toMatch(/#whole".*?<b>35\u00a0€<\/b>/s);
  for (const [path, part, stays] of [
    ['/de', card, ['Zuhause L', '70,00\u00a0€']],
    [page, mainOf, ['Auf Ihr Konto', '35,00\u00a0€', 'Gutschein']],
  ] as const) {
    const { status, text } = await shown(path, off);
    expect([path, status]).toEqual([path, 200]);
    for (const words of stays) expect(part(text)).toContain(words);
    expect(part(text)).not.toContain('#whole');
  }
});

test('cents have two places and thousands a point [S9-K015][S9-K016]', async () => {
  const products = [7050, 123_450].map((valueCents, index) => ({ ...sampleProduct, id: 200 + index, valueCents }));
  const { text } = await shown('/de', { api: sampleApi([[listProducts, products]]).api });
  for (const sum of ['70,50\u00a0€', '1.234,50\u00a0€']) expect(text).toContain(`>${sum}</b>`);
});

/** What is read on a page, without the numbers that are none of money. */
const readOf = (text: string): string =>
  mainOf(text)
    .replace(/<[^>]+>/g, '|')
    .replace(/\d\d\.\d\d\.\d{4}|50:50|\d+ (?:Mbit|Tag)|(?<!\d)\d\. (?=\p{Lu})|https:\S+/gu, '');

test.each([
  ['', ['70\u00a0€', '70,00\u00a0€', '110\u00a0€']],
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

test('a link that is over answers 410 with the page in its place, opened directly 200', async () => {
  const api = sampleApi([[showRecommendation, new Refused(410, { PsoErrorCode: 'PSOF0304' })]]).api;
  const over = await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, { api });
  expect([over.status, over.text.includes('<h1>Diese Empfehlung ist abgelaufen</h1>')]).toEqual([410, true]);
});

test('a number with a wrong check digit, or no hash, is not found and asks nobody', async () => {
  const { api, calls } = sampleApi();
  for (const path of [
    `/de/empfaengerdaten/104477120936?h=${hash}`,
    `/de/empfaengerdaten/${nr}`,
    '/de/empfehlung/1',
    '/de/empfehlen/abc',
  ]) {
    expect([path, (await shown(path, { api })).status]).toEqual([path, 404]);
  }
  expect(calls).toEqual([]);
});

test('who already gave the data in this browser goes on to the thanks; a cookie that leads nowhere is removed [S4-T036][S8-X017]', async () => {
  const cookies = { [`empfaenger_${nr}`]: recipient };
  const again = await render(pageRequest(`/de/empfaengerdaten/${nr}?h=${hash}`, { cookies }));
  expect(again).toMatchObject({ status: 302, redirect: `/de/empfaengerbestaetigung?nr=${nr}` });
  for (const answer of [{ exists: false }, new Refused(500)]) {
    const gone = await render(
      pageRequest(`/de/empfaengerdaten/${nr}?h=${hash}`, { cookies, api: sampleApi([[recipientExists, answer]]).api }),
    );
    expect([gone.status, gone.cookies]).toEqual([200, [{ name: `empfaenger_${nr}`, value: '', maxAgeSeconds: 0 }]]);
  }
});

test('without the terms box the recipient is told so, and nothing is sent [S1-F006]', async () => {
  const { api, calls } = sampleApi();
  const form = [
    ['firstName', 'Ben'],
    ['lastName', 'Beispiel'],
    ['email', 'b@c.de'],
    ['emailRepeated', 'b@c.de'],
    ['termsText', 'x'],
  ] as const;
  const { text } = await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, { form, api });
  expect(text).toContain('Die Zustimmung ist erforderlich, um fortzufahren.');
  expect(calls.some(({ endpoint }) => endpoint === createRecipient)).toBe(false);
});

test('a recipient of whom only the e-mail is known is asked for the name', async () => {
  const api = sampleApi([[showRecipientOrder, { ...order, needsNames: true, firstName: null, lastName: null }]]).api;
  const { text } = await shown(`/de/empfaenger/zustimmung?token=${token}`, { api });
  expect(text).toContain('name="firstName"');
  const form = [
    ['_token', token],
    ['_names', '1'],
    ['firstName', ''],
    ['lastName', ''],
    ['termsText', 'x'],
  ] as const;
  const refused = await shown('/de/empfaenger/zustimmung', { api, form });
  for (const sentence of ['Vorname ist ein Pflichtfeld', 'Nachname ist ein Pflichtfeld'])
    expect(refused.text).toContain(sentence);
});

test('every call of a token page carries the token of the page, of its address or of its form', async () => {
  const { api, calls } = sampleApi();
  await render(pageRequest(`/de/praemie/?token=${token}`, { api }));
  const form = [
    ['_token', token],
    ['premiumId', '7'],
    ['holder', 'Anna'],
    ['iban', 'DE02120300000000202051'],
    ['termsText', 'x'],
    ['acceptsTerms', 'yes'],
  ] as const;
  const collected = await render(pageRequest('/de/praemie/7', { api, form }));
  expect(collected).toMatchObject({ status: 303, redirect: `/de/praemiedanke?token=${token}` });
  expect(calls.map((call) => [call.endpoint.path, call.token])).toEqual([
    [listRewards.path, token],
    [collectReward.path, token],
  ]);
});

test('money needs an account, a voucher only a word of consent', async () => {
  const form = [
    ['_token', token],
    ['premiumId', '7'],
    ['holder', ''],
    ['iban', ''],
    ['termsText', 'x'],
  ] as const;
  const { text } = await shown('/de/praemie/7', { form });
  for (const sentence of [
    'Kontoinhaber ist ein Pflichtfeld',
    'IBAN ist ein Pflichtfeld',
    'Die Zustimmung ist erforderlich',
  ])
    expect(text).toContain(sentence);
  const voucher = await shown(`/de/praemie/9?token=${token}`);
  expect(voucher.text).not.toContain('name="iban"');
});

test('a reward that was collected says so, with where it stands', async () => {
  const api = sampleApi([
    [listRewards, [{ ...reward, status: 'collected', collectedAt: new Date('2026-03-02T10:00:00Z') }]],
  ]).api;
  const { text } = await shown(`/de/praemie/?token=${token}`, { api });
  for (const words of ['Diese Prämie kann nicht (mehr) abgeholt werden.', 'Abgeholt', '02.03.2026'])
    expect(text).toContain(words);
});

test('opening a "that was not me" link changes nothing; its one button does', async () => {
  const { api, calls } = sampleApi();
  const page = await shown('/de/praemie/?stopp=one-time-token', { api });
  expect([calls, (mainOf(page.text).match(/<button/g) ?? []).length]).toEqual([[], 1]);
  const pressed = await render(
    pageRequest('/de/praemie/?stopp=one-time-token', {
      api,
      form: [
        ['_token', 'one-time-token'],
        ['_refuse', '1'],
      ],
    }),
  );
  expect(pressed.redirect).toBe('/de/praemie/?gestoppt=1');
  expect(calls).toMatchObject([{ endpoint: stopReward, body: { token: 'one-time-token' } }]);
});

const without: readonly (readonly [url: string, guest: string, signedIn: string | undefined])[] = [
  ['/de/praemie/', 'redirect=PraemieWaehlen', 'redirect=PraemieWaehlen'],
  [
    '/de/praemie/7',
    'redirect=PraemieDaten&params=%7B%22praemieid%22%3A%227%22%7D',
    'redirect=PraemieDaten&params=%7B%22praemieid%22%3A%227%22%7D',
  ],
  ['/de/kundennummer', 'redirect=Kundennummer', undefined],
];
test.each(without)(
  '%s without its token is reached over the login, or leads to the own rewards',
  async (url, guest, own) => {
    expect((await render(pageRequest(url))).redirect).toBe(`/de/login?${guest}`);
    const { redirect } = await render(pageRequest(url, { person }));
    expect(redirect).toBe(own === undefined ? undefined : `/de/persoenlicherbereich?${own}`);
  },
);

test('the login says which page a token of the tab may still open, and none that it cannot', async () => {
  const markOf = async (query: string) =>
    /<html[^>]*data-wanted-store="(\w+)" data-wanted="([^"]+)"/
      .exec((await shown(`/de/login?${query}`)).text)
      ?.slice(1);
  expect(await markOf(`${new URLSearchParams({ redirect: 'PraemieDaten', params: '{"praemieid":"7"}' })}`)).toEqual([
    'praemierung',
    '/de/praemie/7',
  ]);
  for (const name of ['PraemieDanke', 'KulanzDanke', 'Empfehlen', 'PersoenlicherBereich', 'gibtEsNicht'])
    expect([name, await markOf(`redirect=${name}`)]).toEqual([name, undefined]);
});

test('the token of "that was not me" is the page’s own once its address says only the name', async () => {
  for (const [url, form] of [
    ['/de/praemie/?stopp=', 'stopp'],
    ['/de/registrieren?ablehnen=', 'ablehnen'],
    [`/de/empfehlung/${nr}?ablehnen=`, 'ablehnen'],
  ] as const) {
    expect([url, (await render(pageRequest(url))).status]).toEqual([url, 404]);
    const refused = sampleApi([
      [stopReward, new Refused(400)],
      [refuseAccount, new Refused(400)],
    ]);
    const fields = [
      ['_token', 'one-time-token'],
      ['_refuse', '1'],
    ] as const;
    const { text } = await shown(url, { api: refused.api, form: fields });
    expect([form, refused.calls]).toMatchObject([form, [{ body: { token: 'one-time-token' } }]]);
    expect(mainOf(text)).toContain('value="one-time-token"');
  }
});

test('where everybody has to sign in, "that was not me" is open to whoever has its token, and no other token opens that page', async () => {
  const closed = withMandant({ forcedLogin: true });
  const url = `/de/empfehlung/${nr}`;
  const { text } = await shown(`${url}?ablehnen=one-time-token`, closed);
  expect(mainOf(text)).toContain('value="one-time-token"');
  const form = [
    ['_token', 'one-time-token'],
    ['_refuse', '1'],
  ] as const;
  const refused = sampleApi([[refuseAccount, { isRefused: true }]]);
  await render(pageRequest(`${url}?ablehnen=`, { ...closed, api: refused.api, form }));
  expect(refused.calls).toMatchObject([{ endpoint: refuseAccount, body: { token: 'one-time-token' } }]);
  for (const other of [url, `${url}?token=one-time-token`])
    for (const sent of [undefined, form])
      expect((await render(pageRequest(other, { ...closed, ...(sent && { form: sent }) }))).redirect).toContain(
        '/de/login?redirect=EmpfehlungTeilen',
      );
});

test('the way back of a login holds nothing that opens what belongs to a person', async () => {
  const closed = withMandant({ forcedLogin: true });
  for (const name of ['token', 'h', 'e', 'ablehnen', 'stopp', 'code']) {
    const { redirect } = await render(pageRequest(`/de/empfehlen/101?${name}=secret&kanal=1`, closed));
    const back = new URLSearchParams({ redirect: 'Empfehlen', params: '{"kanal":"1","produktId":"101"}' });
    expect([name, redirect]).toEqual([name, `/de/login?${back}`]);
  }
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
  expect(screenTexts({ texts, locale, log }, 'faq')).toBeUndefined();
});
