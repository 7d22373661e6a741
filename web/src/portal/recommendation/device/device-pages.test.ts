/** An optional device to a mobile tariff, on the form and where it was promised. */
import { showOwnData } from '@weitersagen/contract/account/own-data-endpoint';
import { listOwnRecommendations } from '@weitersagen/contract/personal-area/endpoints';
import { listProducts, showProduct } from '@weitersagen/contract/product/endpoints';
import { quoteOf } from '@weitersagen/contract/product/quote';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { expect, test } from 'vitest';
import { tariff } from '../../../testing/sample-catalogue.ts';
import { mobile, withDevice } from '../../../testing/sample-mobile.ts';
import { ownData, recommendation } from '../../../testing/sample-person.ts';
import { hash, numbers, person, Refused, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

const { recommendation: nr } = numbers;
const devices = [withDevice(9101, 'Nordwind 7', 14_900), withDevice(9102, 'Nordwind 7 Pro', 39_900)];
const offered = (instead: Parameters<typeof sampleApi>[0] = []) =>
  sampleApi([...instead, [showProduct, mobile], [listProducts, devices]]);
const form = '/de/empfehlen/302?quelle=mobilfunk';
/** What is read of it. */
const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const radios = (text: string) =>
  [...text.matchAll(/<input(?=[^>]* name="recommendation\.deviceId")[^>]*>/g)].map(([input]) => ({
    value: /value="([^"]*)"/.exec(input)?.[1],
    isChosen: input.includes('checked'),
  }));

test('a mobile tariff offers the devices it is sold with, none first and chosen, each with what it costs once', async () => {
  const { api, calls } = offered();
  const { text } = await shown(`${form}&geraet=smartphone`, { api });
  expect(radios(text)).toEqual([
    { value: '', isChosen: true },
    { value: '9101', isChosen: false },
    { value: '9102', isChosen: false },
  ]);
  expect(words(text)).toContain('Nordwind 7 Nordwind einmalig 149,00 €');
  expect(calls.find(({ endpoint }) => endpoint === listProducts)?.query).toEqual({
    source: 'mobilfunk',
    category: 'smartphones',
    tariff: '302',
  });
});

test('the device of the address is chosen before', async () => {
  const { text } = await shown(`${form}&handy=9102`, { api: offered([[showProduct, devices[1]]]).api });
  expect(radios(text).filter(({ isChosen }) => isChosen)).toEqual([{ value: '9102', isChosen: true }]);
});

test('a surf stick, which is of no type, is chosen before among sticks', async () => {
  const stick = { ...withDevice(9301, 'Lotse Stick', 100), deviceType: null };
  const { api, calls } = offered([
    [showProduct, stick],
    [listProducts, [stick]],
  ]);
  const { text } = await shown(`${form}&handy=9301`, { api });
  expect(words(text)).toContain('Mit einem Surfstick?');
  expect(radios(text).filter(({ isChosen }) => isChosen)).toEqual([{ value: '9301', isChosen: true }]);
  expect(calls.find(({ endpoint }) => endpoint === listProducts)?.query).toMatchObject({ category: 'surfsticks' });
});

test('a device that does not go with the tariff is said not to, and the others are there', async () => {
  const { text } = await shown(`${form}&geraet=smartphone&handy=9999`, { api: offered().api });
  expect(words(text)).toContain('Das gewünschte Gerät gibt es zu diesem Tarif nicht.');
  expect(radios(text)[0]).toEqual({ value: '', isChosen: true });
});

test.each([
  ['nobody asked for one', form, []],
  ['the tariff is sold with none', `${form}&geraet=tablet`, [[listProducts, []]]],
  ['the tariff is one of the landline', '/de/empfehlen/101?geraet=smartphone', [[showProduct, tariff]]],
] as const)('no device is offered where %s', async (_why, path, instead) => {
  const { text } = await shown(path, { api: offered(instead).api });
  expect(radios(text)).toEqual([]);
  expect(words(text)).not.toContain('Gerät');
});

test('what each device makes of the price stands beside the form', async () => {
  const { text } = await shown(`${form}&geraet=smartphone`, { api: offered().api });
  const aside = words(/<aside.*?<\/aside>/s.exec(text)?.[0] ?? '');
  expect(aside).toMatch(/29,95 € monatlich einmalig 39,95 €/);
  expect(aside).toMatch(/Mit Nordwind 7 29,95 € monatlich Gerät einmalig 149,00 €, Anschluss einmalig 39,95 €/);
});

test('the chosen device is sent, and one that is refused keeps what was chosen', async () => {
  const refused = new Refused(400, {
    Fehler: [{ Feld: 'Empfehlung.HandyId', Code: 'invalid', Message: 'Dieses Gerät gibt es zu diesem Tarif nicht.' }],
  });
  const { api, calls } = offered([[createRecommendation, refused]]);
  const { status, text } = await shown(`${form}&geraet=smartphone`, {
    api,
    form: [
      ['_nonce', 'n1'],
      ['recommendation.product', '302'],
      ['recommendation.deviceId', '9102'],
      ['recommendation.share', '100'],
      ['recommendation.termsText', 'Die Teilnahmebedingungen.'],
      ['recommender.firstName', 'Anna'],
      ['recommender.lastName', 'Muster'],
      ['recommender.email', 'anna@example.org'],
    ],
  });
  const sent = calls.find(({ endpoint }) => endpoint === createRecommendation)?.body;
  expect(sent).toMatchObject({ recommendation: { product: '302', deviceId: '9102' } });
  expect(status).toBe(400);
  expect(text).toContain('<a href="#recommendation.deviceId">Dieses Gerät gibt es zu diesem Tarif nicht.</a>');
  expect(radios(text).filter(({ isChosen }) => isChosen)).toEqual([{ value: '9102', isChosen: true }]);
  expect(text).toMatch(/<p[^>]* id="recommendation\.deviceId-error">.*?Dieses Gerät gibt es zu diesem Tarif nicht\./);
});

const [chosen = mobile] = devices;
const quote = quoteOf(chosen);
const promised = ['Mit Nordwind 7', '29,95 €', 'Gerät einmalig 149,00 €', 'Preise vom Tag der Empfehlung'];

test('whoever shares the link sees what was promised', async () => {
  const made = {
    product: { id: 302, name: 'Mobil M' },
    validUntil: '2026-08-29',
    isOver: false,
    hash,
    shortLink: 'https://link.example/k/7Gh2KdP',
    linkType: 'shortLink',
    share: 50,
    valueCents: 5000,
    quote,
  };
  const { text } = await shown(`/de/empfehlung/${nr}?h=${hash}`, {
    api: sampleApi([[showSharedRecommendation, made]]).api,
  });
  for (const told of promised) expect(words(text)).toContain(told);
});

test.each([
  ['the area of who recommended', '/de/persoenlicherbereich', listOwnRecommendations, [{ ...recommendation, quote }]],
  [
    'what is known about the person',
    '/de/meinedaten/auskunft',
    showOwnData,
    { ...ownData, recommendations: ownData.recommendations.map((one) => ({ ...one, quote })) },
  ],
] as const)('%s tells what was promised', async (_page, path, endpoint, answer) => {
  const { text } = await shown(path, { person, api: sampleApi([[endpoint, answer]]).api });
  for (const told of ['Nordwind 7', '29,95 €', 'Gerät einmalig 149,00 €']) expect(words(mainOf(text))).toContain(told);
});

test('whoever opened the link sees what was promised, and for whom a Young tariff is [S9-K032]', async () => {
  const opened = {
    recommender: { firstName: 'Anna', lastInitial: 'M.' },
    product: { id: 302, name: 'Mobil M', description: '', isAgent: false, young: true },
    quote,
    recommenderEarns: true,
    recipientCents: 2500,
    termsText: 'Die Bedingungen.',
    prefilled: null,
    needsCompany: false,
  };
  const { text } = await shown(`/de/empfaengerdaten/${nr}?h=${hash}`, {
    api: sampleApi([[showRecommendation, opened]]).api,
  });
  for (const told of [...promised, 'Young – für alle unter 28']) expect(words(mainOf(text))).toContain(told);
});

test('a tariff that costs nothing once says so beside the form [S9-K018]', async () => {
  const free = sampleApi([[showProduct, { ...tariff, onceCents: null }]]);
  expect(words((await shown('/de/empfehlen/101', { api: free.api })).text)).toContain('einmalig 0 €');
});

test('the form says for whom a Young tariff is [S9-K032]', async () => {
  const young = sampleApi([[showProduct, { ...tariff, young: true }]]);
  expect(words((await shown('/de/empfehlen/101', { api: young.api })).text)).toContain('Young – für alle unter 28');
  expect(words((await shown('/de/empfehlen/101')).text)).not.toContain('Young');
});
