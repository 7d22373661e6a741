/** What the recipient is asked and answered, rendered as the server sends it. */
import { createRecipient, recipientExists, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { expect, test } from 'vitest';
import { hash, numbers, order, pageRequest, Refused, sampleApi } from '../../testing/sample-world.ts';
import { shown } from '../../testing/shown-page.ts';
import { render } from '../entry-server.tsx';

const { recommendation: nr, recipient } = numbers;
const token = 'the.reward.token';
const recommended = {
  recommender: { firstName: 'Anna', lastInitial: 'M.' },
  product: { id: 101, name: 'Zuhause L', category: null, description: '250 Mbit/s', isAgent: false, picture: null },
  recommenderEarns: true,
  recipientCents: 3500,
  prefilled: null,
  needsCompany: false,
  hasShopLink: false,
};

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

test('the offer, the way to it and what becomes of the data stand before the first field', async () => {
  const { text } = await shown(`/de/empfaengerdaten/${nr}?h=${hash}&channel=newsletter&einsprungsquelle=Email`);
  const way = `href="/api/v1/spbdevk/empfehlen/click/${nr}?`;
  const places = [way, 'Ihre Daten sind sicher', 'name="firstName"', 'name="acceptsTerms"'].map((one) =>
    text.indexOf(one),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('the form says who gets the data: the client, we, and the agency where there is one', async () => {
  const said = async (agency: string | null) => {
    const api = sampleApi([[showRecommendation, { ...recommended, termsText: 'Die Bedingungen.', agency }]]).api;
    return (await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, { api })).text;
  };
  expect(await said(null)).toMatch(/Ihre Angaben erhalten nur der Auftraggeber \([^)]+\) und wir/);
  expect(await said('Kontor Hafen')).toMatch(/Auftraggeber \([^)]+\), die Agentur \(Kontor Hafen\) und wir/);
});

test('the terms can be opened below the sentence that agrees to them, word for word', async () => {
  const termsText = 'Die Bedingungen. '.repeat(40);
  const api = sampleApi([[showRecommendation, { ...recommended, termsText }]]).api;
  const { text } = await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, { api });
  expect(text).toMatch(
    /name="acceptsTerms"[\s\S]*<details[^>]*><summary>Bedingungen lesen<\/summary><section[^>]*>Die Bedingungen\./,
  );
});

test('once the data are confirmed the page thanks, leads to the shop, and asks for the bank account beside it', async () => {
  const at = async (more: object) =>
    (
      await shown(`/de/empfaenger/zustimmung?token=${token}`, {
        api: sampleApi([[showRecipientOrder, { ...order, hasAgreed: true, ...more }]]).api,
      })
    ).text;
  const shopUrl = '/api/v1/spbdevk/empfehlen/click/1';
  const text = await at({ orderNumber: null, shopUrl });
  expect(text).toContain('<h1>Danke, Ben. Ihre Daten sind bestätigt.</h1>');
  const places = [`href="${shopUrl}"`, 'Wohin dürfen wir 35,00', 'Wir erinnern Sie'].map((one) => text.indexOf(one));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(await at({ shopUrl: null })).not.toContain('Im Shop bestellen');
  expect(await at({ needsBankData: false })).not.toContain('Wohin dürfen wir');
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
