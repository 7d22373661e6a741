/** What the pages of codes and staff show, rendered as the server sends them. */
import { createAccount } from '@weitersagen/contract/account/create-endpoint';
import { listOwnCodes } from '@weitersagen/contract/account/own-codes-endpoint';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { showByCode } from '@weitersagen/contract/recommendation/code/endpoint';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { describe, expect, test } from 'vitest';
import { windowProduct } from '../../../testing/sample-catalogue.ts';
import { code } from '../../../testing/sample-person.ts';
import { hash, numbers, person, Refused, sampleApi, withMandant } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

const { recommendation: nr } = numbers;
const good = [
  ['firstName', 'Anna'],
  ['lastName', 'Muster'],
  ['email', 'anna@example.org'],
] as const;
const asks = [...good, ['termsText', 'Die Teilnahmebedingungen.']] as const;

describe('whoever asks for a code', () => {
  test.each([
    ['firstName', 'Vorname ist ein Pflichtfeld', 'S2-R028'],
    ['lastName', 'Nachname ist ein Pflichtfeld', 'S2-R029'],
    ['email', 'E-Mail-Adresse ist ein Pflichtfeld', 'S2-R030'],
  ])('has to say the %s: %s [%s]', async (field, message) => {
    const form = asks.map(([name, value]) => [name, name === field ? '' : value] as const);
    const { status, text } = await shown('/de/code', { form });
    expect(status).toBe(400);
    expect(text).toContain(`<a href="#${field}">${message}</a>`);
  });

  test('is led to the thanks', async () => {
    const { api, calls } = sampleApi();
    const { redirect } = await shown('/de/code', { form: [...asks, ['_nonce', 'n1']], api });
    expect(redirect).toBe('/de/danke');
    expect(calls.find(({ endpoint }) => endpoint === createAccount)?.idempotencyKey).toBe('n1');
  });

  test('agrees to the terms first, by a box or by sending, and the text that was shown is sent', async () => {
    const without = await shown('/de/code', { form: good });
    expect(without.status).toBe(400);
    expect(without.text).toContain('<a href="#termsText">Die Zustimmung ist erforderlich, um fortzufahren.</a>');
    const { api, calls } = sampleApi();
    await shown('/de/code', { form: asks, api });
    expect(calls.find(({ endpoint }) => endpoint === createAccount)?.body).toMatchObject({
      termsText: 'Die Teilnahmebedingungen.',
    });
    const { text } = await shown('/de/code', withMandant({ acceptsTermsBySending: true }));
    expect(text).toContain('name="termsText" value="Die Teilnahmebedingungen.');
    expect(text).not.toContain('type="checkbox"');
  });

  test('finds the own code there who is signed in and has one', async () => {
    const { text } = await shown('/de/code', { person });
    expect(mainOf(text)).toContain(`href="/de/danke?code=${code}"`);
    expect(mainOf(text)).not.toContain('name="firstName"');
  });

  test('finds no form where the mandant makes no codes, only the one for who has a code', async () => {
    const { text } = await shown('/de/code', withMandant({ offlineCodes: false }));
    expect(text).toContain('name="recommendationCode"');
    expect(text).not.toContain('name="firstName"');
  });
});

describe('whoever was given a code', () => {
  const target = `/de/empfaengerdaten/${nr}?h=9f3c0a1b2c3d4e5f&channel=oc&einsprungsquelle=Empfehlungscode&reservierung=a.signed.value`;
  const entered = (typed: string) =>
    [
      ['_form', 'enter'],
      ['recommendationCode', typed],
    ] as const;

  test('goes on to the recommendation, by the form or by the address', async () => {
    expect((await shown('/de/code', { form: entered('b7kx 29qj') })).redirect).toBe(target);
    expect((await shown('/de/code?code=B7KX29QJ')).redirect).toBe(target);
    expect((await shown('/de/code?code=B7KX29QJ&c=qr')).redirect).toBe(
      target.replace('channel=oc', 'channel=qr').replace('Empfehlungscode', 'QRCode'),
    );
  });

  test.each([
    ['', 'Empfehlungscode ist ein Pflichtfeld'],
    ['B7KX', 'Ein Empfehlungscode hat acht Zeichen'],
    ['B7KX-29QD', 'mindestens ein Zeichen stimmt nicht'],
    ['B7KX-2€QJ', 'kommen nur die Ziffern 2 bis 9'],
  ])('is told of a slip before anything is asked: %j', async (typed, message) => {
    const { api, calls } = sampleApi();
    const { status, text } = await shown('/de/code', { form: entered(typed), api });
    expect([status, mainOf(text).includes(message)]).toEqual([400, true]);
    expect(calls.some(({ endpoint }) => endpoint === showByCode)).toBe(false);
    if (typed) expect(text).toContain(`value="${typed}"`);
  });

  test('is told where nobody has such a code, and where it is tried too often', async () => {
    const refused = (status: number, Message: string) => ({
      form: entered('B7KX-29QJ'),
      api: sampleApi([[showByCode, new Refused(status, { Message })]]).api,
    });
    expect((await shown('/de/code', refused(404, 'x'))).text).toContain('Diesen Empfehlungscode gibt es nicht.');
    expect((await shown('/de/code', refused(429, 'Zu viele Anfragen.'))).text).toContain('Zu viele Anfragen.');
  });

  test('sees the page of what is over where the account has gone', async () => {
    const api = sampleApi([[showByCode, new Refused(410)]]).api;
    for (const given of [{ api, form: entered('B7KX-29QJ') }, { api }]) {
      const { status, text } = await shown('/de/code?code=B7KX-29QJ', given);
      expect([status, text.includes('Diese Empfehlung ist abgelaufen')]).toEqual([410, true]);
    }
  });

  test('enters it again when what was reserved is over', async () => {
    const api = sampleApi([[showRecommendation, new Refused(409)]]).api;
    const { redirect } = await shown(`/de/empfaengerdaten/${nr}?h=${hash}&reservierung=old`, { api });
    expect(redirect).toBe('/de/code?abgelaufen=1');
    expect((await shown('/de/code?abgelaufen=1')).text).toContain('Bitte geben Sie ihn noch einmal ein.');
  });
});

describe('the thanks', () => {
  test('show the fresh code, how it is spelled, and the card with what it is [S2-R010]', async () => {
    const { text } = await shown('/de/danke', { freshCode: 'B7KX-29QJ' });
    const main = mainOf(text);
    for (const words of ['B7KX-29QJ', 'B wie Berta', 'sieben', 'zwo', 'Q wie Quelle', 'Zugangsdaten kommen per E-Mail'])
      expect(main).toContain(words);
    expect(main).toContain('portal.example/code');
    expect(main).toContain(
      encodeURIComponent('https://portal.example/de/code?code=B7KX-29QJ&c=qr').replaceAll('&', '&amp;'),
    );
    expect(main).toContain('Anzeige: Für eine Empfehlung erhalte ich eine Prämie.');
    expect((await shown('/en/danke', { freshCode: 'B7KX-29QJ' })).text).toContain('B as in Bravo');
  });

  test('promise a reward to nobody where the share of the mandant leaves it to the contact', async () => {
    const contacts = withMandant({ recommenderDefaultShare: 0 });
    const main = mainOf((await shown('/de/danke', { freshCode: 'B7KX-29QJ', ...contacts })).text);
    expect(main).toContain('Die Prämie ist für Ihren Kontakt');
    expect(main).not.toMatch(/Prämie erhalten|erhalte ich/);
    expect(mainOf((await shown('/de/code', contacts)).text)).not.toContain('Ihre Prämie');
    const capped = withMandant({ recommenderDefaultShare: 0, recipientCapCents: 1500 });
    expect((await shown('/de/danke', { freshCode: 'B7KX-29QJ', ...capped })).text).toContain('Anzeige: Für eine');
  });

  test('show the steps alone without a code, whatever code the address names', async () => {
    for (const path of ['/de/danke', '/de/danke?code=B7KX-29QJ', '/de/danke?code=ZZZZ-ZZZZ&karten=10']) {
      const { status, text } = await shown(path);
      expect([status, mainOf(text).includes('Code weitergeben')]).toEqual([200, true]);
      expect(mainOf(text)).not.toMatch(/ZZZZ|B7KX/);
    }
  });

  test('show whoever is signed in the own code with its card without being asked for it, as the tile of the personal area leads there', async () => {
    const { text } = await shown('/de/danke', { person });
    const main = mainOf(text);
    expect(main).toContain('<h1>Ihr persönlicher Empfehlungscode</h1>');
    for (const words of [code, '10 Karten auf A4', 'data:image']) expect(main).toContain(words);
    const none = await shown('/de/danke', { person, api: sampleApi([[listOwnCodes, []]]).api });
    expect(mainOf(none.text)).toContain('href="/de/code"');
    expect((await shown('/de/persoenlicherbereich', { person })).text).toContain('href="/de/danke"');
  });

  test('show whoever is signed in the own code, and no other', async () => {
    expect(mainOf((await shown(`/de/danke?code=${code}`, { person })).text)).toContain(code);
    expect(mainOf((await shown('/de/danke?code=ZZZZ-ZZZZ', { person })).text)).not.toContain('ZZZZ');
  });

  test.each([
    ['1', 1],
    ['10', 10],
  ])('print %s of the cards', async (karten, count) => {
    const { text } = await shown(`/de/danke?karten=${karten}`, { freshCode: 'B7KX-29QJ' });
    expect(mainOf(text).split('Meine Empfehlung für Sie').length - 1).toBe(count);
  });
});

describe('staff', () => {
  const sent = [
    ['recommendation.product', '101'],
    ['recommendation.share', '50'],
    ['recommendation.termsText', 'x'],
    ...good.map(([name, value]) => [`recommender.${name}`, value] as const),
  ] as const;

  test('choose a product and are sent as staff', async () => {
    const { text } = await shown('/de/mitarbeiterempfehlen');
    expect(text).toMatch(/<option value="101">Zuhause L/);
    const { api, calls } = sampleApi();
    expect((await shown('/de/mitarbeiterempfehlen', { form: sent, api })).redirect).toBe(`/de/empfehlung/${nr}`);
    expect(calls.find(({ endpoint }) => endpoint === createRecommendation)?.query).toMatchObject({
      isEmployee: true,
    });
  });

  test('find no agent among the products: those are chosen on a page of their own', async () => {
    const products = [
      { ...windowProduct, id: 301, name: 'Vor Ort', isAgent: true },
      { ...windowProduct, id: 302, name: 'Mobil M', isAgent: false },
    ];
    const { text } = await shown('/de/mitarbeiterempfehlen', {
      api: sampleApi([[showShopWindow, { products, next: null }]]).api,
    });
    expect(text).toContain('<option value="302">Mobil M');
    expect(text).not.toContain('Vor Ort');
  });

  test('read at the field that another address will not do [S2-R068]', async () => {
    const Message = 'Bitte verwenden Sie Ihre dienstliche E-Mail-Adresse.';
    const api = sampleApi([
      [createRecommendation, new Refused(400, { Fehler: [{ Feld: 'Empfehler.Email', Code: 'invalid', Message }] })],
    ]).api;
    const { status, text } = await shown('/de/mitarbeiterempfehlen', { form: sent, api });
    expect([status, text.includes(`<a href="#recommender.email">${Message}</a>`)]).toEqual([400, true]);
  });

  test('have no form where the mandant names no domain', async () => {
    expect((await shown('/de/mitarbeiterempfehlen', withMandant({ hasStaff: false }))).status).toBe(404);
  });
});

describe('a company', () => {
  const form = [
    ['recommendation.product', '101'],
    ['recommendation.share', '100'],
    ['recommendation.termsText', 'x'],
    ...good.map(([name, value]) => [`recommender.${name}`, value] as const),
  ] as const;
  const send = async (more: readonly (readonly [string, string])[]) => {
    const { api, calls } = sampleApi();
    const answer = await shown('/de/empfehlen/101', {
      ...withMandant({ companyRecommendation: true }),
      form: [...form, ...more],
      api,
    });
    return { answer, body: calls.find(({ endpoint }) => endpoint === createRecommendation)?.body };
  };

  test('may be chosen where the mandant recommends companies, and nowhere else [S3-E014]', async () => {
    const { text } = await shown('/de/empfehlen/101', withMandant({ companyRecommendation: true }));
    for (const words of ['Privatperson', 'Unternehmen', 'name="contact.company"']) expect(text).toContain(words);
    expect((await shown('/de/empfehlen/101')).text).not.toContain('contact.company');
  });

  test('has a name, and is not sent once a private person is chosen', async () => {
    const missing = await send([
      ['contact.kind', 'company'],
      ['contact.company', ' '],
    ]);
    expect(missing.answer.text).toContain('<a href="#contact.company">Firma ist ein Pflichtfeld</a>');
    expect(missing.answer.text).toMatch(/value="company"[^>]*checked=""|checked=""[^>]*value="company"/);
    const named = await send([
      ['contact.kind', 'company'],
      ['contact.company', 'Müller GmbH'],
    ]);
    expect(named.body).toMatchObject({ contact: { company: 'Müller GmbH' } });
    const person = await send([
      ['contact.kind', 'person'],
      ['contact.company', 'Müller GmbH'],
    ]);
    expect(person.body).not.toHaveProperty('contact');
  });

  test('is asked of whoever comes for one', async () => {
    const api = sampleApi([
      [
        showRecommendation,
        {
          recommender: { firstName: 'Anna', lastInitial: 'M.' },
          product: { id: 101, name: 'Zuhause L', category: null, description: '', picture: null },
          recipientCents: 0,
          termsText: 'x',
          prefilled: null,
          needsCompany: true,
        },
      ],
    ]).api;
    expect((await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, { api })).text).toMatch(
      /required=""[^>]*name="company"/,
    );
    expect((await shown(`/de/empfaengerdaten/${nr}?h=${hash}`)).text).not.toContain('name="company"');
  });
});
